package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.tree.World;

/**
 * Where everything of a world is kept in the cells of a state. Made once for a world and shared by all its states.
 * <p>
 * Cells: for each piece its zone, its neighbours in that zone, the side it shows, who knows it and its states; for each zone its first and
 * last piece and their number; the states of the game; for each random stream how often it was drawn from; to whom secret states were
 * revealed; a count of changes on the boards.
 */
public final class Layout {

	/** What a zone is for. */
	public enum Role {
		/** Declared as an open zone. */
		AREA,
		/** Declared as a deck. */
		DECK,
		/** Declared as a bag. */
		BAG,
		/** The discard pile of a deck. */
		DISCARDS,
		/** What lies on a piece. */
		CONTENTS,
		/** Unused copies of a design. */
		SUPPLY,
		/** Drawn pieces that wait for what happens to them. */
		TABLE,
		/** Out of the game. */
		BOX,
		/** The players of this game. */
		SEATS
	}

	static final int ZONE = 0;
	static final int NEXT = 1;
	static final int PREVIOUS = 2;
	static final int SIDE = 3;
	static final int KNOWLEDGE = 4;
	private static final int PIECE_CELLS = 5;
	static final int FIRST = 0;
	static final int LAST = 1;
	static final int COUNT = 2;
	private static final int ZONE_CELLS = 3;
	private static final int[] NO_ZONES = {};

	private final World world;
	private final int[] sortOf;
	private final int[] kindOf;
	private final boolean[][] kindMatrix;
	private final int[] offsets;
	private final int[] pieceBase;
	private final int[] zoneBaseOfDeclaration;
	private final int[][] memberZones;
	private final Role[] roles;
	private final int[] holders;
	private final int[] zoneDeclarations;
	private final int[] companions;
	private final int[][] ownZones;
	private final Aspects aspects;
	private final int contentsBase;
	private final int supplyBase;
	private final int table;
	private final int box;
	private final int seats;
	private final int zoneCells;
	private final int streamCells;
	private final SecretStates secrets;
	private final int boardVersion;
	private final int size;
	private final int[] gameOffsets;
	private final int[] siteOrder;
	private final int[] lower;
	private final int[] upper;
	private final long[] dieStreams;
	private final long[] zoneStreams;

	/** Lays a world out. */
	public Layout(World world) {
		this.world = world;
		var pieces = new PieceSorts(world, PIECE_CELLS * world.pieceCount());
		sortOf = pieces.sortOf;
		kindOf = pieces.kindOf;
		kindMatrix = pieces.kindMatrix;
		offsets = pieces.offsets;
		pieceBase = pieces.base;
		siteOrder = ReadingOrder.of(world);

		var zones = new ZoneNumbering(world, pieces);
		zoneBaseOfDeclaration = zones.ofDeclaration;
		memberZones = zones.ofPiece;
		contentsBase = zones.contents;
		supplyBase = zones.supply;
		table = zones.table;
		box = zones.box;
		seats = zones.seats;
		roles = zones.roles();
		holders = zones.holders();
		zoneDeclarations = zones.declarations();
		companions = zones.companions();
		ownZones = ownZones(pieceCount(), roles, holders);
		aspects = new Aspects(world);

		zoneCells = pieces.end;
		int cells = gameCells();
		gameOffsets = new int[world.properties().size()];
		for (int property = 0; property < gameOffsets.length; property++) {
			if (PieceSorts.isState(world, property, -1)) {
				gameOffsets[property] = cells++;
			}
		}
		streamCells = cells;
		cells += world.dice().size() + roles.length;
		secrets = new SecretStates(world, pieces, cells);
		cells = secrets.end;
		boardVersion = cells++;
		size = cells;
		lower = world.properties().stream().mapToInt(World.Property::lower).toArray();
		upper = world.properties().stream().mapToInt(World.Property::upper).toArray();
		dieStreams = world.dice().stream().mapToLong(die -> RandomStreams.named("die " + die.name())).toArray();
		zoneStreams = IntStream.range(0, roles.length).mapToLong(zone -> RandomStreams.named("zone " + zoneName(zone))).toArray();
	}

