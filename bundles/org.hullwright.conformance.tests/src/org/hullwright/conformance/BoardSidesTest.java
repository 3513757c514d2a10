package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.conformance.fixture.Suite;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.state.Journal;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.view.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a board with several sides one is in play, and nobody who looks at the game comes across another. */
class BoardSidesTest {

	@Test
	void there_is_nothing_to_complain_about() {
		assertEquals(List.of(), Suite.pack("shores").issues());
	}

	@Test
	void one_side_of_a_board_is_laid_out() {
		assertEquals(List.of("Beach"), laidOut(""));
		assertEquals(List.of("Reef"), laidOut("Ebb"));
		assertEquals(List.of("Bank"), laidOut("Ebb, LowEbb"));
		assertEquals(List.of("Beach", "Pier"), laidOut("Piers"));
		assertEquals(List.of("Reef", "Pier"), laidOut("Ebb, Piers"));
	}

	private static List<String> laidOut(String expansions) {
		return world(expansions).laidOut().stream().map(World.Board::name).toList();
	}

	/** Recorded games and edits of the state tell spaces by their names. */
	@ParameterizedTest
	@ValueSource(strings = { "", "Ebb", "Ebb, LowEbb", "Ebb, Piers" })
	void a_name_of_several_sides_is_that_of_the_space_in_play(String expansions) {
		World world = world(expansions);
		int harbour = world.sorts().get(world.sort("Harbour")).firstPiece();

		assertTrue(world.laidOut().getFirst().spaces().stream().anyMatch(space -> space.piece() == harbour));
		assertEquals(world.sorts().size(), world.sorts().stream().map(World.Sort::name).distinct().count());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Ebb", "Ebb, LowEbb", "Ebb, Piers" })
	void a_view_has_the_spaces_and_paths_of_the_board_in_play_and_no_others(String expansions) {
		World world = world(expansions);
		Program program = Planner.plan(world);

		GameView view = GameView.of(program, program.tables().start().begin(1, Journal.Story.NONE), new Sight.Everything());

		Set<Integer> laid = world.laidOut().stream()
				.flatMap(board -> Stream.concat(board.spaces().stream().map(World.Site::piece),
						board.paths().stream().map(World.Link::piece)))
				.collect(Collectors.toSet());
		Set<Integer> seen = view.pieces().keySet().stream()
				.filter(piece -> world.isSite(world.sorts().get(program.layout().sortOf(piece)).kind()))
				.collect(Collectors.toSet());
		assertEquals(laid, seen);
		assertTrue(view.zones().stream().noneMatch(zone -> zone.title().contains(expansions.isEmpty() ? "Deep harbour" : "The cave")));
	}

	private static World world(String expansions) {
		return Suite.pack("shores").world(expansions.isEmpty() ? Set.of() : Set.of(expansions.split(", ")));
	}
}
