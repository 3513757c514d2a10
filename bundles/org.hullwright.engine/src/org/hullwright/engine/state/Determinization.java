package org.hullwright.engine.state;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;
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

	private final InformationSet possible;
	private final long chance;
	private int drawn;
	private @Nullable Made made;

	/** A sampled state: of what, what was changed, and for each piece the one that is where it was. */
	private record Made(HiddenPieces of, GameState.Changes changes, int[] now) {}

	/**
	 * Samples nothing yet.
	 *
	 * @param possible what it is sampled from
	 * @param chance seed: the same number samples the same state
	 */
	public Determinization(InformationSet possible, long chance) {
		this.possible = possible;
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
		HiddenPieces hidden = possible.hiddenIn(state);
		Made known = made;
		if (known != null && known.of() == hidden) {
			made = new Made(hidden, state.make(known.changes()), known.now());
			return known.now();
		}
		GameState.Point before = state.point();
		int boards = state.boardVersion();
		int[] now = sampled(state, hidden);
		made = new Made(hidden, state.since(before, boards), now);
		return now;
	}

	private int[] sampled(GameState state, HiddenPieces hidden) {
		drawn = 0;
		int[] now = hidden.permuted(this::below);
		values(state);
		new Relocation(state, now).of(hidden.pieces());
		return now;
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
				if (!possible.seesValue(state, property, GameState.NOTHING)) {
					state.imagine(GameState.NOTHING, property, valueOf(declared));
				}
				continue;
			}
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				if (layout.isA(layout.kindOf(piece), declared.owner()) && !possible.seesValue(state, property, piece)) {
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
