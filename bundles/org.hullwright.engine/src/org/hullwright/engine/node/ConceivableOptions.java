package org.hullwright.engine.node;

import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.World;

/**
 * What options might say or be about at any time, whatever their lists and conditions leave of it now: all pieces of the kind that is asked
 * for, all words of the enumeration, all numbers. A misspelt name is not among it.
 */
final class ConceivableOptions {

	/** No number has more digits. */
	private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");

	private final Frame frame;
	private final Layout layout;
	private final World world;

	ConceivableOptions(Frame frame) {
		this.frame = frame;
		this.layout = frame.layout();
		this.world = layout.world();
	}

	/** Whether this is what an option might say or be about. */
	boolean include(Option option, Reply meant) {
		return switch (meant) {
			case Reply.Label(int source, String label) -> candidates(option, label).anyMatch(thing -> says(option, thing, label));
			case Reply.Thing(int source, int thing, About about) -> option.about() == about && isAbout(option, thing);
			case Reply.AnyCopy(int source, int sort) -> switch (option.about()) {
				case PIECES, DESIGNS -> layout.isA(world.sorts().get(sort).kind(), option.domain());
				case NOTHING, WORDS, NUMBERS -> false;
			};
		};
	}

	private boolean isAbout(Option option, int thing) {
		return switch (option.about()) {
			case NOTHING -> false;
			case PIECES -> thing >= 0 && thing < layout.pieceCount() && layout.isA(layout.kindOf(thing), option.domain());
			case DESIGNS -> thing >= 0 && thing < world.sorts().size() && layout.isA(world.sorts().get(thing).kind(), option.domain());
			case WORDS -> isWord(thing, option.domain());
			case NUMBERS -> true;
		};
	}

	/** Things that the option might be about and say the label. */
	private IntStream candidates(Option option, String label) {
		return switch (option.about()) {
			case NOTHING -> IntStream.of(OpenDecision.NOTHING);
			case PIECES -> IntStream.of(layout.piecesOf(option.domain()));
			case DESIGNS -> IntStream.range(0, world.sorts().size()).filter(sort -> isAbout(option, sort));
			case WORDS -> IntStream.range(0, world.words().size()).filter(word -> isWord(word, option.domain()));
			case NUMBERS -> NUMBER.matcher(label).results().mapToInt(digits -> Integer.parseInt(digits.group()));
		};
	}

	private boolean isWord(int word, int first) {
		return word >= 0 && word < world.words().size()
				&& world.words().get(word).enumeration().equals(world.words().get(first).enumeration());
	}

	/** A label about what is not there says nothing. */
	private boolean says(Option option, int thing, String label) {
		frame.effort().burn(option.source());
		if (option.things() != null) {
			frame.set(option.slot(), thing);
		}
		try {
			return frame.render(option.source(), option.label()).equals(label);
		} catch (ContentError aboutNothing) {
			return false;
		}
	}
}
