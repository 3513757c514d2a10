package org.hullwright.cli.texts;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.lang.text.BidiControls;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Prints what is to be translated, sentences made from rules included, in Hull, so that it can go straight into a file of the pack, or what
 * its components read.
 */
@Command(name = "texts", mixinStandardHelpOptions = true,
		description = "Prints the texts of a pack that are not translated yet, ready to be filled in, or what is printed on its components.")
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class TextsCommand implements Callable<Integer> {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--language", paramLabel = "LANGUAGE",
			description = "Into which language, by its short name: de, fr, pl ...")
	private @Nullable String language;

	@Option(names = "--printed",
			description = "Print what components read instead: values, rules and the author's own texts, in that language if one is named.")
	private boolean printed;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where they are printed */
	public TextsCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		String into = language;
		if (into == null && !printed) {
			throw new ParameterException(spec.commandLine(), "name the language to translate into with --language, or say --printed");
		}
		if (into != null && !NAME.matcher(into).matches()) {
			throw new ParameterException(spec.commandLine(),
					"--language: '" + into + "' cannot be the name of a language; those are short, like de, fr or pt_BR");
		}
		return printed || into == null ? printTexts(into == null ? "" : into) : printUntranslated(into);
	}

	private int printUntranslated(String language) {
		Workshop workshop = new Workshop(selected.packs());
		OpenPack pack = workshop.open(folder);
		List<String> texts = workshop.untranslated().in(language, pack.opened().loaded().files());
		if (json.isWanted()) {
			json.print(console, new Untranslated(pack.name(), language, texts));
			return ExitCode.FINE;
		}
		if (texts.isEmpty()) {
			console.err().println(pack.name() + " is wholly translated into " + language);
			return ExitCode.FINE;
		}
		console.out().println("pack " + pack.name());
		console.out().println();
		console.out().println("translation " + (workshop.isKeyword(language) ? "^" : "") + language + " {");
		texts.forEach(text -> console.out().println("\t" + quoted(text) + " is " + quoted(text)));
		console.out().println("}");
		console.err().println(texts.size() + (texts.size() == 1 ? " text is" : " texts are") + " to be translated into " + language);
		return ExitCode.FINE;
	}

	/** @param language empty text for the one that the pack is written in */
	private int printTexts(String language) {
		Workshop workshop = new Workshop(selected.packs());
		OpenPack pack = workshop.open(folder);
		if (!language.isEmpty()) {
			pack.speaking(language);
		}
		List<PrintedText> texts = new PrintedTexts(workshop.cards()).of(pack.opened().compiler(), language);
		if (json.isWanted()) {
			json.print(console, new Printed(pack.name(), language, texts));
			return ExitCode.FINE;
		}
		texts.forEach(text -> console.out().println(text.lines() + System.lineSeparator()));
		return ExitCode.FINE;
	}

	/** What components read, for other programs. */
	private record Printed(String pack, String language, List<PrintedText> printed) {}

	/** What is printed for other programs. */
	private record Untranslated(String pack, String language, List<String> texts) {}

	private static String quoted(String text) {
		return '"' + BidiControls.escaped(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t"))
				+ '"';
	}
}
