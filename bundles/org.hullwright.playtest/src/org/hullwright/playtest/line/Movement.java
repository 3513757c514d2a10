package org.hullwright.playtest.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Layout;

/**
 * Where a piece has come to since a decision, whatever it has passed on its way.
 *
 * @param fromOrNull what it stood on; null when it came from no place of a board
 * @param toOrNull what it stands on now; null when it has left the boards
 */
public record Movement(int piece, @Nullable Integer fromOrNull, @Nullable Integer toOrNull) {

	/** {@link #fromOrNull}, as an answer. */
	public Optional<Integer> from() {
		return Optional.ofNullable(fromOrNull);
	}

	/** {@link #toOrNull}, as an answer. */
	public Optional<Integer> to() {
		return Optional.ofNullable(toOrNull);
	}

	/** The movements since the last decision of one of the persons, in the order in which they began; none before the first decision. */
	public static List<Movement> since(List<Event> events, Set<Integer> persons, Layout layout) {
		Map<Integer, List<Integer>> zones = new LinkedHashMap<>();
		for (Event event : TouchedPieces.lately(events, persons)) {
			if (event instanceof Event.Moved moved) {
				zones.computeIfAbsent(moved.piece(), piece -> new ArrayList<>(List.of(moved.from()))).add(moved.to());
			}
		}
		List<Movement> movements = new ArrayList<>();
		zones.forEach((piece, passed) -> {
			Integer from = placeOf(passed.getFirst(), layout);
			Integer to = placeOf(passed.getLast(), layout);
			boolean stays = from == null ? to == null : from.equals(to);
			if (!stays) {
				movements.add(new Movement(piece, from, to));
			}
		});
		return movements;
	}

	/** What a zone is the top of; null when it is none of those. */
	private static @Nullable Integer placeOf(int zone, Layout layout) {
		return layout.role(zone) == Layout.Role.CONTENTS ? Integer.valueOf(layout.holder(zone)) : null;
	}
}
