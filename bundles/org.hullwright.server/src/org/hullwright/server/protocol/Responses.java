package org.hullwright.server.protocol;

import java.util.List;
import java.util.Map;

import com.google.gson.JsonElement;
import org.eclipse.jdt.annotation.Nullable;

/** What is answered, as it stands in JSON. What is null is left out there. Seats and rounds count from 1, everything else from 0. */
public interface Responses {

	/** What can be played. */
	record PackList(List<PackEntry> packs) {}

	/**
	 * A pack.
	 *
	 * @param players how many may play
	 * @param modes what can be switched on by the rules
	 * @param scenarios ways to start
	 * @param expansions what changes the pack when it is on
	 * @param bestScore {@code highest} or {@code lowest}; left out for a game without scores
	 */
	record PackEntry(String name, String title, String version, Players players, List<Named> modes, List<Named> scenarios,
			List<Named> expansions, @Nullable String bestScore) {}

	/** Numbers of players, both included. */
	record Players(int fewest, int most) {}

	/** Something by the name that rules know it by, and the title that people read. */
	record Named(String name, String title) {}

	/**
	 * A game that has begun.
	 *
	 * @param game its number, to tell games apart; opens nothing
	 * @param key to the table: sees everything, takes back, saves, leaves, and decides for the player who is asked
	 * @param seats one for each player
	 */
	record Started(String game, String key, List<SeatEntry> seats) {}

	/**
	 * A seat.
	 *
	 * @param who {@code person} or a program, as asked for
	 * @param key sees and decides what that player may; left out for a program
	 */
	record SeatEntry(int seat, String who, @Nullable String key) {}

	/**
	 * A game as a viewer sees it.
	 *
	 * @param seat whose eyes these are; left out for the key to the table
	 * @param run how often the game has been played from its beginning; grows when the player goes back
	 * @param events how many there are in this run
	 * @param waitingFor the seat that is asked; left out while programs decide and after the end
	 * @param question what is asked of the holder of the key; left out when it is another player
	 * @param standing one for each player; left out when the game tells neither scores nor teams, or they are secret until the end
	 * @param ending left out before the end
	 * @param failure what a rule did wrong, so that the game cannot go on
	 * @param notice what is to be told about a game that was taken up again
	 */
	record Seen(String game, @Nullable Integer seat, int run, int events, int round, @Nullable Integer waitingFor, @Nullable Asked question,
			@Nullable List<StandingEntry> standing, @Nullable Ending ending,
			@Nullable String failure, @Nullable String notice,
			Scene scene) {}

	/**
	 * A decision to take; {@code notOffered} tells what else there could be, and which condition is in its way.
	 *
	 * @param secondsLeft how many there are from when it was asked until something happens, whatever is answered then; left out when no
	 * time counts
	 */
	record Asked(int decision, int seat, String prompt, List<OptionEntry> options, List<Barred> notOffered,
			@Nullable Integer secondsLeft) {}

	/**
	 * Something that can be chosen.
	 *
	 * @param piece the piece it is about, which front ends let be clicked on; left out when it is about none
	 * @param text what choosing it does, in words; left out when the label says it all
	 */
	record OptionEntry(int option, String label, @Nullable Integer piece, @Nullable String text) {}

	/** @param reason in the words of the rules */
	record Barred(String label, @Nullable Integer piece, String reason) {}

	/**
	 * What a game tells of a player besides who has won.
	 *
	 * @param score left out when there are none, or they are secret until the end
	 * @param team what it is called; left out for who is in none
	 */
	record StandingEntry(int seat, @Nullable Integer score, @Nullable String team) {}

	/** @param winners seats */
	record Ending(String reason, List<Integer> winners, int rounds, int decisions) {}

	/** What lies where. */
	record Scene(List<BoardEntry> boards, List<ZoneEntry> zones, List<PieceEntry> pieces, List<ValueEntry> values) {}

	/**
	 * A board; spaces and paths are pieces.
	 *
	 * @param squares whether its spaces are squares; left out for hexagons
	 */
	record BoardEntry(String name, String title, @Nullable Boolean squares, List<SpaceEntry> spaces, List<PathEntry> paths) {}

