package org.hullwright.lang.picture;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.picture.PictureFinding.Unreadable;
import org.hullwright.lang.picture.SvgElement.Reference;
import org.hullwright.lang.picture.SvgStyle.Rule;

/**
 * Sanitizes SVG: looks through a drawing before it is drawn, with an allow-list ({@link SvgVocabulary}). A drawing may come from a
 * stranger, and ends up in windows, in web pages and in programs for table tops, of which not all are careful. So everything in it must be
 * known to be harmless, in SVG's own namespace and spelling; what is not known is refused, however it is meant. And it must not be endless
 * work ({@link SvgCost}).
 */
final class SvgInspection {

	private static final int DEEPEST = 100;
	private static final long MOST_STYLED = 20_000_000;

	/** The one document type that programs for drawing write. Nobody reads it, and it declares nothing in the file itself. */
	private static final Pattern DOCTYPE = Pattern.compile("<!DOCTYPE\\s++svg(\\s++PUBLIC\\s++\"-//W3C//DTD SVG [\\w. ]++//EN\"\\s++"
			+ "\"https?+://www\\.w3\\.org/[\\w./-]++\")?+\\s*+>");

	private final Map<String, List<SvgElement>> named = new HashMap<>();
	private final Map<String, List<SvgElement>> selected = new HashMap<>(); // by what a rule of a style sheet may call them
	private final List<SvgElement> open = new ArrayList<>();
	private final List<Rule> rules = new ArrayList<>();
	private final StringBuilder sheet = new StringBuilder();
	private @Nullable SvgElement root;
	private long styled; // characters of styles given to elements by rules
	private int notes; // how many elements are open that are not drawn

	private SvgInspection() {}

	/** What came out. */
	sealed interface Result {}

	/** It can be drawn, and is meant to be of this size. */
	record Drawing(PictureSize size) implements Result {}

	/** It must not be drawn. */
	record Refused(PictureFinding why) implements Result {}

	/** Looks through a drawing, which the caller has found to be small. */
	static Result of(InputStream drawing) {
		var inspection = new SvgInspection();
		try {
			XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
			factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
			factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
			return new Drawing(inspection.read(factory.createXMLStreamReader(drawing)));
		} catch (SvgObjection objection) {
			return new Refused(objection.why());
		} catch (XMLStreamException broken) {
			return new Refused(new Unreadable("it is not well-formed XML, or uses entities"));
		}
	}

	private PictureSize read(XMLStreamReader reader) throws XMLStreamException, SvgObjection {
		while (reader.hasNext()) {
			switch (reader.next()) {
				case XMLStreamReader.START_ELEMENT -> begin(reader);
				case XMLStreamReader.END_ELEMENT -> end();
				case XMLStreamReader.CHARACTERS, XMLStreamReader.CDATA -> letters(reader.getText());
				case XMLStreamReader.PROCESSING_INSTRUCTION ->
					throw SvgObjection.unsafe("has the instruction " + SvgObjection.quoted("<?" + reader.getPITarget()),
							line(reader), "nothing in a drawing speaks to programs");
				case XMLStreamReader.DTD -> documentType(reader);
				case XMLStreamReader.ENTITY_REFERENCE -> throw SvgObjection.unreadable("it is not well-formed XML, or uses entities");
				default -> {} // comments and white space
			}
		}
		for (Rule rule : rules) {
			apply(rule);
		}
		SvgElement root = this.root;
		if (root == null) {
			throw notSvg();
		}
		PictureSize size = sizeOf(root);
		new SvgCost(named, side(root, size)).check(root);
		return size;
	}

	private static SvgObjection notSvg() {
		return SvgObjection.unreadable("it does not begin like an SVG");
	}

	private static int line(XMLStreamReader reader) {
		return reader.getLocation().getLineNumber();
	}

	private static void documentType(XMLStreamReader reader) throws SvgObjection {
		if (!DOCTYPE.matcher(reader.getText().strip()).matches()) {
			throw SvgObjection.unsafe("has the document type " + SvgObjection.quoted(reader.getText()), line(reader),
					"only that of SVG itself is known");
		}
	}

	private void begin(XMLStreamReader reader) throws SvgObjection {
		String namespace = reader.getNamespaceURI();
		if (root == null && !reader.getLocalName().equals("svg")) {
			throw notSvg();
		}
		if (root == null && !SvgVocabulary.SVG.equals(namespace)) {
			throw SvgObjection.unreadable("its first line lacks “xmlns=\"" + SvgVocabulary.SVG + "\"”");
		}
		if (open.size() + notes >= DEEPEST) {
			throw SvgObjection.unsafe("is nested deeper than " + DEEPEST + " elements");
		}
		boolean inSheet = !open.isEmpty() && open.getLast().name().equals("style");
		if (!inSheet && SvgVocabulary.isNote(namespace)) {
			notes++;
			noteAttributes(reader);
			return;
		}
		if (inSheet || notes > 0 || !SvgVocabulary.SVG.equals(namespace) || !SvgVocabulary.isElement(reader.getLocalName())) {
			throw SvgObjection.unsafe("contains " + SvgObjection.quoted("<" + reader.getLocalName()), line(reader),
					SvgVocabulary.ELEMENTS_IN_WORDS);
		}
		var element = new SvgElement(reader.getLocalName(), line(reader));
		for (int i = 0; i < reader.getAttributeCount(); i++) {
			attribute(reader.getAttributeNamespace(i), reader.getAttributeLocalName(i), reader.getAttributeValue(i), element);
		}
		if (root == null) {
			root = element;
			sizeOf(element); // told before what is wrong further on
		} else {
			open.getLast().add(element);
		}
		select(element);
		open.add(element);
	}

