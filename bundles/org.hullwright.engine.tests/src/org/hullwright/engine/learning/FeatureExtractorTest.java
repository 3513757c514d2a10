package org.hullwright.engine.learning;

import static org.hullwright.engine.fixture.Trees.endGame;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World.Composition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a state looks like in numbers, as a player sees it. */
class FeatureExtractorTest {

	private final TestWorld world = new TestWorld();
	private final int coins = world.state("coins");
	private final int card = world.kind("card");
	private final int wear = world.state("wear", card, 0, 9);
	private final int ace = world.component("Ace", card, 3);
	@SuppressWarnings("unused") // is there
	private final int deck = world.deck("Deck", new Composition(ace, 2));
	private final int table = world.area("Table", new Composition(ace, 1));
	private Program program;
	private Game game;
	private FeatureExtractor extractor;

	@BeforeEach
	void aGame() {
		world.phase(endGame("over"));
		program = world.program();
		game = Games.of(program, Agent.first());
		game.setUp();
		extractor = program.features();
	}

	private float feature(int seat, String name) {
		float[] features = new float[extractor.size()];
		extractor.extract(seat, game.run().outermost(0), features);
		return features[extractor.names().indexOf(name)];
	}

	@Test
	void states_of_the_game_and_what_lies_in_its_zones_count() {
		game.state().set(0, coins, 7);
		assertEquals(7, feature(1, "game.coins"));
		assertEquals(2, feature(1, "zone Deck DECK"));
		assertEquals(1, feature(1, "zone Table AREA"));
		assertEquals(1, feature(1, "common Ace"), "what lies in a deck is counted, and not looked at");
	}

	@Test
	void of_what_a_player_does_not_see_only_the_kind_counts() {
		int piece = game.state().first(program.layout().zone(table));
		game.state().set(0, piece, wear, 4);
		game.state().hide(0, piece);
		assertEquals(1, feature(1, "common card"));
		assertEquals(0, feature(1, "common Ace"));
		assertEquals(0, feature(1, "common card.wear"));
	}

	@Test
	void what_belongs_to_a_player_is_mine_to_one_and_of_others_to_the_rest() {
		int piece = game.state().first(program.layout().zone(table));
		game.state().set(0, piece, wear, 4);
		assertEquals(4, feature(1, "common card.wear"));
		game.state().set(0, piece, TestWorld.OWNER, program.world().playerOn(1));
		assertEquals(4, feature(1, "my card.wear"));
		assertEquals(4, feature(2, "others' card.wear"));
		assertEquals(0, feature(1, "common card.wear"));
		assertEquals(1, feature(1, "my Ace"));
	}
}