	private static int[][] ownZones(int pieces, Role[] roles, int[] holders) {
		var own = new Numbers[pieces];
		for (int zone = 0; zone < holders.length; zone++) {
			if (holders[zone] >= 0 && roles[zone] != Role.CONTENTS) {
				if (own[holders[zone]] == null) {
					own[holders[zone]] = new Numbers();
				}
				own[holders[zone]].add(zone);
			}
		}
		return Arrays.stream(own).map(zones -> zones == null ? NO_ZONES : zones.toArray()).toArray(int[][]::new);
	}

	/** The world that is laid out. */
	public World world() {
		return world;
	}

	/** Number of cells of a state. */
	public int size() {
		return size;
	}

	/** Number of pieces. */
	public int pieceCount() {
		return sortOf.length;
	}

	/** Number of zones. */
	public int zoneCount() {
		return holders.length;
	}

	/** The design of a piece. */
	public int sortOf(int piece) {
		return sortOf[piece];
	}

	public int kindOf(int piece) {
		return kindOf[piece];
	}

	/** All pieces of a kind or of one below it, in play or not. */
	public int[] piecesOf(int kind) {
		return IntStream.range(0, pieceCount()).filter(piece -> isA(kindOf(piece), kind)).toArray();
	}

	/** Whether a kind is another one or below it. */
	public boolean isA(int kind, int ancestor) {
		return kindMatrix[kind][ancestor];
	}

	/** The zone of the game with that declaration. */
	public int zone(int declaration) {
		return zoneBaseOfDeclaration[declaration];
	}

	/** The zone of a piece with that declaration, or what lies on it; -1 when it has no such zone. */
	public int zone(int piece, int declaration) {
		if (declaration == World.CONTENTS) {
			return contentsOf(piece);
		}
		return memberZones[piece] == null ? -1 : memberZones[piece][declaration];
	}

	/** The zones that a piece declares and their discard piles, without the one for what lies on it; not to be changed. */
	public int[] ownZones(int piece) {
		return ownZones[piece];
	}

	/** The numbers of what derived values can depend on. */
	public Aspects aspects() {
		return aspects;
	}

	/** What lies on a piece. */
	public int contentsOf(int piece) {
		return contentsBase + piece;
	}

	/** The discard pile of a deck; -1 for other zones. */
	public int discards(int zone) {
		return roles[zone] == Role.DECK ? companions[zone] : -1;
	}

	/** The deck of a discard pile. */
	public int deckOf(int discards) {
		return companions[discards];
	}

	/** Where unused copies of a design are. */
	public int supply(int sort) {
		return supplyBase + sort;
	}

	/** The design whose unused copies are in a supply. */
	public int sortOfSupply(int supply) {
		return supply - supplyBase;
	}

	/** Where drawn pieces wait. */
	public int table() {
		return table;
	}

	/** Where pieces are that are out of the game. */
	public int box() {
		return box;
	}

	/** Where the players of this game sit. */
	public int seats() {
		return seats;
	}

	public Role role(int zone) {
		return roles[zone];
	}

	/** The piece a zone belongs to; -1 for zones of the game. */
	public int holder(int zone) {
		return holders[zone];
	}

	/** The declaration of a zone, for a discard pile that of its deck; -1 for zones that no pack declares. */
	public int declaration(int zone) {
		return zoneDeclarations[zone];
	}

	/** Whether a piece is of the kind that a zone is for. */
	public boolean isFit(int piece, int zone) {
		int declaration = zoneDeclarations[zone];
		return declaration < 0 || kindMatrix[kindOf[piece]][world.zones().get(declaration).content()];
	}

	/** Position of a site in reading order; the highest number for pieces that are no sites. */
	public int readingOrder(int piece) {
		return siteOrder[piece];
	}

	/** The cell of a piece's state. */
	public int cell(int piece, int property) {
		return pieceBase[piece] + offsets[property];
	}

