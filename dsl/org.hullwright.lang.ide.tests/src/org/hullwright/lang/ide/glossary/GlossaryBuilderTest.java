package org.hullwright.lang.ide.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Glossary;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the rules of packs can do, to be looked up. */
class GlossaryBuilderTest {

	@TempDir
	private Path folder;

	@Test
	void a_pack_tells_its_procedures_by_the_themes_of_its_files() {
		Workspace workspace = Workspace.in(folder).file("house/house.hull", "pack house \"The House\" { version 1.0.0 }\nroom Hall\n")
				.file("house/warm-rooms.hull", """
						// Fire and heat (HOU-FIRE).
						pack house

						procedure Burn of room: room reads "{room} is on fire" { }
						// How warm it is (HOU-HEAT-01).
						procedure Heat of room: room gives number { give 2 }
						""")
				.file("empty/empty.hull", "pack empty { version 1.0.0 }\n");
		List<Glossary> glossaries = workspace.service().symbols().glossaries(CancelIndicator.NullImpl);
		assertEquals(List.of("The House"), glossaries.stream().map(Glossary::title).toList());
		Glossary.Theme theme = glossaries.getFirst().themes().getFirst();
		assertEquals("Warm rooms: Fire and heat.", theme.title() + ": " + theme.about());
		assertEquals(List.of("Burn of room: room | room is on fire | ", "Heat of room: room gives number |  | How warm it is."),
				theme.entries().stream().map(entry -> entry.signature() + " | " + entry.sentence() + " | " + entry.comment()).toList());
		assertEquals("house/warm-rooms.hull:4 procedure Burn of room: room reads \"{room} is on fire\" { }",
				workspace.told(theme.entries().getFirst().place()));
	}
}
