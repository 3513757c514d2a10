package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/**
 * How far apart tiles on the boards are. As long as no tile lies on any path, paths are ways by themselves. Answers are kept until a tile
 * comes or goes; an instance belongs to one run.
 */
final class Distances {

	/** Numbers that are kept; two hundred boards of a game are far fewer. */
	private static final int MOST_KEPT = 2_000_000;

	private final SiteMap sites;
	private final int[][] steps;
	private int knownVersion = -1;
	private int known;
	private boolean pathsAreBare;

	Distances(SiteMap sites) {
		this.sites = sites;
		this.steps = new int[sites.size()][];
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
		if (knownVersion != state.boardVersion() || known > MOST_KEPT) {
			Arrays.fill(steps, null);
			known = 0;
			knownVersion = state.boardVersion();
			pathsAreBare = IntStream.range(0, sites.size()).noneMatch(site -> sites.is(site, true) && !isBare(state, site));
			effort.spend(sites.size());
		}
		if (steps[end] == null) {
			steps[end] = spread(state, end);
			known += sites.size();
			effort.spend(sites.size());
		}
		return steps[end][start];
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
	private int[] spread(GameState state, int start) {
		int[] reached = new int[sites.size()];
		Arrays.fill(reached, World.UNREACHABLE);
		Numbers waiting = new Numbers();
		waiting.add(start);
		reached[start] = 0;
		for (int at = 0; at < waiting.size(); at++) {
			int site = waiting.get(at);
			for (int neighbour : sites.origins(site)) {
				boolean isBare = isBare(state, neighbour);
				if (reached[neighbour] == World.UNREACHABLE && (!isBare || pathsAreBare && sites.is(neighbour, true))) {
					reached[neighbour] = isBare ? reached[site] : reached[site] + 1;
					waiting.add(neighbour);
				}
			}
		}
		return reached;
	}

	private static boolean isBare(GameState state, int site) {
		return state.first(state.layout().zone(site, World.CONTENTS)) < 0;
	}
}
