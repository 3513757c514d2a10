package org.hullwright.playtest.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.ReplayMismatch;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.debug.Debugger;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.debug.RunWatch;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.line.TouchedPieces;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * One playing of a game from its start along a line of decisions and on from there, on a virtual thread. It is never gone back in: going
 * back is another run. Stops for good when it is left.
 */
final class Playthrough {

	/** Stands in for an answer that was not given in time; which option it is does not matter then. */
	private static final int TIME_IS_UP = -1;
	/** Stands in for an answer where a person asks what a bot weighs, and is asked again. */
	private static final int WEIGH = -2;
	private static final System.Logger LOG = System.getLogger(Playthrough.class.getName());

	private final PlaySetup setup;
	private final Timekeeper timekeeper;
	private final BiConsumer<Playthrough, Moment> reached;
	private volatile CompletableFuture<Integer> answer = new CompletableFuture<>();
	private volatile boolean left;
	private volatile int decided; // decisions up to the last one of a bot
	private Program program;
	/** Null unless a debugger may suspend it; so is the next. */
	private @Nullable Insight watched;
	private @Nullable RunWatch watch;
	/** Null until it has begun. */
	private @Nullable Game game;
	/** The line to go along; shorter when it turns out not to fit. */
	private Line known;
	private final String rulesFingerprint;
	/** What is to be told with the next stop; null when there is nothing. */
	private @Nullable String notice;
	private volatile boolean dropped;

	/**
	 * A line to go along.
	 *
	 * @param rulesFingerprint fingerprint of the rules by which it was decided; empty when each decision has to fit by its words
	 */
	record Past(Line line, String rulesFingerprint) {}

	/**
	 * @param past the line to go along
	 * @param notice what is to be told with the first stop; null when there is nothing
	 * @param timekeeper takes the time of answers, where a track counts seconds
	 * @param reached told on the thread of this run at each stop
	 */
	Playthrough(Program program, PlaySetup setup, Past past, @Nullable String notice, Timekeeper timekeeper,
			BiConsumer<Playthrough, Moment> reached) {
		this.timekeeper = timekeeper;
		this.program = program;
		this.setup = setup;
		this.known = past.line();
		this.rulesFingerprint = past.rulesFingerprint();
		this.notice = notice;
		this.reached = reached;
	}

	/**
	 * Lets a debugger make it stand still; to be called before it starts.
	 *
	 * @param live whether it may before it has come to the end of the line
	 */
	void watch(Insight insight, Debugger debugger, boolean live) {
		watched = insight;
		watch = debugger.watch(insight, live, this::suspend);
	}

	/** Whether it can stand still. */
	boolean isWatched() {
		return watch != null;
	}

	void start() {
		Thread.ofVirtual().name("game").start(this::play);
	}

	/** Answers the question it has stopped at. A second answer to one question is ignored. */
	void answer(int option) {
		answer.complete(option);
	}

	/** Has a bot weigh the options of the question it has stopped at, which is then asked again. Ignored when it was answered. */
	void weigh() {
		answer.complete(WEIGH);
	}

	/** How many decisions there were when a bot decided last. Any thread. */
	int decided() {
		return decided;
	}

	/** Whether decisions of the line were dropped, because they no longer fit the rules. Any thread; known at its first stop. */
	boolean hasDropped() {
		return dropped;
	}

	/** Makes it stop at the next decision, without another word. Any thread. */
	void leave() {
		left = true;
		answer.completeExceptionally(new GameAbandoned());
		watch().ifPresent(RunWatch::leave);
	}

	/** Recorded decisions that no longer fit are dropped, and the game goes on from the last one that did. */
	private void play() {
		try {
			Optional.ofNullable(watched).ifPresent(insight -> program = insight.program());
			while (!playedThrough()) {
				notice = notice == null ? null : notice + " It goes on from there.";
			}
		} catch (GameAbandoned abandoned) {
			// Left on purpose: the caller that left knows.
		} catch (RuntimeException fault) {
			LOG.log(System.Logger.Level.ERROR, "A game could not go on", fault);
			String told = "This is a fault of Hullwright, not of the pack: " + fault;
			tell(new StopReason.Failed(new GameError(Place.NOWHERE, List.of(), told)));
		}
	}

