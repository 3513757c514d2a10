package org.hullwright.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

import org.hullwright.engine.state.Layout.Role;

/**
 * The pieces of one state that a seat does not see, by where they started and by where they lie: what all determinizations of that state
 * have in common.
 */
final class HiddenPieces {

	private final Layout layout;
	private final GameState start;
	/** The state that it is about. */
	private final int[] snapshot;
	private final int[] pieces;
	/** The same by where they started. */
	private final int[][] alike;
	private final List<Place> places;

	/**
	 * The hidden pieces of a zone.
	 *
	 * @param pieces in the order in which they lie
	 * @param origins of each of them, as positions in {@link #alike}, sorted
	 */
	private record Place(int[] pieces, int[] origins) {}

	/**
	 * Looks for those of a state.
	 *
	 * @param start how the game began
	 * @param sight of the seat that decides
	 */
	HiddenPieces(GameState state, GameState start, Sight sight) {
		this.layout = state.layout();
		this.start = start;
		this.snapshot = state.snapshot();
		BitSet hidden = new BitSet(layout.pieceCount());
		Map<Integer, Numbers> byOrigin = new TreeMap<>();
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			if (isSampled(state.zoneOf(piece), piece) && !sight.seesPiece(state, piece)) {
				hidden.set(piece);
				byOrigin.computeIfAbsent(originOf(piece), any -> new Numbers()).add(piece);
			}
		}
		this.pieces = hidden.stream().toArray();
		this.alike = byOrigin.values().stream().map(Numbers::toArray).toArray(int[][]::new);
		this.places = places(state, hidden, byOrigin.keySet().stream().toList());
	}

	private List<Place> places(GameState state, BitSet hidden, List<Integer> origins) {
		BitSet zones = new BitSet(layout.zoneCount());
		for (int piece : pieces) {
			zones.set(state.zoneOf(piece));
		}
		List<Place> found = new ArrayList<>();
		for (int zone = zones.nextSetBit(0); zone >= 0; zone = zones.nextSetBit(zone + 1)) {
			Numbers lying = new Numbers();
			Numbers from = new Numbers();
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				if (hidden.get(piece)) {
					lying.add(piece);
					from.add(origins.indexOf(originOf(piece)));
				}
			}
			int[] sorted = from.toArray();
			Arrays.sort(sorted);
			found.add(new Place(lying.toArray(), sorted));
		}
		return found;
	}

	private boolean isSampled(int zone, int piece) {
		return switch (layout.role(zone)) {
			case SUPPLY, TABLE, SEATS -> false;
			case BOX -> layout.role(start.zoneOf(piece)) != Role.BOX;
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> true;
		};
	}

	/**
	 * What tells apart from where pieces came: the kind of one that was unused at the start, else, behind the kinds, the zone it began in.
	 */
	private int originOf(int piece) {
		int zone = start.zoneOf(piece);
		int kinds = layout.world().kinds().size();
		return layout.role(zone) == Role.SUPPLY ? kinds - 1 - layout.kindOf(piece) : kinds + zone;
	}

	/** Whether a state is the one that it is about. */
	boolean areOf(GameState state) {
		return state.isStill(snapshot);
	}

	/** The state that it is about. */
	int[] snapshot() {
		return snapshot;
	}

	/** The hidden pieces, by their numbers. */
	int[] pieces() {
		return pieces;
	}

	/**
	 * Lets hidden pieces take each other's places at random. Nothing in this depends on what lies where, but only on how many from where
	 * lie together; so nothing can be learned from determinizations.
	 *
	 * @param below gives a number from 0 to just below its argument, every one equally likely
	 * @return for each piece of the game, the one that is where it was
	 */
	int[] permuted(IntUnaryOperator below) {
		int[] now = new int[layout.pieceCount()];
		Arrays.setAll(now, piece -> piece);
		Numbers[] left = new Numbers[alike.length];
		for (int origin = 0; origin < alike.length; origin++) {
			left[origin] = Numbers.of(alike[origin]);
			left[origin].shuffle(below);
		}
		for (Place place : places) {
			deal(place, left, below, now);
		}
		return now;
	}

	private static void deal(Place place, Numbers[] left, IntUnaryOperator below, int[] now) {
		int[] wanted = place.origins();
		Numbers dealt = new Numbers(wanted.length);
		for (int from = 0; from < wanted.length;) {
			int to = from;
			while (to < wanted.length && wanted[to] == wanted[from]) {
				to++;
			}
			Numbers stock = left[wanted[from]];
			int rest = stock.size() - (to - from);
			dealt.addAll(stock, rest);
			stock.truncate(rest);
			from = to;
		}
		dealt.shuffle(below);
		for (int at = 0; at < wanted.length; at++) {
			now[place.pieces()[at]] = dealt.get(at);
		}
	}
}
