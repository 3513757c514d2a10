package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.BitSet;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

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
	private int drawn;
	private @Nullable Made made;

	/** A sampled state: of what, what was changed, and for each piece the one that is where it was. */
	private record Made(int[] before, GameState.Changes changes, int[] now) {}

	/**
	 * Samples nothing yet.
	 *
	 * @param start how the game began
	 * @param sight of the seat that decides
	 * @param chance seed: the same number samples the same state
	 */
	public Determinization(GameState start, Sight sight, long chance) {
		this.start = start;
		this.sight = sight;
		this.chance = chance;
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
		Made known = made;
		if (known != null && state.isStill(known.before())) {
			state.make(known.changes());
			return known.now();
		}
		int[] before = state.snapshot();
		GameState.Point point = state.point();
		int boards = state.boardVersion();
		int[] now = sampled(state);
		state.relocated(before);
		made = new Made(before, state.since(point, before, boards), now);
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
		BitSet unseen = new BitSet(now.length);
		BitSet zones = new BitSet(layout.zoneCount());
		Numbers[] alike = new Numbers[layout.world().kinds().size() + layout.zoneCount()];
		for (int piece = 0; piece < now.length; piece++) {
			now[piece] = piece;
			int zone = state.zoneOf(piece);
			if (isSampled(layout, zone, piece) && !sight.seesPiece(state, piece)) {
				unseen.set(piece);
				zones.set(zone);
				int origin = originOf(layout, piece);
				if (alike[origin] == null) {
					alike[origin] = new Numbers();
				}
				alike[origin].add(piece);
			}
		}
		for (Numbers pieces : alike) {
			if (pieces != null) {
				pieces.shuffle(this::below);
			}
		}
		for (int zone = zones.nextSetBit(0); zone >= 0; zone = zones.nextSetBit(zone + 1)) {
			deal(state, zone, unseen, alike, now);
		}
		return now;
	}

	/**
	 * Nothing in this depends on what lies where, but only on how many from where lie together; so nothing can be learned from
	 * determinizations.
	 */
	private void deal(GameState state, int zone, BitSet unseen, Numbers[] alike, int[] now) {
		Numbers places = new Numbers();
		Numbers origins = new Numbers();
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (unseen.get(piece)) {
				places.add(piece);
				origins.add(originOf(state.layout(), piece));
			}
		}
		int[] wanted = origins.toArray();
		Arrays.sort(wanted);
		Numbers dealt = new Numbers();
		for (int from = 0; from < wanted.length;) {
			int to = from;
			while (to < wanted.length && wanted[to] == wanted[from]) {
				to++;
			}
			Numbers left = alike[wanted[from]];
			int rest = left.size() - (to - from);
			dealt.addAll(left, rest);
			left.truncate(rest);
			from = to;
		}
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

	/**
	 * What tells apart from where pieces came: the kind of one that was unused at the start, else, behind the kinds, the zone it began in.
	 */
	private int originOf(Layout layout, int piece) {
		int zone = start.zoneOf(piece);
		int kinds = layout.world().kinds().size();
		return layout.role(zone) == Role.SUPPLY ? kinds - 1 - layout.kindOf(piece) : kinds + zone;
	}

	/** What lies on a piece stays where it is, on the piece that is there now; and so does who knows it. */
	private static void lay(GameState state, int[] now) {
		Layout layout = state.layout();
		Numbers[] laid = new Numbers[layout.zoneCount()];
		int[] knowledge = new int[now.length];
		for (int piece = 0; piece < now.length; piece++) {
			if (now[piece] != piece) {
				lie(state, state.zoneOf(piece), now, laid);
				lie(state, layout.zone(piece, World.CONTENTS), now, laid);
				knowledge[now[piece]] = state.knowledge(piece);
			}
		}
		for (int zone = 0; zone < laid.length; zone++) {
			if (laid[zone] != null) {
				state.lay(zone, laid[zone]);
			}
		}
		for (int piece = 0; piece < now.length; piece++) {
			if (now[piece] != piece) {
				state.setKnowledge(now[piece], knowledge[now[piece]]);
			}
		}
	}

	private static void lie(GameState state, int zone, int[] now, Numbers[] laid) {
		Layout layout = state.layout();
		int target = layout.role(zone) == Role.CONTENTS ? layout.zone(now[layout.holder(zone)], World.CONTENTS) : zone;
		if (laid[target] == null) {
			Numbers pieces = new Numbers();
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				pieces.add(now[piece]);
			}
			laid[target] = pieces;
		}
	}

	private void values(GameState state) {
		Layout layout = state.layout();
		World world = layout.world();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (!layout.secrets().isSecret(property)) {
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
