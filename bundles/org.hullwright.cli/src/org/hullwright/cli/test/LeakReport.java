package org.hullwright.cli.test;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.testing.Leak;
import org.hullwright.engine.testing.LeakSearch;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.pack.PackSelection;

/** Plays random games of packs and prints which of their lines tell a player what is hidden from them. */
final class LeakReport {

	/** How many with the fewest, and how many with the most players. */
	static final int GAMES = 25;
	/** Places in one line of what was not checked. */
	private static final int MOST_SHOWN = 5;

	private final PrintWriter out;
	private final Set<String> expansions;
	private final PackSelection selection;

	/**
	 * @param expansions that are on in all games
	 * @param selection what is opened with each pack
	 */
	LeakReport(PrintWriter out, Set<String> expansions, PackSelection selection) {
		this.out = out;
		this.selection = selection;
		this.expansions = expansions;
	}

	/** Whether there is no such line in any of the packs. */
	boolean isTight(List<Path> packs) {
		List<String> lines = new ArrayList<>();
		List<String> unchecked = new ArrayList<>();
		for (Path folder : packs) {
			OpenPack pack = new Workshop(selection).open(folder);
			LeakSearch search = searched(pack);
			search.leaks().forEach(leak -> lines.add(line(leak, pack)));
			unchecked.addAll(unchecked(search.unchecked(), pack));
		}
		lines.forEach(out::println);
		out.println(lines.size() + (lines.size() == 1 ? " leak" : " leaks"));
		unchecked.forEach(out::println);
		return lines.isEmpty();
	}

	private LeakSearch searched(OpenPack pack) {
		Program program = pack.program(expansions);
		if (program.world().game().phases().isEmpty()) {
			throw new ContentProblem(pack.name() + " has no game to play, so that nothing can be told in it");
		}
		try {
			LeakSearch search = new LeakSearch(program);
			search.play(GAMES);
			return search;
		} catch (GameError error) {
			throw new ContentProblem(ErrorWords.of(error, pack));
		}
	}

	/** What the games could not show, in lines of their own; empty when they came to everything. */
	private static List<String> unchecked(LeakSearch.Unchecked unchecked, OpenPack pack) {
		List<String> lines = new ArrayList<>();
		int never = unchecked.neverTold().size();
		if (never > 0) {
			lines.add("not checked: %d of %d lines that tell or ask, because no game came to them: %s".formatted(never, unchecked.telling(),
					shown(unchecked.neverTold(), pack)));
		}
		int untraced = unchecked.untraced().size();
		if (untraced > 0) {
			lines.add("not checked: %d %s with values that a `let`, a count or a condition has made of others: %s".formatted(untraced,
					untraced == 1 ? "line" : "lines", shown(unchecked.untraced(), pack)));
		}
		return lines;
	}

	private static String shown(List<Place> places, OpenPack pack) {
		String first = places.stream().limit(MOST_SHOWN).map(pack.files()::shown).collect(Collectors.joining(", "));
		return first + (places.size() > MOST_SHOWN ? " and %d more".formatted(places.size() - MOST_SHOWN) : "");
	}

	private static String line(Leak leak, OpenPack pack) {
		return pack.files().shown(leak.place()) + ": error: " + leak.message() + " (seed " + leak.seed() + ")";
	}
}
