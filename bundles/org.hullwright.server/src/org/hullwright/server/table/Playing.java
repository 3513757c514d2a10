package org.hullwright.server.table;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import org.eclipse.jdt.annotation.Nullable;
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

/** One playing of a game, along what is recorded of it and on from there. It is never gone back in: going back is another playing. */
final class Playing {

	private static final System.Logger LOG = System.getLogger(Playing.class.getName());

	private final Program program;
	private final Seating seating;
	private final int run;
	private final Listener listener;
	private volatile CompletableFuture<Reply> answer = new CompletableFuture<>();
	private volatile boolean left;
	private GameRecord past;
	private @Nullable String notice;
	private @Nullable Game game;

	/**
	 * @param past what is played again first; cut where it no longer fits
	 * @param run the how many-th playing of the game this is
	 * @param listener told on the thread of the game
	 */
	Playing(Program program, GameRecord past, Seating seating, int run, Listener listener) {
		this.program = program;
		this.past = past;
		this.seating = seating;
		this.run = run;
		this.listener = listener;
	}

	/** Is told what becomes of the game, on the thread of the game. */
	interface Listener {

		/** It stopped: at a question, at its end, or where a rule broke. */
		void stopped(Playing where, TableSnapshot moment);

		/** There is no game at all, and so no moment of it either; in words for people. */
		void couldNotBegin(Playing where, String why);
	}

	/** On a thread of its own, so that however long a program thinks, others have their share of the processor. */
	void start() {
		Thread.ofPlatform().daemon().name("game").start(this::play);
	}

	/** What was answered, and how many seconds it took where a track counts them. */
	private record Reply(int option, int seconds) {}

	/** Answers the question it has stopped at. */
	void answer(int option, int seconds) {
		answer.complete(new Reply(option, seconds));
	}

	/** Ends it at the next decision, without another word. */
	void leave() {
		left = true;
		answer.completeExceptionally(new GameAbandoned());
	}

	private void play() {
		try {
			while (!playedThrough()) {
				notice = notice + " It goes on from there.";
			}
		} catch (GameAbandoned abandoned) {
			// Left on purpose: the caller that left knows.
		} catch (OutOfMemoryError full) {
			fail(full, "This game needs more memory than there is, so it cannot go on.");
		} catch (RuntimeException | Error fault) {
			fail(fault, "This is a fault of Hullwright, not of the pack: " + fault);
		}
	}

	/** Those who play are told, whatever it was: without a word they would wait for ever. */
	private void fail(Throwable fault, String words) {
		LOG.log(System.Logger.Level.ERROR, "A game could not go on", fault);
		if (game == null) {
			listener.couldNotBegin(this, words);
		} else {
			stop(null, null, words);
		}
	}

	/** False when a recorded decision did not fit, which is then forgotten with all that followed. */
	private boolean playedThrough() {
		game = new Game(program, past, this::agent, Watching.EVENTS);
		try {
			Outcome outcome = game.play();
			stop(null, outcome, null);
		} catch (GameError error) {
			stop(null, null, error.getMessage() + " (" + error.place() + ")");
		} catch (ReplayMismatch mismatch) {
			notice = "The rules have changed since this game was played: " + mismatch.getMessage() + ".";
			past = past.before(mismatch);
			return false;
		}
		return true;
	}

	private Agent agent(int seat) {
		Optional<Agent> bot = seating.bot(seat, () -> left);
		return decision -> {
			if (left) {
				throw new GameAbandoned();
			}
			return bot.isPresent() ? chosenBy(bot.get(), decision) : asked(decision);
		};
	}

	/** What a program has chosen that was told to stop thinking is of no concern. */
	private int chosenBy(Agent bot, Decision decision) {
		int chosen = bot.choose(decision);
		if (left) {
			throw new GameAbandoned();
		}
		return chosen;
	}

	private int asked(Decision decision) {
		answer = new CompletableFuture<>();
		if (left) {
			throw new GameAbandoned();
		}
		stop(PendingDecision.of(decision), null, null);
		try {
			Reply reply = answer.join();
			decision.answeredAfter(reply.seconds());
			return reply.option();
		} catch (CompletionException abandoned) {
			throw new GameAbandoned();
		}
	}

	private void stop(@Nullable PendingDecision question, @Nullable Outcome outcome, @Nullable String failure) {
		Game stopped = Objects.requireNonNull(game, "only a game that has begun stops");
		listener.stopped(this, TableSnapshot.of(run, program, stopped, question, outcome, failure, notice));
	}
}
