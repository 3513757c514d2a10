package org.hullwright.playtest.debug;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.Sentences.Local;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.Place;

/** What it takes to look into games of a prepared pack. Any thread. */
public final class Insight {
	private final Compiled compiled;
	private Program program;
	private Map<Path, NavigableMap<Integer, Integer>> sentences;

	/** @param compiled the pack with what it was made of */
	public Insight(Compiled compiled) {
		this.compiled = compiled;
	}

	/** Plays the pack and can be looked into at every sentence; made when it is first needed. */
	public synchronized Program program() {
		if (program == null) {
			program = Planner.watched(compiled.world());
		}
		return program;
	}

	/** Where something stands in the text. */
	public Place placeOf(int source) {
		return compiled.world().places().of(source);
	}

	/** The names that are known at a sentence. */
	public List<Local> knownAt(int source) {
		return compiled.sentences().knownAt(source);
	}

	/** The numbers of the sentences before which games are to stand still. What stands in a file of another pack is passed over. */
	public BitSet sentencesAt(Collection<StopLine> lines) {
		BitSet found = new BitSet();
		lines.forEach(line -> sentenceAt(line).ifPresent(found::set));
		return found;
	}

	private Optional<Integer> sentenceAt(StopLine wanted) {
		return Optional.ofNullable(sentences().get(wanted.file())).map(lines -> lines.ceilingEntry(wanted.line())).map(Map.Entry::getValue);
	}

	/** The first sentence of each line of each file. */
	private synchronized Map<Path, NavigableMap<Integer, Integer>> sentences() {
		if (sentences == null) {
			sentences = new HashMap<>();
			program().probed().statements().stream().forEach(source -> {
				Place place = placeOf(source);
				StopLine.of(place).ifPresent(line -> sentences.computeIfAbsent(line.file(), any -> new TreeMap<>()).merge(line.line(), source,
					(one, other) -> placeOf(one).offset() <= placeOf(other).offset() ? one : other));
			});
		}
		return sentences;
	}
}
