package org.hullwright.playtest.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.ReplayMismatch;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.tree.Place;
import org.hullwright.playtest.view.GameSnapshot;

/**
 * One playing of a game from its start along a line of decisions and on from there, on a virtual thread. It is never gone back in:
 * going back is another run. Stops for good when it is left.
 */
final class Run {
	private final Program program;
	private final PlaySetup setup;
	private final Line known;
	private final BiConsumer<Run, Moment> reached;
	private final List<Taken> taken = new ArrayList<>();
	private volatile CompletableFuture<Integer> answer = new CompletableFuture<>();
	private volatile boolean left;
	private Game game;

	/**
	 * @param known the line to go along
	 * @param reached told on the thread of this run at each stop
	 */
	Run(Program program, PlaySetup setup, Line known, BiConsumer<Run, Moment> reached) {
		this.program = program;
		this.setup = setup;
		this.known = known;
		this.reached = reached;
	}

	void start() {
		Thread.ofVirtual().name("game").start(this::play);
	}

	/** Answers the question it has stopped at. A second answer to one question is ignored. */
	void answer(int option) {
		answer.complete(option);
	}

	/** Makes it stop at the next decision, without another word. Any thread. */
	void leave() {
		left = true;
		answer.completeExceptionally(new GameAbandoned());
	}

	private void play() {
		GameRecord fresh = GameRecord.fresh(program, setup.options());
		GameRecord past = new GameRecord(fresh.pack(), fresh.version(), fresh.fingerprint(), fresh.options(),
			known.options().stream().map(org.hullwright.engine.game.Taken::option).toList(), List.of(), 0);
		game = new Game(program, past, this::agent, Watching.EVENTS);
		try {
			Outcome outcome = game.play();
			tell(Optional.empty(), Optional.of(outcome), Optional.empty());
		} catch (GameAbandoned abandoned) {
			// Left on purpose: whoever left knows.
			return;
		} catch (GameError error) {
			tell(Optional.empty(), Optional.empty(), Optional.of(error));
		} catch (ReplayMismatch mismatch) {
			tell(Optional.empty(), Optional.empty(), Optional.of(new GameError(Place.NOWHERE, List.of(), mismatch.getMessage())));
		}
	}

	private Agent agent(int seat) {
		Agent bot = new BotAgent(setup.seed());
		return decision -> setup.persons().contains(seat) ? asked(decision) : chosenBy(bot, decision);
	}

	private int chosenBy(Agent bot, Decision decision) {
		if (left) {
			throw new GameAbandoned();
		}
		return bot.choose(decision);
	}

	private int asked(Decision decision) {
		answer = new CompletableFuture<>();
		if (left) {
			throw new GameAbandoned();
		}
		tell(Optional.of(Question.of(decision, program.world().places())), Optional.empty(), Optional.empty());
		try {
			return answer.join();
		} catch (CompletionException abandoned) {
			throw new GameAbandoned();
		}
	}

	private void tell(Optional<Question> question, Optional<Outcome> outcome, Optional<GameError> failure) {
		List<Event> events = game.state().journal().events();
		decisionsOf(events);
		reached.accept(this, new Moment(new GameSnapshot(program, game.state()), line(), game.round(), question, outcome, failure, events,
			Changes.since(events, setup.persons())));
	}

	/** The line as it was gone, with what is known to lie ahead. */
	private Line line() {
		Line gone = known.standingAt(0);
		for (Taken decision : taken) {
			gone = gone.with(decision);
		}
		return gone;
	}

	private void decisionsOf(List<Event> events) {
		taken.clear();
		for (Event event : events) {
			if (event instanceof Event.Decided decided) {
				taken.add(new Taken(decided.seat(), decided.chosen()));
			}
		}
	}
}
