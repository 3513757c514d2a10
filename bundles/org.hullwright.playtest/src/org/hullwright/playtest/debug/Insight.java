package org.hullwright.playtest.debug;

import java.net.URI;
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
	public BitSet sentencesAt(Collection<LineBreakpoint> breakpoints) {
		BitSet found = new BitSet();
		breakpoints.forEach(breakpoint -> sentenceAt(breakpoint).ifPresent(found::set));
		return found;
	}

	private Optional<Integer> sentenceAt(LineBreakpoint breakpoint) {
		return Optional.ofNullable(sentences().get(breakpoint.file())).map(lines -> lines.ceilingEntry(breakpoint.line())).map(Map.Entry::getValue);
	}

	/** The first sentence of each line of each file. */
	private synchronized Map<Path, NavigableMap<Integer, Integer>> sentences() {
		if (sentences == null) {
			sentences = new HashMap<>();
			program().probed().statements().stream().forEach(source -> {
				Place place = placeOf(source);
				fileOf(place).ifPresent(file -> sentences.computeIfAbsent(file, any -> new TreeMap<>()).merge(place.line(), source,
					(one, other) -> placeOf(one).offset() <= placeOf(other).offset() ? one : other));
			});
		}
		return sentences;
	}

	/** The file that a place is in; none for what comes with the program. */
	private static Optional<Path> fileOf(Place place) {
		return place.uri().startsWith("file:") ? Optional.of(Path.of(URI.create(place.uri()))) : Optional.empty();
	}
}
