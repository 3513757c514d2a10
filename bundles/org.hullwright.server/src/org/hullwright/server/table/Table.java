package org.hullwright.server.table;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.server.table.TableRefusal.Reason;

/** One game that is being played. Any thread may ask it. */
public final class Table {

	private final Program program;
	private final Seating seating;
	private final Runnable changed;
	private @Nullable Playing playing;
	private CompletableFuture<TableSnapshot> next = new CompletableFuture<>();
	/** The last stop; null before the first. */
	private @Nullable TableSnapshot now;
	private int runs;
	private boolean left;
	/** Why there is no game; null when there is one. */
	private @Nullable TableRefusal broken;

	private Table(Program program, Seating seating, Runnable changed) {
		this.program = program;
		this.seating = seating;
		this.changed = changed;
	}

	/**
	 * Begins a game, or takes one up again.
	 *
	 * @param past what of the game has been played before, which may be nothing; by other rules as far as it fits
	 * @param changed told whenever the game has stopped somewhere else; must come back soon
	 * @throws IllegalArgumentException when no such game can begin; says why
	 */
	public static Table open(Program program, GameRecord past, Seating seating, Runnable changed) {
		program.refusalOf(past.options()).ifPresent(reason -> {
			throw new IllegalArgumentException(reason);
		});
		if (seating.size() != past.options().players()) {
			throw new IllegalArgumentException("there are " + seating.size() + " seats for " + past.options().players() + " players");
		}
		Table table = new Table(program, seating, changed);
		table.playAgain(past);
		return table;
	}

	/** What is played. */
	public Program program() {
		return program;
	}

	/** Who plays. */
	public Seating seating() {
		return seating;
	}

	/** The game as it is: where it stopped last, or will stop first. Fails with a {@link TableRefusal} when it is left or cannot begin. */
	public synchronized CompletableFuture<TableSnapshot> now() {
		TableSnapshot now = this.now;
		return now == null || broken != null ? next : CompletableFuture.completedFuture(now);
	}

	/**
	 * Takes a decision for a seat.
	 *
	 * @param decision its number, so that an answer to another one is not taken for one to this
	 * @param seconds how many it took to answer; null where that was not measured
	 * @return where the game stops next: at the same decision, asked anew, when the answer came too late
	 * @throws TableRefusal when it is not theirs, not asked now, has no such option, or its seconds are needed and missing
	 */
	public synchronized CompletableFuture<TableSnapshot> answer(int seat, int decision, int option, @Nullable Integer seconds)
			throws TableRefusal {
		checkOpen();
		TableRefusal broken = this.broken;
		if (broken != null) {
			throw broken;
		}
		PendingDecision question = asked();
		if (question.number() != decision) {
			throw new TableRefusal(Reason.ANOTHER_DECISION,
					"decision " + decision + (decision < question.number() ? " has been taken" : " is still to come")
							+ "; now decision " + question.number() + " is asked, of player " + question.seat());
		}
		if (question.seat() != seat) {
			throw new TableRefusal(Reason.ANOTHER_SEAT, "player " + question.seat() + " is asked now, not player " + seat);
		}
		if (option < 0 || option >= question.options().size()) {
			throw new TableRefusal(Reason.NO_SUCH_OPTION,
					"there is no option " + option + "; there are 0 to " + (question.options().size() - 1));
		}
		if (question.secondsLeft() != null && seconds == null) {
			throw new TableRefusal(Reason.SECONDS_MISSING, "time counts while this is decided, and " + question.secondsLeft()
					+ " seconds are left; the answer has to say in seconds how many it took, and this front end does not measure them");
		}
		goOn();
		playing().answer(option, seconds == null ? 0 : seconds);
		return next;
	}

	private PendingDecision asked() throws TableRefusal {
		boolean over = now != null && now.isOver();
		return question(now).orElseThrow(() -> new TableRefusal(Reason.NOTHING_ASKED,
				over ? "nobody is asked any more: the game is over" : "nobody is asked now: programs are deciding"));
	}

	/**
	 * Goes back to before a decision, and forgets what was decided from there on.
	 *
	 * @param decision its number
	 * @return where the game stops next: at that decision, or at the next one of a person
	 * @throws TableRefusal when there was no such decision yet
	 */
	public synchronized CompletableFuture<TableSnapshot> goBack(int decision) throws TableRefusal {
		TableSnapshot now = this.now;
		checkOpen();
		int taken = now == null ? 0 : now.record().decisions().size();
		if (now == null || decision < 0 || decision >= taken) {
			throw new TableRefusal(Reason.ANOTHER_DECISION,
					"decision " + decision + " has not been taken; " + (taken == 0 ? "none has" : "0 to " + (taken - 1) + " have"));
		}
		playAgain(now.record().until(decision));
		return next;
	}

	private void checkOpen() throws TableRefusal {
		if (left) {
			throw new TableRefusal(Reason.LEFT, "this game has been left");
		}
	}

	/** Ends the game where it is. Who waits for it to go on is told. */
	public synchronized void leave() {
		left = true;
		playing().leave();
		next.completeExceptionally(new TableRefusal(Reason.LEFT, "this game has been left"));
	}

	private Playing playing() {
		return Objects.requireNonNull(playing, "a table that was opened is played at");
	}

	private void playAgain(GameRecord past) {
		if (playing != null) {
			playing.leave();
		}
		CompletableFuture<TableSnapshot> superseded = next;
		goOn();
		next.whenComplete((moment, refusal) -> {
			if (refusal == null) {
				superseded.complete(moment);
			} else {
				superseded.completeExceptionally(refusal);
			}
		});
		broken = null;
		runs++;
		playing = new Playing(program, past, seating, runs, new Playing.Listener() {

			@Override
			public void stopped(Playing where, TableSnapshot moment) {
				Table.this.stopped(where, moment);
			}

			@Override
			public void couldNotBegin(Playing where, String why) {
				Table.this.couldNotBegin(where, why);
			}
		});
		playing.start();
	}

	/** Where a playing stopped that is not this game's any more is of no concern. */
	private void stopped(Playing where, TableSnapshot moment) {
		CompletableFuture<TableSnapshot> reached;
		synchronized (this) {
			if (where != playing || left) {
				return;
			}
			now = moment;
			reached = next;
		}
		reached.complete(moment);
		changed.run();
	}

	private void couldNotBegin(Playing where, String why) {
		TableRefusal refusal = new TableRefusal(Reason.CANNOT_BEGIN, why);
		CompletableFuture<TableSnapshot> awaited;
		synchronized (this) {
			if (where != playing || left) {
				return;
			}
			broken = refusal;
			awaited = next;
		}
		awaited.completeExceptionally(refusal);
		changed.run();
	}

	private void goOn() {
		next = new CompletableFuture<>();
		now = now == null ? null : now.answered();
	}

	/** The seat of the person who has to decide now; none while programs decide and after the end. */
	public synchronized Optional<Integer> waitingFor() {
		return question(now).map(PendingDecision::seat);
	}

	private static Optional<PendingDecision> question(@Nullable TableSnapshot moment) {
		return moment == null ? Optional.empty() : Optional.ofNullable(moment.question());
	}
}
