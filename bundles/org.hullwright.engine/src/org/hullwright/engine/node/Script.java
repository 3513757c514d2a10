package org.hullwright.engine.node;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What a test, a tryout or a user by hand has prepared: answers, faces of dice and pieces of zones, each in order; how far it has played,
 * and what it could not place. Empty in games.
 */
public final class Script {

	/** Stands for whichever seat decides. */
	public static final int ANY_SEAT = 0;

	/** What is told of one test; more would not be read. */
	private static final int MOST_FAILED_EXPECTATIONS = 20;

	private final Run run;
	private Prompter prompter;
	private final Map<Integer, Deque<Integer>> faces = new HashMap<>();
	private final Map<Integer, Deque<Rigged>> pieces = new HashMap<>();
	private @Nullable Shortage shortage;
	private final Set<FailedExpectation> failedExpectations = new LinkedHashSet<>();
	private int nextPhase;
	/** Null while the game goes on. */
	private @Nullable String end;

	Script(Run run) {
		this.run = run;
		this.prompter = new Prompter(run);
	}

	/**
	 * A piece, or any copy of a design.
	 *
	 * @param source number of the place that prepared it; 0 for what was chosen by hand, which need not be there any more
	 */
	public record Rigged(int source, int value, boolean design) {}

	/** A sentence of the test itself that found no copy of a design in the supply. */
	public record Shortage(int source, int design) {}

	/**
	 * An expectation of the test that does not hold.
	 *
	 * @param expected what was expected, and what is so instead
	 */
	public record FailedExpectation(int source, String expected) {}

	/** Notes an expectation that does not hold; of very many the first ones are kept, and none twice. */
	public void fail(FailedExpectation expectation) {
		if (failedExpectations.size() < MOST_FAILED_EXPECTATIONS) {
			failedExpectations.add(expectation);
		}
	}

	/** The expectations that do not hold, in the order of their being looked at. */
	public List<FailedExpectation> failedExpectations() {
		return List.copyOf(failedExpectations);
	}

	/** Notes a shortage; the first one is kept, for others may follow from it. */
	public void fallShort(int source, int design) {
		if (shortage == null) {
			shortage = new Shortage(source, design);
		}
	}

	/** The first shortage. */
	public Optional<Shortage> shortage() {
		return Optional.ofNullable(shortage);
	}

	/** Prepares the next answer of a seat, or of {@link #ANY_SEAT}. */
	public void answer(Reply reply, int seat) {
		prompter.answer(new Prompter.Prepared(reply, seat));
	}

	/** Prepares an answer for every decision of a seat, or of {@link #ANY_SEAT}, that it fits and that no other answer is prepared for. */
	public void answerWhenOffered(Reply reply, int seat) {
		prompter.answerWhenOffered(new Prompter.Prepared(reply, seat));
	}

	/** Lets seconds go by before the next prepared answer; without one, before the next decision that is taken while a track counts. */
	public void letWait(int source, int seconds) {
		prompter.letWait(source, seconds);
	}

	/** Wants something to be offered, or not, by the decision that the next prepared answer is for; without one, by the next decision. */
	public void expect(Reply option, boolean offered) {
		prompter.expect(new Prompter.Offer(option, offered));
	}

	/** Forgets what has been prepared for decisions. */
	public void forgetAnswers() {
		prompter = new Prompter(run);
	}

	/** Who knows what has been prepared for decisions. */
	Prompter prompter() {
		return prompter;
	}

	/** What was not asked for, as the place that prepared it and what there is to say about it. */
	public <T> Optional<T> leftOver(BiFunction<Integer, String, T> complaint) {
		return prompter.leftOver().map(left -> complaint.apply(left.source(), left.complaint()));
	}

	/** Prepares a face. */
	public void rigDie(int die, int face) {
		faces.computeIfAbsent(die, any -> new ArrayDeque<>()).add(face);
	}

	/** Prepares a piece. */
	public void rigZone(int zone, Rigged piece) {
		pieces.computeIfAbsent(zone, any -> new ArrayDeque<>()).add(piece);
	}

	/** The next face of a die; null when none is prepared. */
	Integer nextFace(int die) {
		return next(faces, die);
	}

	/** The next piece of a zone; null when none is prepared. */
	Rigged nextPiece(int zone) {
		return next(pieces, zone);
	}

	private static <T> T next(Map<Integer, Deque<T>> prepared, int of) {
		Deque<T> left = prepared.isEmpty() ? null : prepared.get(of);
		return left == null ? null : left.poll();
	}

	/** The position, in the round, of the phase that is played next. */
	public int nextPhase() {
		return nextPhase;
	}

	/** Lets the test go on with another phase. */
	public void goOnWith(int phase) {
		nextPhase = phase;
	}

	/** Notes that the game has ended. */
	public void end(GameEnded ended) {
		end = ended.reason();
	}

	/** Why the game has ended, perhaps without a word; empty while it goes on. */
	public Optional<String> end() {
		return Optional.ofNullable(end);
	}
}
