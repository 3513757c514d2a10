package org.hullwright.picture.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.picture.scene.PrintedMark;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;

/** Marks that every tile has which is marked at all: they tell no tile from another, and are left out. */
final class CommonMarks {

	/** Among fewer tiles, it may be chance. */
	private static final int FEWEST = 3;

	private CommonMarks() {}

	/** What is said by the marks that all tiles have which have some; empty when there are few of them. */
	static Set<String> of(List<SpaceScene> spaces) {
		List<Set<String>> marked = spaces.stream().flatMap(space -> space.tile().stream()).map(CommonMarks::meanings)
				.filter(meanings -> !meanings.isEmpty()).toList();
		if (marked.size() < FEWEST) {
			return Set.of();
		}
		Set<String> common = new HashSet<>(marked.getFirst());
		marked.forEach(common::retainAll);
		return common;
	}

	private static Set<String> meanings(TileScene tile) {
		return tile.marks().stream().map(PrintedMark::meaning).collect(Collectors.toSet());
	}

	/** The same spaces, without those marks on their tiles. */
	static List<SpaceScene> without(Set<String> meanings, List<SpaceScene> spaces) {
		return spaces.stream().map(space -> space.tile().filter(tile -> !meanings.isEmpty())
				.map(tile -> space.with(
						tile.marked(tile.marks().stream().filter(mark -> !meanings.contains(mark.meaning())).toList())))
				.orElse(space)).toList();
	}
}
