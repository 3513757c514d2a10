package org.hullwright.export.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.hullwright.export.html.Edition.Element;
import org.hullwright.lang.naming.Identity;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.markup.MarkupWriter;
import org.hullwright.picture.Colour;
import org.hullwright.picture.SvgWriter;
import org.hullwright.picture.paint.Typeface;

/** Writes an element: its sides as pictures, and what these say in words for who opens them, searches, or cannot see pictures. */
final class ElementArticle {

	private static final Colour NOTHING = new Colour(0, 0, 0, 0);
	/** Between the values of an attribute; no text of a pack has it. */
	private static final String SEPARATOR = "\n";

	private final ThemedColours colours;
	private final SvgWriter pictures = new SvgWriter(Typeface.embedded());

	/** @param colours gets those of the pictures */
	ElementArticle(ThemedColours colours) {
		this.colours = colours;
	}

	/** @param part of the page that it stands in, with which all names within it begin */
	void write(Element element, String kind, String part, MarkupWriter body) {
		String place = placeOf(part, element.name());
		body.open("article", "id", place, "tabindex", "-1", "aria-labelledby", place + ".title", "data-kind", kind, "data-mark",
				String.join(SEPARATOR, element.marks()),
				"data-expansion", String.join(SEPARATOR, element.expansions())).line();
		sides(element, body);
		body.open("div", "class", "words").line();
		body.open("h3", "id", place + ".title").element("a", element.card().title(), "href", "#" + place).close().line();
		notes(element, body);
		body.open("details", "class", "read").element("summary", "Read as text").line();
		body.element("p", kind, "class", "notes").line();
		element.card().written().lines().filter(line -> !line.isBlank()).forEach(line -> body.element("p", line.strip()).line());
		element.card().faces().forEach(face -> face(face, element, part, body));
		body.close().line();
		links("Names", element.mentions(), part, body);
		links("Named by", element.mentionedBy(), part, body);
		body.close().line().close().line();
	}

	private void sides(Element element, MarkupWriter body) {
		body.open("div", "class", "sides " + element.card().shape().name().toLowerCase(Locale.ROOT), "aria-hidden", "true");
		for (int side = 0; side < element.light().size(); side++) {
			body.raw(pictures.write(element.light().get(side).picture(), NOTHING,
					colours.with(element.dark().get(side).picture().drawings())));
		}
		body.close().line();
	}

	/** What does not stand on the picture. */
	private static void notes(Element element, MarkupWriter body) {
		List<String> notes = new ArrayList<>(element.expansions());
		if (element.card().copies() != 1) {
			notes.addFirst(element.card().copies() + " copies");
		}
		if (!notes.isEmpty()) {
			body.element("p", String.join(" · ", notes), "class", "notes").line();
		}
	}

	private static void face(Face face, Element element, String part, MarkupWriter body) {
		if (!face.name().isEmpty()) {
			body.element("h4", face.name()).line();
		}
		if (!face.facts().isEmpty()) {
			body.open("ul", "class", "facts");
			face.facts().forEach(fact -> fact(fact, body));
			body.close().line();
		}
		if (!element.card().written().isEmpty() && !face.rules().isEmpty()) {
			body.open("details").element("summary", "What the program does");
			rules(face.rules(), element, part, body);
			body.close().line();
		} else {
			rules(face.rules(), element, part, body);
		}
	}

	private static void fact(Fact fact, MarkupWriter body) {
		body.open("li").text(fact.name());
		if (!fact.values().isEmpty()) {
			body.text(" ").element("b", fact.values().stream().map(value -> value.text()).collect(Collectors.joining(", ")));
		}
		body.close();
	}

	private static void rules(RulesText rules, Element element, String part, MarkupWriter body) {
		int depth = 0;
		for (Paragraph paragraph : rules.paragraphs()) {
			if (paragraph.depth() != depth) {
				list(depth, false, body);
				list(paragraph.depth(), true, body);
				depth = paragraph.depth();
			}
			if (depth == 0) {
				body.open("p");
			} else if (paragraph.isBullet()) {
				body.open("li");
			} else {
				body.open("li", "class", "step");
			}
			if (!paragraph.heading().isEmpty()) {
				body.element("strong", paragraph.heading() + ".").text(" ");
			}
			boolean first = true;
			for (Sentence sentence : paragraph.sentences()) {
				body.text(first ? "" : " ");
				sentence.runs().forEach(run -> run(run, element.mentions(), part, body));
				first = false;
			}
			body.close().line();
		}
		list(depth, false, body);
	}

	private static void list(int depth, boolean begins, MarkupWriter body) {
		if (depth > 0 && begins) {
			body.open("ul", "class", "depth" + Math.min(depth, 3));
		} else if (depth > 0) {
			body.close().line();
		}
	}

	/** What names an element of the page leads there. */
	private static void run(Run run, Map<String, String> mentions, String part, MarkupWriter body) {
		String named = Identity.nameOf(run.named());
		if (run.look() == Look.ELEMENT && mentions.containsKey(named)) {
			body.element("a", run.text(), "href", "#" + placeOf(part, named));
		} else if (run.look() == Look.LABEL) {
			body.element("b", run.text());
		} else {
			body.text(run.text());
		}
	}

	private static void links(String label, Map<String, String> others, String part, MarkupWriter body) {
		if (!others.isEmpty()) {
			body.open("p", "class", "links").text(label + ": ");
			boolean first = true;
			for (var other : others.entrySet()) {
				body.text(first ? "" : ", ").element("a", other.getValue(), "href", "#" + placeOf(part, other.getKey()));
				first = false;
			}
			body.close().line();
		}
	}

	private static String placeOf(String part, String name) {
		return part + "-" + name;
	}
}
