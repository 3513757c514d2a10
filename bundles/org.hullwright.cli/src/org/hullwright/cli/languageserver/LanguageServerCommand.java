package org.hullwright.cli.languageserver;

import java.io.PrintStream;
import java.util.concurrent.Callable;

import org.hullwright.cli.ExitCode;
import org.hullwright.lang.server.LanguageServerSession;
import picocli.CommandLine.Command;

/** Helps another editor with Hull, by the language-server protocol. */
@Command(name = "language-server", mixinStandardHelpOptions = true,
		description = "Answers an editor that speaks the language-server protocol.", footer = { "",
				"Reads requests from standard input and writes answers to standard output, nothing else; remarks go to standard error. Ends when the editor",
				"does: with 0 when it said so before, with 3 when it just went." })
public final class LanguageServerCommand implements Callable<Integer> {

	@Override
	public Integer call() {
		PrintStream answers = System.out;
		System.setOut(System.err); // what is printed must not spoil the protocol
		try {
			return new LanguageServerSession(System.in, answers).serve() ? ExitCode.FINE : ExitCode.FAULT;
		} finally {
			System.setOut(answers);
		}
	}
}
