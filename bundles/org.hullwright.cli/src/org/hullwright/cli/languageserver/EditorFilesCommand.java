package org.hullwright.cli.languageserver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.lang.server.EditorFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes the files that another editor wants of the language beside its server. */
@Command(name = "editor-files", mixinStandardHelpOptions = true,
		description = "Writes a TextMate grammar and snippets of Hull, for other editors.")
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class EditorFilesCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Where they go: the folder of an extension.")
	private Path folder;

	/** @param console where it is told what was written */
	public EditorFilesCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		try {
			EditorFiles.ofHull().write(folder);
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(folder, unwritable));
		}
		console.out().println(folder.resolve(EditorFiles.GRAMMAR));
		console.out().println(folder.resolve(EditorFiles.SNIPPETS));
		return ExitCode.FINE;
	}
}
