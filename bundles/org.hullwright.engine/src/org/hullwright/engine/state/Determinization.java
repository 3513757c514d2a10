package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * A determinization, as of Information Set Monte Carlo Tree Search: a state sampled from all those that look the same to a seat. Pieces
 * that are not seen take each other's places among those that started in the same zone, or are of the same kind when they started unused;
 * the order of what is not seen is any; a state that is not seen has any of its values. What is seen stays, and so do unused pieces and
 * those that wait at the table. For the same state it is the same sample, and made the second time at hardly any cost.
 */
public final class Determinization {

	/** A state with more values than that, or without bounds, is taken to be what it is at the start. */
	private static final long MOST_VALUES = 1_000;
	private static final long STREAM = RandomStreams.named("guess");
	private static final long CHOICES = RandomStreams.named("choice");

	private final GameState start;
	private final Sight sight;
	private final long chance;
	private final boolean once;
	private int drawn;
	private @Nullable Made made;

	/** A sampled state: of what, what came out, and for each piece the one that is where it was. */
	private record Made(GameState before, GameState after, int[] now) {}

	/**
	 * Samples nothing yet.
	 *
	 * @param start how the game began
	 * @param sight of the seat that decides
	 * @param chance seed: the same number samples the same state
	 */
	public Determinization(GameState start, Sight sight, long chance) {
		this(start, sight, chance, false);
	}

	private Determinization(GameState start, Sight sight, long chance, boolean once) {
		this.start = start;
		this.sight = sight;
		this.chance = chance;
		this.once = once;
	}

	/** The same for one that is hardly made a second time, so that it would not pay to keep what came out. */
	public static Determinization once(GameState start, Sight sight, long chance) {
		return new Determinization(start, sight, chance, true);
	}

	/**
	 * Samples what somebody else has chosen who decides at the same time: any of so many options is equally likely.
	 *
	 * @param other number of the one who has chosen, among all who have
	 * @return the numbers of the options, in a random order
	 */
	public int[] choices(int options, int other) {
		Numbers sampled = new Numbers(options);
		for (int option = 0; option < options; option++) {
			sampled.add(option);
		}
		sampled.shuffle(bound -> RandomStreams.below(chance, CHOICES + other, bound, bound));
		return sampled.toArray();
	}

	/** Changes the state; for each piece, the one that is where it was. */
	int[] make(GameState state) {
		Made made = this.made;
		if (made != null && made.before().isLike(state)) {
			state.become(made.after());
			return made.now();
		}
		if (once) {
			return sampled(state);
		}
		GameState before = state.copy();
		int[] now = sampled(state);
		this.made = new Made(before, state.copy(), now);
		return now;
	}

	private int[] sampled(GameState state) {
		drawn = 0;
		int[] now = places(state);
		values(state);
		lay(state, now);
		return now;
	}

	private int[] places(GameState state) {
		Layout layout = state.layout();
		int[] now = new int[layout.pieceCount()];
		Arrays.setAll(now, piece -> piece);
		BitSet unseen = new BitSet();
		BitSet zones = new BitSet();
		SortedMap<Integer, Numbers> alike = new TreeMap<>();
		for (int piece = 0; piece < now.length; piece++) {
			int zone = state.zoneOf(piece);
			if (isSampled(layout, zone, piece) && !sight.seesPiece(state, piece)) {
				unseen.set(piece);
				zones.set(zone);
				alike.computeIfAbsent(originOf(layout, piece), any -> new Numbers()).add(piece);
			}
		}
		alike.values().forEach(pieces -> pieces.shuffle(this::below));
		zones.stream().forEach(zone -> deal(state, zone, unseen, alike, now));
		return now;
	}

	/**
	 * Nothing in this depends on what lies where, but only on how many from where lie together; so nothing can be learned from
	 * determinizations.
	 */
	private void deal(GameState state, int zone, BitSet unseen, SortedMap<Integer, Numbers> alike, int[] now) {
		Numbers places = new Numbers();
		SortedMap<Integer, Integer> wanted = new TreeMap<>();
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (unseen.get(piece)) {
				places.add(piece);
				wanted.merge(originOf(state.layout(), piece), 1, Integer::sum);
			}
		}
		Numbers dealt = new Numbers();
		wanted.forEach((origin, count) -> {
			Numbers left = alike.get(origin);
			dealt.addAll(left, left.size() - count);
			left.truncate(left.size() - count);
		});
		dealt.shuffle(this::below);
		for (int at = 0; at < places.size(); at++) {
			now[places.get(at)] = dealt.get(at);
		}
	}

	private boolean isSampled(Layout layout, int zone, int piece) {
		return switch (layout.role(zone)) {
			case SUPPLY, TABLE, SEATS -> false;
			case BOX -> layout.role(start.zoneOf(piece)) != Role.BOX;
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> true;
		};
	}

	/** The zone a piece started in; for one that was unused then its kind, below 0. */
	private int originOf(Layout layout, int piece) {
		int zone = start.zoneOf(piece);
		return layout.role(zone) == Role.SUPPLY ? -1 - layout.kindOf(piece) : zone;
	}

	/** What lies on a piece stays where it is, on the piece that is there now; and so does who knows it. */
	private static void lay(GameState state, int[] now) {
		Layout layout = state.layout();
		Map<Integer, Numbers> laid = new LinkedHashMap<>();
		int[] knowledge = new int[now.length];
		for (int piece = 0; piece < now.length; piece++) {
			if (now[piece] != piece) {
				lie(state, state.zoneOf(piece), now, laid);
				lie(state, layout.zone(piece, World.CONTENTS), now, laid);
				knowledge[now[piece]] = state.knowledge(piece);
			}
		}
		laid.forEach(state::lay);
		for (int piece = 0; piece < now.length; piece++) {
			if (now[piece] != piece) {
				state.setKnowledge(now[piece], knowledge[now[piece]]);
			}
		}
	}

	private static void lie(GameState state, int zone, int[] now, Map<Integer, Numbers> laid) {
		Layout layout = state.layout();
		int target = layout.role(zone) == Role.CONTENTS ? layout.zone(now[layout.holder(zone)], World.CONTENTS) : zone;
		if (!laid.containsKey(target)) {
			Numbers pieces = new Numbers();
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				pieces.add(now[piece]);
			}
			laid.put(target, pieces);
		}
	}

	private void values(GameState state) {
		Layout layout = state.layout();
		World world = layout.world();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() != Nature.STATE || declared.visibility() == World.Visibility.EVERYBODY) {
				continue;
			}
			if (declared.owner() < 0) {
				if (!sight.seesValue(state, property, GameState.NOTHING)) {
					state.imagine(GameState.NOTHING, property, valueOf(declared));
				}
				continue;
			}
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				if (layout.isA(layout.kindOf(piece), declared.owner()) && !sight.seesValue(state, property, piece)) {
					state.imagine(piece, property, valueOf(declared));
				}
			}
		}
	}

	private int valueOf(World.Property declared) {
		long values = (long) declared.upper() - declared.lower() + 1;
		return values <= MOST_VALUES ? declared.lower() + below((int) values) : declared.initial();
	}

	private int below(int bound) {
		return RandomStreams.below(chance, STREAM, drawn++, bound);
	}
}
