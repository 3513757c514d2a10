package org.hullwright.cli.test;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.testing.Leak;
import org.hullwright.engine.testing.LeakSearch;

/** Plays random games of packs and prints which of their lines tell a player what is hidden from them. */
final class LeakReport {

	/** How many with the fewest, and how many with the most players. */
	static final int GAMES = 25;

	private final PrintWriter out;
	private final Set<String> expansions;

	/** @param expansions that are on in all games */
	LeakReport(PrintWriter out, Set<String> expansions) {
		this.out = out;
		this.expansions = expansions;
	}

	/** Whether there is no such line in any of the packs. */
	boolean isTight(List<Path> packs) {
		List<String> lines = new ArrayList<>();
		packs.forEach(folder -> lines.addAll(linesOf(new Workshop().open(folder))));
		lines.forEach(out::println);
		out.println(lines.size() + (lines.size() == 1 ? " leak" : " leaks"));
		return lines.isEmpty();
	}

	private List<String> linesOf(OpenPack pack) {
		Program program = pack.program(expansions);
		if (program.world().game().phases().isEmpty()) {
			throw new ContentProblem(pack.name() + " has no game to play, so that nothing can be told in it");
		}
		try {
			return new LeakSearch(program).play(GAMES).stream().map(leak -> line(leak, pack)).toList();
		} catch (GameError error) {
			throw new ContentProblem(ErrorWords.of(error, pack));
		}
	}

	private static String line(Leak leak, OpenPack pack) {
		return pack.shown(leak.place()) + ": error: " + leak.message() + " (seed " + leak.seed() + ")";
	}
}
