package org.hullwright.cli;

import java.io.PrintWriter;
import java.util.Set;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.naming.DidYouMean;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what was not understood, and where to read on. All options at once would push that out of the window. */
final class WrongUsage implements IParameterExceptionHandler {

	@Override
	@NonNullByDefault({})
	public int handleParseException(ParameterException wrong, String[] arguments) {
		CommandLine command = wrong.getCommandLine();
		PrintWriter err = command.getErr();
		Set<String> commands = command.getSubcommands().keySet();
		if (wrong instanceof UnmatchedArgumentException unmatched && !commands.isEmpty() && !unmatched.isUnknownOption()) {
			err.println(unknownCommand(unmatched.getUnmatched().getFirst(), commands));
		} else {
			err.println(wrong.getMessage());
			UnmatchedArgumentException.printSuggestions(wrong, err);
		}
		err.print(command.getHelp().fullSynopsis());
		err.println("All about it: " + command.getCommandSpec().qualifiedName() + " --help");
		return ExitCode.USAGE;
	}

	private static String unknownCommand(String written, Set<String> commands) {
		return "There is no command " + written + ". "
				+ DidYouMean.closest(written, commands.stream()).map(meant -> "Did you mean " + meant + "?")
						.orElse("There are " + String.join(", ", commands) + ".");
	}
}
