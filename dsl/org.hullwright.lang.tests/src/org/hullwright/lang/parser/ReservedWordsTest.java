package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.services.HullGrammarAccess;
import org.junit.jupiter.api.Test;

/** The page of reserved words names all of them, with what they can be names of nevertheless. */
class ReservedWordsTest {

	private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "../../docs/reference/words.md");
	private static final Grammar GRAMMAR = new HullStandaloneSetup().createInjectorAndDoEMFRegistration()
			.getInstance(HullGrammarAccess.class).getGrammar();

	@Test
	void every_reserved_word_stands_on_the_page_with_what_it_may_be_a_name_of() throws IOException {
		Map<String, SortedSet<String>> rows = new LinkedHashMap<>();
		Set<String> everywhere = keywords("KindWord");
		Set<String> states = keywords("ToolWord");
		Set<String> variables = keywords("VariableName");
		variables.removeAll(states);
		variables.removeAll(everywhere);
		Set<String> members = keywords("MemberName");
		members.removeAll(states);
		members.removeAll(everywhere);
		members.removeAll(variables);
		SortedSet<String> nothing = new TreeSet<>(GrammarUtil.getAllKeywords(GRAMMAR));
		nothing.removeIf(word -> !Character.isLetter(word.charAt(0)));
		rows.put("variables, states, properties and other members", new TreeSet<>(states));
		rows.put("variables, properties and other members", union(everywhere, variables));
		rows.put("properties and other members", new TreeSet<>(members));
		rows.values().forEach(nothing::removeAll);
		rows.put("nothing", nothing);
		String expected = rows.entrySet().stream()
				.map(row -> "| " + row.getKey() + " | "
						+ row.getValue().stream().map(word -> '`' + word + '`').collect(Collectors.joining(" ")) + " |")
				.collect(Collectors.joining("\n"));
		String page = Files.readString(PAGE).replace("\r", "");
		assertEquals(expected, page.lines().filter(line -> line.contains(" | `")).collect(Collectors.joining("\n")));
	}

	@Test
	void with_a_circumflex_any_of_them_is_a_name() {
		assertFalse(Hull.read("pack p\ntoken ^total \"Total\"\nprocedure ^first { place ^total in ^total }\n").file().getParseResult()
				.hasSyntaxErrors());
	}

	private static Set<String> keywords(String rule) {
		AbstractRule found = GrammarUtil.findRuleForName(GRAMMAR, rule);
		Set<String> words = new TreeSet<>();
		GrammarUtil.containedKeywords(found).forEach(keyword -> words.add(keyword.getValue()));
		GrammarUtil.containedRuleCalls(found).stream().map(call -> call.getRule().getName()).filter(name -> !name.equals("ID"))
				.forEach(name -> words.addAll(keywords(name)));
		return words;
	}

	private static SortedSet<String> union(Set<String> some, Set<String> others) {
		var all = new TreeSet<>(some);
		all.addAll(others);
		return all;
	}
}
