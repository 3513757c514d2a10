package org.hullwright.lang.ide.fixes;

import java.lang.reflect.Field;
import java.util.EnumMap;
import java.util.Map;

import org.hullwright.lang.issue.IssueCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Quick fixes read data and no messages: all that holds for them holds as well when every message is nonsense. */
class FixesWithoutWordsTest extends FixCatalogueTest {

	private static final Map<IssueCode, String> TEMPLATES = new EnumMap<>(IssueCode.class);

	@BeforeAll
	static void make_every_message_nonsense() throws ReflectiveOperationException {
		for (IssueCode code : IssueCode.values()) {
			TEMPLATES.put(code, code.template());
			template().set(code, "Brillig " + code.ordinal());
		}
	}

	@AfterAll
	static void restore() throws ReflectiveOperationException {
		for (Map.Entry<IssueCode, String> known : TEMPLATES.entrySet()) {
			template().set(known.getKey(), known.getValue());
		}
	}

	private static Field template() throws ReflectiveOperationException {
		Field template = IssueCode.class.getDeclaredField("template");
		template.setAccessible(true);
		return template;
	}
}
