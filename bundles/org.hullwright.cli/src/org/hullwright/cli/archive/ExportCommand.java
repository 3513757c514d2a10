package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.ProblemLine;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.terminal.Version;
import org.hullwright.cli.texts.TranslationNotes;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.format.Expansions;
import org.hullwright.export.format.ExportChoices;
import org.hullwright.export.format.PackExporter.Exported;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Setting;
import org.hullwright.export.format.PackFormats;
import org.hullwright.export.json.DrawingForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a pack as one file, for those who play it or for those who write another front end. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Writes a pack as one file that can be sent to others.")
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ExportCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--to", paramLabel = "FILE",
			description = "The file, whose name ends as files of the format do: .hullpack, .hullpack.zip for json, .html, .pdf; for tts and vassal a folder. "
					+ "Without it: NAME-VERSION with that ending in the current folder.")
	private @Nullable Path archive;

	@Option(names = "--replace", description = "Replace the file when it is there already.")
	private boolean replace;

	@Option(names = "--with-errors", description = "Export the pack though it has errors; as hullpack only.")
	private boolean withErrors;

	@Option(names = "--format", paramLabel = "FORMAT", converter = FormatConverter.class, completionCandidates = FormatNames.class,
			description = "One of ${COMPLETION-CANDIDATES}. Without it: hullpack.")
	private PackFormat format = PackFormats.ALL.getFirst();

	@Option(names = "--expansions", paramLabel = "NAME", split = ",",
			description = "For json, pdf, tts and vassal: expansions that are on. Without it: none for json, where the "
					+ "others are told as changes, and all that the pack declares for the rest; of those that exclude each other the first.")
	private Set<String> expansions = Set.of();

	@Option(names = "--base-url", paramLabel = "ADDRESS",
			description = "For tts: where the folder will be on the web. Without it: the pictures are found on this machine only, "
					+ "for a test alone.")
	private String base = "";

	@Option(names = "--without-source", description = "For json: leave the Hull text out. Such a file cannot be imported.")
	private boolean withoutSource;

	@Option(names = "--drawings", paramLabel = "FORM",
			description = "For json: svg or png, as which each component is drawn besides, as it is printed. Without it: none.")
	private DrawingForm drawings = DrawingForm.NONE;

	private CommandSpec command;

	@Mixin
	private PrintChoices print;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where is told what was exported */
	public ExportCommand(Console console) {
		this.console = console;
	}

	/** Is told by the command line how it is described, and adds the formats to the help. */
	@Spec
	void describe(CommandSpec spec) {
		command = spec;
		List<String> lines = new ArrayList<>(List.of("", "Formats:"));
		PackFormats.ALL.forEach(known -> lines.add("  " + known.name() + ": " + known.title() + ". " + known.description()));
		lines.addAll(List.of("",
				"The same pack gives the same file, byte for byte. Links, hidden files and whatever is neither Hull nor a text, a game or a picture "
						+ "stay out."));
		spec.usageMessage().footer(lines.toArray(String[]::new));
	}

	@Override
	public Integer call() throws ArchiveRefusal {
		FormatOptions.refuseThoseOfOthers(format, command);
		if (archive != null) {
			refuseUnlessFree(archive); // before the pack is read, which takes a while
		}
		Workshop workshop = new Workshop(selected.packs());
		OpenPack pack = workshop.open(folder);
		if (!withErrors || !format.has(Setting.ERRORS)) {
			refuseErrors(pack);
		}
		Path target = archive == null ? Path.of(workshop.factsOf(folder).fileName(format.ending())) : archive;
		refuseUnlessFree(target);
		try {
			new ExportReport(console, json, folder).tell(write(pack, target, workshop), target, format);
			TranslationNotes.of(pack, workshop).forEach(note -> console.err().println(pack.name() + ": " + note));
		} catch (IllegalArgumentException unfit) {
			throw new ContentProblem(unfit.getMessage());
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
		return ExitCode.FINE;
	}

	private void refuseUnlessFree(Path target) {
		new ExportTarget(target, format).refuseUnlessFree(replace);
	}

	private Exported write(OpenPack pack, Path target, Workshop workshop) throws ArchiveRefusal, IOException {
		try (var progress = new ExportProgressLine(console.err())) {
			return workshop.exporter(format).export(pack.opened().compiler(), target, choices(pack), progress);
		}
	}

	private ExportChoices choices(OpenPack pack) {
		return new ExportChoices(Version.number(), expansionsFor(pack), !withoutSource, base, drawings, print.options());
	}

	private Expansions expansionsFor(OpenPack pack) {
		expansions.stream().filter(name -> !pack.expansions().contains(name)).findFirst().ifPresent(missing -> {
			throw new ContentProblem("there is no expansion " + missing + "; " + pack.name() + " has "
					+ (pack.expansions().isEmpty() ? "none" : String.join(", ", pack.expansions())));
		});
		return command.commandLine().getParseResult().hasMatchedOption("--expansions")
				? new Expansions.Named(expansions)
				: Expansions.USUAL;
	}

	private void refuseErrors(OpenPack pack) {
		List<ProblemLine> errors = pack.problems().stream().filter(ProblemLine::isError).toList();
		if (!errors.isEmpty()) {
			errors.forEach(console.out()::println);
			throw new ContentProblem(
					folder + " has errors and is not exported; mend them" + (format.has(Setting.ERRORS) ? ", or say --with-errors" : ""));
		}
	}
}
