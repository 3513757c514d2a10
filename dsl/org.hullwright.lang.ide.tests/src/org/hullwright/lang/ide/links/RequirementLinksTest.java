package org.hullwright.lang.ide.links;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A required pack leads to its manifest. */
class RequirementLinksTest {

	@TempDir
	private Path folder;

	@Test
	void a_pack_that_is_there_is_linked_and_one_that_is_missing_is_not() {
		Workspace workspace = Workspace.in(folder).file("base/rooms.hull", "pack base\nroom Hall\n").file("base/zz.hull",
				"pack base { version 1.0.0 }\n");
		workspace.file("addon/pack.hull", "pack addon { version 1.0.0 requires base requires nowhere }\n");
		assertEquals(List.of("base/zz.hull:1 pack base { version 1.0.0 }"),
				workspace.service().navigating().links(workspace.address("addon/pack.hull"), CancelIndicator.NullImpl).stream()
						.map(link -> workspace.told(link.target())).toList());
	}
}
