package org.hullwright.engine.testing;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.tree.Place;

/**
 * What of the text of a pack was ever performed, over any number of games of programs of that pack, with whatever expansions. The same text
 * in two programs counts once. Belongs to one thread.
 */
public final class Coverage {

	private final Comparator<Place> order = Comparator.comparing(Place::file).thenComparingInt(Place::offset)
			.thenComparingInt(Place::length);
	private final SequencedMap<Place, Boolean> rules = new TreeMap<>(order);
	private final SequencedMap<Place, Boolean> statements = new TreeMap<>(order);
	private final SequencedMap<Place, Boolean> branches = new TreeMap<>(order);

	/**
	 * How much of a file was performed.
	 *
	 * @param rules in how many of how many rules something was
	 * @param sentences how many of how many sentences were
	 * @param branches how many of how many ways to go on were taken: both of each `if`, and each option
	 * @param neverRun where sentences stand that never were, in the order of the text
	 * @param neverPassedBy conditions of `if` that always held, in the order of the text
	 */
	public record OfFile(String file, Part rules, Part sentences, Part branches, List<Place> neverRun, List<Place> neverPassedBy) {}

	/** So many of so many. */
	public record Part(int run, int of) {

		/** None of nothing. */
		public static final Part NONE = new Part(0, 0);

		/** Both together. */
		public Part plus(Part more) {
			return new Part(run + more.run, of + more.of);
		}
	}

	/** Looks into one game; what it saw counts once {@link Seen#add} was called. */
	public Seen lookInto(Program program) {
		return new Seen(program);
	}

	/** How much was performed of the files with a place for which the condition holds, by their names. */
	public List<OfFile> files(Predicate<Place> wanted) {
		Map<String, List<Place>> byFile = statements.keySet().stream().filter(wanted)
				.collect(Collectors.groupingBy(Place::file, TreeMap::new, Collectors.toList()));
		return byFile.entrySet().stream().map(entry -> ofFile(entry.getKey(), entry.getValue())).toList();
	}

	private OfFile ofFile(String file, List<Place> written) {
		List<Place> never = written.stream().filter(place -> !statements.get(place)).toList();
		List<Place> neverPassedBy = branches.entrySet().stream()
				.filter(branch -> branch.getKey().file().equals(file) && !branch.getValue() && !statements.containsKey(branch.getKey()))
				.map(Map.Entry::getKey).filter(condition -> wasReached(condition, written)).toList();
		return new OfFile(file, part(file, rules), new Part(written.size() - never.size(), written.size()), part(file, branches), never,
				neverPassedBy);
	}

	/** Whether the sentence was performed that a condition stands in. */
	private boolean wasReached(Place condition, List<Place> written) {
		return written.stream().filter(sentence -> sentence.offset() <= condition.offset()
				&& sentence.offset() + sentence.length() >= condition.offset() + condition.length())
				.min(Comparator.comparingInt(Place::length)).map(statements::get).orElse(false);
	}

	private static Part part(String file, Map<Place, Boolean> places) {
		List<Boolean> ofFile = places.entrySet().stream().filter(entry -> entry.getKey().file().equals(file)).map(Map.Entry::getValue)
				.toList();
		return new Part((int) ofFile.stream().filter(ran -> ran).count(), ofFile.size());
	}

	/** What was performed in one game. */
	public final class Seen implements Probe {

		private final Program program;
		private final BitSet performed = new BitSet();

		private Seen(Program program) {
			this.program = program;
		}

		@Override
		public void before(int source, Frame frame) {
			performed.set(source);
		}

		@Override
		public void passedBy(int source) {
			performed.set(source);
		}

		/** Adds what was seen. */
		public void add() {
			Coverage.this.add(program, performed);
		}
	}

	/**
	 * Adds what was performed in games of a program.
	 *
	 * @param performed numbers of places
	 */
	public void add(Program program, BitSet performed) {
		add(program, program.probed().rules(), performed, rules);
		add(program, program.probed().statements(), performed, statements);
		add(program, program.probed().branches(), performed, branches);
	}

	private static void add(Program program, BitSet probed, BitSet performed, Map<Place, Boolean> places) {
		probed.stream().forEach(source -> places.merge(program.world().places().of(source), performed.get(source), Boolean::logicalOr));
	}
}
