package org.hullwright.cli.examples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property;
import org.hullwright.engine.tree.World.Sort;

/**
 * The Markdown table of a README that sets what a box holds beside what the pack has. Its author writes the first three columns of a row:
 * what it is called, what is counted, and how many the box holds. What is counted is a kind, as in {@code `event`}; a kind with the word of
 * a property, as in {@code `item` `colour` `red`}; or components by their names. The last two columns, copies and designs, are counted. A
 * line {@code Not counted:} names packs that are required and are in other boxes.
 */
final class ComponentTable {

	private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]+) \\| (`[^|]+`) \\| ([^|]+) \\|[^|\\n]*\\|[^|\\n]*\\|$");
	private static final Pattern CODE = Pattern.compile("`([^`]+)`");

	private static final Pattern OTHER_BOXES = Pattern.compile("(?m)^Not counted:.*$");

	private final World world;

	/**
	 * A table for a game.
	 *
	 * @param world with the expansions on whose components are counted as well
	 */
	ComponentTable(World world) {
		this.world = world;
	}

	/** Whether a text has a row of such a table. */
	static boolean isIn(String text) {
		return ROW.matcher(text).find();
	}

	/** The text with what is counted in the last two columns of each row. */
	String counted(String text) {
		List<String> others = OTHER_BOXES.matcher(text).results().flatMap(line -> codesIn(line.group()).stream()).toList();
		List<Sort> counted = world.sorts().stream().filter(sort -> sort.copies() > 0 && !isIn(others, sort)).toList();
		return ROW.matcher(text).replaceAll(row -> Matcher.quoteReplacement(row(row, counted)));
	}

	private boolean isIn(List<String> packs, Sort sort) {
		return packs.stream().anyMatch(pack -> world.places().of(sort.source()).uri().contains("/" + pack + "/"));
	}

	private static List<String> codesIn(String text) {
		return CODE.matcher(text).results().map(code -> code.group(1)).toList();
	}

	private String row(MatchResult row, List<Sort> counted) {
		List<Sort> sorts = chosen(codesIn(row.group(2)), counted);
		return "| %s | %s | %s | %d | %d |".formatted(row.group(1), row.group(2), row.group(3), sorts.stream().mapToInt(Sort::copies).sum(),
				sorts.size());
	}

	private List<Sort> chosen(List<String> names, List<Sort> counted) {
		int kind = IntStream.range(0, world.kinds().size()).filter(at -> world.kinds().get(at).name().equals(names.getFirst())).findFirst()
				.orElse(-1);
		List<Sort> found = new ArrayList<>();
		for (Sort sort : counted) {
			if (kind < 0 ? names.contains(plainName(sort)) : world.isA(sort.kind(), kind) && says(sort, names)) {
				found.add(sort);
			}
		}
		if (found.isEmpty()) {
			throw new IllegalArgumentException("nothing in the pack is " + names);
		}
		return found;
	}

	/** Without the pack, which stands before the name of what several packs have. */
	private static String plainName(Sort sort) {
		return sort.name().substring(sort.name().lastIndexOf('.') + 1);
	}

	private boolean says(Sort sort, List<String> names) {
		if (names.size() == 1) {
			return true;
		}
		for (var printed : sort.printed().entrySet()) {
			Property property = world.properties().get(printed.getKey());
			if (property.name().equals(names.get(1))) {
				return Arrays.stream(printed.getValue()).anyMatch(value -> word(value).equals(names.get(2)));
			}
		}
		return false;
	}

	private String word(int value) {
		return value >= 0 && value < world.words().size() ? world.words().get(value).name() : "";
	}
}
