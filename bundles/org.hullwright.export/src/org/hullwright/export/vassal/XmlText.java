package org.hullwright.export.vassal;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** XML as text: one element on a line, text as it is. */
final class XmlText {

	private XmlText() {}

	/** A document. */
	static byte[] of(Element root) {
		var text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
		write(root, 0, text);
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

	private static void write(Element element, int depth, StringBuilder text) {
		String indent = " ".repeat(depth);
		text.append(indent).append('<').append(element.name());
		element.attributes().forEach(
				(name, value) -> text.append(' ').append(name).append("=\"").append(escaped(value.replaceAll("\\s", " "))).append('"'));
		if (element.children().isEmpty() && element.text().isEmpty()) {
			text.append("/>\n");
			return;
		}
		text.append('>').append(escaped(element.text()));
		if (!element.children().isEmpty()) {
			text.append('\n');
			element.children().forEach(child -> write(child, depth + 1, text));
			text.append(indent);
		}
		text.append("</").append(element.name()).append(">\n");
	}

	/** What XML cannot have at all is left out. */
	private static String escaped(String text) {
		return text.codePoints().filter(XmlText::isWritable).mapToObj(character -> switch (character) {
			case '&' -> "&amp;";
			case '<' -> "&lt;";
			case '>' -> "&gt;";
			case '"' -> "&quot;";
			default -> Character.toString(character);
		}).collect(Collectors.joining());
	}

	private static boolean isWritable(int character) {
		return character == '\t' || character == '\n' || character >= ' ' && character <= 0xD7FF
				|| character >= 0xE000 && character <= 0xFFFD || character >= 0x10000;
	}
}
