package org.hullwright.lang.ide.drafting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.Problem;
import org.junit.jupiter.api.Test;

/** Whatever kinds a real game has, a new element of each is right as it is proposed. */
class DraftsInExamplesTest {

	private static final Path EXAMPLES = Path.of("../../examples").toAbsolutePath().normalize();

	private final HullLanguageService service = HullIdeSetup.start();

	@Test
	void every_kind_of_retaliation_begins_without_errors() {
		assertEquals(List.of(), wrongIn("retaliation"));
	}

	private List<String> wrongIn(String pack) {
		service.workspace().setPacks(List.of(EXAMPLES.resolve(pack)));
		URI manifest = EXAMPLES.resolve(pack).resolve("pack.hull").toUri();
		List<Creatable> sorts = service.elementGeneration().creatables(manifest, CancelIndicator.NullImpl);
		assertFalse(sorts.isEmpty(), "nothing can be made");
		var wrong = new ArrayList<String>();
		for (Creatable sort : sorts) {
			URI file = EXAMPLES.resolve(pack).resolve("new-" + sort.title().replace(' ', '-') + ".hull").toUri();
			boolean isNamed = service.elementGeneration().form(manifest, sort.word(), CancelIndicator.NullImpl).orElseThrow().isNamed();
			Draft draft = service.elementGeneration().draft(manifest,
					new NewElement(sort.word(), file, isNamed ? "SomethingNew" : "", "Something new", Map.of(), ""),
					CancelIndicator.NullImpl).orElseThrow();
			service.workspace().setText(file, draft.changes().get(file).getFirst().text());
			service.checking().problems(file, CancelIndicator.NullImpl).stream()
					.filter(problem -> problem.severity() == Problem.Severity.ERROR)
					.forEach(problem -> wrong.add(draft.text() + "\n" + problem.message()));
			service.workspace().close(file);
		}
		return wrong;
	}
}
