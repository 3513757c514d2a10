package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;

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
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.folder.WholeFolder;
import org.hullwright.export.html.HtmlExport;
import org.hullwright.export.json.JsonExportOptions;
import org.hullwright.export.json.JsonPackExport;
import org.hullwright.export.pdf.PdfExport;
import org.hullwright.export.table.TableReader;
import org.hullwright.export.tts.TtsExport;
import org.hullwright.export.tts.TtsOptions;
import org.hullwright.export.vassal.VassalExport;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a pack as one file, for those who play it or for those who write another front end. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Writes a pack as one file that can be sent to others.", footer = { "",
		"Formats: hullpack for others to import; json for other programs, with all that is in the pack as JSON with schemas, its texts, pictures and rules; html "
				+ "for browsers, a page with every element drawn and its rules, to be searched and printed; pdf to print, cut out and play; "
				+ "tts for Tabletop Simulator, a folder with objects, tables that are set up, their pictures and a report; "
				+ "vassal for VASSAL, a folder with a module, or with an extension where the pack only adds to another one, and a report.",
		"The same pack gives the same file, byte for byte. Links, hidden files and whatever is neither Hull nor a text, a game or a picture stay out." })
public final class ExportCommand implements Callable<Integer> {

	private static final int SHOWN = 20; // files that were left out

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--to", paramLabel = "FILE",
			description = "The file, whose name ends as files of the format do: .hullpack, .hullpack.zip for json, .html, .pdf; for tts and vassal a folder. "
					+ "Without it: NAME-VERSION with that ending in the current folder.")
	private Path archive;

	@Option(names = "--replace", description = "Replace the file when it is there already.")
	private boolean replace;

	@Option(names = "--with-errors", description = "Export the pack though it has errors; as hullpack only.")
	private boolean withErrors;

	@Option(names = "--format", paramLabel = "FORMAT", description = "One of ${COMPLETION-CANDIDATES}. Without it: hullpack.")
	private Format format = Format.HULLPACK;

	@Option(names = "--expansions", paramLabel = "NAME", split = ",",
			description = "For json, pdf, tts and vassal: expansions that are on. Without it: none for json, where the "
			+ "others are told as changes, and all that the pack declares for the rest.")
	private Set<String> expansions = Set.of();

	@Option(names = "--base-url", paramLabel = "ADDRESS",
			description = "For tts: where the folder will be on the web. Without it: the pictures are found on this machine only, "
			+ "for a test alone.")
	private String base;

	@Option(names = "--without-source", description = "For json: leave the Hull text out. Such a file cannot be imported.")
	private boolean withoutSource;

	/** What is written. */
	enum Format {

		HULLPACK(ArchiveIndex.EXTENSION, PackExport::fileNameOf),
		JSON(JsonPackExport.EXTENSION, JsonPackExport::fileNameOf),
		HTML(HtmlExport.EXTENSION, HtmlExport::fileNameOf),
		PDF(PdfExport.EXTENSION, PdfExport::fileNameOf),
		TTS("", TtsExport::folderNameOf),
		VASSAL("", VassalExport::folderNameOf);

		private final String extension;
		private final Function<PackFacts, String> usualName;

		Format(String extension, Function<PackFacts, String> usualName) {
			this.extension = extension;
			this.usualName = usualName;
		}

		/** Whether several files are written. */
		private boolean isFolder() {
			return extension.isEmpty();
		}

		@Override
		public String toString() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/** What only some formats can be asked for. */
	private static final SortedMap<String, Set<Format>> ONLY_FOR = new TreeMap<>(Map.of(
			"--expansions", EnumSet.of(Format.JSON, Format.PDF, Format.TTS, Format.VASSAL),
			"--without-source", EnumSet.of(Format.JSON),
			"--base-url", EnumSet.of(Format.TTS),
			"--paper", EnumSet.of(Format.PDF),
			"--backs", EnumSet.of(Format.PDF),
			"--bleed", EnumSet.of(Format.PDF),
			"--gap", EnumSet.of(Format.PDF),
			"--shift-backs", EnumSet.of(Format.PDF),
			"--ink-saver", EnumSet.of(Format.PDF),
			"--language", EnumSet.of(Format.PDF)));

	@Spec
	private CommandSpec command;

	@Mixin
	private PrintChoices print;

	@Mixin
	private JsonOption json;

	/** @param console where is told what was exported */
	public ExportCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws ArchiveRefusal {
		refuseWhatIsForOthers();
		Workshop workshop = new Workshop();
		OpenPack pack = workshop.open(folder);
		if (!withErrors || format != Format.HULLPACK) {
			refuseErrors(pack);
		}
		Path target = archive == null ? Path.of(format.usualName.apply(workshop.exporter().factsOf(folder))) : archive;
		refuseTarget(target);
		try {
			tell(write(pack, target, workshop), target);
		} catch (IllegalArgumentException unfit) {
			throw new ContentProblem(unfit.getMessage());
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
		return ExitCode.FINE;
	}

	private void refuseWhatIsForOthers() {
		ONLY_FOR.forEach((option, formats) -> {
			if (!formats.contains(format) && command.commandLine().getParseResult().hasMatchedOption(option)) {
				String meant = formats.stream().map(Format::toString).collect(Collectors.joining(" and --format "));
				throw new ContentProblem(option + " is for --format " + meant + " only");
			}
		});
	}

	private Outcome write(OpenPack pack, Path target, Workshop workshop) throws ArchiveRefusal, IOException {
		try (var progress = new ProgressLine(console.err())) {
			return switch (format) {
				case HULLPACK -> Outcome.of(workshop.exporter().export(folder, target, progress));
				case JSON -> Outcome.of(workshop.dataExporter().export(pack.loaded(), target, dataOptions(), progress));
				case HTML -> Outcome.of(workshop.pageExporter().export(pack.loaded(), target, progress));
				case PDF -> Outcome.of(workshop.printExporter().export(pack.loaded(), target, print.options(expansionsFor(pack)), progress));
				case TTS -> Outcome.of(workshop.ttsExporter().export(pack.loaded(), target, tableOptions(pack), progress));
				case VASSAL -> Outcome.of(workshop.vassalExporter().export(pack.loaded(), target, expansionsFor(pack), progress));
			};
		}
	}

	private JsonExportOptions dataOptions() {
		return new JsonExportOptions(Version.number(), !withoutSource, expansions);
	}

	private TtsOptions tableOptions(OpenPack pack) {
		return new TtsOptions(Optional.ofNullable(base), expansionsFor(pack));
	}

	/** What is on: what is said, and else all that the pack declares. */
	private Set<String> expansionsFor(OpenPack pack) {
		expansions.stream().filter(name -> !pack.expansions().contains(name)).findFirst().ifPresent(missing -> {
			throw new ContentProblem("there is no expansion " + missing + "; " + pack.name() + " has "
					+ (pack.expansions().isEmpty() ? "none" : String.join(", ", pack.expansions())));
		});
		return command.commandLine().getParseResult().hasMatchedOption("--expansions") ? expansions : TableReader.ownExpansions(pack.loaded());
	}

	private void refuseErrors(OpenPack pack) {
		List<Problem> errors = pack.problems().stream().filter(Problem::isError).toList();
		if (!errors.isEmpty()) {
			errors.forEach(console.out()::println);
			throw new ContentProblem(folder + " has errors and is not exported; mend them" + (format == Format.HULLPACK ? ", or say --with-errors" : ""));
		}
	}

	private void refuseTarget(Path target) {
		if (!target.toString().endsWith(format.extension)) {
			throw new ContentProblem(target + " is no name for " + format + ": it has to end with " + format.extension);
		}
		if (!replace && Files.exists(target)) {
			throw new ContentProblem("there is a " + target + " already; name another file with --to, or say --replace");
		}
		if (Files.isDirectory(target) && !(format.isFolder() && WholeFolder.isOurs(target))) {
			throw new ContentProblem(target + " is a folder that no export has written, and is not replaced; name another one with --to");
		}
	}

	private void tell(Outcome outcome, Path target) {
		List<LeftOut> leftOut = outcome.leftOut();
		leftOut.stream().limit(SHOWN).forEach(each -> console.err().println("left out: " + each));
		if (leftOut.size() > SHOWN) {
			console.err().println("left out: " + (leftOut.size() - SHOWN) + " more");
		}
		outcome.report().forEach(console.err()::println);
		if (format.isFolder() && isWithin(folder, target)) {
			console.err().println(target + " lies in the folder of the pack, and goes along when that is sent to others; put it elsewhere, or name another place with --to");
		}
		console.err().println(outcome.pack().name() + ": " + outcome.inWords());
		if (json.isWanted()) {
			json.print(console, new Written(outcome.pack().name(), outcome.pack().version(), target.toString(), outcome.files(),
					leftOut.stream().map(LeftOut::toString).toList(), outcome.report()));
		} else {
			console.out().println(target);
		}
	}

	private static boolean isWithin(Path folder, Path target) {
		try {
			return target.toRealPath().startsWith(folder.toRealPath());
		} catch (IOException gone) {
			return false;
		}
	}

	/**
	 * What was written.
	 *
	 * @param inWords what is in it
	 * @param report  what did not come along, and what to know, as sentences
	 */
	private record Outcome(PackFacts pack, int files, String inWords, List<LeftOut> leftOut, List<String> report) {

		Outcome(PackFacts pack, int files, String inWords, List<LeftOut> leftOut) {
			this(pack, files, inWords, leftOut, List.of());
		}

		static Outcome of(PackExport.Exported exported) {
			int files = exported.index().files().size();
			return new Outcome(exported.index().pack(), files, FileWords.counted(files), exported.leftOut());
		}

		static Outcome of(JsonPackExport.Exported exported) {
			return new Outcome(exported.pack(), exported.files().size(), FileWords.counted(exported.files().size()), exported.leftOut());
		}

		static Outcome of(FolderExport.Exported exported) {
			return new Outcome(exported.pack(), exported.files().size(), FileWords.counted(exported.files().size()), List.of(), exported.report());
		}

		static Outcome of(HtmlExport.Exported exported) {
			return new Outcome(exported.pack(), 1, "elements: " + exported.elements() + ", languages: " + String.join(", ", exported.languages()), List.of());
		}

		static Outcome of(PdfExport.Exported exported) {
			return new Outcome(exported.pack(), 1, "components: " + exported.components() + ", pages: " + exported.pages(), List.of(), exported.report());
		}
	}

	/** What is told to other programs. */
	private record Written(String pack, String version, String file, int files, List<String> leftOut, List<String> report) {
	}
}
