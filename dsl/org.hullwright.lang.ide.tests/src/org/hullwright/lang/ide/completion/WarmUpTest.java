package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Content assist is warmed up on a sample text, and nobody notices but by the time that the first proposals take. */
class WarmUpTest {

	private static final String FILE = "sample/pack.hull";
	private static final CancelIndicator GO_ON = CancelIndicator.NullImpl;

	@TempDir
	private Path folder;
	private String[] parts; // of the sample; between them are the places
	private Workspace workspace;

	@BeforeEach
	void readSample() throws IOException {
		try (InputStream sample = HullLanguageService.class.getResourceAsStream("completion/sample.txt")) {
			parts = new String(sample.readAllBytes(), StandardCharsets.UTF_8).split("¦");
		}
		workspace = Workspace.in(folder).file(FILE, String.join("", parts));
	}

	@Test
	void the_sample_is_a_pack_without_errors() {
		assertEquals(List.of(), workspace.service().checking().problems(workspace.address(FILE), GO_ON).stream()
				.filter(problem -> problem.severity() == Problem.Severity.ERROR).toList());
	}

	@Test
	void something_is_offered_at_nearly_every_place_of_the_sample() {
		int offset = 0;
		int offered = 0;
		for (int place = 0; place + 1 < parts.length; place++) {
			offset += parts[place].length();
			offered += workspace.service().writing().proposals(workspace.address(FILE), offset, GO_ON).isEmpty() ? 0 : 1;
		}
		assertTrue(offered >= 9 * (parts.length - 1) / 10, offered + " of " + (parts.length - 1));
	}

	@Test
	void it_asks_at_every_place_and_leaves_the_workspace_alone() {
		assertEquals(parts.length - 1, workspace.service().writing().warmUp(GO_ON));
		assertEquals("", workspace.service().workspace().text(URI.create("hull:/sample/pack.hull")));
	}

	@Test
	void it_stops_when_it_is_cancelled() {
		int[] asked = { 0 };
		int places = workspace.service().writing().warmUp(() -> ++asked[0] > 3);
		assertTrue(places < 4, places + " places");
	}
}
