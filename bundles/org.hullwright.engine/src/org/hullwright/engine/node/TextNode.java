package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** A text with gaps for values. */
public final class TextNode {

	/** Characters of one text. */
	private static final int LONGEST = 2_000_000;
	private static final int CHARACTERS_PER_STEP = 4;

	/** What every player sees. */
	private static final Sight ALL_SEE = new Sight.OfSeats(Seats.NONE);

	private final List<Part> parts;

	public TextNode(List<Part> parts) {
		this.parts = List.copyOf(parts);
	}

	/** What a text is put together from. */
	public sealed interface Part {}

	/** Words that are always the same. */
	public record Words(String words) implements Part {}

	/** A gap for a value. */
	public record Gap(ValueNode value, Display display) implements Part {}

	/**
	 * The text with its gaps filled.
	 *
	 * @param source number of the place where it is told
	 * @throws ContentError when it becomes too long; before it is made
	 */
	public String render(int source, Frame frame) {
		StringBuilder text = new StringBuilder();
		for (Part part : parts) {
			String words = switch (part) {
				case Words(String always) -> always;
				case Gap(ValueNode value, Display display) -> frame.tables().wording().of(value.value(frame), display);
			};
			if (text.length() + words.length() > LONGEST) {
				throw new ContentError(source, "this tells too much at once: more than " + LONGEST + " characters; leave some of it out");
			}
			frame.effort().burn(source, words.length() / CHARACTERS_PER_STEP);
			text.append(words);
		}
		return text.toString();
	}

	/** What the gaps show, in their order: pieces by their names, and states. */
	public List<Mention> mentions(Frame frame) {
		frame.effort().spend(parts.size());
		List<Mention> mentions = new ArrayList<>();
		for (Part part : parts) {
			if (part instanceof Gap(ValueNode value, Display display)) {
				mention(value, display, frame, mentions);
			}
		}
		return mentions;
	}

	private static void mention(ValueNode value, Display display, Frame frame, List<Mention> mentions) {
		if (display == Display.PIECE) {
			int piece = value.value(frame);
			if (piece != World.ABSENT) {
				mentions.add(new Mention.OfPiece(piece));
			}
		}
		List<Mention> traced = new ArrayList<>();
		value.trace(frame, traced);
		if (display == Display.PIECE || value.isPrinted() || value.isOpen(frame, ALL_SEE)) {
			traced.removeIf(Mention.Untraced.class::isInstance); // hides nothing but the piece, which is mentioned
		}
		mentions.addAll(traced);
	}
}
