package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.model.Effect;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Which names are known at the sentences of a pack, and where their values are kept. For those who look into games. */
public final class Sentences {

	private final TypeInference types;
	private final Locals locals;
	private final Map<Integer, Sentence> sentences = new HashMap<>();

	Sentences(TypeInference types) {
		this.types = types;
		this.locals = new Locals(types.kinds());
	}

	private record Sentence(Effect effect, FrameSlots frame) {
	}

	/**
	 * A name that is known at a sentence.
	 *
	 * @param name as it is written
	 * @param slot of the frame, where its value is
	 * @param list whether it stands for several things
	 * @param display how its value is shown, or each of its values
	 */
	public record Local(String name, int slot, boolean list, Display display) {
	}

	/** Notes a sentence that is being lowered; of rules that are woven in at several places the first place counts for all. */
	void note(int source, Effect effect, FrameSlots frame) {
		sentences.putIfAbsent(source, new Sentence(effect, frame));
	}

	/**
	 * What is known at a sentence: first the thing that the text belongs to, where there is one, then the innermost name.
	 *
	 * @param source number of the place of the sentence; where there is none, nothing is known
	 */
	public List<Local> knownAt(int source) {
		Sentence sentence = sentences.get(source);
		if (sentence == null) {
			return List.of();
		}
		List<Local> known = new ArrayList<>();
		if (sentence.frame().hasSelf()) {
			known.add(local("this" + kindOf(types.ofOwner(sentence.effect())), FrameSlots.SELF, types.ofOwner(sentence.effect())));
		}
		locals.at(sentence.effect()).forEach((name, variable) -> sentence.frame().find(variable)
				.ifPresent(slot -> known.add(local(name, slot, types.of(variable)))));
		return known;
	}

	private static String kindOf(Type owner) {
		return owner instanceof Type.PieceType(var kind) ? " " + kind.getName() : "";
	}

	private Local local(String name, int slot, Type type) {
		boolean list = Expressions.isList(type);
		Optional<Type> each = list ? types.assignability().elementOf(type.present()) : Optional.of(type);
		return new Local(name, slot, list, each.flatMap(TextLowering::display).orElse(Display.NUMBER));
	}
}
