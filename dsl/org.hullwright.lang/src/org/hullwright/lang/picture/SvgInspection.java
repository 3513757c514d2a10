package org.hullwright.lang.picture;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.hullwright.lang.picture.PictureFinding.Unreadable;
import org.hullwright.lang.picture.PictureFinding.Unsafe;

/**
 * Looks through a drawing before anybody draws it. A drawing may come from a stranger, and ends up in windows, in web pages and in programs
 * for table tops, of which not all are careful. So it must be nothing but shapes and words: without scripts, without anything from
 * elsewhere, without documents or pixels inside of it, without entities. And it must not repeat itself without end: what is drawn is counted
 * along all references, so that a few lines cannot stand for a billion shapes.
 */
final class SvgInspection {

	private static final Set<String> NOT_SHAPES = Set.of("script", "handler", "foreignobject", "iframe", "object", "embed", "audio", "video");
	private static final Set<String> PIXELS = Set.of("image", "feimage");
	private static final Set<String> COSTLY = Set.of("filter", "mask", "clippath", "pattern", "marker");
	private static final int COST = 200; // of a layer of its own, in shapes
	private static final int MOST_SHAPES = 100_000;
	private static final int DEEPEST = 100;
	private static final Pattern REFERENCE = Pattern.compile("url\\(\\s*['\"]?\\s*(#?)([^'\")\\s]*)");
	private static final Pattern LENGTH = Pattern.compile("\\s*([0-9]*\\.?[0-9]+)\\s*(px|pt|pc|mm|cm|in)?\\s*");
	private static final Map<String, Double> PIXELS_IN = Map.of("px", 1.0, "pt", 96 / 72.0, "pc", 16.0, "mm", 96 / 25.4, "cm", 96 / 2.54, "in", 96.0);

	private final Map<String, Node> named = new HashMap<>();
	private final List<Node> open = new ArrayList<>();
	private final List<Node> styled = new ArrayList<>();
	private PictureSize size;
	private Node root;
	private int elements;

	private SvgInspection() {
	}

	/** What came out. */
	sealed interface Result {
	}

	/** It can be drawn, and is meant to be of this size. */
	record Drawing(PictureSize size) implements Result {
	}

	/** It must not be drawn. */
	record Refused(PictureFinding why) implements Result {
	}

	/** An element with all that is drawn with it. */
	private static final class Node {

		private final boolean costly;
		private final List<Node> children = new ArrayList<>();
		private final List<String> references = new ArrayList<>();
		private long cost = -1; // shapes; -1 before it is counted

		Node(boolean costly) {
			this.costly = costly;
		}
	}

	/** Ends the inspection. */
	private static final class Objection extends Exception {

		private static final long serialVersionUID = 1L;
		private final transient PictureFinding why;

		Objection(PictureFinding why) {
			super(null, null, false, false);
			this.why = why;
		}
	}

	/** Looks through a drawing, which the caller has found to be small. */
	static Result of(InputStream drawing) {
		var inspection = new SvgInspection();
		try {
			XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
			factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
			factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
			inspection.read(factory.createXMLStreamReader(drawing));
			return new Drawing(inspection.size);
		} catch (Objection objection) {
			return new Refused(objection.why);
		} catch (XMLStreamException broken) {
			return new Refused(new Unreadable("it is not well-formed XML, or uses entities"));
		}
	}

	private void read(XMLStreamReader reader) throws XMLStreamException, Objection {
		boolean inStyle = false;
		while (reader.hasNext()) {
			switch (reader.next()) {
				case XMLStreamReader.START_ELEMENT -> {
					inStyle = reader.getLocalName().equalsIgnoreCase("style");
					begin(reader);
				}
				case XMLStreamReader.END_ELEMENT -> {
					inStyle = false;
					open.removeLast();
				}
				case XMLStreamReader.CHARACTERS, XMLStreamReader.CDATA -> {
					if (inStyle) {
						style(reader.getText());
					}
				}
				case XMLStreamReader.PROCESSING_INSTRUCTION -> {
					if (reader.getPITarget().equals("xml-stylesheet")) {
						throw new Objection(new Unsafe("asks for a style sheet from elsewhere"));
					}
				}
				default -> { } // comments and white space
			}
		}
		long shapes = count(root, new HashSet<>());
		for (Node style : styled) {
			shapes += elements * count(style, new HashSet<>()); // whatever it is for
		}
		limit(shapes);
	}

