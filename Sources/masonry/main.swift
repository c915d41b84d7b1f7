import MasonryKit
