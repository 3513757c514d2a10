package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.FileWords;
import org.hullwright.cli.pack.Problem;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackExport.Exported;
import org.hullwright.export.archive.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a pack as one file that can be sent to others. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Writes a pack as one file that can be sent to others.", footer = { "",
		"The same pack gives the same file, byte for byte. Links, hidden files and whatever is neither Hull nor a text, a game or a picture stay out." })
public final class ExportCommand implements Callable<Integer> {

	private static final int SHOWN = 20; // files that were left out

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--to", paramLabel = "FILE", description = "The archive, whose name ends with .hullpack. Without it: NAME-VERSION.hullpack in the current folder.")
	private Path archive;

	@Option(names = "--replace", description = "Replace the file when it is there already.")
	private boolean replace;

	@Option(names = "--with-errors", description = "Export the pack though it has errors.")
	private boolean withErrors;

	/** @param console where is told what was exported */
	public ExportCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws ArchiveRefusal {
		Workshop workshop = new Workshop();
		if (!withErrors) {
			refuseErrors(workshop);
		}
		PackExport export = workshop.exporter();
		Path target = archive == null ? Path.of(PackExport.fileNameOf(export.factsOf(folder))) : archive;
		refuseTarget(target);
		try {
			tell(export.export(folder, target, Progress.UNWATCHED), target);
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
		return ExitCode.FINE;
	}

	private void refuseErrors(Workshop workshop) {
		List<Problem> errors = workshop.open(folder).problems().stream().filter(Problem::isError).toList();
		if (!errors.isEmpty()) {
			errors.forEach(console.out()::println);
			throw new ContentProblem(folder + " has errors and is not exported; mend them, or say --with-errors");
		}
	}

	private void refuseTarget(Path target) {
		if (!target.toString().endsWith(ArchiveIndex.EXTENSION)) {
			throw new ContentProblem(target + " is no name of an archive: it has to end with " + ArchiveIndex.EXTENSION);
		}
		if (!replace && Files.exists(target)) {
			throw new ContentProblem("there is a " + target + " already; name another file with --to, or say --replace");
		}
	}

	private void tell(Exported exported, Path target) {
		List<LeftOut> leftOut = exported.leftOut();
		leftOut.stream().limit(SHOWN).forEach(each -> console.err().println("left out: " + each));
		if (leftOut.size() > SHOWN) {
			console.err().println("left out: " + (leftOut.size() - SHOWN) + " more");
		}
		console.err().println(exported.index().pack().name() + ": " + FileWords.counted(exported.index().files().size()));
		console.out().println(target);
	}
}
