package org.hullwright.cli.test;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.WordWrap;
import org.hullwright.packs.family.RuleFamily;

/** How much of some inventories of rules is covered by tests. */
final class RuleCoverage {

	private static final int LINE_WIDTH = 100;
	private static final String INDENT = "    ";

	private final List<RuleInventory> inventories;
	private final SortedSet<String> covered;

	/** @param covered what passing tests cover, also of rules that no inventory lists */
	RuleCoverage(List<RuleInventory> inventories, SortedSet<String> covered) {
		this.inventories = inventories;
		this.covered = covered;
	}

	/**
	 * For each inventory, area by area how much is covered and what is not, then the sum of its rules, then what is no rule but a note on
	 * them; in the end the sum of several inventories, and what tests cover that no inventory lists.
	 */
	List<String> lines() {
		List<String> lines = new ArrayList<>();
		for (RuleInventory inventory : inventories) {
			if (inventories.size() > 1) {
				lines.add(inventory.file() + ":");
			}
			lines.addAll(lines(inventory));
		}
		if (inventories.size() > 1) {
			lines.add(counted("all rules", inventories.stream().flatMap(inventory -> of(RuleFamily.RULE, inventory).stream()).toList()));
		}
		lines.addAll(unlisted());
		return lines;
	}

	/** The rules of all inventories that no passing test covers. */
	List<String> uncovered() {
		return rules().filter(rule -> !covered.contains(rule)).toList();
	}

	/** How many rules there are in all inventories. */
	long size() {
		return rules().count();
	}

	private Stream<String> rules() {
		return inventories.stream().flatMap(inventory -> of(RuleFamily.RULE, inventory).stream());
	}

	private List<String> lines(RuleInventory inventory) {
		List<String> lines = new ArrayList<>();
		Map<String, List<String>> areas = new LinkedHashMap<>();
		of(RuleFamily.RULE, inventory).forEach(rule -> areas.computeIfAbsent(areaOf(rule), any -> new ArrayList<>()).add(rule));
		areas.forEach((area, listed) -> lines.addAll(told(area, listed)));
		lines.add(counted(RuleFamily.RULE.title(), of(RuleFamily.RULE, inventory)));
		for (RuleFamily family : RuleFamily.values()) {
			if (family != RuleFamily.RULE && !of(family, inventory).isEmpty()) {
				lines.addAll(told(family.title(), of(family, inventory)));
			}
		}
		return lines;
	}

	private List<String> told(String title, List<String> listed) {
		List<String> lines = new ArrayList<>();
		lines.add(counted(title, listed));
		lines.addAll(wrapped(listed.stream().filter(entry -> !covered.contains(entry)).toList()));
		return lines;
	}

	private String counted(String title, Collection<String> listed) {
		return String.format(Locale.ROOT, "%-16s %4d of %4d covered", title, listed.stream().filter(covered::contains).count(),
				listed.size());
	}

	/**
	 * Names of systems with an inventory are told one by one, for they are misspelt; of all others it is enough to say that they are there.
	 */
	private List<String> unlisted() {
		Set<String> systems = new LinkedHashSet<>();
		Set<String> unlisted = new TreeSet<>(covered);
		inventories.forEach(inventory -> {
			systems.addAll(inventory.systems());
			unlisted.removeAll(inventory.entries());
		});
		List<String> misspelt = unlisted.stream().filter(rule -> systems.contains(RuleInventory.systemOf(rule))).toList();
		Map<String, Integer> others = new TreeMap<>();
		unlisted.stream().map(RuleInventory::systemOf).filter(system -> !systems.contains(system))
				.forEach(system -> others.merge(system, 1, Integer::sum));
		List<String> lines = new ArrayList<>();
		if (!misspelt.isEmpty()) {
			lines.add("covered by tests, but not listed:");
			lines.addAll(wrapped(misspelt));
		}
		others.forEach((system, number) -> lines.add("covered by tests, but of no inventory given: " + number + " of " + system));
		return lines;
	}

	private static List<String> of(RuleFamily family, RuleInventory inventory) {
		return inventory.entries().stream().filter(entry -> RuleFamily.of(entry) == family).toList();
	}

	private static String areaOf(String rule) {
		return rule.substring(0, rule.lastIndexOf('-'));
	}

	private static List<String> wrapped(List<String> words) {
		return words.isEmpty() ? List.of() : new WordWrap(LINE_WIDTH, INDENT).lines(INDENT, String.join(" ", words));
	}
}
