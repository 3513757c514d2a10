package org.hullwright.playtest.timeline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A story and where in it the game stands: what comes before has happened, what comes after lies ahead, because the player has gone back.
 */
public final class Timeline {

	private final List<StoryEntry> story;
	private final int at;
	private final List<StoryEntry> inOrder = new ArrayList<>();
	private final Set<Integer> ahead = new HashSet<>();

	/** @param at how many decisions are taken where the game stands */
	public Timeline(List<StoryEntry> story, int at) {
		this.story = List.copyOf(story);
		this.at = at;
		boolean passed = false;
		for (StoryEntry entry : story) {
			passed = read(entry, passed);
		}
	}

	/** Whether all of an entry lies ahead of where the game stands. */
	public boolean isAhead(StoryEntry entry) {
		return ahead.contains(entry.number());
	}

	/** The decision to go to so as to be where an entry begins: the first one in it or after it; none when no other follows. */
	public Optional<Integer> decisionAt(StoryEntry entry) {
		int start = inOrder.stream().map(StoryEntry::number).toList().indexOf(entry.number());
		return inOrder.stream().skip(Math.max(0, start)).flatMap(each -> each.decision().stream()).findFirst();
	}

	/** The last entry that has happened, with those around it, the outermost first; empty when nothing has. */
	public List<StoryEntry> pathToNow() {
		List<StoryEntry> path = new ArrayList<>();
		List<StoryEntry> happened = happened(story);
		while (!happened.isEmpty()) {
			StoryEntry last = happened.getLast();
			path.add(last);
			happened = last.isSum() ? List.of() : happened(last.children());
		}
		return path;
	}

	private List<StoryEntry> happened(List<StoryEntry> entries) {
		return entries.stream().filter(entry -> !isAhead(entry)).toList();
	}

	/** @return whether the place where the game stands has been passed by then */
	private boolean read(StoryEntry entry, boolean passedBefore) {
		inOrder.add(entry);
		boolean passed = passedBefore || entry.decision().filter(decision -> decision >= at).isPresent();
		boolean whollyAhead = passed;
		for (StoryEntry child : entry.children()) {
			passed = read(child, passed);
			whollyAhead |= child.equals(entry.children().getFirst()) && isAhead(child);
		}
		if (whollyAhead) {
			ahead.add(entry.number());
		}
		return passed;
	}
}
