package org.hullwright.lang.ide.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs that are checked together: at the same time, with the same outcome as alone. */
class SeveralPacksTest {

	private static final CancelIndicator GO_ON = CancelIndicator.NullImpl;

	@TempDir
	private Path folder;
	private Workspace workspace;
	private List<Path> packs;

	@BeforeEach
	void one_base_and_eight_packs_that_misspell_what_it_has() {
		workspace = Workspace.in(folder).file("base/pack.hull",
				"pack base { version 1.0.0 }\nkind vehicle is token\nextend vehicle { printed power: number = 1 }\n");
		packs = IntStream.range(0, 8).mapToObj("addon%d"::formatted).map(name -> {
			workspace.file(name + "/pack.hull", "pack %s { version 1.0.0 requires base }\nvehicle Sentry { powr: 2 }\n".formatted(name));
			return workspace.pack(name);
		}).toList();
	}

	@Test
	void each_has_the_problems_it_has_alone() {
		var together = new HashMap<Path, Map<URI, List<Problem>>>();
		workspace.service().checking().check(packs, together::put, GO_ON);
		assertEquals(8, together.size());
		packs.forEach(pack -> assertEquals(workspace.service().checking().check(pack, GO_ON), together.get(pack)));
		together.values().forEach(files -> assertEquals("UNKNOWN_MEMBER", files.values().iterator().next().getFirst().code()));
	}

	@Test
	void one_does_not_see_what_only_others_require() {
		workspace.file("snow/pack.hull", "pack snow { version 1.0.0 requires base }\nkind sledge is vehicle\n");
		List<Path> drivers = IntStream.range(0, 8).mapToObj("driver%d"::formatted).map(name -> {
			boolean requires = name.endsWith("0") || name.endsWith("3") || name.endsWith("4");
			workspace.file(name + "/pack.hull",
					"pack %s { version 1.0.0 requires base %s }\nkind sleigh is sledge\n".formatted(name, requires ? "requires snow" : ""));
			return workspace.pack(name);
		}).toList();
		var blind = new TreeSet<String>();
		workspace.service().checking().check(drivers, (pack, files) -> files.values().stream().flatMap(List::stream)
				.filter(problem -> problem.message().contains("sledge")).forEach(problem -> blind.add(pack.getFileName().toString())),
				GO_ON);
		assertEquals(Set.of("driver1", "driver2", "driver5", "driver6", "driver7"), blind);
	}

	@Test
	void each_is_told_where_it_was_asked() {
		Thread asking = Thread.currentThread();
		workspace.service().checking().check(packs, (pack, problems) -> assertEquals(asking, Thread.currentThread()), GO_ON);
	}

	@Test
	void nothing_is_told_of_none() {
		workspace.service().checking().check(List.of(), (pack, problems) -> {
			throw new AssertionError("told of " + pack);
		}, GO_ON);
	}

	@Test
	void it_ends_when_it_is_cancelled() {
		assertThrows(CancellationException.class, () -> workspace.service().checking().check(packs, (pack, problems) -> {
			throw new AssertionError("told of " + pack);
		}, () -> true));
	}

	@Test
	void it_ends_with_an_error_of_who_is_told() {
		var refused = assertThrows(IllegalStateException.class, () -> workspace.service().checking().check(packs, (pack, problems) -> {
			throw new IllegalStateException("the list is full");
		}, GO_ON));
		assertEquals("the list is full", refused.getMessage());
	}

	@Test
	void who_is_interrupted_wants_it_no_longer() {
		Thread.currentThread().interrupt();
		assertThrows(CancellationException.class, () -> workspace.service().checking().check(packs, (pack, problems) -> {}, GO_ON));
		assertTrue(Thread.interrupted(), "and is still interrupted");
	}
}
