package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** A text with gaps for values. */
public final class TextNode {

	/** Characters of one text. */
	private static final int LONGEST = 2_000_000;
	private static final int CHARACTERS_PER_STEP = 4;

	private final List<Part> parts;

	public TextNode(List<Part> parts) {
		this.parts = List.copyOf(parts);
	}

	/** Words, or a value when there are none. */
	public record Part(String words, ValueNode value, Display display) {}

	/**
	 * The text with its gaps filled.
	 *
	 * @param source number of the place where it is told
	 * @throws ContentError when it becomes too long; before it is made
	 */
	public String render(int source, Frame frame) {
		StringBuilder text = new StringBuilder();
		for (Part part : parts) {
			String words = part.words() != null ? part.words() : frame.run().shown(part.value().value(frame), part.display());
			if (text.length() + words.length() > LONGEST) {
				throw new ContentError(source, "this tells too much at once: more than " + LONGEST + " characters; leave some of it out");
			}
			frame.run().burn(source, words.length() / CHARACTERS_PER_STEP);
			text.append(words);
		}
		return text.toString();
	}

	/** The pieces whose names are in the text, in its order. */
	public int[] pieces(Frame frame) {
		frame.run().spend(parts.size());
		return parts.stream().filter(part -> part.display() == Display.PIECE).mapToInt(part -> part.value().value(frame))
				.filter(piece -> piece != World.ABSENT).toArray();
	}
}
