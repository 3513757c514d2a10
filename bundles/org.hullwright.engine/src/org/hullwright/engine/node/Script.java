package org.hullwright.engine.node;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What a test has prepared: answers, faces of dice and pieces of zones, each in order. Empty in games. */
public final class Script {

	private final Deque<Reply> replies = new ArrayDeque<>();
	private final Map<Integer, Deque<Integer>> faces = new HashMap<>();
	private final Map<Integer, Deque<Rigged>> pieces = new HashMap<>();

	/** A piece, or any copy of a design. */
	public record Rigged(int source, int value, boolean design) {
	}

	/** Prepares an answer. */
	public void answer(Reply reply) {
		replies.add(reply);
	}

	/** The next answer. */
	Optional<Reply> nextReply() {
		return Optional.ofNullable(replies.poll());
	}

	/** Takes the next answer away when it is the one for a decision that is not asked because there is nothing to decide. */
	void dropReply(Predicate<Reply> meant) {
		if (!replies.isEmpty() && meant.test(replies.peek())) {
			replies.remove();
		}
	}

	/** Whether answers are left that nobody asked for. */
	public Optional<Reply> leftOver() {
		return Optional.ofNullable(replies.peek());
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
		Deque<Integer> prepared = faces.get(die);
		return prepared == null ? null : prepared.poll();
	}

	/** The next piece of a zone; null when none is prepared. */
	Rigged nextPiece(int zone) {
		Deque<Rigged> prepared = pieces.get(zone);
		return prepared == null ? null : prepared.poll();
	}
}
