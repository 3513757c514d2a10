package org.hullwright.engine.lower.context;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.hullwright.model.Effect;

/** Notes in which frame each sentence of a pack is performed, while it is lowered. */
public final class SentenceNotes {

	private final Map<Integer, Sentence> sentences = new HashMap<>();

	/** A sentence, and where its locals are kept. */
	public record Sentence(Effect effect, FrameSlots frame) {}

	/** Notes a sentence that is being lowered; of one that is woven in at several places the first place counts. */
	public void note(int source, Effect effect, FrameSlots frame) {
		sentences.putIfAbsent(source, new Sentence(effect, frame));
	}

	/** @param source number of its place; none when no sentence stands there */
	public Optional<Sentence> at(int source) {
		return Optional.ofNullable(sentences.get(source));
	}
}
