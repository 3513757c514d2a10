package org.hullwright.lang.ide.index;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisiblePacks;

/** How packs require each other, and how a requirement of one is written. */
public final class Requirements {

	private Requirements() {}

	/** Whether a pack needs another one, directly or through others. */
	public static boolean isRequired(String other, PackSummary by, Index index) {
		var open = new ArrayDeque<>(by.requirements());
		Set<String> known = new HashSet<>();
		while (!open.isEmpty()) {
			String next = open.removeFirst();
			if (next.equals(other)) {
				return true;
			}
			if (known.add(next)) {
				index.packs().values().stream().filter(found -> found.name().equals(next))
						.forEach(found -> open.addAll(found.requirements()));
			}
		}
		return false;
	}

	/** A pack and the versions of it that are like the one that is there; the name alone when it tells no version. */
	public static String rangeOf(PackSummary pack) {
		return pack.name() + versionOf(pack).map(Requirements::bounds).orElse("");
	}

	private static Optional<String> versionOf(PackSummary pack) {
		return pack.files().stream().map((FileSummary file) -> VisiblePacks.headOf(file)).flatMap(Optional::stream)
				.map(head -> Optional.ofNullable(head.getUserData(HullIndexing.VERSION)).orElse("")).filter(version -> !version.isEmpty())
				.findFirst();
	}

	/** From what is there up to the next version that may be different. */
	public static String bounds(String version) {
		List<String> numbers = List.of(version.split("\\."));
		return " from " + version + " below " + (Integer.parseInt(numbers.getFirst()) + 1) + ".0.0";
	}
}
