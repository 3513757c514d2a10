package org.hullwright.cli.names;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.lang.ide.vocabulary.Vocabulary;
import org.hullwright.lang.ide.vocabulary.VocabularyEntry;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists names with their signatures: for authors who write in an editor that does not know Hull. */
@Command(name = "names", mixinStandardHelpOptions = true,
		description = "Lists what can be used of a pack and of those it requires: procedures with their parameters, kinds with what they have, "
				+ "values, zones and components.")
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class NamesCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Parameters(index = "1..*", paramLabel = "WORD", arity = "0..*",
			description = "Only what has all these words in its name, its parameters or what its author says of it.")
	private List<String> words = List.of();

	@Option(names = "--of", paramLabel = "PACK", split = ",", description = "Only names of these packs, separated by commas.")
	private List<String> packs = List.of();

	@Option(names = "--open", description = "Only what is left open, to be said by the pack that builds on it.")
	private boolean open;

	@Option(names = "--kind", paramLabel = "KIND",
			description = "All that things of a kind have, of whichever pack: what a new item, room or event says of itself first.")
	private @Nullable String kind;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where names are printed */
	public NamesCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Workshop workshop = new Workshop(selected.packs());
		OpenPack pack = workshop.open(folder);
		tellOfPacksThatAreNotThere(pack);
		List<VocabularyEntry> entries = entries(workshop.vocabulary(), pack).stream().filter(this::isWanted).toList();
		if (json.isWanted()) {
			json.print(console, new Names(pack.name(), entries));
		} else {
			lines(entries).forEach(console.out()::println);
		}
		if (entries.isEmpty()) {
			console.err().println(open && words.isEmpty() ? "nothing is left open" : "nothing is called so");
		}
		return ExitCode.FINE;
	}

	private List<VocabularyEntry> entries(Vocabulary vocabulary, OpenPack pack) {
		String wanted = kind;
		return wanted == null
				? vocabulary.of(pack.opened().loaded())
				: vocabulary.ofKind(pack.opened().loaded(), wanted)
						.orElseThrow(
								() -> new ContentProblem("there is no kind " + wanted + " here; there are " + kinds(vocabulary, pack)));
	}

	private static String kinds(Vocabulary vocabulary, OpenPack pack) {
		return vocabulary.of(pack.opened().loaded()).stream().filter(entry -> entry.head().startsWith("kind "))
				.map(VocabularyEntry::name).sorted().collect(Collectors.joining(", "));
	}

	private List<String> lines(List<VocabularyEntry> entries) {
		String wanted = kind;
		return wanted == null ? new NamesText(entries).lines() : new KindText(wanted, entries).lines();
	}

	/** What is not there cannot be listed. */
	private void tellOfPacksThatAreNotThere(OpenPack pack) {
		List<HullFile> files = pack.opened().loaded().files();
		Set<String> there = files.stream().map(file -> PackContext.packOf(file.eResource())).collect(Collectors.toCollection(TreeSet::new));
		files.stream().map(HullFile::getPack).filter(Objects::nonNull).flatMap(head -> head.getRequirements().stream())
				.map(Requirement::getPack).filter(Objects::nonNull).distinct()
				.filter(required -> !there.contains(required))
				.forEach(missing -> console.err().println("there is no pack " + missing + " beside " + folder
						+ ", which is required: its names are not listed"));
		packs.stream().filter(wanted -> !there.contains(wanted)).findFirst().ifPresent(wanted -> {
			throw new ContentProblem("there is no pack " + wanted + " here; there are " + String.join(", ", there));
		});
	}

	private boolean isWanted(VocabularyEntry entry) {
		String text = Stream.of(entry.owner(), entry.head(), entry.about()).map(part -> part.toLowerCase(Locale.ROOT))
				.reduce("", (one, other) -> one + " " + other);
		return (packs.isEmpty() || packs.contains(entry.pack())) && (!open || entry.open())
				&& words.stream().allMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)));
	}

	/** What is printed for other programs. */
	private record Names(String pack, List<VocabularyEntry> names) {}
}
