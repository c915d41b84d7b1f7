// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "masonry",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MasonryKit", targets: ["MasonryKit"]),
    .executable(name: "masonry", targets: ["masonry"]),
  ],
  targets: [
    .target(
      name: "MasonryKit",
      // The standard library's `rounded(_:)` calls libm, which nothing else would link on Linux.
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "masonry", dependencies: ["MasonryKit"]),
    .target(name: "PlainLoop", path: "Tests/Benchmarks/PlainLoop"),
    .executableTarget(
      name: "masonry-benchmark", dependencies: ["MasonryKit", "PlainLoop"],
      path: "Tests/Benchmarks/Suite"),
    .testTarget(name: "MasonryKitTests", dependencies: ["MasonryKit"]),
    .testTarget(name: "masonryTests", dependencies: ["masonry"]),
  ]
)
