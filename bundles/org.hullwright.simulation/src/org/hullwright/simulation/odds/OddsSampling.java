package org.hullwright.simulation.odds;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Event;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.SimulationProgress;

/**
 * Counts odds by the Monte Carlo method: plays games and looks at each sentence. Plays on the thread of the caller, so that it can have a
 * low priority; the same plan gives the same counts.
 */
public final class OddsSampling {

	private final OddsPlan plan;
	private final Clock clock;
	private final OddsTally tally;
	private final ExactChances exact;
	private final SequencedMap<Integer, Chance> rolls = new TreeMap<>();
	private int broken;

	/** @param clock dates the odds */
	public OddsSampling(OddsPlan plan, Clock clock) {
		this.plan = plan;
		this.clock = clock;
		this.tally = new OddsTally(plan.program());
		this.exact = new ExactChances(plan.program().world());
	}

	/** Plays all games of the plan, or those until it is cancelled. */
	public Odds sample(SimulationProgress progress) {
		progress.played(0, plan.games());
		for (int number = 0; number < plan.games() && !progress.isCancelled(); number++) {
			play(number, progress);
			progress.played(number + 1L, plan.games());
		}
		return odds();
	}

	private void play(int number, SimulationProgress progress) {
		OddsProbe probe = new OddsProbe(plan.program().layout());
		Game game = new Game(plan.program(), plan.options(number),
				seat -> probe.watching(plan.policy(seat).agent(plan.seed(number), seat, progress::isCancelled)),
				Watching.EVENTS.with(probe));
		try {
			boolean isWon = !game.play().winners().isEmpty();
			tally.add(probe, isWon);
			game.state().journal().events().forEach(this::note);
		} catch (GameError error) {
			broken++;
		}
	}

	/** What die is rolled at a place, the rules decide while they are performed; what its faces are, the text says. */
	private void note(Event event) {
		if (event instanceof Event.Rolled(int source, int die, int face) && source != 0) {
			rolls.computeIfAbsent(source, place -> exact.roll(place, die));
		}
	}

	private Odds odds() {
		List<Chance> chances = new ArrayList<>(exact.draws());
		chances.addAll(rolls.values());
		return new Odds(plan.program().world().fingerprint(), clock.instant(),
				plan.policies().stream().map(Policy::toString).distinct().collect(Collectors.joining(" and ")), tally.played(), broken,
				plan.program().world().places(), tally.places(), chances);
	}
}
