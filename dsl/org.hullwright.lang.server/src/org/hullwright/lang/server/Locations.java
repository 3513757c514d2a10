package org.hullwright.lang.server;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;

import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;

/** Counts lines in the documents that one answer leads to, each of them once. */
final class Locations {

	private final HullLanguageService service;
	private final Map<URI, Lines> known = new HashMap<>();

	Locations(HullLanguageService service) {
		this.service = service;
	}

	Location of(TextLocation place) {
		return new Location(place.document().toString(), range(place.document(), place.range()));
	}

	/** A stretch of any document. */
	Range range(URI document, TextRange range) {
		return known.computeIfAbsent(document, key -> new Lines(service.workspace().text(key))).range(range);
	}
}
