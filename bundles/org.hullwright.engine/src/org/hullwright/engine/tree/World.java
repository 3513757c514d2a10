package org.hullwright.engine.tree;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/**
 * All that a game of a pack consists of and may do, before anything happens. Things refer to each other by their position in these lists.
 *
 * @param pack name of the pack that is played
 * @param version its version
 * @param fingerprint changes whenever anything changes that can change the course of a game
 * @param packs all that it was made of, each after those it requires
 * @param sorts pieces are numbered by their designs: the copies of the first one, then those of the second, and so on
 * @param expansions names of those that are on, and so part of these lists
 * @param texts all texts that values can stand for
 */
public record World(String pack, String version, String title, String fingerprint, List<PackState> packs, List<Kind> kinds,
		List<Property> properties,
		List<Zone> zones, List<Slot> slots, List<Watch> watches, List<Sort> sorts, List<Word> words, List<Die> dice, List<Face> faces,
		List<Board> boards,
		List<Procedure> procedures, Game game, List<Mode> modes, List<String> expansions, List<Scenario> scenarios, List<Goal> goals,
		List<Test> tests,
		List<Tryout> tryouts, List<Experiment> experiments,
		List<String> texts, Place.Index places) {

	/**
	 * A pack as it was when a world was made of it.
	 *
	 * @param fingerprint of what it says by itself
	 */
	public record PackState(String name, String version, String fingerprint) {}

	/** The value of what is not there. */
	public static final int ABSENT = Integer.MIN_VALUE;
	/** The lowest number there is. */
	public static final int LEAST = Integer.MIN_VALUE + 1;
	/** The highest number there is. */
	public static final int MOST = Integer.MAX_VALUE;
	/** Farther than anything on a board. */
	public static final int UNREACHABLE = 1_000_000;
	/** Stands for the place on a piece, where a zone it declares is wanted. */
	public static final int CONTENTS = -1;

	/** The same game with other values in these lists, which therefore goes another course. */
	public World with(List<Property> otherProperties, List<Sort> otherSorts, String otherFingerprint) {
		return new World(pack, version, title, otherFingerprint, packs, kinds, otherProperties, zones, slots, watches, otherSorts, words,
				dice, faces, boards, procedures,
				game, modes, expansions, scenarios, goals, tests, tryouts, experiments, texts, places);
	}

	/** The same game with other zones and designs, which therefore goes another course. */
	public World arranged(List<Zone> otherZones, List<Sort> otherSorts, String otherFingerprint) {
		return new World(pack, version, title, otherFingerprint, packs, kinds, properties, otherZones, slots, watches, otherSorts, words,
				dice, faces, boards, procedures,
				game, modes, expansions, scenarios, goals, tests, tryouts, experiments, texts, places);
	}

	/** What this pack itself asks for, without the packs that it requires: the first of all experiments. */
	public List<Experiment> ownExperiments() {
		return experiments.stream().filter(experiment -> experiment.pack().equals(pack)).toList();
	}

	/** Number of all pieces of all designs. */
	public int pieceCount() {
		return sorts.isEmpty() ? 0 : sorts.getLast().firstPiece() + sorts.getLast().copies();
	}

	/**
	 * The position of a component.
	 *
	 * @throws IllegalArgumentException when there is none of that name, or the game has no copy of it; says so
	 */
	public int sort(String name) {
		return IntStream.range(0, sorts.size()).filter(at -> sorts.get(at).name().equals(name) && sorts.get(at).copies() > 0).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("there is no component " + name + " in this game"));
	}

	/**
	 * The position of a test of the pack that is played.
	 *
	 * @throws IllegalArgumentException when there is none of that title; says so
	 */
	public int test(String title) {
		return IntStream.range(0, tests.size()).filter(at -> tests.get(at).title().equals(title)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("there is no test \"" + title + "\" in this pack"));
	}

	/** Whether a kind is another one or below it. */
	public boolean isA(int kind, int ancestor) {
		for (int at = kind; at >= 0; at = kinds.get(at).parent()) {
			if (at == ancestor) {
				return true;
			}
		}
		return false;
	}

	/** Why some modes cannot be on together in this world, in a sentence; empty when they can. */
	public Optional<String> refusalOf(Collection<String> on) {
		return modes.stream().filter(mode -> on.contains(mode.name())).flatMap(mode -> Stream.concat(
				mode.requires().stream().filter(expansion -> !expansions.contains(expansion))
						.map(expansion -> "the mode " + mode.name() + " requires the expansion " + expansion + "; switch " + expansion
								+ " on as well"),
				mode.excludes().stream().filter(on::contains)
						.map(other -> "the modes " + mode.name() + " and " + other + " exclude each other")))
				.findFirst();
	}

	/** The boards of this game. */
	public List<Board> laidOut() {
		return boards.stream().filter(board -> !board.spaces().isEmpty()).toList();
	}

	/**
	 * A kind.
	 *
	 * @param parent -1 at the root of the tree
	 */
	public record Kind(String name, int parent, int source) {}

	/**
	 * A property.
	 *
	 * @param owner the kind that has it; -1 for the whole game
	 * @param content the kind of the pieces that a state can be; -1 for states that are no pieces, and for all that is no state
	 * @param lower smallest number a state takes; what is less is raised to it
	 * @param initial value at the start, where a design does not say otherwise
	 * @param visibility who sees the value of a state; everything else is seen with its piece
	 * @param definition of a derived property, null for all others; the thing itself is in slot 0
	 * @param slots size of the definition's frame
	 * @param arrivals of a track: what happens when a number is reached
	 */
	public record Property(String name, int owner, Nature nature, boolean list, Text.Display display, int content, int lower, int upper,
			int initial,
			Visibility visibility, @Nullable Argument definition, int slots, Map<Integer, Body> arrivals, String title, int source) {

		/** One that is no piece, or no state. */
		public Property(String name, int owner, Nature nature, boolean list, Text.Display display, int lower, int upper, int initial,
				Visibility visibility,
				@Nullable Argument definition, int slots, Map<Integer, Body> arrivals, String title, int source) {
			this(name, owner, nature, list, display, -1, lower, upper, initial, visibility, definition, slots, arrivals, title, source);
		}

		/**
		 * What a derived property is computed by.
		 *
		 * @throws NullPointerException for every other property
		 */
		public Argument defined() {
			return Objects.requireNonNull(definition, "only derived properties are computed");
		}

		/** Where the value comes from. */
		public enum Nature {
			PRINTED, STATE, DERIVED
		}
	}

	/**
	 * A zone of the game or of each piece of a kind.
	 *
	 * @param owner the kind that has it; -1 for the whole game
	 */
	public record Zone(String name, String title, int owner, Form form, boolean reshuffles, Visibility visibility, int content,
			List<Composition> composition, int source) {

		/** How it is drawn from. */
		public enum Form {
			AREA, DECK, BAG
		}

	}

	/** Who sees what lies in a zone, or the value of a state. */
	public enum Visibility {
		EVERYBODY, OWNER, NOBODY
	}

	/** Copies of a design. */
	public record Composition(int sort, int count) {}

	/**
	 * A place where designs say what happens.
	 *
	 * @param rules what acts around it
	 */
	public record Slot(String name, int parameters, List<Rule> rules, int source) {}

	/**
	 * A design.
	 *
	 * @param printed what stands on both sides, by property; a list has several numbers
	 * @param sides empty for what has no sides; the first one shows at the start
	 * @param initial states at the start that differ from their property's
	 * @param bodies effects by slot; the piece itself is in local slot 0, arguments follow
	 * @param composition what lies in its zones at the start, by zone
	 * @param removed whether all copies are out of the game from the start
	 */
	public record Sort(String name, String title, int kind, int copies, int firstPiece, Map<Integer, int[]> printed, List<Side> sides,
			Map<Integer, Integer> initial, Map<Integer, Body> bodies, Map<Integer, List<Composition>> composition, boolean removed,
			int source) {}

	/** A side of a design and what is printed only there. */
	public record Side(String name, Map<Integer, int[]> printed) {}

	/**
	 * Something that can be performed.
	 *
	 * @param guard when it is available; null for always
	 * @param slots size of its frame
	 */
	public record Body(@Nullable Condition guard, Effect effect, int slots) {}

	/**
	 * What acts around a procedure or effect slot; in the same frame, so that parameters are known.
	 *
	 * @param condition when it acts; null for always
	 * @param slots size of the frame it needs
	 */
	public record Rule(Timing timing, @Nullable Condition condition, Effect effect, int slots, int source) {

		/** When it acts. */
		public enum Timing {
			BEFORE, AFTER, INSTEAD
		}
	}

	/**
	 * A change that rules act around. In the first local is the piece that is moved or changed, in the second the piece it goes to or onto,
	 * or the new value; the rules keep off the first {@link #LOCALS}.
	 *
	 * @param property that changes; -1 where a piece is moved
	 */
	public record Watch(Change change, int property, List<Rule> rules, int source) {

		/** The local that is 1 once the change has been made, and not something else instead. */
		public static final int MADE = 5;
		/** Locals that are taken. */
		public static final int LOCALS = 6;

		/** What is about to happen. */
		public enum Change {
			PLACE, MOVE, DISCARD, RETURN, REMOVE, ASSIGN
		}
	}

	public record Word(String name, String title, String enumeration) {}

	/** A die and its faces, which are numbered through over all dice. */
	public record Die(String name, String title, int firstFace, int faceCount) {}

	/** A face: its number, 0 when there is none, and its symbols, which are words. */
	public record Face(int number, List<Integer> symbols, String title) {}

	/** A board. Sites are in reading order; a path may lead to a space of another board. A board that is not laid out has none. */
	public record Board(String name, String title, List<Site> spaces, List<Link> paths, int source) {

		/**
		 * What a space or path is called among those of all boards: by its board, then by its own name. What is only drawn is called by its
		 * board already.
		 */
		public static String siteName(String board, String name) {
			return board + "." + name.replace(board + ".", "");
		}
	}

	/** A space, which is a piece; row and column are half steps on the picture. */
	public record Site(int piece, int row, int column) {}

	/** A path, which is a piece, and the spaces it joins. */
	public record Link(int piece, int from, int to) {}

	/**
	 * A procedure.
	 *
	 * @param slots size of its frame; parameters come first
	 * @param phase whether it is a phase of a round
	 */
	public record Procedure(String name, String title, int parameters, int slots, Effect body, List<Rule> rules, boolean phase,
			int source) {}

	/**
	 * The course of a game.
	 *
	 * @param ending the procedure that is performed after the end; null when there is none
	 * @param playerSort the design whose copies are the players
	 * @param owner the property that says which player a piece belongs to
	 * @param exhausted the effect slot that is resolved when a copy is missing
	 * @param won the property that says who has won
	 */
	public record Game(String name, String title, int fewestPlayers, int mostPlayers, int setup, List<Integer> phases,
			@Nullable Integer ending,
			int playerSort, int owner, int exhausted, int won) {}

	/**
	 * A variant.
	 *
	 * @param property the state of the game that says whether it is on
	 * @param requires expansions that have to be on with it
	 * @param excludes modes that cannot be on with it
	 */
	public record Mode(String name, String title, int property, List<String> requires, List<String> excludes) {}

	/**
	 * A way to start.
	 *
	 * @param earlier the world of a game that is played before, and whose end this starts from, without the expansions of the scenario;
	 * null when there is none
	 */
	public record Scenario(String name, String title, List<String> modes, List<String> expansions, Body body, @Nullable World earlier) {}

	/**
	 * What players strive for. What it is worth is added up over all pieces of the kind that are a player, or belong to one.
	 *
	 * @param condition when it counts; null for always
	 * @param slots size of the frame; the piece is in slot 0
	 */
	public record Goal(String title, int kind, Value worth, @Nullable Condition condition, int slots, int source) {}

	/**
	 * Many games, and what is measured at the end of each.
	 *
	 * @param pack that asks for them: this one, or one that it requires
	 * @param games for each variant
	 * @param players each in turn
	 * @param agents who plays, by seat, and from the first on again
	 * @param scenario that the games start from; null for the plain set-up
	 * @param varyingModes with each of which the games are played once more
	 * @param varyingExpansions with each of which the games are played once more
	 */
	public record Experiment(String pack, String title, int games, List<Integer> players, List<Policy> agents, @Nullable String scenario,
			List<String> modes, List<String> expansions, List<String> varyingModes, List<String> varyingExpansions, List<Measure> measures,
			int source) {

		/** Programs that can play. */
		public enum Policy {
			RANDOM, FIRST, HEURISTIC, SEARCH
		}
	}

	/**
	 * A number, or 1 for what is so and 0 for what is not.
	 *
	 * @param share whether it is told how often it is so, in percent
	 * @param condition of the games that count; null when all do
	 * @param expected null when nothing is expected of it
	 * @param slots size of the frame
	 */
	public record Measure(String title, Value value, boolean share, @Nullable Condition condition, @Nullable Bounds expected, int slots,
			int source) {}

	/** Bounds that are included; of a share they are in percent. */
	public record Bounds(int lower, int upper) {}

	/**
	 * What is done after the set-up so that a piece of a kind matters at once. Those of packs come after those of the packs that they
	 * require.
	 *
	 * @param slots size of the frame; the piece is in slot 0
	 */
	public record Tryout(int kind, Effect effect, int slots, int source) {}

	/**
	 * An example that must hold.
	 *
	 * @param moment that it begins with; null when it begins with a set-up
	 * @param scenario that it starts from; null for the plain set-up
	 */
	public record Test(String title, List<String> covers, @Nullable Moment moment, int players, List<String> modes, List<String> expansions,
			@Nullable String scenario, Effect given, Effect when, Effect then, int slots, int source) {}

	/**
	 * A moment of a game that was played.
	 *
	 * @param game the file of the game, by its way from the folder of the pack
	 * @param decision that has not been taken yet, from 1
	 */
	public record Moment(String game, int decision) {}
}
