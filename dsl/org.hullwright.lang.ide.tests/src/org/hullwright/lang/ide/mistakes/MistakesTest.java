package org.hullwright.lang.ide.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.ide.mistakes.MistakeTable.Row;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is said of the mistakes that people make who come from other languages or from none, and what is offered first: it leads to what
 * they meant, or is not offered.
 */
class MistakesTest {

	private static final int FEWEST = 58;

	@TempDir
	private static Path folder;
	private static Workspace workspace;

	@BeforeAll
	static void two_packs() {
		workspace = Workspace.in(folder).file("house/pack.hull", MistakeTable.read("house.hull")).file("tower/pack.hull",
				MistakeTable.read("tower.hull"));
	}

	static List<Row> rows() {
		return MistakeTable.rows();
	}

	@ParameterizedTest
	@MethodSource("rows")
	void one_thing_is_said_of_a_mistake_and_what_mends_it_leads_to_what_was_meant(Row row) {
		Written written = Written.of(row.text());
		assertEquals(String.join("\n", row.said()), String.join("\n", written.said()));
		List<Fix> fixes = workspace.fixes(written.file(), "");
		assertEquals(row.fix(), fixes.isEmpty() ? "" : fixes.getFirst().title());
		assertEquals(row.mended(), fixes.isEmpty() ? row.text() : written.after(fixes.getFirst()));
	}

	@Test
	void the_page_lists_many_mistakes_each_once() {
		Set<String> names = new TreeSet<>(rows().stream().map(Row::name).toList());
		assertEquals(rows().size(), names.size());
		assertTrue(names.size() >= FEWEST, () -> names.size() + " rows");
	}

	/**
	 * A text as it is opened.
	 *
	 * @param file the name of its file
	 * @param head what stands before it in the file
	 */
	private record Written(String file, String head, String text) {

		static Written of(String text) {
			boolean named = text.startsWith("pack ");
			String pack = named ? text.substring("pack ".length(), text.indexOf('\n')) : "house";
			var written = new Written(pack + "/more.hull", named ? "" : "pack house\n", text);
			workspace.open(written.file(), written.head() + text);
			return written;
		}

		List<String> said() {
			return workspace.service().checking().problems(workspace.address(file), CancelIndicator.NullImpl).stream().map(this::told)
					.toList();
		}

		private String told(Problem problem) {
			String before = (head + text).substring(0, problem.range().offset());
			int line = (int) before.chars().filter(character -> character == '\n').count() + (head.isEmpty() ? 1 : 0);
			return "%d:%d %s".formatted(line, before.length() - before.lastIndexOf('\n'), problem.message());
		}

		/** What the text becomes, with what becomes of other files behind it. */
		String after(Fix fix) {
			var changes = fix.changes().getOrDefault(workspace.address(file), List.of());
			return TextChange.applied(head + text, changes).substring(head.length());
		}
	}
}
