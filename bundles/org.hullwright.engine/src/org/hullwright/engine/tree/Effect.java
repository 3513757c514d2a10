package org.hullwright.engine.tree;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/** A statement of the typed tree: something that happens. {@code source} is the number of its place in the text. */
public sealed interface Effect {

	/** Number of the place in the text. */
	int source();

	/** Effects one after the other. */
	record Block(int source, List<Effect> effects) implements Effect {

		public Block {
			effects = List.copyOf(effects);
		}
	}

	/** Takes copies of a design from the supply; without a copy left its `exhausted` effect is resolved, once for each one missing. */
	record Place(int source, Value count, Value sort, Value zone, Value target) implements Effect {}

	/** Moves pieces into a zone. */
	record Move(int source, Listing pieces, Value zone, End end) implements Effect {}

	/** Moves pieces into zones, for each thing of a list, which is known in the slot; all is looked up before the first piece is moved. */
	record MoveTogether(int source, Listing givers, int slot, Listing pieces, Value zone, End end) implements Effect {}

	/** The end of an ordered zone; in other zones it does not matter. */
	enum End {
		TOP, BOTTOM
	}

	/**
	 * Draws pieces.
	 *
	 * @param zone where to; null for the table
	 * @param slot where each drawn piece is known to the body
	 * @param body null when nothing is done with what was drawn
	 * @param otherwise performed once when not a single piece could be drawn; null for nothing
	 */
	record Draw(int source, Value count, Value from, @Nullable Value zone, int slot, @Nullable Effect body, @Nullable Effect otherwise)
			implements Effect {}

	/** Puts a zone into a random order. */
	record Shuffle(int source, Value zone) implements Effect {}

	/** Takes pieces away. */
	record Leave(int source, Way way, Listing pieces) implements Effect {

		/** To the discard pile of their deck or else the supply; to the supply; out of the game. */
		public enum Way {
			DISCARD, RETURN, REMOVE
		}
	}

	/** Lets the player whose the audience is know what pieces are; all players, when the audience is null. */
	record Reveal(int source, Listing pieces, @Nullable Value audience) implements Effect {}

	/**
	 * Lets the player whose the audience is know a secret state of each owner; all players, when the audience is null.
	 *
	 * @param owners null for a state of the game
	 */
	record Disclose(int source, @Nullable Listing owners, int property, @Nullable Value audience) implements Effect {}

	/** Makes a secret state of each owner, or of the game when those are null, as secret again as it is declared. */
	record Conceal(int source, @Nullable Listing owners, int property) implements Effect {}

	/** Hides pieces from all players, wherever they lie. */
	record Hide(int source, Listing pieces) implements Effect {}

	/** Turns a piece to the side with that number, or to its next side when that is null. */
	record Turn(int source, Value piece, @Nullable Integer side) implements Effect {}

	/** Changes a state of a piece, or of the game when the owner is null. */
	record Assign(int source, @Nullable Value owner, int property, Value value) implements Effect {}

	/** Raises a number of a piece, or of the game when the owner is null, by an amount that may be negative. */
	record Adjust(int source, @Nullable Value owner, int property, Value amount) implements Effect {}

	/**
	 * Asks a player.
	 *
	 * @param secret whether the others are not told what was chosen
	 * @param otherwise performed when there is nothing to choose; null for nothing
	 * @param count null for a single option
	 * @param together who decide at once, each known in the slot that the decider is read from; null when the decider is the only one
	 */
	record Choose(int source, Value decider, boolean secret, Text prompt, List<Option> options, @Nullable Effect otherwise,
			@Nullable Count count, @Nullable Together together) implements Effect {

		public Choose {
			options = List.copyOf(options);
		}

		/**
		 * How many different options are chosen, one after the other; they are performed when all are chosen.
		 *
		 * @param fewest so many at least; all that there are when there are fewer
		 * @param done what the option says that ends it as soon as enough are chosen
		 */
		public record Count(Value fewest, Value most, Text done) {}

		/**
		 * Each of these chooses without knowing what the others choose. What is chosen is performed when all have, one after the other, and
		 * told to all before, unless it is secret.
		 */
		public record Together(Listing deciders, int slot) {}
	}

