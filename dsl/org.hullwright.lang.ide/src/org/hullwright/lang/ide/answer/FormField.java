package org.hullwright.lang.ide.answer;

/**
 * One question of an {@link ElementForm}. Answers are texts of Hull, as they stand behind the colon; words for people stand without quotes.
 *
 * @param name what is answered, as it is written
 * @param label the same for people
 * @param explanation what its author wrote above it; may be empty
 * @param values what can be answered
 * @param isNeeded whether the element is incomplete without an answer
 * @param usual what holds when nothing is written; empty when that cannot be written
 * @param proposed the answer to begin with
 */
public record FormField(String name, String label, String explanation, FieldValues values, boolean isNeeded, String usual,
		String proposed) {}
