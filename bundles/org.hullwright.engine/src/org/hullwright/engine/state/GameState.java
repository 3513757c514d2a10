package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;

/**
 * What a game is like at one moment: an array of numbers that is changed through a journal. Belongs to the game that runs on it, in one
 * thread. Copying is copying the array.
 */
public final class GameState {

	/** Where no piece is. */
	public static final int NOTHING = -1;

	/** Marks, beside the seats that know a piece, that it is hidden from the others. */
	private static final int HIDDEN = 1 << Seats.MOST;

	/** Marks what went unseen into a supply: it is not told what lies there now. Says nothing about who knows what in the rules. */
	private static final int UNSEEN = 1 << 31;
	private static final Sight ANYBODY = new Sight.OfSeats(new Seats(0));
	/** Changes that are usually enough between two decisions. */
	private static final int FEW_CHANGES = 256;

	private final Layout layout;
	private final int[] cells;
	private final Journal journal;
	private final AspectVersions versions;
	private long seed;
	private @Nullable Determinization determinization;
	private int determinizedAt;
	private int sample;
	private int determinizedSince;
	/** Counts changes and ways back alike. */
	private int changes;

	/**
	 * The start of all games: every piece in the zone whose composition names it, else in the supply of its design; decks are not shuffled
	 * yet. Costs much more than {@link #begin}, so a program does it once.
	 */
	public GameState(Layout layout) {
		this(layout, 0, new int[layout.size()], new Journal(Journal.Story.NONE, FEW_CHANGES));
		new InitialState(this).arrange();
		journal.settle();
	}

	private GameState(Layout layout, long seed, int[] cells, Journal journal) {
		this.layout = layout;
		this.seed = seed;
		this.cells = cells;
		this.journal = journal;
		this.versions = new AspectVersions(layout);
		cells[layout.boardVersion()] = 0;
	}

	/** A state of its own with the same content and a fresh journal without events. */
	public GameState copy() {
		return new GameState(layout, seed, cells.clone(), new Journal(Journal.Story.NONE, FEW_CHANGES));
	}

	/** A state for a game that begins like this one is, with a journal that keeps so much of its story. */
	public GameState begin(long gameSeed, Journal.Story story) {
		// a set-up changes most of what there is
		return new GameState(layout, gameSeed, cells.clone(), new Journal(story, Math.max(FEW_CHANGES, cells.length)));
	}

	/**
	 * Is again what it was when it was copied, with everything settled. What is done from now on is what was done then, up to
	 * {@link #branchOff}, so that values that were derived on the way are still known.
	 *
	 * @param origin what it is a copy of
	 */
	public void repeatFrom(GameState origin) {
		System.arraycopy(origin.cells, 0, cells, 0, cells.length);
		cells[layout.boardVersion()] = 0;
		seed = origin.seed;
		settle();
		versions.repeat();
		sample = 0;
		changes++;
	}

	/** What is done from now on is not what was done when the state was last repeated. */
	public void branchOff() {
		versions.branchOff();
	}

	/** How the cells are laid out. */
	public Layout layout() {
		return layout;
	}

	/** All changes so far. */
	public Journal journal() {
		return journal;
	}

	/** The present, to go back to with {@link #rollback}. */
	public int mark() {
		return journal.mark();
	}

	/** The present, to go back to with {@link #rollback(Point)}; costs more than a mark, and keeps more of what was derived. */
	public Point point() {
		return new Point(mark(), versions.stamps());
	}

	/** A moment of this state. */
	public static final class Point {

		private final int mark;
		private final AspectVersions.Stamps stamps;

		private Point(int mark, AspectVersions.Stamps stamps) {
			this.mark = mark;
			this.stamps = stamps;
		}
	}

	/** Undoes everything since the moment; what was derived then, and depends on nothing that was changed, is still valid. */
	public void rollback(Point point) {
		boolean isSame = determinization == null || point.mark > determinizedAt;
		rollback(point.mark);
		if (isSame) {
			versions.restore(point.stamps);
		}
	}

	/** Undoes everything since the mark. */
	public void rollback(int mark) {
		Determinization made = determinization;
		if (mark != journal.mark()) {
			changes++;
			versions.changedAll();
			journal.undo(mark, cells);
			if (made != null && mark <= determinizedAt) {
				determinizedAt = mark;
				made.make(this);
			}
		}
	}

	/** Makes all that has happened final; marks taken before are void. */
	public void settle() {
		journal.settle();
		determinization = null;
	}

