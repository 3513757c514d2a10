package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.tree.Text.Display;

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
}