	/** A note has its own attributes; those of XML and XLink could mean something to whoever does not know it. */
	private static void noteAttributes(XMLStreamReader reader) throws SvgObjection {
		for (int i = 0; i < reader.getAttributeCount(); i++) {
			String namespace = reader.getAttributeNamespace(i);
			boolean plain = namespace == null || namespace.isEmpty();
			boolean xml = SvgVocabulary.XML.equals(namespace) && SvgVocabulary.isXml(reader.getAttributeLocalName(i));
			if (!plain && !xml && !SvgVocabulary.isNote(namespace)) {
				throw unknownAttribute(reader.getAttributeLocalName(i), line(reader));
			}
		}
	}

	private void attribute(@Nullable String namespace, String name, String value, SvgElement element) throws SvgObjection {
		boolean plain = namespace == null || namespace.isEmpty();
		if (SvgVocabulary.isNote(namespace) || SvgVocabulary.XML.equals(namespace) && SvgVocabulary.isXml(name)) {
			return;
		}
		boolean known = plain ? SvgVocabulary.isAttribute(name) : SvgVocabulary.XLINK.equals(namespace) && SvgVocabulary.isXlink(name);
		if (!known) {
			throw unknownAttribute(name, element.line());
		}
		if (name.equals("href")) {
			refer(value.strip(), element);
		} else if (name.equals("style") && plain) {
			element.style(SvgStyle.declarations(value, element.line()));
		} else if (name.equals("id")) {
			named.computeIfAbsent(value, id -> new ArrayList<>(1)).add(element);
			selected.computeIfAbsent('#' + value, key -> new ArrayList<>(1)).add(element);
		} else if (name.equals("class")) {
			List.of(value.strip().split("\\s+"))
					.forEach(word -> selected.computeIfAbsent('.' + word, key -> new ArrayList<>(1)).add(element));
		} else if (plain && !SvgVocabulary.isFreeText(name)) {
			measured(name, value, element.line());
			element.set(name, value);
		}
	}

	private static SvgObjection unknownAttribute(String name, int line) {
		return SvgObjection.unsafe("has the attribute " + SvgObjection.quoted(name), line, SvgVocabulary.ATTRIBUTES_IN_WORDS);
	}

	private static void refer(String target, SvgElement element) throws SvgObjection {
		if (!target.startsWith("#")) {
			throw SvgObjection.unsafe("asks for something outside of itself, " + SvgObjection.quoted(target) + ",", element.line(),
					"a reference begins with # and names a part of the drawing");
		}
		element.refer(new Reference("href", target.substring(1)));
	}

	private static void measured(String name, String value, int line) throws SvgObjection {
		if (name.endsWith("ransform") && !SvgNumbers.isTransform(value)) {
			throw SvgObjection.unsafe("has the attribute " + SvgObjection.quoted(name + "=\"" + value + "\""), line,
					"a transformation looks like “translate(3 5)”");
		}
		if (SvgVocabulary.isGeometry(name) && SvgNumbers.largestIn(value) > SvgNumbers.LARGEST) {
			throw SvgObjection.unsafe("has a number larger than a million in " + SvgObjection.quoted(name), line,
					"no picture is as large as that");
		}
	}

	private void select(SvgElement element) {
		selected.computeIfAbsent(element.name(), key -> new ArrayList<>()).add(element);
		selected.computeIfAbsent("*", key -> new ArrayList<>()).add(element);
	}

	private void end() throws SvgObjection {
		if (notes > 0) {
			notes--;
			return;
		}
		SvgElement ended = open.removeLast();
		if (ended.name().equals("style")) {
			rules.addAll(SvgStyle.sheet(sheet.toString(), ended.line()));
			sheet.setLength(0);
		}
	}

	private void letters(String text) {
		if (notes > 0 || open.isEmpty()) {
			return;
		}
		if (open.getLast().name().equals("style")) {
			sheet.append(text);
		} else if (SvgVocabulary.isWords(open.getLast().name()) && !text.isBlank()) {
			open.getLast().addLetters(text.length());
		}
	}

	/** What a rule says counts for every element that it may be for. */
	private void apply(Rule rule) throws SvgObjection {
		for (SvgElement element : selected.getOrDefault(rule.key(), List.of())) {
			styled += rule.length();
			if (styled > MOST_STYLED) {
				throw SvgObjection.unsafe("gives its parts more styles than anybody could draw");
			}
			element.style(rule.declarations());
		}
	}

	private static double side(SvgElement root, PictureSize size) {
		double[] box = SvgNumbers.in(root.attribute("viewBox"));
		return Math.max(1e-9, box.length == 4 ? Math.max(Math.abs(box[2]), Math.abs(box[3])) : Math.max(size.width(), size.height()));
	}

	private static PictureSize sizeOf(SvgElement root) throws SvgObjection {
		Optional<Double> width = SvgNumbers.length(root.attribute("width"));
		Optional<Double> height = SvgNumbers.length(root.attribute("height"));
		if (width.isPresent() && height.isPresent()) {
			return new PictureSize(rounded(width.get()), rounded(height.get()));
		}
		String[] box = root.attribute("viewBox").strip().split("[\\s,]+");
		Optional<Double> boxWidth = box.length == 4 ? SvgNumbers.length(box[2]) : Optional.empty();
		Optional<Double> boxHeight = box.length == 4 ? SvgNumbers.length(box[3]) : Optional.empty();
		if (boxWidth.isEmpty() || boxHeight.isEmpty()) {
			throw SvgObjection.unreadable("it does not say how large it is, with “width” and “height” or a “viewBox”");
		}
		return new PictureSize(rounded(boxWidth.get()), rounded(boxHeight.get()));
	}

	private static int rounded(double length) {
		return (int) Math.min(Integer.MAX_VALUE, Math.max(1, Math.ceil(length)));
	}
}
