package org.hullwright.engine.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * A condition that holds or does not, as it was found when a client asked for the reason of something.
 *
 * @param source number of the place of the condition
 * @param holds whether it holds
 * @param nature what it tells
 * @param locals values of the frame that it was asked in, by slot; slots that nothing was put into have any value
 * @param numbers the two numbers that it compares, {@code a > b} as {@code b < a}; {@link World#ABSENT} for what may not be told, empty for
 * other conditions
 * @param because what makes it so, all of it together; empty when nothing is known behind it
 */
public record Ground(int source, boolean holds, Nature nature, List<Integer> locals, List<Integer> numbers, List<Ground> because) {

	public Ground {
		locals = List.copyOf(locals);
		numbers = List.copyOf(numbers);
		because = List.copyOf(because);
	}

	/** What a condition tells. */
	public enum Nature {
		/** How the game stands. */
		STATE,
		/** Which of several things is meant. */
		IDENTITY,
		/** What is printed, and the same in every game. */
		PRINTED,
		/** That nothing is written for what is asked. */
		UNWRITTEN
	}

	/** What several conditions tell together, each once; what is printed is no news beside how the game stands. */
	public static List<Ground> together(List<Ground> some, List<Ground> more) {
		List<Ground> all = new ArrayList<>(some);
		more.stream().filter(ground -> !all.contains(ground)).forEach(all::add);
		List<Ground> news = all.stream().filter(ground -> ground.nature() != Nature.PRINTED).toList();
		return news.isEmpty() ? all : news;
	}
}
