package org.hullwright.lang.mutation;

/** The mutation operators: the kinds of small faults that people make, as mutation testing knows them. */
public enum MutationOperator {

	INCREMENT_NUMBER("number one more"),
	DECREMENT_NUMBER("number one less"),
	ZERO_NUMBER("number 0"),
	/** {@code <} becomes {@code <=} or {@code >=}, and so on. */
	REPLACE_RELATION("other comparison"),
	/** {@code and} becomes {@code or}, and the other way round. */
	REPLACE_CONNECTIVE("and / or"),
	/** {@code +} becomes {@code -}, {@code *} becomes {@code /}, and the other way round. */
	REPLACE_ARITHMETIC("other arithmetic"),
	/** What was a condition is its opposite. */
	NEGATE_CONDITION("condition negated"),
	/** {@code yes} becomes {@code no}, and the other way round. */
	FLIP_TRUTH("yes / no"),
	/** {@code first} becomes {@code last}, {@code highest} becomes {@code lowest}, an order is reversed. */
	REVERSE_ORDER("first / last"),
	/** {@code increase} becomes {@code decrease}, and the other way round. */
	REVERSE_ADJUSTMENT("increase / decrease"),
	/** A sentence is left out. */
	REMOVE_STATEMENT("sentence removed"),
	/** Two sentences that follow each other change places. */
	SWAP_STATEMENTS("sentences swapped");

	private final String words;

	MutationOperator(String words) {
		this.words = words;
	}

	/** What people call it. */
	public String words() {
		return words;
	}
}
