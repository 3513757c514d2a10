package org.hullwright.export.vassal;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.hullwright.markup.Attributes;
import org.hullwright.markup.MarkupWriter;

/** XML as text: one element on a line, indented by its depth. */
final class XmlText {

	private XmlText() {}

	/** A document. */
	static byte[] of(Element root) {
		MarkupWriter document = new MarkupWriter();
		document.raw("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>").line();
		write(root, 0, document);
		return document.markup().getBytes(StandardCharsets.UTF_8);
	}

	private static void write(Element element, int depth, MarkupWriter document) {
		String indent = " ".repeat(depth);
		document.raw(indent);
		if (element.children().isEmpty() && element.text().isEmpty()) {
			document.empty(element.name(), attributes(element)).line();
			return;
		}
		document.open(element.name(), attributes(element)).text(element.text());
		if (!element.children().isEmpty()) {
			document.line();
			element.children().forEach(child -> write(child, depth + 1, document));
			document.raw(indent);
		}
		document.close().line();
	}

	/** Each on one line: what reads them would make spaces of the ends of lines. */
	private static Attributes attributes(Element element) {
		Attributes attributes = Attributes.NONE;
		for (Map.Entry<String, String> attribute : element.attributes().entrySet()) {
			attributes = attributes.with(attribute.getKey(), attribute.getValue().replaceAll("\\s", " "));
		}
		return attributes;
	}
}
