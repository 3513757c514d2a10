package org.hullwright.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.engine.tree.World.Zone.Form;

/**
 * Where everything of a world is kept in the cells of a state. Made once for a world and shared by all its states.
 * <p>
 * Cells: for each piece its zone, its neighbours in that zone, the side it shows, who knows it and its states; for each zone its first and last piece
 * and their number; the states of the game; for each random stream how often it was drawn from; a count of changes on the boards.
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
	private final int contentsBase;
	private final int supplyBase;
	private final int table;
	private final int box;
	private final int seats;
	private final int zoneCells;
	private final int streamCells;
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
		int pieces = world.pieceCount();
		sortOf = new int[pieces];
		kindOf = new int[pieces];
		int kinds = world.kinds().size();
		kindMatrix = new boolean[kinds][kinds];
		sortPieces();
		offsets = new int[world.properties().size()];
		pieceBase = new int[pieces];
		int cells = layOutPieces();

		Zones zones = new Zones();
		zoneBaseOfDeclaration = new int[world.zones().size()];
		memberZones = new int[pieces][];
		layOutZones(zones);
		layOutZonesOfPieces(zones);
		contentsBase = zones.count();
		for (int piece = 0; piece < pieces; piece++) {
			zones.add(Role.CONTENTS, piece, -1);
		}
		supplyBase = zones.count();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			zones.add(Role.SUPPLY, -1, -1);
		}
		table = zones.add(Role.TABLE, -1, -1);
		box = zones.add(Role.BOX, -1, -1);
		seats = zones.add(Role.SEATS, -1, -1);
		roles = zones.roles.toArray(Role[]::new);
		holders = zones.holders.toArray();
		zoneDeclarations = zones.declarations.toArray();
		companions = zones.companions.toArray();

		zoneCells = cells;
		cells += zones.count() * ZONE_CELLS;
		gameOffsets = new int[world.properties().size()];
		for (int property = 0; property < gameOffsets.length; property++) {
			if (isState(property, -1)) {
				gameOffsets[property] = cells++;
			}
		}
		streamCells = cells;
		cells += world.dice().size() + zones.count();
		boardVersion = cells++;
		size = cells;
		siteOrder = siteOrders(pieces);
		lower = world.properties().stream().mapToInt(World.Property::lower).toArray();
		upper = world.properties().stream().mapToInt(World.Property::upper).toArray();
		dieStreams = world.dice().stream().mapToLong(die -> RandomStreams.named("die " + die.name())).toArray();
		zoneStreams = IntStream.range(0, zones.count()).mapToLong(zone -> RandomStreams.named("zone " + zoneName(zone))).toArray();
	}

	/** Of which design and kind each piece is, and which kinds are below which. */
	private void sortPieces() {
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			World.Sort design = world.sorts().get(sort);
			Arrays.fill(sortOf, design.firstPiece(), design.firstPiece() + design.copies(), sort);
			Arrays.fill(kindOf, design.firstPiece(), design.firstPiece() + design.copies(), design.kind());
		}
		for (int kind = 0; kind < kindMatrix.length; kind++) {
			for (int ancestor = 0; ancestor < kindMatrix.length; ancestor++) {
				kindMatrix[kind][ancestor] = world.isA(kind, ancestor);
			}
		}
	}

	private void layOutZones(Zones zones) {
		for (int declaration = 0; declaration < world.zones().size(); declaration++) {
			if (world.zones().get(declaration).owner() < 0) {
				zoneBaseOfDeclaration[declaration] = zones.add(declaration, -1);
			}
		}
	}

	private void layOutZonesOfPieces(Zones zones) {
		for (int piece = 0; piece < memberZones.length; piece++) {
			for (int declaration = 0; declaration < world.zones().size(); declaration++) {
				int owner = world.zones().get(declaration).owner();
				if (owner >= 0 && kindMatrix[kindOf[piece]][owner]) {
					if (memberZones[piece] == null) {
						memberZones[piece] = new int[world.zones().size()];
						Arrays.fill(memberZones[piece], -1);
					}
					memberZones[piece][declaration] = zones.add(declaration, piece);
				}
			}
		}
	}

	private int layOutPieces() {
		int[] cellsOfKind = new int[world.kinds().size()];
		for (int kind = 0; kind < cellsOfKind.length; kind++) {
			cellsOfKind[kind] = -1;
		}
		for (int kind = 0; kind < cellsOfKind.length; kind++) {
			layOutKind(kind, cellsOfKind);
		}
		int cells = PIECE_CELLS * pieceBase.length;
		for (int piece = 0; piece < pieceBase.length; piece++) {
			pieceBase[piece] = cells;
			cells += cellsOfKind[kindOf[piece]];
		}
		return cells;
	}

	/** A kind's states come after those of its parent, so that a property is at the same offset in all kinds below. */
	private int layOutKind(int kind, int[] cellsOfKind) {
		if (cellsOfKind[kind] < 0) {
			int parent = world.kinds().get(kind).parent();
			int cells = parent < 0 ? 0 : layOutKind(parent, cellsOfKind);
			for (int property = 0; property < offsets.length; property++) {
				if (isState(property, kind)) {
					offsets[property] = cells++;
				}
			}
			cellsOfKind[kind] = cells;
		}
		return cellsOfKind[kind];
	}

	private boolean isState(int property, int owner) {
		World.Property declared = world.properties().get(property);
		return declared.nature() == Nature.STATE && declared.owner() == owner;
	}

	/**
	 * Reading order over all boards: sites by row and column, a path by its middle, or by its end on its own board when the other one is
	 * elsewhere; what is no site comes last.
	 */
	private int[] siteOrders(int pieces) {
		int[] order = new int[pieces];
		Arrays.fill(order, Integer.MAX_VALUE);
		int board = 0;
		for (World.Board each : world.boards()) {
			for (World.Site space : each.spaces()) {
				order[space.piece()] = position(board, 2 * space.row(), 2 * space.column());
			}
			for (World.Link path : each.paths()) {
				World.Site from = site(each, path.from()).orElseGet(() -> site(each, path.to()).orElseThrow());
				World.Site to = site(each, path.to()).orElse(from);
				order[path.piece()] = position(board, from.row() + to.row(), from.column() + to.column());
			}
			board++;
		}
		return order;
	}

	/** A space of a board; empty for one of another board, to which a path leads. */
	private static Optional<World.Site> site(World.Board board, int piece) {
		return board.spaces().stream().filter(space -> space.piece() == piece).findFirst();
	}

	private static int position(int board, int row, int column) {
		return (board << 24) + (row << 12) + column;
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

	/** The kind of a piece. */
	public int kindOf(int piece) {
		return kindOf[piece];
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

	/** What a zone is for. */
	public Role role(int zone) {
		return roles[zone];
	}

	/** The piece a zone belongs to; -1 for zones of the game. */
	public int holder(int zone) {
		return holders[zone];
	}

	/** The declaration of a zone, for a discard pile that of its deck; -1 for zones that nobody declares. */
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

	/** A number raised by an amount, within the bounds of its property; a number without bounds may become larger than any number of the game. */
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

	/** Collects zones while they are numbered. */
	private final class Zones {

		private final List<Role> roles = new ArrayList<>();
		private final Numbers holders = new Numbers();
		private final Numbers declarations = new Numbers();
		private final Numbers companions = new Numbers();

		int count() {
			return roles.size();
		}

		int add(int declaration, int holder) {
			Form form = world.zones().get(declaration).form();
			int zone = add(switch (form) {
				case AREA -> Role.AREA;
				case DECK -> Role.DECK;
				case BAG -> Role.BAG;
			}, holder, declaration);
			if (form == Form.DECK) {
				int discards = add(Role.DISCARDS, holder, declaration);
				companions.set(zone, discards);
				companions.set(discards, zone);
			}
			return zone;
		}

		int add(Role role, int holder, int declaration) {
			roles.add(role);
			holders.add(holder);
			declarations.add(declaration);
			companions.add(-1);
			return roles.size() - 1;
		}
	}
}
