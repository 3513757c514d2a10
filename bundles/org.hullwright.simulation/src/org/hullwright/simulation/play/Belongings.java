package org.hullwright.simulation.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * What a seat has: whatever belongs to its player, lies in a zone of the player, or is what a state of the player names. Knows no kind of
 * component, so it finds characters and objectives where a game has them, and other things elsewhere.
 */
final class Belongings {

	private final Layout layout;
	private final World world;
	private final int[] references;
	private final int[] wordStates;

	Belongings(Layout layout) {
		this.layout = layout;
		this.world = layout.world();
		int players = world.sorts().get(world.game().playerSort()).kind();
		this.references = IntStream.range(0, world.properties().size())
				.filter(property -> isReference(world.properties().get(property), players)).toArray();
		this.wordStates = IntStream.range(0, world.properties().size()).filter(property -> isWordState(world.properties().get(property)))
				.toArray();
	}

	/**
	 * The words that states of each seat are, by the positions of the properties: states of the player, and of the pieces that a state of
	 * the player names. They tell what became of a seat.
	 */
	List<SequencedMap<Integer, Integer>> wordsOf(GameState state, int seats) {
		int first = world.sorts().get(world.game().playerSort()).firstPiece();
		return IntStream.range(first, first + seats).mapToObj(player -> {
			SequencedMap<Integer, Integer> words = new TreeMap<>();
			addWords(state, player, words);
			IntStream.of(references).map(reference -> state.get(player, reference)).filter(piece -> piece >= 0)
					.forEach(piece -> addWords(state, piece, words));
			return words;
		}).toList();
	}

	private void addWords(GameState state, int piece, Map<Integer, Integer> words) {
		for (int property : wordStates) {
			if (layout.isA(layout.kindOf(piece), world.properties().get(property).owner()) && state.get(piece, property) >= 0) {
				words.put(property, state.get(piece, property));
			}
		}
	}

	/** How many pairs there are of a state that is a word, and of a word. */
	int wordCells() {
		return wordStates.length * world.words().size();
	}

	/** The state of such a pair. */
	int propertyOf(int cell) {
		return wordStates[cell / world.words().size()];
	}

	/** The word of such a pair. */
	int wordOf(int cell) {
		return cell % world.words().size();
	}

	/**
	 * Notes the round for each pair that is so of a seat and was not before.
	 *
	 * @param rounds by pair; negative for what was never so
	 */
	void noteWords(GameState state, int seats, int round, int[] rounds) {
		int first = world.sorts().get(world.game().playerSort()).firstPiece();
		for (int player = first; player < first + seats; player++) {
			noteWordsOf(state, player, round, rounds);
			for (int reference : references) {
				int piece = state.get(player, reference);
				if (piece >= 0) {
					noteWordsOf(state, piece, round, rounds);
				}
			}
		}
	}

	private void noteWordsOf(GameState state, int piece, int round, int[] rounds) {
		for (int at = 0; at < wordStates.length; at++) {
			if (layout.isA(layout.kindOf(piece), world.properties().get(wordStates[at]).owner())) {
				int word = state.get(piece, wordStates[at]);
				if (word >= 0 && rounds[at * world.words().size() + word] < 0) {
					rounds[at * world.words().size() + word] = round;
				}
			}
		}
	}

	private boolean isReference(World.Property property, int players) {
		return property.nature() == Nature.STATE && property.display() == Display.PIECE && !property.list() && property.owner() >= 0
				&& layout.isA(players, property.owner());
	}

	private static boolean isWordState(World.Property property) {
		return property.nature() == Nature.STATE && property.display() == Display.WORD && !property.list() && property.owner() >= 0;
	}

	/** The designs that each seat has pieces of. */
	List<BitSet> of(GameState state, int seats) {
		int first = world.sorts().get(world.game().playerSort()).firstPiece();
		List<BitSet> belongings = new ArrayList<>();
		for (int seat = 0; seat < seats; seat++) {
			BitSet designs = new BitSet();
			for (int reference : references) {
				int piece = state.get(first + seat, reference);
				if (piece >= 0) {
					designs.set(layout.sortOf(piece));
				}
			}
			belongings.add(designs);
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			int seat = holderOf(state, piece) - first;
			if (seat >= 0 && seat < seats && layout.sortOf(piece) != world.game().playerSort()) {
				belongings.get(seat).set(layout.sortOf(piece));
			}
		}
		return belongings;
	}

	/** The player a piece belongs to or lies with; a negative number where there is none. */
	private int holderOf(GameState state, int piece) {
		int owner = state.get(piece, world.game().owner());
		return owner == World.ABSENT ? state.holderOf(piece) : owner;
	}
}
