package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The components of the example packs can be played from. */
class TryoutsTest {

	/** The kinds every author knows by name, of whose components somebody will want to play. */
	private static final Set<String> KNOWN = Set.of("room", "event", "item", "intruder", "character", "objective");

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown" })
	void a_game_begins_from_every_component(String example) {
		Program program = ExamplePrograms.of(example);
		Set<String> unsaid = new TreeSet<>();
		for (World.Sort sort : program.world().sorts()) {
			if (sort.copies() > 0) {
				Opening here = new Opening.Tryout(sort.name());
				first(here, program);
				String kind = program.world().kinds().get(sort.kind()).name();
				program.missingFor(here).filter(missing -> KNOWN.contains(kind)).ifPresent(missing -> unsaid.add(kind));
			}
		}
		assertEquals(Set.of(), unsaid);
	}

	@ParameterizedTest
	@CsvSource({ "retaliation,SurgeryRoom", "retaliation,Reactor", "retaliation,Hibernatorium", "nemesis,Surgery", "nemesis,Cockpit",
			"lockdown,Archive", "lockdown,AlertRoom",
			"homebrew-gardens,Greenhouse" })
	void a_room_is_one_step_from_everybody(String example, String room) {
		Program program = ExamplePrograms.of(example);
		World world = program.world();
		GameState state = first(new Opening.Tryout(room), program);
		int there = state.holderOf(world.sorts().get(world.sort(room)).firstPiece());
		List<Integer> beside = world.laidOut().stream().flatMap(board -> board.paths().stream())
				.filter(path -> path.from() == there || path.to() == there).map(path -> path.from() == there ? path.to() : path.from())
				.toList();
		List<Integer> standing = IntStream.range(0, world.pieceCount()).filter(piece -> isPlayed(piece, state, world)).map(state::holderOf)
				.map(state::holderOf).boxed().toList();
		assertFalse(standing.isEmpty());
		assertTrue(beside.containsAll(standing));
	}

	private static boolean isPlayed(int piece, GameState state, World world) {
		String kind = world.kinds().get(state.layout().kindOf(piece)).name();
		return kind.equals("character") && state.get(piece, world.game().owner()) != World.ABSENT;
	}

	/** What the game is like when it asks for the first decision. */
	private static GameState first(Opening here, Program program) {
		Agent leaving = decision -> {
			throw new GameAbandoned();
		};
		Game game = new Game(program,
				new GameOptions(program.world().game().fewestPlayers(), List.of(), null, 1, here), seat -> leaving,
				Watching.NOTHING);
		assertThrows(GameAbandoned.class, game::play);
		return game.state();
	}
}
