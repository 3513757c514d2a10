package org.hullwright.editor.wizard;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/** Finds among the packs of a workspace those that are most likely meant. Reads their texts: not for the thread of the window. */
record OwnPacks(List<PackProject> packs) {

	/**
	 * The pack that changes to another are written into: the author's own that builds on it and was edited last; empty when there is none.
	 */
	Optional<PackProject> builtOn(PackProject base) {
		String name = base.hullName();
		return packs.stream().filter(pack -> !pack.isExample() && requirementsOf(pack).contains(name))
				.max(Comparator.comparingLong(PackProject::lastEdited));
	}

	/**
	 * The game that a new pack most likely changes: the pack that is looked at when it is a game, else the game that it builds on, else the
	 * first game.
	 */
	Optional<PackProject> game(@Nullable PackProject lookedAt) {
		Set<String> near = new HashSet<>();
		Optional.ofNullable(lookedAt).ifPresent(pack -> near.addAll(requirementsOf(pack)));
		return Optional.ofNullable(lookedAt).filter(PackProject::isGame)
				.or(() -> packs.stream().filter(pack -> near.contains(pack.hullName()) && pack.isGame()).findFirst())
				.or(() -> packs.stream().filter(PackProject::isGame).findFirst());
	}

	/** All that a pack requires, directly or through others, as far as it is there. */
	private Set<String> requirementsOf(PackProject pack) {
		var reached = new HashSet<String>();
		var open = new ArrayDeque<>(pack.requirements());
		while (!open.isEmpty()) {
			String next = open.removeFirst();
			if (reached.add(next)) {
				packs.stream().filter(each -> each.hullName().equals(next)).findFirst().ifPresent(each -> open.addAll(each.requirements()));
			}
		}
		return reached;
	}
}
