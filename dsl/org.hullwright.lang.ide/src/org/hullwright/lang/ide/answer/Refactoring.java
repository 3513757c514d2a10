package org.hullwright.lang.ide.answer;

import java.net.URI;

/** A wish to say something otherwise that means the same. */
public sealed interface Refactoring {

	/** What it does, in a few words. */
	String title();

	/**
	 * Makes a procedure of some sentences, and performs it where they stood.
	 *
	 * @param selection whole sentences of one block
	 * @param name of the procedure
	 */
	record ExtractProcedure(TextRange selection, String name) implements Refactoring {

		@Override
		public String title() {
			return "Extract procedure";
		}
	}

	/**
	 * Names a value before the sentence it is part of.
	 *
	 * @param selection the whole value
	 * @param name that it gets
	 */
	record ExtractName(TextRange selection, String name) implements Refactoring {

		@Override
		public String title() {
			return "Extract name";
		}
	}

	/**
	 * Gives a number a name that the whole game knows.
	 *
	 * @param selection the number
	 * @param name that it gets
	 */
	record ExtractNumber(TextRange selection, String name) implements Refactoring {

		@Override
		public String title() {
			return "Extract named number";
		}
	}

	/**
	 * Writes what a procedure does in the place of a call of it.
	 *
	 * @param offset at the call or, for all calls, also at the declaration
	 * @param everywhere for all calls; then the procedure itself goes
	 */
	record Inline(int offset, boolean everywhere) implements Refactoring {

		@Override
		public String title() {
			return everywhere ? "Inline procedure everywhere" : "Inline procedure here";
		}
	}

	/**
	 * Moves a declaration, with the comments above it, to the end of another file of its pack.
	 *
	 * @param offset in the declaration
	 * @param target the other file, which is made when it is not there
	 */
	record Move(int offset, URI target) implements Refactoring {

		@Override
		public String title() {
			return "Move to another file";
		}
	}
}