	/** @param row from the top; @param column from the left: in half steps, among squares in whole ones */
	record SpaceEntry(int piece, int row, int column) {}

	/**
	 * A path and the spaces it joins.
	 *
	 * @param oneWay whether it leads from the first to the second only; left out for a path that leads both ways
	 */
	record PathEntry(int piece, int from, int to, @Nullable Boolean oneWay) {}

	/**
	 * A zone.
	 *
	 * @param role {@code area}, {@code deck}, {@code discards}, {@code bag}, {@code contents} (what lies on a piece), {@code supply},
	 * {@code seats}, ...
	 * @param name what rules know it by, as in the export of the pack; left out for what no pack declares
	 * @param holder the piece it belongs to; left out for a zone of the game
	 * @param count how many pieces are in it
	 * @param pieces those that are seen, the topmost first
	 */
	record ZoneEntry(int zone, String role, @Nullable String name, String title, @Nullable Integer holder, int count,
			List<Integer> pieces) {}

	/**
	 * A piece.
	 *
	 * @param component the name of its design, as in exports of the pack
	 * @param side the side it shows; left out for what has no sides
	 * @param owner the seat it belongs to; left out when it is no player's
	 * @param holder what it lies on or in; left out for what lies in a zone of the game
	 */
	record PieceEntry(int piece, String title, String kind, String component, @Nullable String side, @Nullable Integer owner, int zone,
			@Nullable Integer holder,
			List<ValueEntry> printed,
			List<ValueEntry> states) {}

	/**
	 * A value that is there; what is absent has no entry.
	 *
	 * @param name what rules call its property
	 * @param values as people read them; several for a list
	 * @param typed the same one by one: a number, a truth, a text, or an object that names a {@code word}, a {@code component}, a
	 * {@code piece} or a {@code zone}
	 */
	record ValueEntry(String name, String title, List<String> values, List<JsonElement> typed) {}

	/**
	 * What is printed on everything in a game.
	 *
	 * @param icons by their names, the outlines of those that stand on any of it: path data of SVG, in a square of 512 units with y
	 * downwards
	 */
	record TextList(List<ComponentText> components, Map<String, String> icons) {}

	/**
	 * What is printed on a component.
	 *
	 * @param component the name of its design, as pieces tell it
	 * @param kind what its kind is called
	 * @param colour by which it is told apart, in the notation {@code #rrggbb}; left out where its design says none
	 * @param faces one, or one for each side
	 */
	record ComponentText(String component, String title, String kind, @Nullable String colour, List<FaceText> faces) {}

	/**
	 * What is printed on a side.
	 *
	 * @param side its name, as pieces tell it; left out for what has no sides
	 * @param icon its own, else that of its kind, by its name; left out for what has none
	 * @param facts what is printed besides the rules
	 * @param text the rules, line by line; left out for what has none
	 */
	record FaceText(@Nullable String side, @Nullable String icon, List<FactText> facts, @Nullable String text) {}

	/** @param values as people read them; none when it is enough to say that it holds */
	record FactText(String title, List<String> values) {}

	/**
	 * What happened.
	 *
	 * @param next how many are known now
	 */
	record EventList(int run, int next, List<EventEntry> events) {}

	/**
	 * Something that happened.
	 *
	 * @param at its position
	 * @param event {@code round}, {@code phase}, {@code step}, {@code said}, {@code rolled}, {@code decided}, {@code takenBack},
	 * {@code edited} or {@code ended}
	 * @param text what is to be told; of a decision what was asked, of a roll the face
	 * @param round the number of a round
	 * @param seat who decided
	 * @param chosen what was chosen; left out when that is a secret
	 * @param die what was rolled
	 */
	record EventEntry(int at, String event, @Nullable String text, @Nullable Integer round, @Nullable Integer seat, @Nullable String chosen,
			@Nullable String die) {}

	/** A game has stopped somewhere else. */
	record Changed(String game, int run, int events, @Nullable Integer waitingFor, boolean over) {}
}
