package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * A game that begins at a place in the text of a pack.
 *
 * @param known what was decided already, in a game that is gone on with
 */
public record GameStart(Rules rules, PlaySetup setup, Line known) {

	/**
	 * The game that begins at a place.
	 *
	 * @param usually the rules with the expansions that are usually on
	 * @param others prepares the pack once more when other expansions have to be on than usually
	 */
	static Prepared<GameStart> of(StartingPoint from, Rules usually, Set<String> usual, Path folder,
			Function<Set<String>, Prepared<Rules>> others) {
		try {
			StartSetup setup = StartSetup.of(from, usual, usually.program().world(), new RecordedGames(folder));
			Prepared<Rules> prepared = setup.expansions().equals(usual) ? new Prepared.Ready<>(usually) : others.apply(setup.expansions());
			return switch (prepared) {
				case Prepared.Broken<Rules>(List<PackProblem> problems) -> new Prepared.Broken<>(problems);
				case Prepared.Ready<Rules>(Rules rules) -> new Prepared.Ready<>(new GameStart(rules, setup.in(folder), setup.line()));
			};
		} catch (IllegalArgumentException unknown) {
			return Prepared.Broken.by(PackProblem.error(unknown.getMessage(), Place.NOWHERE));
		}
	}
}