	/**
	 * Samples a determinization: chance falls otherwise from now on, and what a seat cannot know becomes something that might be so. A
	 * rollback to before it makes it anew.
	 *
	 * @return the piece that is now where another was, by that piece's number
	 */
	public int[] determinize(long otherSeed, Determinization made) {
		seed = otherSeed;
		sample = Long.hashCode(otherSeed) + 1;
		determinizedSince = versions.lastChange();
		determinization = made;
		determinizedAt = journal.mark();
		return made.make(this);
	}

	/**
	 * Lets something happen for which chance falls otherwise than it will after that.
	 *
	 * @param happening must be rolled back before it ends
	 */
	public <T> T withOtherChance(Supplier<T> happening) {
		long actualSeed = seed;
		seed = RandomStreams.derived(actualSeed);
		try {
			return happening.get();
		} finally {
			seed = actualSeed;
		}
	}

	/** Tells the samples apart that are made of this state in turn; 0 as long as it is none. */
	public int sample() {
		return sample;
	}

	/** What has no later version than this is the same in all samples that are made of this state in turn. */
	public int determinizedSince() {
		return determinizedSince;
	}

	/** What chance depends on now, for {@link #endDeterminization}. */
	public long seed() {
		return seed;
	}

	/**
	 * Goes back to before the state was determinized, where nothing was settled since: what was hidden is again what it is, and chance
	 * falls as it will.
	 *
	 * @param before taken then
	 * @param actualSeed what chance depended on then
	 */
	public void endDeterminization(Point before, long actualSeed) {
		determinization = null;
		sample = 0;
		seed = actualSeed;
		rollback(before);
	}

	/**
	 * A number that is equal for equal states of one world, and hardly ever for different ones. It depends on what there is and how often
	 * chance was asked, not on how that is kept, so that it stays the same in every version of this program.
	 */
	public long fingerprint() {
		return new Fingerprint(this).value();
	}

	/** Whether two states of one layout are equal, whatever led to them. */
	public boolean sameAs(GameState other) {
		return Arrays.equals(cells, 0, layout.boardVersion(), other.cells, 0, layout.boardVersion());
	}

	int cell(int cell) {
		return cells[cell];
	}

	/** The first cell from one on in which there is something else than in a copy of all cells; -1 when there is none. */
	int differsFrom(int[] copy, int first) {
		int cell = Arrays.mismatch(cells, first, cells.length, copy, first, copy.length);
		return cell < 0 ? -1 : first + cell;
	}

	/** All there is now, to be compared with what there is later. */
	int[] snapshot() {
		return Arrays.copyOf(cells, layout.boardVersion());
	}

	/** Whether all is as it was. */
	boolean isStill(int[] snapshot) {
		return Arrays.equals(cells, 0, layout.boardVersion(), snapshot, 0, snapshot.length);
	}

	/**
	 * What was changed since a moment.
	 *
	 * @param of the state that was changed
	 * @param cells which, and what each of them is then, one after the other
	 * @param aspects which of them, with their stamps
	 * @param boards the version of the boards then; 0 when nothing else lies there than before
	 */
	record Changes(GameState of, int[] cells, AspectVersions.Stamped aspects, int boards) {}

	/** What was changed since a point at which the boards had a version, and nothing settled. */
	Changes since(Point point, int version) {
		Numbers changed = new Numbers();
		BitSet written = journal.changedSince(point.mark);
		written.clear(layout.boardVersion());
		for (int cell = written.nextSetBit(0); cell >= 0; cell = written.nextSetBit(cell + 1)) {
			changed.add(cell);
			changed.add(cells[cell]);
		}
		return new Changes(this, changed.toArray(), versions.changedSince(point.stamps), version == boardVersion() ? 0 : boardVersion());
	}

	/**
	 * Makes changes that were made once when all was as it is. Where that was in this state they get the stamps that they got then, so that
	 * what was derived after them is still valid.
	 *
	 * @return the same changes, as those of this state
	 */
	Changes make(Changes made) {
		for (int at = 0; at < made.cells.length; at += 2) {
			write(made.cells[at], made.cells[at + 1]);
		}
		if (made.of == this) {
			versions.restore(made.aspects);
			if (made.boards != 0) {
				write(layout.boardVersion(), made.boards);
			}
			return made;
		}
		if (made.boards != 0) {
			changeBoards();
		}
		return new Changes(this, made.cells, versions.changed(made.aspects.aspects()), made.boards == 0 ? 0 : boardVersion());
	}

	// --- Pieces and zones

	public int zoneOf(int piece) {
		return cells[layout.pieceCell(piece, Layout.ZONE)];
	}

	/** The thing a piece stands on or lies in; {@link #NOTHING} when it is in a zone of the game. */
	public int holderOf(int piece) {
		return layout.holder(zoneOf(piece));
	}

