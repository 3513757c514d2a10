package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** A text with gaps for values. */
public final class TextNode {

	private final List<Part> parts;

	/** Takes its parts in order. */
	public TextNode(List<Part> parts) {
		this.parts = List.copyOf(parts);
	}

	/** Words, or a value when there are none. */
	public record Part(String words, ValueNode value, Display display) {
	}

	/** The text with its gaps filled. */
	public String render(Frame frame) {
		StringBuilder text = new StringBuilder();
		for (Part part : parts) {
			text.append(part.words() != null ? part.words() : frame.run().shown(part.value().value(frame), part.display()));
		}
		return text.toString();
	}

	/** The pieces whose names are in the text, in its order. */
	public int[] pieces(Frame frame) {
		return parts.stream().filter(part -> part.display() == Display.PIECE).mapToInt(part -> part.value().value(frame))
				.filter(piece -> piece != World.ABSENT).toArray();
	}
}
