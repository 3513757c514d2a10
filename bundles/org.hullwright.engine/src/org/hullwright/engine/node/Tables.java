package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/**
 * What all games of a program look up and none changes.
 *
 * @param start of all games; no game runs on it
 * @param titles the name of each design, as the number of a text
 * @param homes the deck each piece starts in; -1 for those that start elsewhere
 * @param arrivals what happens when a track arrives at a number, by {@link #arrival}
 * @param countdowns tracks that count seconds, in the order of their declarations
 */
public record Tables(Layout layout, GameState start, ValueWording wording, Prints prints, InPlay inPlay, SiteMap sites, int[] titles,
		int[] homes,
		Map<Integer, Routine> arrivals, List<Countdown> countdowns) {

	/** Makes the tables of a layout. */
	public static Tables of(Layout layout, Map<Integer, Routine> arrivals, List<Countdown> countdowns) {
		GameState start = new GameState(layout);
		return new Tables(layout, start, new ValueWording(layout), new Prints(layout.world()), new InPlay(layout), new SiteMap(layout),
				titles(layout.world()),
				homes(start), Map.copyOf(arrivals), List.copyOf(countdowns));
	}

	/** The key of what happens when a track arrives at a number. */
	public static int arrival(int property, int number) {
		return property * 10_000 + number;
	}

	/** Where a piece goes when it is discarded: the discard pile of the deck its design starts in, else the supply. */
	public int discardsOf(int piece) {
		return homes[piece] >= 0 ? layout.discards(homes[piece]) : layout.supply(layout.sortOf(piece));
	}

	/** The name of a piece, as the number of a text. */
	public int titleOf(int piece) {
		return titles[layout.sortOf(piece)];
	}

	/** What happens when a track arrives at a number; null when nothing does. */
	@Nullable
	Routine arrivalAt(int track, int number) {
		return arrivals.isEmpty() ? null : arrivals.get(arrival(track, number));
	}

	private static int[] titles(World world) {
		Map<String, Integer> numbers = new HashMap<>();
		for (int text = 0; text < world.texts().size(); text++) {
			numbers.putIfAbsent(world.texts().get(text), text);
		}
		return world.sorts().stream().mapToInt(sort -> numbers.getOrDefault(sort.title(), World.ABSENT)).toArray();
	}

	private static int[] homes(GameState start) {
		Layout layout = start.layout();
		int[] homes = new int[layout.pieceCount()];
		Arrays.fill(homes, -1);
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (layout.role(zone) == Role.DECK) {
				for (int piece = start.first(zone); piece >= 0; piece = start.next(piece)) {
					homes[piece] = zone;
				}
			}
		}
		return homes;
	}
}
