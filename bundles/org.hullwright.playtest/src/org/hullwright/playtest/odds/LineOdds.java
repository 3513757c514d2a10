package org.hullwright.playtest.odds;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.odds.Odds;
import org.hullwright.simulation.odds.OddsWords;
import org.hullwright.simulation.odds.PlaceOdds;
import org.hullwright.simulation.odds.PlaceOdds.What;

/** Odds in words, by the lines of the texts that they were counted for. A line that says something else by now has none. Immutable. */
final class LineOdds {

	private final Odds odds;
	private final Map<URI, SequencedMap<Integer, Line>> files = new HashMap<>(); // lines count from 0

	/**
	 * What a line says and what its odds are.
	 *
	 * @param ofRules those of rules that begin on it, in brief; the others are told by the hover alone
	 */
	record Line(String text, List<String> ofRules, List<String> all) {

		private Line and(Line more) {
			return new Line(text, and(ofRules, more.ofRules), and(all, more.all));
		}

		private static List<String> and(List<String> some, List<String> more) {
			return Stream.concat(some.stream(), more.stream()).toList();
		}
	}

	/** Reads the texts that the odds are of: not for the thread of the window. */
	LineOdds(Odds odds) {
		this.odds = odds;
		OddsWords words = new OddsWords(odds);
		Map<URI, List<String>> texts = new HashMap<>();
		for (PlaceOdds place : odds.places()) {
			add(texts, odds.index().of(place.source()), words.place(place),
					place.what() == What.RULE ? List.of(words.inBrief(place)) : List.of());
		}
		odds.chances().forEach(chance -> add(texts, odds.index().of(chance.source()), words.chance(chance) + ", exactly",
				List.of(words.inBrief(chance))));
	}

	private void add(Map<URI, List<String>> texts, Place place, String words, List<String> inBrief) {
		if (place.line() == 0 || !place.uri().startsWith("file:")) {
			return;
		}
		URI file = Path.of(URI.create(place.uri().replaceAll("#.*", ""))).toUri();
		List<String> lines = texts.computeIfAbsent(file, LineOdds::linesOf);
		if (place.line() <= lines.size()) {
			files.computeIfAbsent(file, known -> new TreeMap<>()).merge(place.line() - 1,
					new Line(lines.get(place.line() - 1), inBrief, List.of(words)), Line::and);
		}
	}

	private static List<String> linesOf(URI file) {
		try {
			return Files.readAllLines(Path.of(file));
		} catch (IOException gone) {
			ILog.of(LineOdds.class).info(file + " could not be read again; no odds are shown in it.", gone);
			return List.of();
		}
	}

	/** The lines of a text with odds, by their numbers from 0. */
	SequencedMap<Integer, Line> in(URI file) {
		return files.getOrDefault(Path.of(file).toUri(), new TreeMap<>());
	}

	/** What the odds were counted in, and how long ago. */
	String origin(Instant now) {
		OddsWords words = new OddsWords(odds);
		return words.games() + ", " + words.age(Duration.between(odds.counted(), now));
	}
}