	private void begin(XMLStreamReader reader) throws Objection {
		String name = reader.getLocalName().toLowerCase(Locale.ROOT);
		if (root == null && !name.equals("svg")) {
			throw new Objection(new Unreadable("it does not begin like an SVG"));
		}
		if (NOT_SHAPES.contains(name)) {
			throw new Objection(new Unsafe("contains a “" + reader.getLocalName() + "”"));
		}
		if (PIXELS.contains(name)) {
			throw new Objection(new Unsafe("contains another picture; name that one itself, or save both as a PNG"));
		}
		if (open.size() >= DEEPEST) {
			throw new Objection(new Unsafe("is nested deeper than " + DEEPEST + " elements"));
		}
		var node = new Node(COSTLY.contains(name));
		elements++;
		if (root == null) {
			root = node;
			size = sizeOf(reader);
		} else {
			open.getLast().children.add(node);
		}
		open.add(node);
		for (int i = 0; i < reader.getAttributeCount(); i++) {
			attribute(reader.getAttributeLocalName(i).toLowerCase(Locale.ROOT), reader.getAttributeValue(i), node);
		}
	}

	private void attribute(String name, String value, Node node) throws Objection {
		if (name.startsWith("on")) {
			throw new Objection(new Unsafe("contains a script, “" + name + "”"));
		}
		if (name.equals("id")) {
			named.put(value, node);
		} else if (name.equals("href") || name.equals("src")) {
			if (!value.strip().startsWith("#")) {
				throw new Objection(new Unsafe("asks for something outside of itself"));
			}
			node.references.add(value.strip().substring(1));
		} else {
			refuseFurtherSheets(name.equals("style") ? value : "");
			node.references.addAll(referencesIn(value));
		}
	}

	private void style(String sheet) throws Objection {
		refuseFurtherSheets(sheet);
		for (String reference : referencesIn(sheet)) {
			var use = new Node(false);
			use.references.add(reference);
			styled.add(use);
		}
	}

	/** With a backslash, words can be written so that nobody recognizes them. */
	private static void refuseFurtherSheets(String style) throws Objection {
		if (style.contains("@import") || style.contains("\\")) {
			throw new Objection(new Unsafe("asks for a style sheet from elsewhere"));
		}
	}

	private static List<String> referencesIn(String value) throws Objection {
		List<MatchResult> found = REFERENCE.matcher(value).results().toList();
		if (found.stream().anyMatch(reference -> reference.group(1).isEmpty())) {
			throw new Objection(new Unsafe("asks for something outside of itself"));
		}
		return found.stream().map(reference -> reference.group(2)).toList();
	}

	/** How many shapes are drawn for an element, those that it refers to included. */
	private long count(Node node, Set<Node> within) throws Objection {
		if (node.cost >= 0) {
			return node.cost;
		}
		if (!within.add(node)) {
			throw new Objection(new Unsafe("contains itself"));
		}
		if (within.size() > 10 * DEEPEST) {
			throw new Objection(new Unsafe("refers from one thing to the next without end"));
		}
		long shapes = node.costly ? COST : 1;
		for (Node child : node.children) {
			shapes += count(child, within);
		}
		for (String reference : node.references) {
			Node target = named.get(reference);
			shapes += target == null ? 0 : count(target, within);
		}
		limit(shapes);
		within.remove(node);
		node.cost = shapes;
		return shapes;
	}

	private static void limit(long shapes) throws Objection {
		if (shapes > MOST_SHAPES) {
			throw new Objection(new Unsafe("draws more than " + MOST_SHAPES + " shapes"));
		}
	}

	private static PictureSize sizeOf(XMLStreamReader root) throws Objection {
		Optional<Double> width = length(root.getAttributeValue(null, "width"));
		Optional<Double> height = length(root.getAttributeValue(null, "height"));
		String view = root.getAttributeValue(null, "viewBox");
		String[] box = view == null ? new String[0] : view.strip().split("[\\s,]+");
		if (width.isPresent() && height.isPresent()) {
			return new PictureSize(rounded(width.get()), rounded(height.get()));
		}
		Optional<Double> boxWidth = box.length == 4 ? length(box[2]) : Optional.empty();
		Optional<Double> boxHeight = box.length == 4 ? length(box[3]) : Optional.empty();
		if (boxWidth.isEmpty() || boxHeight.isEmpty()) {
			throw new Objection(new Unreadable("it does not say how large it is, with “width” and “height” or a “viewBox”"));
		}
		return new PictureSize(rounded(boxWidth.get()), rounded(boxHeight.get()));
	}

	private static Optional<Double> length(String written) {
		var matcher = LENGTH.matcher(written == null ? "" : written);
		return matcher.matches() ? Optional.of(Double.parseDouble(matcher.group(1)) * PIXELS_IN.get(matcher.group(2) == null ? "px" : matcher.group(2))) : Optional.empty();
	}

	private static int rounded(double length) {
		return (int) Math.min(Integer.MAX_VALUE, Math.max(1, Math.ceil(length)));
	}
}
