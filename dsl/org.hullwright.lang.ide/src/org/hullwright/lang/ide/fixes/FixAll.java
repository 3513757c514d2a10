package org.hullwright.lang.ide.fixes;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;

import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.edit.Edit;

/**
 * Several quick fixes as one code action (“fix all”). What would change a stretch that another of them has changed already is left for the
 * next time.
 */
public final class FixAll {

	private final List<Fix> fixes = new ArrayList<>();
	private final Edit all = new Edit();
	private final Map<URI, Set<TextChange>> made = new HashMap<>();
	private final Map<URI, TreeMap<Integer, Integer>> ends = new HashMap<>(); // of what is changed, by where it begins

	/** @param wanted in the order in which they count */
	public FixAll(List<Fix> wanted) {
		wanted.stream().filter(this::isApart).forEach(this::take);
	}

	/** How many of them go together. */
	public int size() {
		return fixes.size();
	}

	/**
	 * All as one; there must be some.
	 *
	 * @param title for their number
	 */
	public Fix fix(IntFunction<String> title) {
		return new Fix(fixes.getFirst().problem(), title.apply(size()), all.changes(), true);
	}

	private boolean isApart(Fix fix) {
		return fix.changes().entrySet().stream()
				.allMatch(changes -> changes.getValue().stream().allMatch(change -> isApart(changes.getKey(), change)));
	}

	private boolean isApart(URI document, TextChange change) {
		if (made.getOrDefault(document, Set.of()).contains(change)) {
			return true; // two that agree
		}
		var before = ends.getOrDefault(document, new TreeMap<>()).lowerEntry(change.range().end());
		return before == null || before.getValue() <= change.range().offset();
	}

	private void take(Fix fix) {
		fixes.add(fix);
		fix.changes().forEach((document, changes) -> changes.forEach(change -> {
			made.computeIfAbsent(document, key -> new HashSet<>()).add(change);
			ends.computeIfAbsent(document, key -> new TreeMap<>()).merge(change.range().offset(), change.range().end(), Math::max);
			all.change(document, change.range(), change.text());
		}));
	}
}
