package org.hullwright.engine.tree;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/** An expression with a single value. {@code source} is the number of its place in the text. */
public sealed interface Value {

	/** Number of the place in the text. */
	int source();

	/** A value that is known before the game. */
	record Constant(int source, Meaning meaning, int value) implements Value {

		/** What the number of a constant stands for. */
		public enum Meaning {
			NUMBER, TRUTH, TEXT, WORD, DIE, SORT, PIECE, NOTHING
		}

		/** A number itself. */
		public static Constant number(int source, int value) {
			return new Constant(source, Meaning.NUMBER, value);
		}

		/** A word of an enumeration. */
		public static Constant word(int source, int word) {
			return new Constant(source, Meaning.WORD, word);
		}

		/** A design. */
		public static Constant sort(int source, int sort) {
			return new Constant(source, Meaning.SORT, sort);
		}

		/** A single piece. */
		public static Constant piece(int source, int piece) {
			return new Constant(source, Meaning.PIECE, piece);
		}

		/** What is not there. */
		public static Constant nothing(int source) {
			return new Constant(source, Meaning.NOTHING, World.ABSENT);
		}
	}

	/** A local of the running procedure. */
	record Local(int source, int slot) implements Value {}

	/** A state of the whole game: a `state`, a track, a mode. */
	record GameState(int source, int property) implements Value {}

	/** A state of a piece. */
	record State(int source, Value owner, int property) implements Value {}

	/** What is printed on a piece, on the side it shows; or on a design, on its first side. */
	record Printed(int source, Value owner, boolean design, int property) implements Value {}

	/** A derived value, of a piece or of the game when the owner is null. */
	record Derived(int source, @Nullable Value owner, int property) implements Value {}

	/** A value the engine knows. */
	record BuiltIn(int source, Property property, Value owner) implements Value {

		/** What can be asked. Row and column are half steps on a board's picture; the number is that of a face of a die. */
		public enum Property {
			HOLDER, TITLE, SORT, SEAT, SPACE, PATH, ROW, COLUMN, TILE, NUMBER
		}
	}

	/** The single copy of a design that has just one. */
	record OnlyCopy(int source, Value sort) implements Value {}

	/** The nearest thing of a kind around a piece, the piece itself not counted; absent when there is none. */
	record Enclosing(int source, int kind, Value inner) implements Value {}

	/** A zone of the whole game. */
	record Zone(int source, int zone) implements Value {}

	/** A zone of a piece: one it declares, or with {@link World#CONTENTS} the place for what lies on it. */
	record ZoneOf(int source, Value owner, int zone) implements Value {}

	/** The discard pile of a deck. */
	record Discards(int source, Value deck) implements Value {}

	/** Two numbers and what to do with them; division by zero stops the game. */
	record Arithmetic(int source, Operator operator, Value left, Value right) implements Value {

		/** Rounds towards zero. */
		public enum Operator {
			ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER
		}
	}

	/** 1 when the condition holds, else 0. */
	record Truth(int source, Condition condition) implements Value {}

	/** One value or the other. */
	record Choice(int source, Condition condition, Value yes, Value no) implements Value {}

	/** The value, which stops the game when it is absent. */
	record Certain(int source, Value value) implements Value {}

	/** One of the selected things; absent when nothing is selected. */
	record Pick(int source, End end, Listing from) implements Value {

		/** Which one: by the order of the list, or by chance. */
		public enum End {
			FIRST, LAST, RANDOM
		}
	}

	/** The selected thing with the highest or lowest key; the first of several; absent when nothing is selected. */
	record Extreme(int source, boolean highest, Selection from, Value key) implements Value {}

	/** How many things are selected. */
	record Count(int source, Listing of) implements Value {}

	/** The sum of the keys of the selected things. */
	record Total(int source, Selection of, Value key) implements Value {}

	/**
	 * Steps between two tiles over tiles on the board, and over paths as long as no tile lies on any; {@link World#UNREACHABLE} when there
	 * is no way.
	 */
	record Distance(int source, Value from, Value to) implements Value {}

	/**
	 * The direction that lies so many steps farther clockwise.
	 *
	 * @param first the first of the words for directions, which are words in a row
	 * @param size how many directions there are
	 */
	record TurnedWord(int source, Value word, Value steps, int first, int size) implements Value {}

	/**
	 * What a printed list says of a direction, with the piece turned as it lies; absent when the list is too short.
	 *
	 * @param first the first of the words for directions, which are words in a row
	 * @param size how many directions there are
	 * @param rotation the state that says by how many steps the piece is turned; null for what cannot be turned
	 */
	record PrintedEdge(int source, Value owner, int property, Value direction, int first, int size, @Nullable Integer rotation)
			implements
			Value {}

	/** The face a die shows when it is rolled now. */
	record Roll(int source, Value die) implements Value {}

	/** The result of a function. */
	record Call(int source, int procedure, List<Argument> arguments) implements Value {}

	/** The result of the function that the rule around it replaces. */
	record Proceed(int source) implements Value {}
}
