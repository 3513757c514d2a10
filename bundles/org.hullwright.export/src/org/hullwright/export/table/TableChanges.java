package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.hullwright.lang.rulestext.CardFace;

/**
 * What a table has that another one has not.
 *
 * @param components that are new
 * @param beginsIn copies of new components that lie in places of the other table at the beginning, by the identities of place and component
 * @param places that are new
 * @param boards that are new
 * @param dice that are new
 * @param tracks that are new
 * @param replacements what is otherwise than it was, as sentences; when there is none, everything else is as it was, and the new things
 * only have to be laid beside it
 */
public record TableChanges(List<Component> components, SortedMap<String, SortedMap<String, Integer>> beginsIn, List<TablePlace> places,
		List<Board> boards,
		List<Die> dice, List<Track> tracks, List<String> replacements) {

	public TableChanges {
		components = List.copyOf(components);
		beginsIn = new TreeMap<>(beginsIn);
		places = List.copyOf(places);
		boards = List.copyOf(boards);
		dice = List.copyOf(dice);
		tracks = List.copyOf(tracks);
		replacements = List.copyOf(replacements);
	}

	/** Whether the other table only gets more, and nothing on it changes. */
	public boolean onlyAdd() {
		return replacements.isEmpty();
	}

	/**
	 * Only what is new on the table that has it, with places of the other one where new things begin there.
	 *
	 * @param whole the table that has it
	 */
	public Table alone(Table whole) {
		Set<String> known = components.stream().map(Component::identity).collect(Collectors.toSet());
		List<Arrangement.Laid> laid = whole.beginning().laid().stream().filter(each -> known.contains(each.piece().component())).toList();
		Set<String> used = laid.stream().map(Arrangement.Laid::place).collect(Collectors.toSet());
		Set<String> added = places.stream().map(TablePlace::identity).collect(Collectors.toSet());
		return new Table(whole.pack(), whole.title(), whole.versions(), whole.seats(), components,
				whole.places().stream().filter(place -> used.contains(place.identity()) || added.contains(place.identity())).toList(),
				boards, dice, tracks,
				new Arrangement(laid, whole.beginning().tracks()), List.of(), List.of());
	}

	/** What becomes of a table when something is added to a pack, or switched on. */
	public static TableChanges between(Table before, Table after) {
		return new Comparison(before, after).changes();
	}

	private static final class Comparison {

		private final Table before;
		private final Table after;
		private final List<String> replacements = new ArrayList<>();

		Comparison(Table before, Table after) {
			this.before = before;
			this.after = after;
		}

		TableChanges changes() {
			List<Component> components = added(before.components(), after.components(), Component::identity, this::compare);
			List<TablePlace> places = added(before.places(), after.places(), TablePlace::identity, this::compare);
			List<Board> boards = added(before.boards(), after.boards(), Board::identity,
					(old, other) -> compareFurniture("board", old.title(), old, other));
			List<Die> dice = added(before.dice(), after.dice(), Die::identity,
					(old, other) -> compareFurniture("die", old.title(), old, other));
			List<Track> tracks = added(before.tracks(), after.tracks(), Track::identity,
					(old, other) -> compareFurniture("track", old.title(), old, other));
			if (before.seats().fewest() != after.seats().fewest() || before.seats().most() != after.seats().most()) {
				replacements.add("There are seats for " + after.seats().fewest() + " to " + after.seats().most() + " players.");
			}
			return new TableChanges(components, beginnings(), places, boards, dice, tracks, replacements);
		}

		private <T> List<T> added(List<T> old, List<T> now, Function<T, String> identity, Compare<T> compare) {
			Map<String, T> known = old.stream().collect(Collectors.toMap(identity, Function.identity()));
			Map<String, T> left = new HashMap<>(known);
			List<T> added = new ArrayList<>();
			for (T each : now) {
				left.remove(identity.apply(each));
				T same = known.get(identity.apply(each));
				if (same == null) {
					added.add(each);
				} else {
					compare.of(same, each);
				}
			}
			old.stream().filter(each -> left.containsKey(identity.apply(each))).forEach(each -> replacements.add(gone(each)));
			return added;
		}

		private static String gone(Object thing) {
			return switch (thing) {
				case Component component -> "“" + component.title() + "” is not there any more.";
				case TablePlace place -> "There is no place “" + place.title() + "” any more.";
				case Board board -> "The board “" + board.title() + "” is not there any more.";
				case Die die -> "The die “" + die.title() + "” is not there any more.";
				case Track track -> "The track “" + track.title() + "” is not there any more.";
				default -> throw new IllegalArgumentException("Nothing that lies on a table: " + thing);
			};
		}

		private void compare(Component old, Component now) {
			if (old.copies() != now.copies()) {
				replacements.add("Of “" + old.title() + "” there are " + now.copies() + " copies instead of " + old.copies() + ".");
			}
			if (!old.title().equals(now.title())) {
				replacements.add("“" + old.title() + "” is called “" + now.title() + "”.");
			}
			if (now.removed() && !old.removed()) {
				replacements.add("“" + old.title() + "” is out of the game.");
			}
			if (!printedOn(old.card()).equals(printedOn(now.card()))) {
				replacements.add("“" + old.title() + "” prints something else.");
			} else if (now.revised() && !old.revised() && old.copies() == now.copies() && old.title().equals(now.title())) {
				replacements.add("“" + old.title() + "” does something else.");
			}
		}

		/** What its author wrote stands there instead of what it does in words. */
		private static List<List<Object>> printedOn(CardFace card) {
			return card.faces().stream().map(face -> List.<Object>of(face.name(), face.icon(), face.facts(),
					card.written().isEmpty() ? face.rules().plain() : card.written())).toList();
		}

		private void compare(TablePlace old, TablePlace now) {
			if (old.visibility() != now.visibility() || old.refills() != now.refills()) {
				replacements.add("“" + old.title() + "” is seen or filled otherwise.");
			}
		}

		private void compareFurniture(String what, String title, Object old, Object now) {
			if (!old.equals(now)) {
				replacements.add("The " + what + " “" + title + "” is another one.");
			}
		}

		private SortedMap<String, SortedMap<String, Integer>> beginnings() {
			var beginnings = new TreeMap<String, SortedMap<String, Integer>>();
			Map<String, TablePlace> known = before.placesByIdentity();
			Map<String, Component> old = before.componentsByIdentity();
			SortedMap<String, List<Arrangement.Laid>> were = before.beginning().byPlace();
			SortedMap<String, List<Arrangement.Laid>> are = after.beginning().byPlace();
			known.forEach((identity, place) -> {
				SortedMap<String, Integer> earlier = Arrangement.composition(were.getOrDefault(identity, List.of()));
				SortedMap<String, Integer> now = Arrangement.composition(are.getOrDefault(identity, List.of()));
				earlier.forEach((component, count) -> {
					int left = now.getOrDefault(component, 0);
					if (!Objects.equals(left, count) && place.role() != TablePlace.Role.SUPPLY) {
						replacements.add("“" + place.title() + "” has " + left + " of “" + old.get(component).title() + "” instead of "
								+ count + ".");
					}
				});
				now.keySet().removeIf(old::containsKey);
				if (!now.isEmpty()) {
					beginnings.put(identity, now);
				}
			});
			return beginnings;
		}
	}

	/** Compares what was there before with what is there now. */
	@FunctionalInterface
	private interface Compare<T> {

		void of(T old, T now);
	}
}
