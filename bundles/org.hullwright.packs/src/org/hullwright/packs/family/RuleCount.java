package org.hullwright.packs.family;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How many rules the tests of a pack name.
 *
 * @param covered of the rules that the pack lists; where it lists none, of whatever rules
 * @param known how many rules the pack lists in its {@value RuleList#FILE}; null when it has no such list, for that is never guessed
 */
public record RuleCount(int covered, @Nullable Integer known) {

	/**
	 * Counts; notes on rules, such as examples, are no rules.
	 *
	 * @param named identifiers that the tests of the pack name
	 */
	static RuleCount of(Path pack, Set<String> named) {
		List<String> listed = rulesIn(pack);
		return listed.isEmpty()
				? new RuleCount((int) rulesAmong(named), null)
				: new RuleCount((int) listed.stream().filter(named::contains).count(), listed.size());
	}

	private static long rulesAmong(Collection<String> entries) {
		return entries.stream().filter(entry -> RuleFamily.of(entry) == RuleFamily.RULE).count();
	}

	private static List<String> rulesIn(Path pack) {
		Path file = pack.resolve(RuleList.FILE);
		if (!Files.isRegularFile(file)) {
			return List.of();
		}
		try {
			return RuleList.read(file).entries().stream().filter(entry -> RuleFamily.of(entry) == RuleFamily.RULE).toList();
		} catch (IOException unreadable) {
			return List.of(); // as if there were none: no number is better than a wrong one
		}
	}
}
