package org.hullwright.lang.parser;

import org.antlr.runtime.IntStream;
import org.antlr.runtime.RecognitionException;

/**
 * A declaration that is longer, or goes deeper, than can be read. Everything that looks at a text afterwards follows how it is nested, so
 * that what is nested without limit would end in a stack that overflows, at a place that nobody could foresee.
 */
final class TooLarge extends RecognitionException {

	private static final long serialVersionUID = 1L;

	private final String reason;

	/** @param reason in the words of the author */
	TooLarge(IntStream input, String reason) {
		super(input);
		this.reason = reason;
	}

	/** What is wrong, in the words of the author. */
	String reason() {
		return reason;
	}

	/** Ends the reading of the file, which is then read once more without the declaration. */
	static final class Found extends RuntimeException {

		private static final long serialVersionUID = 1L;

		private final int declaration;
		private final transient TooLarge reason;

		/** @param declaration number of its first token; -1 when what is read is no declaration of a file */
		Found(int declaration, TooLarge reason) {
			super(reason.reason(), reason, false, false);
			this.declaration = declaration;
			this.reason = reason;
		}

		int declaration() {
			return declaration;
		}

		TooLarge reason() {
			return reason;
		}
	}
}
