package org.hullwright.lang.ide.spelling;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The dictionaries there are. Each is read when it is wanted first; as it never changes, everybody in the process shares it. */
final class Dictionaries {

	/** The language that packs are written in unless they say otherwise. */
	static final String ENGLISH = "en";

	private static final Set<String> THERE = Set.of(ENGLISH);
	private static final Map<String, Dictionary> READ = new ConcurrentHashMap<>();

	private Dictionaries() {
	}

	/** The one of a language; empty when there is none, so that nothing can be said about the words. */
	static Optional<Dictionary> of(String language) {
		String known = language.toLowerCase(Locale.ROOT);
		return THERE.contains(known) ? Optional.of(READ.computeIfAbsent(known, Dictionary::read)) : Optional.empty();
	}

	/** The one that is always there. */
	static Dictionary english() {
		return of(ENGLISH).orElseThrow();
	}
}