	/** The first or topmost piece of a zone; {@link #NOTHING} when it is empty. */
	public int first(int zone) {
		return cells[layout.zoneCell(zone, Layout.FIRST)] - 1;
	}

	/** The last or lowest piece of a zone; {@link #NOTHING} when it is empty. */
	public int last(int zone) {
		return cells[layout.zoneCell(zone, Layout.LAST)] - 1;
	}

	/** The piece after a piece in its zone; {@link #NOTHING} after the last. */
	public int next(int piece) {
		return cells[layout.pieceCell(piece, Layout.NEXT)] - 1;
	}

	/** Number of pieces in a zone. */
	public int count(int zone) {
		return cells[layout.zoneCell(zone, Layout.COUNT)];
	}

	/** Appends the pieces of a zone in order. */
	public void list(int zone, Numbers target) {
		for (int piece = first(zone); piece >= 0; piece = next(piece)) {
			target.add(piece);
		}
	}

	/** Moves a piece to the end of a zone, or to its top. */
	public void move(int source, int piece, int zone, boolean top) {
		int from = zoneOf(piece);
		boolean unseen = layout.role(zone) == Layout.Role.SUPPLY && isSecret(piece, from);
		unlink(piece, from);
		link(piece, zone, top);
		versions.changedZone(from);
		versions.changedZone(zone);
		versions.moved(this, piece);
		if (knowledge(piece) != 0) {
			mixIn(piece, layout.role(zone));
		}
		markUnseen(piece, unseen);
		boolean onBoard = isSite(layout.holder(from)) || isSite(layout.holder(zone));
		if (onBoard) {
			changeBoards();
		}
		if (journal.isRecordingMoves()) {
			journal.add(new Event.Moved(source, piece, from, zone));
		}
	}

	/** What one knew of a piece ends where it cannot be told from others any more, or is nothing in particular. */
	private void mixIn(int piece, Layout.Role zone) {
		switch (zone) {
			case BAG -> forget(piece);
			case SUPPLY -> setKnowledge(piece, 0);
			case AREA, DECK, DISCARDS, CONTENTS, TABLE, BOX, SEATS -> { /* it can be followed there */ }
		}
	}

	/**
	 * Whether not all players see what a piece is that lies there. What waits at the table or is out of the game was seen when it came
	 * there.
	 */
	private boolean isSecret(int piece, int zone) {
		return switch (layout.role(zone)) {
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> !knownTo(piece).equals(Seats.ALL) && !ANYBODY.seesPiece(this, piece);
			case SUPPLY -> isUnseen(piece);
			case TABLE, BOX, SEATS -> false;
		};
	}

	private void markUnseen(int piece, boolean unseen) {
		int cell = layout.pieceCell(piece, Layout.KNOWLEDGE);
		write(cell, unseen ? cells[cell] | UNSEEN : cells[cell] & ~UNSEEN);
	}

	/** Whether a piece lies in a supply into which not all players have seen it go. */
	public boolean isUnseen(int piece) {
		return (cells[layout.pieceCell(piece, Layout.KNOWLEDGE)] & UNSEEN) != 0;
	}

	private boolean isSite(int holder) {
		return holder >= 0 && layout.readingOrder(holder) != Integer.MAX_VALUE;
	}

	/** Puts a piece into the zone it starts in; neither a change nor an event. */
	void start(int piece, int zone) {
		link(piece, zone, false);
	}

	private void unlink(int piece, int zone) {
		int previous = cells[layout.pieceCell(piece, Layout.PREVIOUS)];
		int next = cells[layout.pieceCell(piece, Layout.NEXT)];
		write(previous == 0 ? layout.zoneCell(zone, Layout.FIRST) : layout.pieceCell(previous - 1, Layout.NEXT), next);
		write(next == 0 ? layout.zoneCell(zone, Layout.LAST) : layout.pieceCell(next - 1, Layout.PREVIOUS), previous);
		write(layout.zoneCell(zone, Layout.COUNT), count(zone) - 1);
	}

	private void link(int piece, int zone, boolean top) {
		int first = cells[layout.zoneCell(zone, Layout.FIRST)];
		int last = cells[layout.zoneCell(zone, Layout.LAST)];
		write(layout.pieceCell(piece, Layout.ZONE), zone);
		write(layout.pieceCell(piece, Layout.PREVIOUS), top ? 0 : last);
		write(layout.pieceCell(piece, Layout.NEXT), top ? first : 0);
		if (first == 0 || top) {
			write(layout.zoneCell(zone, Layout.FIRST), piece + 1);
		}
		if (last == 0 || !top) {
			write(layout.zoneCell(zone, Layout.LAST), piece + 1);
		}
		if (top && first != 0) {
			write(layout.pieceCell(first - 1, Layout.PREVIOUS), piece + 1);
		}
		if (!top && last != 0) {
			write(layout.pieceCell(last - 1, Layout.NEXT), piece + 1);
		}
		write(layout.zoneCell(zone, Layout.COUNT), count(zone) + 1);
	}

