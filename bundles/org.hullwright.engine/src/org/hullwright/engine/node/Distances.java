package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/**
 * How far apart tiles on the boards are. As long as no tile lies on any path, paths are ways by themselves. Answers are kept until a tile
 * comes or goes. Shared by a game and those that branch off from it, in one thread.
 */
public final class Distances {

	/** Numbers that are kept; two hundred boards of a game are far fewer. */
	private static final int MOST_KEPT = 2_000_000;

	private final SiteMap sites;
	private final int[][] steps;
	/** On which sites nothing lies. */
	private final boolean[] bare;
	private boolean pathsAreBare;
	private @Nullable GameState knownState;
	private int knownVersion;
	private int known;

	Distances(SiteMap sites) {
		this.sites = sites;
		this.steps = new int[sites.size()][];
		this.bare = new boolean[sites.size()];
	}

	/**
	 * Steps between where two pieces stand, over tiles; {@link World#UNREACHABLE} when there is no way.
	 *
	 * @param effort is charged for what is looked at
	 */
	int between(GameState state, int from, int to, Effort effort) {
		int start = siteOf(state, from, effort);
		int end = siteOf(state, to, effort);
		if (start < 0 || end < 0) {
			return World.UNREACHABLE;
		}
		if (knownState != state || knownVersion != state.boardVersion()) {
			look(state);
			effort.spend(sites.size());
		}
		if (known > MOST_KEPT) {
			forget();
		}
		if (steps[end] == null) {
			steps[end] = spread(end);
			known += sites.size();
			effort.spend(sites.size());
		}
		return steps[end][start];
	}

	/** What lies on the sites decides about distances only by whether there is anything. */
	private void look(GameState state) {
		boolean isFirst = knownState == null;
		knownState = state;
		knownVersion = state.boardVersion();
		boolean isSame = !isFirst;
		for (int site = 0; site < bare.length; site++) {
			boolean isBare = state.first(state.layout().zone(site, World.CONTENTS)) < 0;
			isSame &= bare[site] == isBare;
			bare[site] = isBare;
		}
		if (!isSame) {
			forget();
			pathsAreBare = IntStream.range(0, sites.size()).noneMatch(site -> sites.is(site, true) && !bare[site]);
		}
	}

	private void forget() {
		Arrays.fill(steps, null);
		known = 0;
	}

	private int siteOf(GameState state, int piece, Effort effort) {
		for (int at = piece; at >= 0; at = state.holderOf(at)) {
			if (sites.isSite(at)) {
				return at;
			}
			effort.spend(1);
		}
		return -1;
	}

	/**
	 * Steps to a site from all others: a breadth-first search against the direction of one-way paths. A bare path that leads on by itself
	 * is no step.
	 */
	private int[] spread(int start) {
		int[] reached = new int[sites.size()];
		Arrays.fill(reached, World.UNREACHABLE);
		Numbers waiting = new Numbers();
		waiting.add(start);
		reached[start] = 0;
		for (int at = 0; at < waiting.size(); at++) {
			int site = waiting.get(at);
			for (int neighbour : sites.origins(site)) {
				boolean isBare = bare[neighbour];
				if (reached[neighbour] == World.UNREACHABLE && (!isBare || pathsAreBare && sites.is(neighbour, true))) {
					reached[neighbour] = isBare ? reached[site] : reached[site] + 1;
					waiting.add(neighbour);
				}
			}
		}
		return reached;
	}
}
