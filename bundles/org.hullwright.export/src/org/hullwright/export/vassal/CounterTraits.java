package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.export.table.Counter;

/**
 * The traits of VASSAL by which something is counted on a piece: a number for each, with commands that change it, and a label that shows
 * them.
 */
final class CounterTraits {

	private CounterTraits() {}

	/**
	 * For a piece, the label first.
	 *
	 * @param shown what each counter shows
	 */
	static List<Trait> of(List<Counter> counters, List<Integer> shown) {
		if (counters.isEmpty()) {
			return List.of();
		}
		var traits = new ArrayList<Trait>();
		traits.add(new Trait(Labels.below("Counters"), label(counters)));
		IntStream.range(0, counters.size()).forEach(at -> traits.add(number(counters.get(at), shown.get(at))));
		return traits;
	}

	private static Trait number(Counter counter, int shown) {
		String name = nameOf(counter);
		String commands = Sequence.of(',', change(counter.title() + " +1", name + "_up", 1),
				change(counter.title() + " −1", name + "_down", -1));
		return new Trait("PROP;" + Sequence.of(';', name,
				Sequence.of(',', "true", String.valueOf(counter.lowest()), String.valueOf(counter.highest()), "false"), commands,
				counter.title()),
				String.valueOf(shown));
	}

	private static String change(String title, String command, int by) {
		return Sequence.of(':', title, "0,0," + command, "I," + by);
	}

	/** Says nothing of what is nought and begins there, as wounds of the healthy. */
	private static String label(List<Counter> counters) {
		return "{" + counters.stream().map(counter -> {
			String said = "\"" + Labels.quoted(counter.title()) + " \"+" + nameOf(counter) + "+\" \"";
			return counter.start() == 0 ? "(" + nameOf(counter) + "!=0?" + said + ":\"\")" : said;
		}).collect(Collectors.joining("+")) + "}";
	}

	private static String nameOf(Counter counter) {
		return counter.identity().replaceAll("[^A-Za-z0-9]+", "_");
	}
}
