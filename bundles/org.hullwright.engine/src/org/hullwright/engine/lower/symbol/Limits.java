package org.hullwright.engine.lower.symbol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.tree.World;

/**
 * Refuses what no game is as large as. Packs are not trusted, and what a few lines can ask for would fill the memory before the first
 * round. The limits are far beyond the largest games there are.
 */
public final class Limits {

	/** Players of one game; as many as can be told apart where it is kept who knows what. */
	public static final int MOST_PLAYERS = Seats.MOST;
	/** Components, and spaces and paths of boards, each counted once however many copies it has. */
	static final int MOST_SORTS = 20_000;
	/** Spaces of one board. */
	static final int MOST_SPACES = 2_000;

	private static final int MOST_KINDS = 1_000;
	private static final int MOST_PIECES = 20_000;
	private static final long MOST_CELLS = 4_000_000;
	private static final long MOST_BODIES = 4_000_000;

	private final World world;

	private Limits(World world) {
		this.world = world;
	}

	/** The world, when it can be played. */
	public static World within(World world) {
		new Limits(world).check();
		return world;
	}

	private void check() {
		if (world.kinds().size() > MOST_KINDS) {
			throw refuse(world.kinds().getLast().source(), "there are more than " + MOST_KINDS + " kinds");
		}
		refuseTooManyPieces();
		if ((long) world.slots().size() * world.sorts().size() > MOST_BODIES) {
			throw refuse(world.slots().getLast().source(), "there are too many effect slots for so many components");
		}
		refuseCircles();
	}

	/** A piece has its states, and a list of what lies in each of its zones. */
	private void refuseTooManyPieces() {
		long[] cellsOfKind = IntStream.range(0, world.kinds().size()).mapToLong(this::cellsOf).toArray();
		long pieces = 0;
		long cells = 0;
		for (World.Sort sort : world.sorts()) {
			pieces += sort.copies();
			cells += sort.copies() * cellsOfKind[sort.kind()];
			if (pieces > MOST_PIECES) {
				throw refuse(sort.source(), "with this there are more than " + MOST_PIECES + " pieces");
			}
			if (cells > MOST_CELLS) {
				throw refuse(sort.source(), "with this the pieces have more than " + MOST_CELLS + " states and places together");
			}
		}
	}

	private long cellsOf(int kind) {
		long states = world.properties().stream()
				.filter(property -> property.nature() == World.Property.Nature.STATE && belongsTo(property.owner(), kind))
				.count();
		long zones = world.zones().stream().anyMatch(zone -> belongsTo(zone.owner(), kind)) ? world.zones().size() : 0;
		return states + zones;
	}

	private boolean belongsTo(int owner, int kind) {
		return owner >= 0 && world.isA(kind, owner);
	}

	/** A copy that lay in itself, directly or through others, would make a search for what is around it endless. */
	private void refuseCircles() {
		boolean[] sound = new boolean[world.sorts().size()];
		for (int sort = 0; sort < sound.length; sort++) {
			if (!sound[sort] && !contained(sort).isEmpty()) {
				follow(sort, sound);
			}
		}
	}

	/** Depth-first search without recursion; what lies in a component is looked up once. */
	private void follow(int first, boolean[] sound) {
		boolean[] open = new boolean[sound.length];
		Deque<Visit> path = new ArrayDeque<>();
		path.push(visit(first, open));
		while (!path.isEmpty()) {
			Visit visit = path.peek();
			if (!visit.further().hasNext()) {
				sound[visit.sort()] = true;
				open[visit.sort()] = false;
				path.pop();
				continue;
			}
			int next = visit.further().nextInt();
			if (open[next]) {
				throw refuse(world.sorts().get(next).source(), "each " + world.sorts().get(next).title() + " would contain itself");
			}
			if (!sound[next]) {
				path.push(visit(next, open));
			}
		}
	}

	/**
	 * A component on the way down.
	 *
	 * @param further what lies in it and was not followed yet
	 */
	private record Visit(int sort, PrimitiveIterator.OfInt further) {}

	private Visit visit(int sort, boolean[] open) {
		open[sort] = true;
		return new Visit(sort, contained(sort).stream().mapToInt(World.Composition::sort).iterator());
	}

	private List<World.Composition> contained(int sort) {
		return world.sorts().get(sort).composition().values().stream().flatMap(List::stream).toList();
	}

	private LoweringException refuse(int source, String message) {
		return new LoweringException(world.places().of(source), message);
	}
}
