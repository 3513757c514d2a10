package org.hullwright.cli.test;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.engine.file.WholeFile;

/**
 * Results in the XML that build servers read, as JUnit's runners write it: a suite for each pack, a case for each test, the rules it covers
 * as properties. A pack that cannot be played is a suite whose only case ends in an error, so that the build is seen to be broken.
 */
final class JUnitReport {

	private static final Pattern NOT_IN_XML = Pattern.compile("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]");
	private static final String ENDING = ".hull";

	private final List<PackResult> packs;

	JUnitReport(List<PackResult> packs) {
		this.packs = List.copyOf(packs);
	}

	/**
	 * Writes the whole file or nothing: who waits for it never reads half of it.
	 *
	 * @throws ContentProblem when the file cannot be written
	 */
	void write(Path file) {
		try {
			if (!Files.isDirectory(file)) {
				Files.createDirectories(file.toAbsolutePath().getParent());
			}
			WholeFile.write(file, content -> content.write(text().getBytes(StandardCharsets.UTF_8)));
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(file, unwritable));
		}
	}

	private String text() {
		StringWriter text = new StringWriter();
		try {
			XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
			xml.writeStartDocument("UTF-8", "1.0");
			writeSuites(new Elements(xml));
			xml.writeEndDocument();
			xml.close();
		} catch (XMLStreamException impossible) {
			throw new IllegalStateException("A report could not be put into words", impossible);
		}
		return text.append('\n').toString();
	}

	private void writeSuites(Elements xml) throws XMLStreamException {
		xml.open("testsuites");
		xml.attribute("name", "hullwright");
		writeCounts(xml, packs);
		for (PackResult pack : packs) {
			xml.open("testsuite");
			xml.attribute("name", pack.name());
			writeCounts(xml, List.of(pack));
			if (pack.refusal().isPresent()) {
				writeRefusal(xml, pack, pack.refusal().get());
			}
			for (TestedCase test : pack.cases()) {
				writeCase(xml, pack, test);
			}
			xml.close();
		}
		xml.close();
	}

	private static void writeCounts(Elements xml, List<PackResult> packs) throws XMLStreamException {
		long refused = packs.stream().filter(pack -> pack.refusal().isPresent()).count();
		xml.attribute("tests", "" + (packs.stream().mapToLong(pack -> pack.cases().size()).sum() + refused));
		xml.attribute("failures", "" + packs.stream().mapToLong(PackResult::failures).sum());
		xml.attribute("errors", "" + refused);
		xml.attribute("skipped", "0");
		xml.attribute("time", seconds(packs.stream().map(PackResult::time).reduce(Duration.ZERO, Duration::plus)));
	}

	private static void writeRefusal(Elements xml, PackResult pack, String reason) throws XMLStreamException {
		xml.open("testcase");
		xml.attribute("classname", pack.name());
		xml.attribute("name", "can be played");
		xml.attribute("time", seconds(Duration.ZERO));
		xml.open("error");
		xml.attribute("message", reason.lines().findFirst().orElse(""));
		xml.attribute("type", "problem");
		xml.text(reason);
		xml.close();
		xml.close();
	}

	private static void writeCase(Elements xml, PackResult pack, TestedCase test) throws XMLStreamException {
		xml.open("testcase");
		xml.attribute("classname", classOf(test, pack));
		xml.attribute("name", test.result().title());
		xml.attribute("time", seconds(test.time()));
		xml.attribute("file", test.file());
		xml.attribute("line", "" + test.line());
		if (!test.result().covers().isEmpty()) {
			xml.open("properties");
			for (String rule : test.result().covers()) {
				xml.open("property");
				xml.attribute("name", "covers");
				xml.attribute("value", rule);
				xml.close();
			}
			xml.close();
		}
		if (!test.result().passed()) {
			xml.open("failure");
			xml.attribute("message", test.result().message());
			xml.attribute("type", test.result().chain().isEmpty() ? "expectation" : "error");
			xml.text(test.place() + ": " + test.explanation());
			xml.close();
		}
		xml.close();
	}

	/** The pack and the file below its folder, as build servers show a package and a class. */
	private static String classOf(TestedCase test, PackResult pack) {
		Path file = Path.of(test.file());
		String below = (file.startsWith(pack.folder()) ? pack.folder().relativize(file) : file.getFileName()).toString().replace('\\', '/');
		return pack.name() + "."
				+ (below.endsWith(ENDING) ? below.substring(0, below.length() - ENDING.length()) : below).replace('/', '.');
	}

	private static String seconds(Duration time) {
		return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
	}

	/** Writes elements, without the characters that XML has no way to say. */
	private record Elements(XMLStreamWriter xml) {

		void open(String name) throws XMLStreamException {
			xml.writeCharacters("\n");
			xml.writeStartElement(name);
		}

		void attribute(String name, String value) throws XMLStreamException {
			xml.writeAttribute(name, sayable(value));
		}

		void text(String text) throws XMLStreamException {
			xml.writeCharacters(sayable(text));
		}

		void close() throws XMLStreamException {
			xml.writeEndElement();
		}

		private static String sayable(String text) {
			return NOT_IN_XML.matcher(text).replaceAll("\uFFFD");
		}
	}
}