	/** False when a recorded decision did not fit, which is then forgotten. */
	private boolean playedThrough() {
		GameRecord fresh = GameRecord.fresh(program, setup.options());
		GameRecord past = fresh.with(known.decisions(), known.editsDone()).decidedBy(rulesFingerprint);
		Game begun = new Game(program, past, this::agent, watch().map(RunWatch::probe).map(Watching.EVENTS::with).orElse(Watching.EVENTS));
		game = begun;
		try {
			Outcome outcome = begun.play();
			endsEarlier();
			tell(new StopReason.Over(outcome));
		} catch (GameError error) {
			tell(new StopReason.Failed(error));
		} catch (ReplayMismatch mismatch) {
			Line fitting = known.standingAt(mismatch.decision()).cutHere();
			known = fitting.equals(known) ? fitting.withoutEditsHere() : fitting;
			drop(mismatch.getMessage());
			return false;
		}
		return true;
	}

	/** Tells when the game is over now before it has come to the end of the line. */
	private void endsEarlier() {
		int taken = game().record().decisions().size();
		if (taken < known.at()) {
			drop("the game is over after " + taken + (taken == 1 ? " decision" : " decisions") + " now, and " + known.at() + " were taken");
			known = known.standingAt(taken).cutHere();
		}
	}

	private void drop(String why) {
		dropped = true;
		notice = "The rules have changed since this game was played: " + why + ".";
	}

	private Agent agent(int seat) {
		return decision -> {
			watch().ifPresent(RunWatch::goLive);
			return setup.persons().contains(seat) ? asked(decision) : chosenBy(setup.bot(seat), decision);
		};
	}

	private void suspend() {
		tell(new StopReason.InBetween());
	}

	private int chosenBy(Bot bot, Decision decision) {
		if (left) {
			throw new GameAbandoned();
		}
		int chosen = Pace.USUAL.paced(open -> bot.choose(open, setup.seed(), () -> left), setup.seed()).choose(decision);
		decided = decision.number() + 1;
		return chosen;
	}

	private int asked(Decision decision) {
		Instant asked = timekeeper.now();
		int secondsLeft = decision.secondsLeft();
		Question question = Question.of(decision, game().state().journal().events(), program.world().places(), asked);
		try {
			int chosen = answered(question);
			while (chosen == WEIGH) {
				chosen = answered(question.with(Weighing.of(Bot.weigh(decision, setup.seed()), decision, program)));
			}
			notice = null;
			long seconds = Duration.between(asked, timekeeper.now()).toSeconds();
			decision.answeredAfter(chosen == TIME_IS_UP ? secondsLeft : (int) Math.clamp(seconds, 0, secondsLeft));
			return Math.max(0, chosen);
		} catch (CompletionException abandoned) {
			throw new GameAbandoned();
		}
	}

	private int answered(Question question) {
		CompletableFuture<Integer> awaited = new CompletableFuture<>();
		answer = awaited;
		if (left) {
			throw new GameAbandoned();
		}
		tell(new StopReason.Asked(question));
		Instant until = question.until();
		if (until != null) {
			timekeeper.completeAt(until, awaited, TIME_IS_UP);
		}
		return awaited.join();
	}

	private void tell(StopReason stop) {
		List<Event> events = game().state().journal().events();
		reached.accept(this,
				new Moment(new GameSnapshot(program, game().state()), line(events), game().record(), game().round(), stop, events, notice,
						TouchedPieces.since(events, setup.persons())));
	}

	/** The line as it was gone, with what is known to lie ahead. */
	private Line line(List<Event> events) {
		List<Taken> decisions = game().record().decisions();
		Line gone = known.standingAt(0);
		for (Event event : events) {
			if (event instanceof Event.Decided decided) {
				gone = gone.with(new SeatDecision(decided.seat(), decisions.get(gone.at())));
			}
		}
		return gone;
	}

	private Optional<RunWatch> watch() {
		return Optional.ofNullable(watch);
	}

	private Game game() {
		return Objects.requireNonNull(game, "only a game that has begun is told of");
	}
}
