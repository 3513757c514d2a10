package org.hullwright.testing.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;

import com.google.gson.JsonElement;

/** Looks over the page in a browser for what keeps people from reading or using it, with the rules of axe-core, which comes along. */
public final class Accessibility {

	private static final String LOOK = """
			axe.run(document, { resultTypes: ["violations"] }).then(found => found.violations.flatMap(
				rule => rule.nodes.map(node => `${rule.id} at ${node.target.join(" ")}: ${rule.help}`)))""";

	private Accessibility() {}

	/** What was found: which rule, where, and what it asks for. */
	public static List<String> violations(Browser browser) {
		browser.evaluate(rules());
		return StreamSupport.stream(browser.evaluate(LOOK).getAsJsonArray().spliterator(), false).map(JsonElement::getAsString).toList();
	}

	private static String rules() {
		try (InputStream script = Accessibility.class.getResourceAsStream("axe.min.js")) {
			return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
