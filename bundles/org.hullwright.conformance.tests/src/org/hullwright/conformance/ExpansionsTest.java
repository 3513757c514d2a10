package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.conformance.fixture.Suite;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs that expand another pack; each operation of theirs is a test in Hull. */
class ExpansionsTest {

	private static final List<String> PACKS = List.of("keep", "beyond", "fair", "both");
	/** Shown in Java, the first by what the command line plays after an earlier game. */
	private static final Set<String> SHOWN_IN_JAVA = Set.of("AFT-OPR-31", "AFT-OPR-35");
	private static final Pattern OPERATION = Pattern.compile("covers (AFT-OPR-\\d+)");

	/** The Keep has much in it that only the others use. */
	@ParameterizedTest
	@ValueSource(strings = { "beyond", "fair", "both" })
	void there_is_nothing_to_complain_about(String pack) {
		assertEquals(List.of(), Suite.pack(pack).issues());
	}

	@Test
	void every_operation_is_shown() throws IOException {
		Set<String> shown = new TreeSet<>(SHOWN_IN_JAVA);
		for (String pack : PACKS) {
			OPERATION.matcher(Files.readString(Suite.folder(pack).resolve(pack + ".hull"))).results()
					.forEach(found -> shown.add(found.group(1)));
		}
		assertEquals(IntStream.rangeClosed(1, 50).mapToObj("AFT-OPR-%02d"::formatted).collect(Collectors.toSet()), shown);
	}

	@Test
	@DisplayName("AFT-OPR-35 change who sees what")
	void an_expansion_opens_what_was_hidden() {
		assertEquals(World.Visibility.OWNER, goals(Set.of()));
		assertEquals(World.Visibility.EVERYBODY, goals(Set.of("Candour")));
	}

	@Test
	void a_test_for_games_with_an_expansion_is_played_from_only_with_it() {
		String title = "AFT-OPR-04 remove a step";
		Opening test = new Opening.Given(title);
		assertEquals(Optional.of("the test \"" + title + "\" is for games with other expansions"),
				Planner.plan(Suite.pack("beyond").world(Set.of())).refusalOf(test));
		assertEquals(Optional.empty(), Planner.plan(Suite.pack("beyond").world(Set.of("Sunday"))).refusalOf(test));
	}

	private static World.Visibility goals(Set<String> expansions) {
		return Suite.pack("beyond").world(expansions).zones().stream().filter(zone -> zone.name().equals("goals")).findFirst().orElseThrow()
				.visibility();
	}
}
