package org.hullwright.model.texts;

import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Expression;
import org.hullwright.model.Readable;

/** Says in sentences how conditions of a pack stand in a game. */
public interface ConditionWording {

	/**
	 * A condition in a game.
	 *
	 * @param condition as it is written
	 * @param holds whether it holds
	 * @param names what names in it stand for; of one that is missing only its kind is told
	 * @param it what stands for {@code its}; null where it is named like a thing of its kind
	 * @param owner what stands for {@code this}; likewise
	 * @param left the number on its left side; null where it compares none, or where it may not be told
	 * @param right the same of its right side
	 * @param written whether anything is written for what it asks, where it asks for an effect
	 */
	record Stated(Expression condition, boolean holds, Map<Readable, Standing> names, @Nullable Standing it, @Nullable Standing owner,
			@Nullable Integer left, @Nullable Integer right, boolean written) {

		public Stated {
			names = Map.copyOf(names);
		}
	}

	/** How it stands, as a sentence without a capital letter and without a full stop. */
	String sentence(Stated stated);

	/** Whether its author has words for it, which tell more than a list or many words about what is behind it. */
	boolean isPhrased(Expression condition);

	/** Whether the words that its author has for it tell more than anything that is behind it. */
	boolean isWhole(Expression condition);

	/** Whether it takes many words: things that are looked for by what holds for each. */
	boolean isIntricate(Expression condition);
}
