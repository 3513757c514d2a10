package org.hullwright.lang.ide.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The selection grows from the word to the file. */
class SelectionFinderTest {

	@TempDir
	private Path folder;

	@Test
	void each_part_lies_within_the_next() {
		Workspace workspace = Workspace.in(folder);
		String text = "pack p\nprocedure P { set it's owner to no<|>ne }\n";
		workspace.open("p/p.hull", text);
		assertEquals(
				List.of("none", "set it's owner to none", "{ set it's owner to none }", "procedure P { set it's owner to none }",
						text.replace("<|>", "")),
				workspace.service().reading().selections(workspace.address("p/p.hull"), text.indexOf("<|>"), CancelIndicator.NullImpl)
						.stream().map(workspace::text).toList());
	}

	@Test
	void a_caret_behind_a_word_is_at_the_word() {
		Workspace workspace = Workspace.in(folder);
		workspace.open("p/p.hull", "pack p\nroom Hall\n");
		assertEquals("Hall", workspace
				.text(workspace.service().reading().selections(workspace.address("p/p.hull"), 16, CancelIndicator.NullImpl).getFirst()));
	}
}
