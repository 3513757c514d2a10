package org.hullwright.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.PackState;
import org.hullwright.lang.ide.outline.OutlineBuilder;

/**
 * What another version of a pack declares differently, tests aside. Comments and blanks change nothing.
 *
 * @param added what only the later version has
 * @param changed what says something else there
 * @param removed what only the earlier version has
 * @param required names of packs that both require and that say something else
 * @param games names of their games where these are not the same: of the earlier one, and of the later one; none otherwise
 */
public record PackChanges(List<Declared> added, List<Declared> changed, List<Declared> removed, List<String> required,
		List<String> games) {

	private static final int MOST = 12;

	public PackChanges {
		added = List.copyOf(added);
		changed = List.copyOf(changed);
		removed = List.copyOf(removed);
		required = List.copyOf(required);
		games = List.copyOf(games);
	}

	/** Compares two versions, both without errors. */
	public static PackChanges between(OpenPack before, OpenPack after, OutlineBuilder outlines) {
		DeclarationReader reader = new DeclarationReader(outlines);
		Map<String, Declared> then = reader.read(before);
		Map<String, Declared> now = reader.read(after);
		List<Declared> added = new ArrayList<>();
		List<Declared> changed = new ArrayList<>();
		now.forEach((key, declared) -> {
			Declared was = then.get(key);
			if (was == null) {
				added.add(declared);
			} else if (!was.text().equals(declared.text())) {
				changed.add(declared);
			}
		});
		List<Declared> removed = then.entrySet().stream().filter(was -> !now.containsKey(was.getKey())).map(Map.Entry::getValue).toList();
		return new PackChanges(added, changed, removed, requiredThatDiffer(before, after), gamesThatDiffer(before, after));
	}

	private static List<String> gamesThatDiffer(OpenPack before, OpenPack after) {
		List<String> games = List.of(world(before).game().name(), world(after).game().name());
		return games.getFirst().equals(games.getLast()) ? List.of() : games;
	}

	private static List<String> requiredThatDiffer(OpenPack before, OpenPack after) {
		Map<String, String> then = states(before).collect(Collectors.toMap(PackState::name, PackState::fingerprint));
		return states(after).filter(pack -> !pack.name().equals(after.name()))
				.filter(pack -> then.containsKey(pack.name()) && !pack.fingerprint().equals(then.get(pack.name()))).map(PackState::name)
				.toList();
	}

	private static Stream<PackState> states(OpenPack pack) {
		return world(pack).packs().stream();
	}

	private static World world(OpenPack pack) {
		return pack.program(pack.opened().usualExpansions().inPlainSetUp()).world();
	}

	/** What whoever compares two games has to know; empty when both are the same one. */
	public Optional<String> remarkOnGames() {
		return games.isEmpty()
				? Optional.empty()
				: Optional.of(
						"These are different games, " + String.join(" and ", games) + ", and not two versions of one, unless the game was "
								+ "renamed: what is said of wins compares one game with the other.");
	}

	/** Names of what was added or says something else: what a report on both versions is about. */
	public List<String> touched() {
		return Stream.concat(changed.stream(), added.stream()).map(Declared::name).distinct().toList();
	}

	/** What people read for the only declaration that is different; empty when there are others. */
	public Optional<String> single() {
		return changed.size() == 1 && added.isEmpty() && removed.isEmpty() && required.isEmpty()
				? changed.stream().findFirst().map(Declared::shown)
				: Optional.empty();
	}

	/** The changes as lines for a terminal, the more telling ones first; never none. */
	public List<String> lines() {
		List<String> lines = new ArrayList<>();
		add(lines, "Changed", changed);
		add(lines, "New", added);
		add(lines, "Gone", removed);
		if (!required.isEmpty()) {
			lines.add("Required packs that differ as well: " + String.join(", ", required) + ".");
		}
		return lines.isEmpty() ? List.of("Both versions declare the same.") : lines;
	}

	private static void add(List<String> lines, String what, List<Declared> declared) {
		if (!declared.isEmpty()) {
			String more = declared.size() > MOST ? ", and " + (declared.size() - MOST) + " more" : "";
			lines.add(what + ": " + declared.stream().limit(MOST).map(Declared::inWords).collect(Collectors.joining(", ")) + more + ".");
		}
	}
}
