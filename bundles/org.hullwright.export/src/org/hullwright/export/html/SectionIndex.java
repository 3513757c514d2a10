package org.hullwright.export.html;

import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.export.rulebook.IndexOrder;
import org.hullwright.markup.MarkupWriter;

/** The index of the rulebook: in which of its sections the author mentions what. */
final class SectionIndex {

	private final SortedMap<String, SequencedSet<Place>> places = new TreeMap<>(IndexOrder.ALPHABET);

	/**
	 * A section.
	 *
	 * @param id of its heading
	 */
	record Place(String id, String title) {}

	/** Notes that something is mentioned in a section. */
	void mention(String name, Place section) {
		places.computeIfAbsent(name.strip(), any -> new LinkedHashSet<>()).add(section);
	}

	/** Writes a line for each name, in alphabetical order, that leads to its sections; nothing where nothing is mentioned. */
	void write(String heading, MarkupWriter body) {
		if (places.isEmpty()) {
			return;
		}
		body.open("details").element("summary", heading).open("ul", "class", "index").line();
		places.forEach((name, sections) -> {
			body.open("li").text(name + ": ");
			String separator = "";
			for (Place section : sections) {
				body.text(separator).element("a", section.title(), "href", "#" + section.id());
				separator = "; ";
			}
			body.close().line();
		});
		body.close().close().line();
	}
}