	/**
	 * Something to choose.
	 *
	 * @param things one option for each of these, known in the slot; null for a single option
	 * @param domain of which kind the things are if they are pieces or designs, the first word of their `values` if they are words
	 * @param condition when it is offered; null for always
	 */
	record Option(int source, Text label, @Nullable Listing things, int slot, About about, int domain, @Nullable Condition condition,
			Effect body) {

		/** Whether the things can be pointed at. */
		public boolean pieces() {
			return about == About.PIECES;
		}

		/** What the things are. */
		public enum About {
			NOTHING, PIECES, DESIGNS, WORDS, NUMBERS
		}
	}

	/** Performs a block for each thing of a list, which is made once before the first. */
	record ForEach(int source, Listing things, int slot, Effect body) implements Effect {}

	/** Performs a block a number of times. */
	record Repeat(int source, Value times, Effect body) implements Effect {}

	/** Performs a block as long as a condition holds. */
	record While(int source, Condition condition, Effect body) implements Effect {}

	/** One block or the other, which is null where there is nothing else to do. */
	record If(int source, Condition condition, Effect body, @Nullable Effect otherwise) implements Effect {}

	/** The first block with what was found, or the other one, which is null where there is nothing else to do. */
	record IfPresent(int source, Value value, int slot, Effect body, @Nullable Effect otherwise) implements Effect {}

	/** Names a value. */
	record Let(int source, int slot, Argument value) implements Effect {}

	/** Performs a procedure. */
	record Do(int source, int procedure, List<Argument> arguments) implements Effect {}

	/** Resolves an effect slot of a piece; nothing when the piece leaves it empty. */
	record Resolve(int source, int slot, Value target, List<Argument> arguments) implements Effect {}

	/** Ends a function with a result. */
	record Give(int source, Argument result) implements Effect {}

	/** Ends the procedure or effect slot; or everything up to the end of a procedure, unless that is null, when it is under way. */
	record Stop(int source, @Nullable Integer procedure) implements Effect {}

	/** Makes a state of the game, or of all pieces that have it, what it was at the start. */
	record Restore(int source, int property) implements Effect {}

	record EndGame(int source, Text reason) implements Effect {}

	/** Performs what the rule around it replaces. */
	record Proceed(int source) implements Effect {}

	/** Undoes and ends the innermost option or effect slot unless a condition holds. */
	record Require(int source, Condition condition) implements Effect {}

	/** Writes into the log; only for the player whose the audience is, unless that is null. */
	record Say(int source, Text text, @Nullable Value audience) implements Effect {}

	/** A named part, with what expansions put before and after it or in its place. */
	record Step(int source, String name, String title, Effect body) implements Effect {}

	/**
	 * In a test: what must hold.
	 *
	 * @param text the condition as it is written
	 * @param actual what is told when it does not hold: what is so instead; empty when there is nothing to tell
	 */
	record Expect(int source, Condition condition, String text, Text actual) implements Effect {}

	/** In a test: whether the game must have ended, and with which reason, unless that is null. */
	record ExpectEnd(int source, boolean ended, @Nullable String reason) implements Effect {}

	/** In a test: what the decision that is asked next must offer, or must not. */
	record ExpectOffer(int source, Answer.Reply option, boolean offered) implements Effect {}

	/**
	 * In a test: performs phases of the round, until the phase at that position in the round comes next or, when that is null, so many
	 * rounds are over.
	 */
	record Play(int source, @Nullable Value rounds, @Nullable Integer until) implements Effect {}

	/** In a test: lets seconds go by before the next answer. */
	record Wait(int source, Value seconds) implements Effect {}

	/**
	 * In a test: how the next decisions are answered, by piece or by label.
	 *
	 * @param decider whose decisions are meant; null for all seats'
	 * @param standing whether they are answers to all decisions that offer one of them instead
	 */
	record Answer(int source, List<Reply> replies, @Nullable Value decider, boolean standing) implements Effect {

		/** An answer. */
		public sealed interface Reply {}

		/**
		 * The option for this piece, word or number, or for any copy of this design.
		 *
		 * @param about which of them it is: a number is never the answer where something else is offered
		 */
		public record Thing(Value value, Option.About about) implements Reply {}

		/** The option with this label. */
		public record Label(String label) implements Reply {}
	}

	/** In a test: the next faces of a die, each by its number or, when it is a symbol, by that. */
	record RigDie(int source, int die, List<Outcome> outcomes) implements Effect {

		/** A face. */
		public record Outcome(Value value, boolean symbol) {}
	}

	/** In a test: the next pieces of a zone, each itself or any copy of a design. */
	record RigZone(int source, Value zone, List<Outcome> outcomes) implements Effect {

		/** A piece. */
		public record Outcome(Value value, boolean design) {}
	}
}
