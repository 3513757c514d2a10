package org.hullwright.engine.testing;

import java.util.stream.IntStream;

import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;

/** What is hidden from whom in one game as it stands. Seats count from 1. */
final class Secrets {

	private final Program program;
	private final World world;
	private final Layout layout;
	private final GameState state;
	private final Sight[] sights;

	Secrets(Program program, Game game, int players) {
		this.program = program;
		this.world = program.world();
		this.layout = program.layout();
		this.state = game.state();
		this.sights = IntStream.rangeClosed(1, players).mapToObj(seat -> new Sight.OfSeats(Seats.of(seat))).toArray(Sight[]::new);
	}

	/** Something that may be hidden. */
	sealed interface Secret {

		/** What a piece is. */
		record OfPiece(int piece) implements Secret {}

		/**
		 * What a state was when it was told.
		 *
		 * @param piece that has the state; -1 for a state of the game
		 */
		record OfState(int piece, int property, int value) implements Secret {}
	}

	/** How many players the game has. */
	int seats() {
		return sights.length;
	}

	/** What the eyes of a seat see. */
	Sight sight(int seat) {
		return sights[seat - 1];
	}

	/** A state as it is now. */
	Secret.OfState state(int piece, int property) {
		return new Secret.OfState(piece, property, piece < 0 ? state.get(property) : state.get(piece, property));
	}

	/** Whether it is still so, and a seat does not see it. */
	boolean isHidden(Secret secret, int seat) {
		return switch (secret) {
			case Secret.OfPiece(int piece) -> isHiddenPiece(piece, seat);
			case Secret.OfState told -> told.equals(state(told.piece(), told.property()))
					&& (!seesState(told.property(), told.piece(), seat) || told.piece() >= 0 && isHiddenPiece(told.piece(), seat));
		};
	}

	/** Whether a seat is shown a state, as far as that does not depend on which piece has it. */
	boolean seesState(int property, int piece, int seat) {
		return sights[seat - 1].seesValue(state, property, piece);
	}

	/**
	 * What is out of the game or at the table holds no secret: it is said what it is when it comes from there. Neither does what is unused,
	 * unless it went into the supply unseen.
	 */
	private boolean isHiddenPiece(int piece, int seat) {
		boolean canBeSecret = switch (layout.role(state.zoneOf(piece))) {
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> true;
			case SUPPLY -> state.isUnseen(piece);
			case TABLE, BOX, SEATS -> false;
		};
		return canBeSecret && !sights[seat - 1].seesPiece(state, piece);
	}

	/** A secret as it is told to the author of the pack. */
	String words(Secret secret) {
		return switch (secret) {
			case Secret.OfPiece(int piece) -> program.tables().wording().piece(piece);
			case Secret.OfState(int piece, int property, int value) -> {
				World.Property declared = world.properties().get(property);
				yield "the %s%s (%s)".formatted(declared.called(), piece < 0 ? "" : " of " + program.tables().wording().piece(piece),
						program.tables().wording().of(value, declared.display()));
			}
		};
	}
}
