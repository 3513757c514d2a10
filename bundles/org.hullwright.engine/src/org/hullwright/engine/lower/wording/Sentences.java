package org.hullwright.engine.lower.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.context.SentenceNotes;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.lower.expression.TextLowering;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.types.Type;

/** What is known at the sentences of a pack, for those who look into games. Not for several threads at once. */
public final class Sentences {

	private final Pack pack;

	/** @param pack whose sentences have all been lowered */
	public Sentences(Pack pack) {
		this.pack = pack;
	}

	/**
	 * A name that is known at a sentence.
	 *
	 * @param name as it is written
	 * @param slot of the frame, where its value is
	 * @param shape of what it stands for
	 */
	public record Local(String name, int slot, Shape shape) {}

	/**
	 * What values are like.
	 *
	 * @param list whether there are several
	 * @param display how each is shown
	 */
	public record Shape(boolean list, Display display) {}

	/**
	 * A question that is asked before a sentence.
	 *
	 * @param value what answers it
	 * @param slots size of the frame that this takes, in which the locals of the sentence are where they were
	 * @param shape of the answer
	 */
	public record Question(Argument value, int slots, Shape shape) {}

	/** A sentence by the number of its place; none when no sentence stands there. */
	public Optional<Effect> at(int source) {
		return pack.notes().at(source).map(SentenceNotes.Sentence::effect);
	}

	/**
	 * What is known at a sentence: the innermost name first, then the thing that the text belongs to, where there is one.
	 *
	 * @param source number of the place of the sentence; where there is none, nothing is known
	 */
	public List<Local> knownAt(int source) {
		return pack.notes().at(source).map(this::knownAt).orElse(List.of());
	}

	private List<Local> knownAt(SentenceNotes.Sentence sentence) {
		List<Local> known = new ArrayList<>();
		pack.locals().at(sentence.effect()).forEach((name, variable) -> sentence.frame().find(variable)
				.ifPresent(slot -> known.add(new Local(name, slot, shape(pack.types().of(variable))))));
		if (sentence.frame().hasSelf() && pack.types().ofOwner(sentence.effect()) instanceof Type.PieceType(var kind)) {
			known.add(new Local("this " + kind.getName(), FrameSlots.SELF, new Shape(false, Display.PIECE)));
		}
		return known;
	}

	private Shape shape(Type type) {
		boolean list = Expressions.isList(type);
		Optional<Type> each = list ? pack.types().assignability().elementOf(type.present()) : Optional.of(type);
		return new Shape(list, each.flatMap(TextLowering::display).orElse(Display.NUMBER));
	}

	/** A text by its number, be it one of the world or one that was only written into a question. */
	public String text(int number) {
		return pack.texts().all().get(number);
	}

	/**
	 * An expression that stands right before a sentence and is linked, as a question.
	 *
	 * @throws LoweringException when it asks for something that has no value
	 */
	public Question question(int source, Expression expression) {
		FrameSlots frame = pack.notes().at(source).map(sentence -> sentence.frame().copy())
				.orElseThrow(() -> pack.sources().refuse(expression, "here nothing can be asked"));
		Argument value = new Expressions(pack, frame).argument(expression);
		return new Question(value, frame.size(), shape(pack.types().of(expression)));
	}
}
