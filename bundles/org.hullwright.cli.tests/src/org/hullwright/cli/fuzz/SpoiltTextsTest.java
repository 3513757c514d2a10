package org.hullwright.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever becomes of a text, reading and checking it ends with problems of the text. {@link Fuzzing#main} does this for longer. */
class SpoiltTextsTest {

	private static final int MUTATIONS = 16;
	private static final int ENOUGH = 3;
	private static final long SEED = 20_26;

	@TempDir
	private Path home;

	@Test
	void no_spoilt_text_of_an_example_pack_shows_a_fault_of_ours() throws IOException {
		Fuzzing fuzzing = new Fuzzing(SEED);
		assertEquals(List.of(), fuzzing.run(home, MUTATIONS, ENOUGH));
		assertTrue(fuzzing.texts() >= MUTATIONS, () -> "only " + fuzzing.texts() + " texts were spoilt");
	}
}
