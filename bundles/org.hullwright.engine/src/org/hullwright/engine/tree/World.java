package org.hullwright.engine.tree;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/**
 * All that a game of a pack consists of and may do, before anything happens. Things refer to each other by their position in these lists.
 *
 * @param texts all texts that values can stand for
 */
public record World(Edition edition, Catalogue catalogue, Course course, Trials trials, List<String> texts, Place.Index places) {

	/**
	 * A pack as it was when a world was made of it.
	 *
	 * @param fingerprint of what it says by itself
	 */
	public record PackState(String name, String version, String fingerprint) {}

	/** The kinds of the core library of which boards are made. */
	private static final Set<String> SITES = Set.of("space", "path");

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
		return with(catalogue.with(otherProperties, zones(), otherSorts), otherFingerprint);
	}

	/** The same game with other zones and designs, which therefore goes another course. */
	public World arranged(List<Zone> otherZones, List<Sort> otherSorts, String otherFingerprint) {
		return with(catalogue.with(properties(), otherZones, otherSorts), otherFingerprint);
	}

	private World with(Catalogue other, String otherFingerprint) {
		return new World(edition.known(otherFingerprint), other, course, trials, texts, places);
	}

	public String pack() {
		return edition.pack();
	}

	public String version() {
		return edition.version();
	}

	public String title() {
		return edition.title();
	}

	public String fingerprint() {
		return edition.fingerprint();
	}

	public List<PackState> packs() {
		return edition.packs();
	}

	public List<String> expansions() {
		return edition.expansions();
	}

	public List<Kind> kinds() {
		return catalogue.kinds();
	}

	public List<Property> properties() {
		return catalogue.properties();
	}

	public List<Zone> zones() {
		return catalogue.zones();
	}

	public List<Slot> slots() {
		return catalogue.slots();
	}

	public List<Sort> sorts() {
		return catalogue.sorts();
	}

	public List<Word> words() {
		return catalogue.words();
	}

	public List<Die> dice() {
		return catalogue.dice();
	}

	public List<Face> faces() {
		return catalogue.faces();
	}

	public List<Board> boards() {
		return catalogue.boards();
	}

	public Game game() {
		return course.game();
	}

	public List<Procedure> procedures() {
		return course.procedures();
	}

	public List<Watch> watches() {
		return course.watches();
	}

	public List<Mode> modes() {
		return course.modes();
	}

	public List<Scenario> scenarios() {
		return course.scenarios();
	}

	public List<Goal> goals() {
		return course.goals();
	}

	public Standings standings() {
		return course.standings();
	}

	public List<Trials.Test> tests() {
		return trials.tests();
	}

	public List<Trials.Tryout> tryouts() {
		return trials.tryouts();
	}

	public List<Trials.Experiment> experiments() {
		return trials.experiments();
	}

	/** What this pack itself asks for, without the packs that it requires: the first of all experiments. */
	public List<Trials.Experiment> ownExperiments() {
		return experiments().stream().filter(experiment -> experiment.pack().equals(pack())).toList();
	}

	/** Number of all pieces of all designs. */
	public int pieceCount() {
		return sorts().isEmpty() ? 0 : sorts().getLast().firstPiece() + sorts().getLast().copies();
	}

	/**
	 * The position of a component.
	 *
	 * @throws IllegalArgumentException when there is none of that name, or the game has no copy of it; says so
	 */
	public int sort(String name) {
		return IntStream.range(0, sorts().size()).filter(at -> sorts().get(at).name().equals(name) && sorts().get(at).copies() > 0)
				.findFirst()
				.orElseThrow(() -> new IllegalArgumentException("there is no component " + name + " in this game"));
	}

	/**
	 * The position of a test of the pack that is played.
	 *
	 * @throws IllegalArgumentException when there is none of that title; says so
	 */
	public int test(String title) {
		return IntStream.range(0, tests().size()).filter(at -> tests().get(at).title().equals(title)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("there is no test \"" + title + "\" in this pack"));
	}

	/** The piece of the player on a seat; seats count from 1. */
	public int playerOn(int seat) {
		return sorts().get(game().playerSort()).firstPiece() + seat - 1;
	}

	/** What the player on a seat is called; seats count from 1. */
	public String playerTitle(int seat) {
		return sorts().get(game().playerSort()).title() + " " + seat;
	}

	/** Whether a kind is another one or below it. */
	public boolean isA(int kind, int ancestor) {
		for (int at = kind; at >= 0; at = kinds().get(at).parent()) {
			if (at == ancestor) {
				return true;
			}
		}
		return false;
	}

	/** Whether things of a kind are spaces or paths, on a board that is in play or on one that is not. */
	public boolean isSite(int kind) {
		for (int at = kind; at >= 0; at = kinds().get(at).parent()) {
			if (SITES.contains(kinds().get(at).name())) {
				return true;
			}
		}
		return false;
	}

	/** Why some modes cannot be on together in this world, in a sentence; empty when they can. */
	public Optional<String> refusalOf(Collection<String> on) {
		return modes().stream().filter(mode -> on.contains(mode.name())).flatMap(mode -> Stream.concat(
				mode.requires().stream().filter(expansion -> !expansions().contains(expansion))
						.map(expansion -> "the mode " + mode.name() + " requires the expansion " + expansion + "; switch " + expansion
								+ " on as well"),
				mode.excludes().stream().filter(on::contains)
						.map(other -> "the modes " + mode.name() + " and " + other + " exclude each other")))
				.findFirst();
	}

	/** The boards of this game. */
	public List<Board> laidOut() {
		return boards().stream().filter(board -> !board.spaces().isEmpty()).toList();
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
	 * @param title what it is called where it is told; empty when the author wants nothing to be told of it, {@link #ITSELF} when its value
	 * says all
	 * @param owner the kind that has it; -1 for the whole game
	 */
	public record Property(String name, String title, int owner, boolean list, Text.Display display, Definition definition, int source) {

		/** What stands for the piece itself in phrases. */
		public static final String ITSELF = "{it}";

		/** The title, or the name where there is none: for those who write rules. */
		public String called() {
			return title.isEmpty() || title.equals(ITSELF) ? name : title;
		}

		/** The same with another definition. */
		public Property with(Definition other) {
			return new Property(name, title, owner, list, display, other, source);
		}

		public Nature nature() {
			return definition.nature();
		}

		public int content() {
			return definition.content();
		}

		public int lower() {
			return definition.lower();
		}

		public int upper() {
			return definition.upper();
		}

		public int initial() {
			return definition.initial();
		}

		public boolean timed() {
			return definition.timed();
		}

		public Visibility visibility() {
			return definition.visibility();
		}

		public Map<Integer, Body> arrivals() {
			return definition.arrivals();
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
	 * @param refill null for one that is filled by nothing but rules
	 */
	public record Zone(String name, String title, int owner, Form form, boolean reshuffles, Visibility visibility, int content,
			List<Composition> composition, @Nullable Refill refill, int source) {

		/** How it is drawn from. */
		public enum Form {
			AREA, DECK, BAG
		}

	}

	/**
	 * What fills a zone again.
	 *
	 * @param effect draws what is missing; the piece that has the zone is in slot 0
	 * @param slots size of the frame that it is performed in
	 */
	public record Refill(Effect effect, int slots, int source) {}

	/** Who sees what lies in a zone, or the value of a state. */
	public enum Visibility {
		EVERYBODY, OWNER, NOBODY
	}

	/** Copies of a design. */
	public record Composition(int sort, int count) {}

	/**
	 * A place where designs say what happens.
	 *
	 * @param parameters the kind of each parameter, or of what it lists; empty for those that are no pieces
	 * @param rules what acts around it
	 */
	public record Slot(String name, List<Optional<Integer>> parameters, List<Rule> rules, int source) {}

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

	/**
	 * A board. Sites are in reading order; a path may lead to a space of another board. A board that is not laid out has none.
	 *
	 * @param form what its spaces look like
	 * @param ways the words for the directions from a space to its neighbours, clockwise from up, which are words in a row; empty for none
	 */
	public record Board(String name, String title, List<Site> spaces, List<Link> paths, Form form, List<Integer> ways, int source) {

		/** The shape of spaces. In rows of hexagons a column is half a step, in a grid of squares a whole one. */
		public enum Form {
			HEXAGONS, SQUARES
		}

		public Board {
			spaces = List.copyOf(spaces);
			paths = List.copyOf(paths);
			ways = List.copyOf(ways);
		}

		/** A board of hexagons that names no directions. */
		public Board(String name, String title, List<Site> spaces, List<Link> paths, int source) {
			this(name, title, spaces, paths, Form.HEXAGONS, List.of(), source);
		}

		/**
		 * What a space or path is called among those of all boards: by its board, then by its own name. What is only drawn is called by its
		 * board already.
		 */
		public static String siteName(String board, String name) {
			return board + "." + name.replace(board + ".", "");
		}
	}

	/**
	 * A space, which is a piece; row and column are those of the picture.
	 *
	 * @param towards the neighbour in each direction of the board; {@link #ABSENT} where there is none, or the way is one-way and leads
	 * here
	 */
	public record Site(int piece, int row, int column, List<Integer> towards) {

		public Site {
			towards = List.copyOf(towards);
		}

		/** A space of a board that names no directions. */
		public Site(int piece, int row, int column) {
			this(piece, row, column, List.of());
		}
	}

	/**
	 * A path, which is a piece, and the spaces it joins.
	 *
	 * @param oneWay whether it leads from the first to the second only
	 */
	public record Link(int piece, int from, int to, boolean oneWay) {

		/** A path that leads both ways. */
		public Link(int piece, int from, int to) {
			this(piece, from, to, false);
		}
	}

	/**
	 * A procedure.
	 *
	 * @param parameters the kind of each parameter, or of what it lists; empty for those that are no pieces
	 * @param slots size of its frame; parameters come first
	 * @param phase whether it is a phase of a round
	 */
	public record Procedure(String name, String title, List<Optional<Integer>> parameters, int slots, Effect body, List<Rule> rules,
			boolean phase, int source) {}

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
	 * @param digest of what is written; empty for what is no goal that is written by itself
	 */
	public record Goal(String title, int kind, Value worth, @Nullable Condition condition, int slots, int source, String digest) {}
}