	/** The cell of a state of the game. */
	public int cell(int property) {
		return gameOffsets[property];
	}

	/** Which states not all players see by themselves, and where it is kept to whom they were revealed. */
	SecretStates secrets() {
		return secrets;
	}

	/** The cells that keep to whom secret states were revealed, from the first to behind the last. */
	int firstSecretCell() {
		return streamCells + world.dice().size() + roles.length;
	}

	int pieceCell(int piece, int which) {
		return piece * PIECE_CELLS + which;
	}

	int zoneCell(int zone, int which) {
		return zoneCells + zone * ZONE_CELLS + which;
	}

	/** The piece whose place, side or knowledge a cell has; -1 for other cells. */
	int linkedPiece(int cell) {
		return cell < PIECE_CELLS * sortOf.length ? cell / PIECE_CELLS : -1;
	}

	/** The zone whose ends or count a cell has; -1 for other cells. */
	int linkedZone(int cell) {
		return cell >= zoneCells && cell < gameCells() ? (cell - zoneCells) / ZONE_CELLS : -1;
	}

	/** The piece whose state a cell has; -1 for other cells. */
	int pieceOfState(int cell) {
		if (cell >= zoneCells || linkedPiece(cell) >= 0) {
			return -1;
		}
		int found = Arrays.binarySearch(pieceBase, cell);
		int piece = found < 0 ? -found - 2 : found;
		while (piece + 1 < pieceBase.length && pieceBase[piece + 1] == cell) {
			piece++; // those before it have no states
		}
		return piece;
	}

	/** How many states there are, of all pieces and of the game. */
	int stateCount() {
		return zoneCells - PIECE_CELLS * sortOf.length + (streamCells - gameCells());
	}

	/** The cell of a state by its number. */
	int stateCell(int number) {
		int first = PIECE_CELLS * sortOf.length;
		return first + number < zoneCells ? first + number : gameCells() + first + number - zoneCells;
	}

	private int gameCells() {
		return zoneCells + roles.length * ZONE_CELLS;
	}

	int dieStream(int die) {
		return streamCells + die;
	}

	int zoneStream(int zone) {
		return streamCells + world.dice().size() + zone;
	}

	int boardVersion() {
		return boardVersion;
	}

	/** The stream a die is rolled from. */
	long streamOfDie(int die) {
		return dieStreams[die];
	}

	/** The stream that chance in a zone comes from. */
	long streamOfZone(int zone) {
		return zoneStreams[zone];
	}

	/** A value as a property can have it: within the bounds of its numbers. */
	public int bounded(int property, int value) {
		return value == World.ABSENT ? value : Math.max(lower[property], Math.min(upper[property], value));
	}

	/**
	 * A number raised by an amount, within the bounds of its property; a number without bounds may become larger than any number of the
	 * game.
	 */
	public long raised(int property, int value, int amount) {
		long raised = (long) value + amount;
		long least = lower[property] == World.LEAST ? Long.MIN_VALUE : lower[property];
		long most = upper[property] == World.MOST ? Long.MAX_VALUE : upper[property];
		return Math.max(least, Math.min(most, raised));
	}

	/** What a piece is known by: its design, and which copy it is when there are several, from 1. */
	String pieceName(int piece) {
		World.Sort sort = world.sorts().get(sortOf[piece]);
		return sort.copies() == 1 ? sort.name() : sort.name() + " " + (piece - sort.firstPiece() + 1);
	}

	/** What a zone is known by: no other zone has that name, and it is the same however many other pieces there are. */
	String zoneName(int zone) {
		String role = roles[zone].name().toLowerCase(Locale.ROOT);
		int declaration = zoneDeclarations[zone];
		String name = declaration < 0 ? role : role + " " + world.zones().get(declaration).name();
		if (roles[zone] == Role.SUPPLY) {
			return name + " of " + world.sorts().get(sortOfSupply(zone)).name();
		}
		int holder = holders[zone];
		if (holder < 0) {
			return name;
		}
		return name + " of " + pieceName(holder);
	}
}
