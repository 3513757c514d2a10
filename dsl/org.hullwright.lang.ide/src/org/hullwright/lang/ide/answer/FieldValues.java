package org.hullwright.lang.ide.answer;

import java.util.List;

/** What a question about a new element can be answered with. */
public sealed interface FieldValues {

	/** What stands for yes. */
	String YES = "yes";
	/** What stands for no. */
	String NO = "no";

	/**
	 * A whole number.
	 *
	 * @param lower the smallest that is allowed
	 * @param upper the largest that is allowed
	 */
	record Numbers(int lower, int upper) implements FieldValues {}

	/** Yes or no. */
	record YesOrNo() implements FieldValues {}

	/** Yes or no: whether the element says itself what happens when this effect is resolved. */
	record Effect() implements FieldValues {}

	/** Words for people, in quotes. */
	record Words() implements FieldValues {}

	/** A file of the pack with a picture in it, by its path in the pack, in quotes. */
	record PictureFile() implements FieldValues {}

	/**
	 * One of some names.
	 *
	 * @param options the names; none of them may be taken when the usual answer is {@code none}
	 */
	record OneOf(List<Option> options) implements FieldValues {

		public OneOf {
			options = List.copyOf(options);
		}
	}

	/**
	 * Any of some names, in an order, separated by commas; a name may be taken more than once.
	 *
	 * @param options the names
	 */
	record SomeOf(List<Option> options) implements FieldValues {

		public SomeOf {
			options = List.copyOf(options);
		}
	}

	/** Anything that Hull has a text for. */
	record Written() implements FieldValues {}

	/**
	 * A name that can be taken.
	 *
	 * @param name as it is written
	 * @param title for people
	 */
	record Option(String name, String title) {}
}
