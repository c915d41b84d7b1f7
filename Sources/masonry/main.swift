prepareProcess()
endProcess(run(Array(CommandLine.arguments.dropFirst())).rawValue)