	/** Puts a zone into a random order. */
	public void shuffle(int source, int zone) {
		Numbers pieces = new Numbers();
		list(zone, pieces);
		pieces.shuffle(bound -> nextRandom(zone, bound));
		for (int at = 0; at < pieces.size(); at++) {
			forget(pieces.get(at));
		}
		lay(zone, pieces);
		if (journal.isRecording()) {
			journal.add(new Event.Shuffled(source, zone));
		}
	}

	/**
	 * Lets these pieces be all that lies in a zone, in this order. Where they were before has to be laid anew as well, and of those that
	 * came from elsewhere {@link #relocated} has to be told then.
	 */
	void lay(int zone, Numbers pieces) {
		int previous = 0;
		for (int at = 0; at < pieces.size(); at++) {
			int piece = pieces.get(at);
			write(layout.pieceCell(piece, Layout.ZONE), zone);
			write(layout.pieceCell(piece, Layout.PREVIOUS), previous);
			write(previous == 0 ? layout.zoneCell(zone, Layout.FIRST) : layout.pieceCell(previous - 1, Layout.NEXT), piece + 1);
			previous = piece + 1;
		}
		write(previous == 0 ? layout.zoneCell(zone, Layout.FIRST) : layout.pieceCell(previous - 1, Layout.NEXT), 0);
		write(layout.zoneCell(zone, Layout.LAST), previous);
		write(layout.zoneCell(zone, Layout.COUNT), pieces.size());
		versions.changedZone(zone);
		if (isSite(layout.holder(zone))) {
			changeBoards();
		}
	}

	/** Notes that a piece is in another zone than before, once all that it carries is laid. */
	void relocated(int piece) {
		versions.moved(this, piece);
	}

	private void changeBoards() {
		write(layout.boardVersion(), versions.changedBoards());
	}

	/** Changes who knows a piece and whether it is hidden. */
	void setKnowledge(int piece, int knowledge) {
		if (knowledge(piece) != knowledge) {
			write(layout.pieceCell(piece, Layout.KNOWLEDGE), knowledge);
			versions.changedKnowledge(piece);
		}
	}

	/** A random piece of a zone; {@link #NOTHING} when it is empty. */
	public int randomPiece(int zone) {
		int count = count(zone);
		if (count == 0) {
			return NOTHING;
		}
		int piece = first(zone);
		for (int steps = nextRandom(zone, count); steps > 0; steps--) {
			piece = next(piece);
		}
		return piece;
	}

	/** A number below the bound from the stream of a zone. */
	public int nextRandom(int zone, int bound) {
		return draw(layout.zoneStream(zone), layout.streamOfZone(zone), bound);
	}

	/** The position of the face a die shows next. */
	public int nextFace(int die, int faces) {
		return draw(layout.dieStream(die), layout.streamOfDie(die), faces);
	}

	/** A state by its number: those of the pieces in their order, then those of the game, each in the order of the properties. */
	int stateNumber(int number) {
		return cells[layout.stateCell(number)];
	}

	/** How often chance was asked in a zone. */
	int drawnFromZone(int zone) {
		return cells[layout.zoneStream(zone)];
	}

	/** How often a die was rolled. */
	int drawnFromDie(int die) {
		return cells[layout.dieStream(die)];
	}

	private int draw(int cell, long stream, int bound) {
		int drawn = cells[cell];
		write(cell, drawn + 1);
		return RandomStreams.below(seed, stream, drawn, bound);
	}

	// --- Who knows what

	/** Who knows a piece although it does not lie open to them. */
	public Seats knownTo(int piece) {
		return new Seats(knowledge(piece) & Seats.ALL.bits());
	}

	/** Whether a piece is hidden from all who do not know it, even where all players see what lies there. */
	public boolean isHidden(int piece) {
		return (knowledge(piece) & HIDDEN) != 0;
	}

	/** Who knows a piece and whether it is hidden, in one number; 0 for what is seen by those who see where it lies. */
	int knowledge(int piece) {
		return cells[layout.pieceCell(piece, Layout.KNOWLEDGE)] & ~UNSEEN;
	}

