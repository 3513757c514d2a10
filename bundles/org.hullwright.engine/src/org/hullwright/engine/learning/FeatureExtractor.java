package org.hullwright.engine.learning;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.node.Indicator;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;

/**
 * Feature extraction: turns a state, as one player sees their own prospects in it, into numbers. Which features there are follows from the
 * declarations of a game alone: its states and tracks, what lies in which zones, what belongs to whom, how near things are on the boards,
 * and what derived values and goals say. Shared by all games of a program and all threads.
 */
public final class FeatureExtractor {

	private final FeatureTables tables;
	private final List<Indicator> indicators;
	private final int firstIndicator;
	private final List<String> names;
	private final int firstPlayer;
	/** Which indicators are wanted, by their positions; the others stay 0. */
	private final BitSet wanted = new BitSet();

	/** @param indicators derived values and goals, as numbers to a player */
	public FeatureExtractor(Layout layout, List<Indicator> indicators) {
		FeatureNames names = new FeatureNames();
		this.tables = new FeatureTables(layout, names);
		this.indicators = List.copyOf(indicators);
		this.firstIndicator = names.all().size();
		indicators.forEach(indicator -> names.add(indicator.name()));
		this.names = names.all();
		World world = layout.world();
		this.firstPlayer = world.sorts().get(world.game().playerSort()).firstPiece();
		wanted.set(0, indicators.size());
	}

	private FeatureExtractor(FeatureExtractor all, int[] used) {
		this.tables = all.tables;
		this.indicators = all.indicators;
		this.firstIndicator = all.firstIndicator;
		this.names = all.names;
		this.firstPlayer = all.firstPlayer;
		for (int feature : used) {
			if (feature >= firstIndicator) {
				wanted.set(feature - firstIndicator);
			}
		}
	}

	/** The same, which saves itself the work for costly features that are not used. */
	FeatureExtractor only(int[] used) {
		return new FeatureExtractor(this, used);
	}

	/** What the features are called, by their numbers. */
	public List<String> names() {
		return names;
	}

	/** The numbers of the features that are goals which are written. */
	public int[] goals() {
		return IntStream.range(0, indicators.size()).filter(at -> indicators.get(at).written()).map(at -> firstIndicator + at).toArray();
	}

	/** Digests of the texts of the goals that are written, by their names as features; goals of one name have one together. */
	public SequencedMap<String, String> digestsOfGoals() {
		SequencedMap<String, String> digests = new LinkedHashMap<>();
		indicators.stream().filter(Indicator::written).forEach(goal -> digests.merge(goal.name(), goal.digest(), String::concat));
		return digests;
	}

	/** How many features there are. */
	public int size() {
		return names.size();
	}

	/**
	 * Fills in all features.
	 *
	 * @param seat of the player, from 1
	 * @param around where it is asked; the state is left as it is
	 * @param features as many numbers as there are features
	 */
	public void extract(int seat, Frame around, float[] features) {
		Arrays.fill(features, 0);
		int player = firstPlayer + seat - 1;
		new Survey(tables, around.state(), seat, features).take(around);
		for (int at = wanted.nextSetBit(0); at >= 0; at = wanted.nextSetBit(at + 1)) {
			features[firstIndicator + at] = worth(indicators.get(at).goal(), player, around);
		}
	}

	/** What cannot be told as things are counts as nothing. */
	private static float worth(Goal goal, int player, Frame around) {
		try {
			return Math.clamp(goal.worthTo(player, around), -100_000, 100_000);
		} catch (ContentError notNow) {
			return 0;
		}
	}
}
