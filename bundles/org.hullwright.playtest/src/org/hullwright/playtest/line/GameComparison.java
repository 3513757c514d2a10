package org.hullwright.playtest.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;

/**
 * Compares two moments of games of the same rules. Copies of one component are alike, so it is told how many lie where; what lies in the
 * supply is not told, nor the order in decks.
 */
public final class GameComparison {

	private final GameSnapshot here;
	private final GameSnapshot there;

	/** Both as a viewer sees them: what is hidden there is compared as hidden. */
	public GameComparison(GameSnapshot here, GameSnapshot there) {
		this.here = here;
		this.there = there;
	}

	/** What differs: the states of the game first, then components in the order of their declaration. */
	public List<GameDifference> differences() {
		List<GameDifference> found = new ArrayList<>();
		World world = here.world();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() == Nature.STATE && declared.owner() < 0) {
				add(here.propertyTitle(property), shown(here, here.state(property).orElse(World.ABSENT), declared),
						shown(there, there.state(property).orElse(World.ABSENT), declared), found);
			}
		}
		for (World.Sort sort : world.sorts()) {
			compare(sort, found);
		}
		return found;
	}

	private void compare(World.Sort sort, List<GameDifference> found) {
		if (sort.copies() == 1) {
			add(here.title(sort.firstPiece()), place(here, sort.firstPiece()), place(there, sort.firstPiece()), found);
		} else {
			Map<String, Integer> now = counted(here, sort);
			Map<String, Integer> then = counted(there, sort);
			TreeSet<String> places = new TreeSet<>(now.keySet());
			places.addAll(then.keySet());
			places.forEach(place -> add(sort.title() + ": " + place, now.getOrDefault(place, 0).toString(),
					then.getOrDefault(place, 0).toString(), found));
		}
		for (int piece = sort.firstPiece(); piece < sort.firstPiece() + sort.copies(); piece++) {
			if (here.zoneOf(piece) == there.zoneOf(piece) || sort.copies() == 1) {
				compareStates(piece, found);
			}
		}
	}

	private void compareStates(int piece, List<GameDifference> found) {
		for (int property : here.properties(piece, Nature.STATE)) {
			World.Property declared = here.world().properties().get(property);
			add(here.title(piece) + ": " + here.propertyTitle(property),
					shown(here, here.state(piece, property).orElse(World.ABSENT), declared),
					shown(there, there.state(piece, property).orElse(World.ABSENT), declared), found);
		}
		add(here.title(piece) + ": side", here.side(piece).orElse(""), there.side(piece).orElse(""), found);
	}

	private static Map<String, Integer> counted(GameSnapshot game, World.Sort sort) {
		Map<String, Integer> counted = new LinkedHashMap<>();
		for (int piece = sort.firstPiece(); piece < sort.firstPiece() + sort.copies(); piece++) {
			if (game.layout().role(game.zoneOf(piece)) != Role.SUPPLY) {
				counted.merge(place(game, piece), 1, Integer::sum);
			}
		}
		return counted;
	}

	private static String place(GameSnapshot game, int piece) {
		return game.whereabouts(game.zoneOf(piece));
	}

	/** @param value {@link World#ABSENT} for none */
	private static String shown(GameSnapshot game, int value, World.Property property) {
		return value == World.ABSENT ? "none" : game.shown(value, property.display());
	}

	private static void add(String what, String here, String there, List<GameDifference> found) {
		if (!Objects.equals(here, there)) {
			found.add(new GameDifference(what, here, there));
		}
	}
}
