package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.PackReader;
import org.hullwright.packs.PlayableGames;

/**
 * Which of some packs can be played: those that bring a game, and those that add to what a game builds on. What only looks otherwise, and
 * what games share, is not among them. Goes by the words of the packs, which are not parsed: that would take far too long for a list.
 */
public final class OfferedPacks {

	private static final Pattern COMMENT = Pattern.compile("//.*");
	private static final Pattern HEAD = Pattern.compile("(?m)^\\s*pack\\s+([\\p{L}_]\\w*)");
	private static final Pattern TITLE = Pattern.compile("(?m)^\\s*pack\\s+[\\p{L}_]\\w*\\s*\"([^\"]+)\"");
	private static final Pattern REQUIRED = Pattern.compile("\\brequires\\s+([\\p{L}_]\\w*)");
	private static final Pattern BESIDE = Pattern.compile("(?m)^\\s*pack\\s+[\\p{L}_]\\w*\\s+where\\s+there\\s+is\\s+([\\p{L}_]\\w*)");
	private final Map<String, Words> packs = new LinkedHashMap<>();
	private final List<Words> games;

	/**
	 * A pack that can be played.
	 *
	 * @param title what people call it
	 */
	public record Offered(Path folder, String title) {}

	/**
	 * What the words of a pack say.
	 *
	 * @param beside packs in whose games some of its files count
	 * @param game whether it brings one
	 */
	private record Words(Path folder, String name, String title, Set<String> required, Set<String> beside, boolean game) {

		Offered offered() {
			return new Offered(folder, title.isEmpty() ? name : title);
		}
	}

	private OfferedPacks(List<Path> folders) {
		folders.forEach(folder -> {
			Words words = words(folder);
			packs.putIfAbsent(words.name(), words);
		});
		games = packs.values().stream().filter(Words::game).toList();
	}

	/** Those of some packs that can be played: first those that bring a game, then the others, and otherwise in their order. */
	public static List<Offered> of(List<Path> folders) {
		var all = new OfferedPacks(folders);
		return Stream.concat(all.games.stream(), all.packs.values().stream().filter(all::addsToGame)).map(Words::offered).toList();
	}

	/** Some pack, be it playable or not. */
	public static Offered titled(Path folder) {
		return words(folder).offered();
	}

	private static Words words(Path folder) {
		String text = new PackReader().read(folder).stream().flatMap(source -> source.text().lines()).filter(OfferedPacks::tells)
				.map(line -> COMMENT.matcher(line).replaceAll("")).collect(Collectors.joining("\n"));
		Set<String> required = all(REQUIRED, text);
		required.remove(CoreLibrary.PACK);
		return new Words(folder, all(HEAD, text).stream().findFirst().orElse(folder.getFileName().toString()),
				all(TITLE, text).stream().findFirst().orElse(""), required, all(BESIDE, text),
				PlayableGames.mayDeclareGame(text));
	}

	/** Nearly all lines of a pack say nothing of what it goes with; they are passed over before anything else is looked for in them. */
	private static boolean tells(String line) {
		return line.contains("pack ") || line.contains("requires ") || line.contains("game ");
	}

	private static Set<String> all(Pattern pattern, String text) {
		return pattern.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
	}

	/** What requires a pack that is not among these may be played in a game that is not either. */
	private boolean addsToGame(Words pack) {
		if (pack.game() || pack.required().isEmpty()) {
			return false;
		}
		Set<String> needed = needed(pack);
		if (needed.stream().anyMatch(name -> !packs.containsKey(name) || packs.get(name).game())) {
			return true;
		}
		List<Words> builtOnIt = games.stream().filter(game -> needed(game).contains(pack.name())).toList();
		return (builtOnIt.isEmpty() || games.stream().anyMatch(game -> pack.beside().contains(game.name())))
				&& games.stream().anyMatch(game -> needed(game).stream().anyMatch(pack.required()::contains));
	}

	/** What a pack requires, by itself and through others. */
	private Set<String> needed(Words pack) {
		Set<String> needed = new HashSet<>();
		Deque<String> open = new ArrayDeque<>(pack.required());
		while (!open.isEmpty()) {
			String next = open.pop();
			if (needed.add(next) && packs.containsKey(next)) {
				open.addAll(packs.get(next).required());
			}
		}
		return needed;
	}
}
