package org.hullwright.engine.view;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;

/**
 * A game at one moment, as a viewer sees it. Two states that differ only in what is hidden from the viewer give equal views.
 *
 * @param boards what is printed: spaces and paths, which are pieces
 * @param zones all zones that there is anything to tell about: those that a pack declares and those that are not empty, unless they belong
 * to a hidden piece
 * @param pieces those that are seen, spaces and paths among them, by their number
 * @param values states of the game: what is declared as such, tracks, modes
 */
public record GameView(List<World.Board> boards, List<ZoneView> zones, Map<Integer, PieceView> pieces, List<ValueView> values) {

	public GameView {
		boards = List.copyOf(boards);
		zones = List.copyOf(zones);
		pieces = Map.copyOf(pieces);
		values = List.copyOf(values);
	}

	/** What a viewer sees of a state. */
	public static GameView of(Program program, GameState state, Sight sight) {
		return new GameViewer(program, state, sight).view();
	}

	/** What a player sees; seats count from 1. */
	public static GameView forSeat(Program program, GameState state, int seat) {
		return of(program, state, new Sight.OfSeats(Set.of(seat)));
	}

	/**
	 * A zone.
	 *
	 * @param name what rules know it by, with its kind when each piece of one has it ({@code player.cards}), and for a discard pile that of
	 * its deck; null for what no pack declares
	 * @param holder the piece it belongs to; null for a zone of the game
	 * @param seen whether its pieces are
	 * @param count how many lie in it, which all players may know
	 * @param pieces those that are seen, in order, the topmost first; fewer than the count when some are hidden, or when only some of a
	 * zone that is not seen were revealed
	 */
	public record ZoneView(int zone, Role role, @Nullable String name, String title, @Nullable Integer holder, boolean seen, int count,
			List<Integer> pieces) {

		public ZoneView {
			pieces = List.copyOf(pieces);
		}
	}

	/**
	 * A piece.
	 *
	 * @param title its printed name; that of a player says the seat
	 * @param kind name of its kind
	 * @param component name of its design
	 * @param side the name of the side it shows; null for what has no sides
	 * @param owner the seat it belongs to, from 1; null for what belongs to no player
	 * @param zone where it lies
	 * @param holder what it stands on or lies in; null for what lies in a zone of the game
	 */
	public record PieceView(int piece, String title, String kind, String component, @Nullable String side, @Nullable Integer owner,
			int zone,
			@Nullable Integer holder, List<ValueView> printed, List<ValueView> states) {

		public PieceView {
			printed = List.copyOf(printed);
			states = List.copyOf(states);
		}
	}

	/**
	 * A value as people read it.
	 *
	 * @param values one, or those of a list; none when it is absent
	 * @param numbers the same as rules know them, by the display of the property; of a piece that is not seen {@link World#ABSENT}
	 */
	public record ValueView(int property, String title, List<String> values, List<Integer> numbers) {

		public ValueView {
			values = List.copyOf(values);
			numbers = List.copyOf(numbers);
		}
	}
}
