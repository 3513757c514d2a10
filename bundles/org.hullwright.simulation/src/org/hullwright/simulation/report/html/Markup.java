package org.hullwright.simulation.report.html;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.markup.Attributes;
import org.hullwright.markup.MarkupWriter;

/** A piece of a page. Whatever comes from a pack goes through {@link #text}, so that it cannot become markup. */
record Markup(String html) {

	static final Markup NOTHING = new Markup("");

	/** What people read, whatever characters it has. */
	static Markup text(String text) {
		return new Markup(new MarkupWriter().text(text).markup());
	}

	/** An element without attributes. */
	static Markup element(String name, Markup... content) {
		return element(name, List.of(content));
	}

	/** An element of a class of the style sheet. */
	static Markup styled(String name, String style, Markup... content) {
		return element(name, Attributes.of("class", style), List.of(content));
	}

	/** An element with that content. */
	static Markup element(String name, List<Markup> content) {
		return element(name, Attributes.NONE, content);
	}

	/** An element with that content, which ends its line. */
	private static Markup element(String name, Attributes attributes, List<Markup> content) {
		return new Markup(new MarkupWriter().open(name, attributes).raw(joined(content).html()).close().line().markup());
	}

	/** One after the other. */
	static Markup joined(List<Markup> parts) {
		return new Markup(parts.stream().map(Markup::html).collect(Collectors.joining()));
	}

	/** Something that is folded away until the reader wants to see it. */
	static Markup folded(String summary, Markup content) {
		return element("details", element("summary", text(summary)), content);
	}
}
