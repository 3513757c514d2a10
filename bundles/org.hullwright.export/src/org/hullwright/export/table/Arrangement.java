package org.hullwright.export.table;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Where every copy lies at one moment.
 *
 * @param laid each copy once, place by place, the topmost first
 * @param tracks what each track shows, by its identity
 */
public record Arrangement(List<Laid> laid, SortedMap<String, Integer> tracks) {

	public Arrangement {
		laid = List.copyOf(laid);
		tracks = new TreeMap<>(tracks);
	}

	/**
	 * Where a copy lies.
	 *
	 * @param place identity of the place
	 * @param side number of the side it shows, from 0
	 * @param seat whose it is, or whose what it lies on or in is, from 1; 0 for no player's
	 * @param hidden whether it lies face down where others lie open
	 * @param turned how far it is turned on its board, in degrees clockwise
	 * @param counted what the counters of its component show, in their order
	 */
	public record Laid(Piece piece, String place, int side, int seat, boolean hidden, int turned, List<Integer> counted) {

		public Laid {
			counted = List.copyOf(counted);
		}

		/** The same somewhere else. */
		public Laid in(String other) {
			return new Laid(piece, other, side, seat, hidden, turned, counted);
		}
	}

	/** The same, each thing lying as it is said. */
	Arrangement laid(UnaryOperator<List<Laid>> otherwise) {
		return new Arrangement(otherwise.apply(laid), tracks);
	}

	/** What lies in a place, the topmost first. */
	public List<Laid> in(String place) {
		return laid.stream().filter(each -> each.place().equals(place)).toList();
	}

	/** What lies where, by the identity of the place; the topmost first. Places where nothing lies are not in it. */
	public SortedMap<String, List<Laid>> byPlace() {
		return laid.stream().collect(Collectors.groupingBy(Laid::place, TreeMap::new, Collectors.toUnmodifiableList()));
	}

	/** How many copies of each component lie in a place. */
	public SortedMap<String, Integer> composition(String place) {
		return composition(in(place));
	}

	/** How many copies of each component these are. */
	public static SortedMap<String, Integer> composition(Collection<Laid> laid) {
		var counted = new TreeMap<String, Integer>();
		laid.forEach(each -> counted.merge(each.piece().component(), 1, Integer::sum));
		return counted;
	}
}
