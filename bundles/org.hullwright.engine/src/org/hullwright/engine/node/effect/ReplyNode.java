package org.hullwright.engine.node.effect;

import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Reply;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Effect.Option.About;

/**
 * In a test: an option, by its label or, when there is none, by what it is about.
 *
 * @param about what the thing is
 */
public record ReplyNode(int source, @Nullable String label, @Nullable ValueNode thing, About about) {

	/** The option as it is meant now. */
	Reply reply(Frame frame) {
		if (label != null) {
			return new Reply.Label(source, label);
		}
		int value = Objects.requireNonNull(thing, "a reply without a label is about a thing").value(frame);
		return about == About.DESIGNS ? new Reply.AnyCopy(source, value) : new Reply.Thing(source, value, about);
	}
}
