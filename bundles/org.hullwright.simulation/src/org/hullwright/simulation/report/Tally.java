package org.hullwright.simulation.report;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.rules.Figure;

/** Counts the games of a simulation as they come, and makes the report. Not for several threads. */
public final class Tally {

	private final Plan plan;
	private final Map<Cell, TableTally> tables = new LinkedHashMap<>();
	private final Map<Cell, PairTally> pairs = new LinkedHashMap<>();
	private final List<BitSet> performed;
	private long played;

	private record Cell(int ruleset, int seats) {}

	/** Begins with no game. */
	public Tally(Plan plan) {
		this.plan = plan;
		this.performed = plan.rulesets().stream().map(any -> new BitSet()).toList();
		List<List<Figure>> figures = plan.rulesets().stream().map(Figure::of).toList();
		for (int ruleset = 0; ruleset < plan.rulesets().size(); ruleset++) {
			Designs designs = new Designs(plan.rulesets().get(ruleset));
			for (int seats : plan.seats()) {
				Cell cell = new Cell(ruleset, seats);
				tables.put(cell, new TableTally(designs, figures.get(ruleset), ruleset, seats));
				if (ruleset > 0) {
					FateTally fates = new FateTally(plan.rulesets().getFirst().world(), plan.rulesets().get(ruleset).world(), seats);
					pairs.put(cell,
							new PairTally(ruleset, seats, isScored(0) && isScored(ruleset), figures.getFirst(), figures.get(ruleset),
									fates));
				}
			}
		}
	}

	private boolean isScored(int ruleset) {
		return plan.rulesets().get(ruleset).world().standings().score() != null;
	}

	/** Counts a game. */
	public void add(GameResult result) {
		played++;
		int ruleset = result.deal().ruleset();
		tables.get(new Cell(ruleset, result.deal().seats())).add(result);
		pairs.forEach((cell, pair) -> {
			if (cell.seats() == result.deal().seats() && (ruleset == 0 || ruleset == cell.ruleset())) {
				pair.add(result);
			}
		});
		if (result instanceof GameResult.Finished finished) {
			performed.get(ruleset).or(finished.performed());
		}
	}

	/**
	 * What came out so far.
	 *
	 * @param engine version of this program, for those who read the report
	 * @param own whether a place is in the pack whose text is of interest, and not in one that it requires
	 */
	public Report report(String engine, Predicate<Place> own) {
		return report(engine, own, Focus.NONE);
	}

	/**
	 * What came out so far, about some components first.
	 *
	 * @param engine version of this program, for those who read the report
	 * @param own whether a place is in the pack whose text is of interest, and not in one that it requires
	 * @param asked the components that were asked about; where it names none, those that the pack adds to a game it does not bring itself
	 */
	public Report report(String engine, Predicate<Place> own, Focus asked) {
		Focus focus = asked.components().isEmpty() ? asked.on(added(own)) : asked;
		return new Report(Origin.of(plan, engine, played), tables.values().stream().map(tally -> tally.table().first(focus)).toList(),
				pairs.values().stream().map(PairTally::comparison).toList(),
				IntStream.range(0, plan.rulesets().size()).mapToObj(ruleset -> performed(ruleset, own)).toList(), focus);
	}

	/** The components of the first ruleset that stand in the pack itself; none where it brings the game. */
	private List<String> added(Predicate<Place> own) {
		World world = plan.rulesets().getFirst().world();
		if (own.test(world.places().of(world.procedures().get(world.game().setup()).source()))) {
			return List.of();
		}
		List<World.Sort> there = new Designs(plan.rulesets().getFirst()).inGame().stream().map(design -> world.sorts().get(design))
				.toList();
		List<String> added = there.stream().filter(sort -> own.test(world.places().of(sort.source()))).map(World.Sort::name).toList();
		return added.size() == there.size() ? List.of() : added;
	}

	private Performed performed(int ruleset, Predicate<Place> own) {
		Coverage coverage = new Coverage();
		coverage.add(plan.rulesets().get(ruleset).program(), performed.get(ruleset));
		return new Performed(coverage.files(own));
	}
}
