package org.hullwright.lang.ide.spelling;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

import org.hullwright.lang.ide.request.BackgroundThreads;

/** The dictionaries there are. Each is read in the background, once; as it never changes, all threads of the process share it. */
final class Dictionaries {

	/** The language that packs are written in unless they say otherwise. */
	static final String ENGLISH = "en";

	private static final Set<String> THERE = Set.of(ENGLISH);
	private static final Map<String, CompletableFuture<Dictionary>> READ = new ConcurrentHashMap<>();

	private Dictionaries() {}

	/** Begins to read the one that most packs need, so that nobody who is writing has to wait for it later. */
	static void begin() {
		reading(ENGLISH);
	}

	/** The one of a language, waited for while it is being read; empty when there is none, so that nothing can be said about the words. */
	static Optional<Dictionary> of(String language) {
		String known = language.toLowerCase(Locale.ROOT);
		return THERE.contains(known) ? Optional.of(reading(known).join()) : Optional.empty();
	}

	private static CompletableFuture<Dictionary> reading(String language) {
		return READ.computeIfAbsent(language, wanted -> BackgroundThreads.supply(() -> Dictionary.read(wanted)));
	}

	/** The one that is always there. */
	static Dictionary english() {
		return of(ENGLISH).orElseThrow();
	}
}
