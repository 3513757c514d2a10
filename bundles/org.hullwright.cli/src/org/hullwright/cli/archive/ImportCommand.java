package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.PackImport;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.file.FileNames;
import org.hullwright.export.json.SourceArchive;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a folder of a pack that came as one file. */
@Command(name = "import", mixinStandardHelpOptions = true, description = "Makes a folder of a pack that came as one file.", footer = { "",
		"Nothing is written unless the whole archive is good. Whether the pack has problems tells: hullwright check" })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ImportCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "FILE", description = "The archive, whose name ends with .hullpack, or an export with .hullpack.zip.")
	private Path archive;

	@Option(names = "--to", paramLabel = "FOLDER",
			description = "The folder to make. Without it: one with the name of the pack in the current folder.")
	private @Nullable Path folder;

	@Mixin
	private JsonOption json;

	/** @param console where is told what was imported */
	public ImportCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws ArchiveRefusal, IOException {
		if (!SourceArchive.isIn(archive)) {
			return unpack(archive);
		}
		Path copy = Files.createTempFile("source", ArchiveIndex.EXTENSION);
		try {
			SourceArchive.copy(archive, copy);
			return unpack(copy);
		} catch (ArchiveRefusal refusal) {
			throw refusal.of(archive);
		} finally {
			Files.deleteIfExists(copy);
		}
	}

	private int unpack(Path archive) throws ArchiveRefusal, IOException {
		PackImport importer = new Workshop().importer();
		Path target = folder == null ? Path.of(FileNames.of(importer.look(archive).pack().name())) : folder;
		try {
			tell(importer.unpack(archive, target, Progress.UNWATCHED), target);
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
		return ExitCode.FINE;
	}

	private void tell(ArchiveIndex index, Path target) {
		PackFacts pack = index.pack();
		console.err().println(pack.name() + " " + pack.version() + ": " + FileWords.counted(index.files().size()));
		pack.requires().forEach(required -> console.err().println("requires " + required));
		if (json.isWanted()) {
			json.print(console, new Imported(pack.name(), pack.version(), target.toString(), index.files().size(),
					pack.requires().stream().map(Object::toString).toList()));
		} else {
			console.out().println(target);
		}
	}

	/** What is printed for other programs. */
	private record Imported(String pack, String version, String folder, int files, List<String> requires) {}
}