	/** Lets some know a piece until it is mixed among others or hidden; when those are all players, it is not hidden any more. */
	public void reveal(int source, int piece, Seats seats) {
		int before = knowledge(piece);
		boolean isUnseen = isUnseen(piece);
		setKnowledge(piece, seats.equals(Seats.ALL) ? Seats.ALL.bits() : before | seats.bits());
		markUnseen(piece, isUnseen && !seats.equals(Seats.ALL));
		if (journal.isRecording() && before != knowledge(piece)) {
			journal.add(new Event.Revealed(source, piece, seats));
		}
	}

	/** Hides a piece from all players; no player is taken to remember it. */
	public void hide(int source, int piece) {
		if (knowledge(piece) != HIDDEN) {
			boolean isUnseen = isUnseen(piece);
			setKnowledge(piece, HIDDEN);
			markUnseen(piece, isUnseen);
			if (journal.isRecording()) {
				journal.add(new Event.Hidden(source, piece));
			}
		}
	}

	/** A player who knew a piece cannot tell it from others any more. */
	private void forget(int piece) {
		if (knowledge(piece) != 0) {
			setKnowledge(piece, knowledge(piece) & HIDDEN);
		}
	}

	// --- Sides and values

	/** The number of the side a piece shows, from 0. */
	public int side(int piece) {
		return cells[layout.pieceCell(piece, Layout.SIDE)];
	}

	public void turn(int source, int piece, int side) {
		if (side(piece) != side) {
			write(layout.pieceCell(piece, Layout.SIDE), side);
			versions.turned(piece);
			if (journal.isRecording()) {
				journal.add(new Event.Turned(source, piece, side));
			}
		}
	}

	/** A state of a piece. */
	public int get(int piece, int property) {
		return cells[layout.cell(piece, property)];
	}

	/** A state of the game. */
	public int get(int property) {
		return cells[layout.cell(property)];
	}

	/** Changes a state of a piece; a number is kept within its bounds. */
	public void set(int source, int piece, int property, int value) {
		change(source, layout.cell(piece, property), piece, property, value);
	}

	/** Changes a state of the game; a number is kept within its bounds. */
	public void set(int source, int property, int value) {
		change(source, layout.cell(property), NOTHING, property, value);
	}

	/** Changes a state of a piece, or of the game when the piece is {@link #NOTHING}, without touching who knows it. */
	void imagine(int piece, int property, int value) {
		write(piece < 0 ? layout.cell(property) : layout.cell(piece, property), layout.bounded(property, value));
		versions.changedState(property);
	}

	/** Who knows a state although it is not open to them: a state of a piece, or of the game when the piece is {@link #NOTHING}. */
	public Seats knownTo(int piece, int property) {
		return layout.secrets().isSecret(property)
				? new Seats(cells[layout.secrets().cell(piece, property)])
				: Seats.ALL;
	}

	/** Lets some know a state, until it is set or hidden. */
	public void disclose(int source, int piece, int property, Seats seats) {
		if (layout.secrets().isSecret(property)) {
			int cell = layout.secrets().cell(piece, property);
			int known = cells[cell] | seats.bits();
			if (journal.isRecording() && known != cells[cell]) {
				journal.add(new Event.Disclosed(source, piece, property, seats));
			}
			write(cell, known);
		}
	}

	/** Lets a state be seen again only by those who see it by themselves. */
	public void conceal(int piece, int property) {
		if (layout.secrets().isSecret(property)) {
			write(layout.secrets().cell(piece, property), 0);
		}
	}

	private void change(int source, int cell, int piece, int property, int value) {
		conceal(piece, property); // even by the same value: that it is the same again is no less of a secret
		int bounded = layout.bounded(property, value);
		int before = cells[cell];
		if (before != bounded) {
			write(cell, bounded);
			versions.changedState(property);
			if (journal.isRecording()) {
				journal.add(new Event.Changed(source, piece, property, before, bounded));
			}
		}
	}

	/** Stands for what lies on the boards now, for those who keep results that depend on it: the same number, the same arrangement. */
	public int boardVersion() {
		return cells[layout.boardVersion()];
	}

	/**
	 * A version of some aspects: as long as it is the same, so is all that they stand for.
	 *
	 * @param aspects their {@linkplain Layout#aspects numbers}
	 */
	public int version(int[] aspects) {
		return versions.of(aspects);
	}

	/** As long as this is the same, so is the state. */
	public int changes() {
		return changes;
	}

	private void write(int cell, int value) {
		int before = cells[cell];
		if (before != value) {
			changes++;
			journal.changing(cell, before);
			cells[cell] = value;
		}
	}
}
