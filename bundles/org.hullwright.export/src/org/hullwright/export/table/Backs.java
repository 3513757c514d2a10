package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Holder.What;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.card.Back;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.PrintedColour;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.view.NamedColours;
import org.hullwright.picture.view.ReadableNames;

/**
 * Which components look alike from behind: those that begin in decks of one title, so that no player tells a card of a deck from another;
 * what begins elsewhere is like the only deck that is for its kind, into which it may come; and the rest is like all of its kind. What is
 * not alike has another icon or another colour.
 */
public final class Backs {

	private final Map<String, Back> backs = new HashMap<>();
	private final Map<String, Component> components;

	/** Looks through a table. */
	public Backs(Table table) {
		this.components = table.componentsByIdentity();
		Map<Group, List<Component>> groups = groups(table);
		Set<Mark> taken = new HashSet<>();
		groups.forEach((group, components) -> said(group.accent()).or(() -> hueOnAll(components)).filter(hue -> taken.add(group.mark(hue)))
				.ifPresent(hue -> give(group, hue, components)));
		groups.forEach((group, components) -> {
			if (!backs.containsKey(components.getFirst().identity())) {
				Hue hue = free(group, taken);
				taken.add(group.mark(hue));
				give(group, hue, components);
			}
		});
	}

	/** By what a back is told from others. */
	private record Mark(String icon, Shape shape, Hue hue) {}

	/**
	 * What the components of a deck, or of a kind, are called together, by which icon, and what they are made of.
	 *
	 * @param accent the colour that the pack gives the deck; empty text for none
	 */
	private record Group(String title, String icon, String accent, Shape shape) {

		Back back(Hue hue) {
			return new Back(ReadableNames.titled(title), icon, hue);
		}

		Mark mark(Hue hue) {
			return new Mark(back(hue).iconOn(shape), shape, hue);
		}
	}

	/** What a component looks like from behind. */
	public Back of(Component component) {
		return Objects.requireNonNull(backs.get(component.identity()));
	}

	/** What it looks like from behind in a deck that belongs to a piece, such as a Character: its icon and its colour tell whose it is. */
	public Back of(Component component, TablePlace deck) {
		Back usual = of(component);
		return deck.holder().filter(holder -> holder.what() == What.PIECE).map(holder -> {
			Optional<Component> owner = owner(holder);
			String icon = owner.map(piece -> piece.card().faces().getFirst().icon()).filter(own -> !own.isEmpty()).orElse(usual.icon());
			Optional<Hue> hue = owner.flatMap(piece -> PrintedColour.of(piece.card())).map(Hue.Named::new);
			return new Back(holder.title(), icon, hue.orElse(usual.hue()));
		}).orElse(usual);
	}

	private Optional<Component> owner(Holder holder) {
		return Optional.ofNullable(components.get(holder.identity().substring(0, holder.identity().indexOf('#'))));
	}

	private static Map<Group, List<Component>> groups(Table table) {
		Map<String, TablePlace> places = table.placesByIdentity();
		Map<String, TablePlace> decks = new HashMap<>();
		table.beginning().laid().forEach(laid -> {
			TablePlace place = Objects.requireNonNull(places.get(laid.place()));
			if (place.role() == TablePlace.Role.DECK) {
				decks.put(laid.piece().component(), place);
			}
		});
		Map<String, TablePlace> only = onlyDecks(table);
		Map<Group, List<Component>> groups = new LinkedHashMap<>();
		table.components().forEach(component -> {
			TablePlace deck = decks.getOrDefault(component.identity(), only.get(component.kind()));
			groups.computeIfAbsent(group(component, deck), any -> new ArrayList<>()).add(component);
		});
		return groups;
	}

	/** By kind, the deck for all who play that is the only one for it. */
	private static Map<String, TablePlace> onlyDecks(Table table) {
		Map<String, List<TablePlace>> decks = table.places().stream().filter(place -> place.role() == TablePlace.Role.DECK)
				.filter(place -> place.holder().isEmpty()).collect(Collectors.groupingBy(TablePlace::content));
		decks.values().removeIf(several -> several.size() > 1);
		return decks.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, deck -> deck.getValue().getFirst()));
	}

	/** @param deck whose cards it is like; null for none */
	private static Group group(Component component, @Nullable TablePlace deck) {
		String title = deck == null ? component.card().kind() : titleWithoutHolder(deck);
		String icon = deck == null || deck.icon().isEmpty() ? component.kindIcon() : deck.icon();
		return new Group(title, icon, deck == null ? "" : deck.accent(), component.shape());
	}

	private void give(Group group, Hue hue, List<Component> components) {
		components.forEach(component -> backs.put(component.identity(), group.back(hue)));
	}

	/** The colour that belongs to a title, or the next one that nothing with the same icon has; the first one again when there is none. */
	private static Hue free(Group group, Set<Mark> taken) {
		int first = group.title().hashCode();
		int colours = CardTheme.LIGHT.palette().size();
		return IntStream.range(0, colours).<Hue>mapToObj(tried -> new Hue.Numbered(Math.floorMod(first + tried, colours)))
				.filter(hue -> !taken.contains(group.mark(hue))).findFirst().orElse(new Hue.Numbered(Math.floorMod(first, colours)));
	}

	private static Optional<Hue> said(String accent) {
		return NamedColours.of(accent).map(Hue.Named::new);
	}

	/** The colour that is printed on each of them: the cards of a red deck are red from behind. */
	private static Optional<Hue> hueOnAll(List<Component> components) {
		List<Optional<Hue>> hues = components.stream().map(component -> PrintedColour.of(component.card()).<Hue>map(Hue.Named::new))
				.distinct()
				.toList();
		return hues.size() == 1 ? hues.getFirst() : Optional.empty();
	}

	/** Decks of many holders hold the same cards: what is on the back must not tell whose they are. */
	private static String titleWithoutHolder(TablePlace place) {
		return place.holder().map(holder -> place.title().replace(" (" + holder.title() + ")", "")).orElse(place.title());
	}
}
