package org.hullwright.export.table;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.view.ReadableNames;

/**
 * All that a pack puts on a table.
 *
 * @param pack name of the pack
 * @param title as it is printed
 * @param versions of the pack and of all that it requires, by their names; empty texts where they say none
 * @param seats who sits there
 * @param components in the order in which the pack declares them, those of packs it requires first
 * @param places where components may lie
 * @param boards that are laid out
 * @param beginning where every copy lies before the set-up
 * @param setUps ways to set up a game; empty for a pack without a game
 * @param untold set-ups that cannot be told, each with the reason, as sentences
 */
public record Table(String pack, String title, SortedMap<String, String> versions, Seats seats, List<Component> components,
		List<TablePlace> places, List<Board> boards,
		List<Die> dice, List<Track> tracks, Arrangement beginning, List<SetUp> setUps, List<String> untold) {

	public Table {
		versions = new TreeMap<>(versions);
		components = List.copyOf(components);
		places = List.copyOf(places);
		boards = List.copyOf(boards);
		dice = List.copyOf(dice);
		tracks = List.copyOf(tracks);
		setUps = List.copyOf(setUps);
		untold = List.copyOf(untold);
	}

	/**
	 * Seats of a game.
	 *
	 * @param fewest 0 for a pack without a game
	 * @param title what the player on a seat is called
	 */
	public record Seats(int fewest, int most, String title) {}

	/** The version of the pack; empty text when it says none. */
	public String version() {
		return versions.getOrDefault(pack, "");
	}

	/**
	 * The same as players have it before them: without what is only a rule, or drawn on a board, and with one supply for all things of a
	 * kind of which there is one each.
	 */
	public Table asPlayed() {
		return SingleSupplies.gathered(new Touchable(this).table());
	}

	/** The titles of the kinds of what is only a rule, or drawn on a board. */
	public List<String> untouchable() {
		return components.stream().filter(component -> !Touchable.isTouchable(component)).map(component -> component.card().kind())
				.distinct()
				.map(ReadableNames::titled).toList();
	}

	/** The same with other things in other places. */
	Table laid(List<Component> otherComponents, List<TablePlace> otherPlaces, UnaryOperator<List<Arrangement.Laid>> otherwise) {
		return new Table(pack, title, versions, seats, otherComponents, otherPlaces, boards, dice, tracks, beginning.laid(otherwise),
				setUps.stream().map(setUp -> setUp.laid(setUp.arrangement().laid(otherwise))).toList(), untold);
	}

	/** All copies that lie somewhere before a set-up, or after one. */
	public Stream<Arrangement.Laid> everLaid() {
		return Stream.concat(Stream.of(beginning), setUps.stream().map(SetUp::arrangement))
				.flatMap(arrangement -> arrangement.laid().stream());
	}

	/**
	 * Whether a place is shuffled when a game begins, and whoever is to play may shuffle it once more: the rules shuffle all decks, and
	 * then put nothing into this one, however the game is set up.
	 */
	public boolean isShuffled(TablePlace place) {
		return place.role() == TablePlace.Role.DECK && setUps.stream().noneMatch(setUp -> setUp.ordered().contains(place.identity()));
	}

	/** The figures that players move as their own: those with a place that only its owner sees. By their identities. */
	public Set<String> playerFigures() {
		Set<String> holders = places.stream().filter(place -> place.visibility() == Visibility.OWNER)
				.flatMap(place -> place.holder().stream()).map(holder -> Piece.componentOf(holder.identity())).collect(Collectors.toSet());
		return components.stream().filter(component -> component.shape() == Shape.FIGURE).map(Component::identity).filter(holders::contains)
				.collect(Collectors.toSet());
	}

	/** The titles of the decks that are not shuffled when a game begins, for a set-up puts something into them. */
	public List<String> keptInOrder() {
		return places.stream().filter(place -> place.role() == TablePlace.Role.DECK && !isShuffled(place)).map(TablePlace::title).toList();
	}

	/** The copies of all components. */
	public int copies() {
		return components.stream().mapToInt(Component::copies).sum();
	}

	/** All components by their identities. */
	public Map<String, Component> componentsByIdentity() {
		return components.stream().collect(Collectors.toMap(Component::identity, Function.identity()));
	}

	/** All places by their identities. */
	public Map<String, TablePlace> placesByIdentity() {
		return places.stream().collect(Collectors.toMap(TablePlace::identity, Function.identity()));
	}

	/**
	 * A component.
	 *
	 * @throws NoSuchElementException when there is none of that identity
	 */
	public Component component(String identity) {
		return components.stream().filter(component -> component.identity().equals(identity)).findFirst().orElseThrow();
	}

	/**
	 * A place.
	 *
	 * @throws NoSuchElementException when there is none of that identity
	 */
	public TablePlace place(String identity) {
		return places.stream().filter(place -> place.identity().equals(identity)).findFirst().orElseThrow();
	}
}
