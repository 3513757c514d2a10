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

	private final Comparator<Place> order = Comparator.comparing(Place::file).thenComparingInt(Place::offset).thenComparingInt(Place::length);
	private final SequencedMap<Place, Boolean> rules = new TreeMap<>(order);
	private final SequencedMap<Place, Boolean> statements = new TreeMap<>(order);

	/**
	 * How much of a file was performed.
	 *
	 * @param neverRun where sentences stand that never were, in the order of the text
	 */
	public record OfFile(String file, int rulesRun, int rules, int statementsRun, int statements, List<Place> neverRun) {
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
		List<Boolean> ofRules = rules.entrySet().stream().filter(rule -> rule.getKey().file().equals(file)).map(Map.Entry::getValue).toList();
		int rulesRun = (int) ofRules.stream().filter(ran -> ran).count();
		return new OfFile(file, rulesRun, ofRules.size(), written.size() - never.size(), written.size(), never);
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
	}

	private static void add(Program program, BitSet probed, BitSet performed, Map<Place, Boolean> places) {
		probed.stream().forEach(source -> places.merge(program.world().places().of(source), performed.get(source), Boolean::logicalOr));
	}
}
