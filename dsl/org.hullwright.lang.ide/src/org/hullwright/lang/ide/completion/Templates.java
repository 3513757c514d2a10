package org.hullwright.lang.ide.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Singleton;
import org.hullwright.lang.ide.answer.ElementKind;

/**
 * The sentences that are offered as a whole where their first word is. Each is written down beside this class as it will be inserted, below
 * a line {@code # rule of the grammar: icon: label: what it is for}.
 */
@Singleton
class Templates {

	private static final String FILE = "templates.txt";
	private static final Pattern HEAD = Pattern.compile("(?m)^# ");

	private final Map<String, List<Template>> byRule;

	Templates() {
		byRule = HEAD.splitAsStream(read()).filter(part -> !part.isBlank()).map(Templates::template)
				.collect(Collectors.groupingBy(Template::rule, LinkedHashMap::new, Collectors.toList()));
	}

	/** All sentences, in the order they are written down. */
	Stream<Template> all() {
		return byRule.values().stream().flatMap(List::stream);
	}

	/** The sentences that begin with a keyword where a rule of the grammar wants it. */
	List<Template> of(String rule, String keyword) {
		return byRule.getOrDefault(rule, List.of()).stream().filter(template -> template.beginsWith(keyword)).toList();
	}

	private static Template template(String part) {
		String[] lines = part.split("\n", 2);
		List<String> head = Arrays.stream(lines[0].split(":", 4)).map(String::strip).toList();
		return Template.of(head.get(0), ElementKind.valueOf(head.get(1)), head.get(2), head.get(3), lines[1].stripTrailing());
	}

	private static String read() {
		try (InputStream text = Templates.class.getResourceAsStream(FILE)) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
		} catch (IOException broken) {
			throw new UncheckedIOException("The templates cannot be read", broken);
		}
	}
}
