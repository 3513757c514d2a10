package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.FileWords;
import org.hullwright.cli.JsonOption;
import org.hullwright.cli.Version;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Problem;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackExport.Exported;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.json.JsonExportOptions;
import org.hullwright.export.json.JsonPackExport;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a pack as one file, for those who play it or for those who write another front end. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Writes a pack as one file that can be sent to others.", footer = { "",
		"Formats: hullpack for others to import; json for other programs, with all that is in the pack as JSON with schemas, its texts, pictures and rules.",
		"The same pack gives the same file, byte for byte. Links, hidden files and whatever is neither Hull nor a text, a game or a picture stay out." })
public final class ExportCommand implements Callable<Integer> {

	private static final int SHOWN = 20; // files that were left out

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--to", paramLabel = "FILE",
			description = "The file, whose name ends with .hullpack, or with .hullpack.zip for json. Without it: NAME-VERSION with that ending in the current folder.")
	private Path archive;

	@Option(names = "--replace", description = "Replace the file when it is there already.")
	private boolean replace;

	@Option(names = "--with-errors", description = "Export the pack though it has errors; not as json.")
	private boolean withErrors;

	@Option(names = "--format", paramLabel = "FORMAT", description = "hullpack or json. Without it: hullpack.")
	private Format format = Format.HULLPACK;

	@Option(names = "--expansions", paramLabel = "NAME", split = ",", description = "For json: expansions that are on. The others are told as changes.")
	private Set<String> expansions = Set.of();

	@Option(names = "--without-source", description = "For json: leave the Hull text out. Such a file cannot be imported.")
	private boolean withoutSource;

	/** What is written. */
	enum Format {

		HULLPACK(ArchiveIndex.EXTENSION), JSON(JsonPackExport.EXTENSION);

		private final String extension;

		Format(String extension) {
			this.extension = extension;
		}
	}

	@Mixin
	private JsonOption json;

	/** @param console where is told what was exported */
	public ExportCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws ArchiveRefusal {
		if (format == Format.HULLPACK && (withoutSource || !expansions.isEmpty())) {
			throw new ContentProblem("--expansions and --without-source are for --format json; an archive is the text of a pack and nothing else");
		}
		Workshop workshop = new Workshop();
		OpenPack pack = workshop.open(folder);
		if (!withErrors || format == Format.JSON) {
			refuseErrors(pack);
		}
		Path target = archive == null ? Path.of(usualName(workshop.exporter().factsOf(folder))) : archive;
		refuseTarget(target);
		try {
			if (format == Format.JSON) {
				tell(workshop.dataExporter().export(pack.loaded(), target, new JsonExportOptions(Version.number(), !withoutSource, expansions), Progress.UNWATCHED), target);
			} else {
				tell(workshop.exporter().export(folder, target, Progress.UNWATCHED), target);
			}
		} catch (IllegalArgumentException unfit) {
			throw new ContentProblem(unfit.getMessage());
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
		return ExitCode.FINE;
	}

	private String usualName(PackFacts facts) {
		return format == Format.JSON ? JsonPackExport.fileNameOf(facts) : PackExport.fileNameOf(facts);
	}

	private void refuseErrors(OpenPack pack) {
		List<Problem> errors = pack.problems().stream().filter(Problem::isError).toList();
		if (!errors.isEmpty()) {
			errors.forEach(console.out()::println);
			throw new ContentProblem(folder + " has errors and is not exported; mend them" + (format == Format.JSON ? "" : ", or say --with-errors"));
		}
	}

	private void refuseTarget(Path target) {
		if (!target.toString().endsWith(format.extension)) {
			throw new ContentProblem(target + " is no name of an archive: it has to end with " + format.extension);
		}
		if (!replace && Files.exists(target)) {
			throw new ContentProblem("there is a " + target + " already; name another file with --to, or say --replace");
		}
	}

	private void tell(Exported exported, Path target) {
		tell(exported.leftOut(), exported.index().pack(), exported.index().files().size(), target);
	}

	private void tell(JsonPackExport.Exported exported, Path target) {
		tell(exported.leftOut(), exported.pack(), exported.files().size(), target);
	}

	private void tell(List<LeftOut> leftOut, PackFacts pack, int files, Path target) {
		leftOut.stream().limit(SHOWN).forEach(each -> console.err().println("left out: " + each));
		if (leftOut.size() > SHOWN) {
			console.err().println("left out: " + (leftOut.size() - SHOWN) + " more");
		}
		console.err().println(pack.name() + ": " + FileWords.counted(files));
		if (json.isWanted()) {
			json.print(console, new Written(pack.name(), pack.version(), target.toString(), files, leftOut.stream().map(LeftOut::toString).toList()));
		} else {
			console.out().println(target);
		}
	}

	/** What is printed for other programs. */
	private record Written(String pack, String version, String file, int files, List<String> leftOut) {
	}
}
