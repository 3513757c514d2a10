package org.hullwright.engine.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** The numbers of all features that are counted on a walk over the pieces. Made once for a layout. */
final class FeatureTables {

	private final KindFeatures[][] kinds;
	private final int[] mineSorts;
	private final int[] commonSorts;
	private final int[] nearSorts;
	private final int[] nearKinds;
	private final int[] hereKinds;
	private final boolean[] canBelong;
	private final int[] sites;
	private final List<GameZone> gameZones = new ArrayList<>();
	private final StateFeatures[] game;
	private final int players;

	/** A zone of the game, the feature that counts what lies there, and whether each piece there counts as well. */
	record GameZone(int zone, int feature, boolean open) {}

	FeatureTables(Layout layout, FeatureNames names) {
		World world = layout.world();
		players = names.add("players");
		game = StateFeatures.of(world, -1, "game.", names);
		kinds = Stream.of(Group.values()).map(group -> IntStream.range(0, world.kinds().size())
				.mapToObj(kind -> KindFeatures.of(world, kind, group, names)).toArray(KindFeatures[]::new)).toArray(KindFeatures[][]::new);
		mineSorts = bySort(world, "my", names);
		commonSorts = bySort(world, "common", names);
		nearSorts = bySort(world, "near", names);
		nearKinds = byKind(world, "near kind", names);
		hereKinds = byKind(world, "here kind", names);
		World.Property owner = world.properties().get(world.game().owner());
		canBelong = new boolean[world.kinds().size()];
		for (int kind = 0; kind < canBelong.length; kind++) {
			canBelong[kind] = world.isA(kind, owner.owner());
		}
		sites = world.laidOut().stream().flatMap(board -> Stream.concat(board.spaces().stream().map(World.Site::piece),
				board.paths().stream().map(World.Link::piece))).mapToInt(Integer::intValue).toArray();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (layout.holder(zone) < 0 && layout.declaration(zone) >= 0) {
				String name = "zone " + world.zones().get(layout.declaration(zone)).name() + " " + layout.role(zone);
				gameZones.add(new GameZone(zone, names.add(name), layout.role(zone) == Role.AREA));
			}
		}
	}

	private static int[] bySort(World world, String prefix, FeatureNames names) {
		return world.sorts().stream().mapToInt(sort -> names.add(prefix + " " + sort.name())).toArray();
	}

	private static int[] byKind(World world, String prefix, FeatureNames names) {
		return world.kinds().stream().mapToInt(kind -> names.add(prefix + " " + kind.name())).toArray();
	}

	KindFeatures kind(Group group, int kind) {
		return kinds[group.ordinal()][kind];
	}

	int sort(Group group, int sort) {
		return group == Group.MINE ? mineSorts[sort] : commonSorts[sort];
	}

	int nearSort(int sort) {
		return nearSorts[sort];
	}

	int nearKind(int kind) {
		return nearKinds[kind];
	}

	int hereKind(int kind) {
		return hereKinds[kind];
	}

	/** Whether pieces of a kind can belong to players by themselves. */
	boolean canBelong(int kind) {
		return canBelong[kind];
	}

	int[] sites() {
		return sites;
	}

	List<GameZone> gameZones() {
		return gameZones;
	}

	StateFeatures[] game() {
		return game;
	}

	int players() {
		return players;
	}
}
