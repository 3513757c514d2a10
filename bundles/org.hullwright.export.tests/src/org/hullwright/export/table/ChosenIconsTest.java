package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.HullFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole games say themselves by which icons their components are told apart. */
class ChosenIconsTest {

	private static final String NUMBER_OR_LETTER = "\\b(\\d+|[A-Z]|[A-Z]-\\d+)\\b";

	/** Kinds whose components are told apart by where they lie. */
	private static final Set<String> ON_THE_BOARD = Set.of("Corridor");

	/** A component as it is drawn. */
	private record Drawn(String kind, String title, String icon) {}

	/** Games, each with the packs of others that may be in it. */
	static Stream<Arguments> games() {
		return Stream.of(arguments("nemesis", List.of("crewLockdown", "crewAftermath", "raceNightStalkers")),
				arguments("lockdown", List.of("crewNemesis", "crewAftermath", "raceIntruders")),
				arguments("aftermath", List.of("crewLockdown")), arguments("retaliation", List.of()));
	}

	@ParameterizedTest
	@MethodSource("games")
	void nothing_in_a_game_is_drawn_with_an_icon_that_nobody_chose(String game, List<String> additions) throws IOException {
		List<Drawn> drawn = drawn(game, additions);

		assertFalse(drawn.isEmpty());
		assertEquals(List.of(), drawn.stream().filter(one -> one.icon().isEmpty()).toList());
	}

	@ParameterizedTest
	@MethodSource("games")
	void two_of_a_kind_share_an_icon_only_when_their_titles_differ_in_no_more_than_a_number_or_a_letter(String game,
			List<String> additions) throws IOException {
		Map<String, TreeSet<String>> titles = drawn(game, additions).stream().filter(one -> !ON_THE_BOARD.contains(one.kind()))
				.collect(Collectors.groupingBy(one -> one.kind() + " drawn as "
						+ one.icon(), TreeMap::new, Collectors.mapping(one -> one.title().replaceAll(NUMBER_OR_LETTER, "…"),
								Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)))));

		titles.values().removeIf(shared -> shared.size() == 1);
		assertEquals(Map.of(), titles);
	}

	private static List<Drawn> drawn(String game, List<String> additions) throws IOException {
		LoadedPack pack = Packs.instance(PackLoader.class).load(Path.of("../../examples").toRealPath().resolve(game), List.of(), Map.of(),
				new PackSelection("", additions));
		return pack.files().stream().flatMap(ChosenIconsTest::components).flatMap(ChosenIconsTest::faces).distinct().toList();
	}

	private static Stream<Component> components(HullFile file) {
		return EcoreUtil2.getAllContentsOfType(file, Component.class).stream();
	}

	private static Stream<Drawn> faces(Component component) {
		CardFace card = Packs.instance(CardWriter.class).write(component, "");
		return card.faces().stream().map(face -> new Drawn(card.kind(), card.title(), face.icon()));
	}
}
