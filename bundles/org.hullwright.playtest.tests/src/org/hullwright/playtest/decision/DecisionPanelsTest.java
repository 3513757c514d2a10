package org.hullwright.playtest.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.game.GameError;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.card.SmallCardArtist;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.Panel.ActivePlace;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Cause;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.NotOffered;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.session.StopReason;
import org.hullwright.playtest.session.Weighing;
import org.junit.jupiter.api.Test;

class DecisionPanelsTest {

	private static final double WIDTH = 380;
	/** Height that the view has in a window of 1280 by 800. */
	private static final double SMALL_WINDOW = 350;
	private final DecisionPanels panels = new DecisionPanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE);
	private final Moment asking = LanternCaves.begun().moment();

	private static List<String> words(Panel panel) {
		return WrittenLines.of(panel.picture());
	}

	private static List<PanelAction> actions(Panel panel) {
		return panel.places().stream().map(ActivePlace::action).toList();
	}

	@Test
	void every_option_can_be_clicked_in_its_order_then_the_bot_then_what_led_here() {
		Panel panel = panels.of(asking, null, WIDTH);
		int options = asking.question().orElseThrow().choices().size();
		assertEquals(IntStream.range(0, options).mapToObj(PanelAction.Choose::new).toList(), actions(panel).subList(0, options));
		assertEquals(new PanelAction.LetBotChoose(), actions(panel).get(options));
		assertEquals(new PanelAction.Open(asking.question().orElseThrow().source()), actions(panel).getLast());
	}

	@Test
	void what_led_here_is_told_from_the_phase_on_and_each_part_leads_to_its_text() {
		Panel panel = panels.of(asking, null, WIDTH);
		List<String> words = words(panel);
		assertEquals(List.of("Why", "Dusk", "Walking", "do Walk by c", "Player 1 is asked here"),
				words.subList(words.indexOf("Why"), words.size()));
		List<Integer> lines = actions(panel).stream().filter(PanelAction.Open.class::isInstance)
				.map(action -> ((PanelAction.Open) action).place().line()).toList();
		assertEquals(4, lines.stream().distinct().count(), lines::toString);
	}

	@Test
	void what_a_bot_weighs_is_told_on_demand_the_one_it_would_take_with_an_arrow() {
		assertTrue(actions(panels.of(asking, null, WIDTH)).contains(new PanelAction.Weigh()));
		Weighing weighing = new Weighing(List.of(new Weighing.Option(1, "Stay", "40 by its goals, 30 to 50", true),
				new Weighing.Option(0, "Go", "-7 by its goals, -9 to 2", false)), 3, 4,
				List.of("Sit down", "Sleep"), "49000 games of well 1.0.0, in 6 generations");
		Question question = asking.question().orElseThrow();
		Question weighed = new Question(question.number(), question.seat(), question.prompt(), question.source(), question.causes(),
				question.choices(), question.notOffered(), null, weighing);
		Panel panel = panels.of(new Moment(asking.game(), asking.line(), asking.record(), 1, new StopReason.Asked(weighed), List.of(),
				null, Set.of()), null, WIDTH);
		assertTrue(words(panel).containsAll(List.of("→ Stay: 40 by its goals, 30 to 50", "Go: -7 by its goals, -9 to 2")),
				words(panel)::toString);
		assertTrue(String.join(" ", words(panel)).contains("It expects after that: Sit down; Sleep."), words(panel)::toString);
		assertTrue(String.join(" ", words(panel)).contains("3 more looked worse. Each was tried up to 4 times"), words(panel)::toString);
		assertTrue(String.join(" ", words(panel)).contains("It goes by what was learned from 49000 games of well 1.0.0, in 6 generations."),
				words(panel)::toString);
		assertFalse(actions(panel).contains(new PanelAction.Weigh()));
	}

	@Test
	void a_click_on_an_option_finds_it() {
		Panel panel = panels.of(asking, null, WIDTH);
		ActivePlace third = panel.places().get(2);
		assertEquals(Optional.of(third), panel.placeAt(third.bounds().centre().x(), third.bounds().centre().y()));
	}

	@Test
	void nothing_lies_outside_the_width_of_the_panel() {
		Panel panel = panels.of(asking, null, WIDTH);
		assertTrue(
				panel.places().stream().allMatch(place -> place.bounds().x() >= 0 && place.bounds().x() + place.bounds().width() <= WIDTH));
	}

	@Test
	void while_a_game_is_loading_it_does_not_say_that_none_is_played() {
		List<String> words = words(panels.whileLoading(WIDTH));
		assertTrue(words.contains("The game is loading …") && words.stream().noneMatch(line -> line.contains("No game")), words::toString);
	}

	@Test
	void while_bots_decide_no_option_is_shown_but_to_stop_them() {
		Panel panel = panels.whileBotsDecide(WIDTH);
		assertTrue(words(panel).contains("Bots are deciding …"), words(panel)::toString);
		assertEquals(List.of(new PanelAction.Stop()), actions(panel));
	}

	@Test
	void it_says_who_decides_what() {
		List<String> words = words(panels.of(asking, null, WIDTH));
		assertTrue(words.containsAll(List.of("Player 1 decides", "Where to?", "Stay")), words::toString);
	}

	@Test
	void what_is_not_possible_tells_why_in_sentences_that_lead_to_the_conditions() {
		Place place = new Place("caves.hull", "file:/caves.hull", 12, 3, 100, 4);
		Place deeper = new Place("caves.hull", "file:/caves.hull", 20, 3, 300, 4);
		Question question = asking.question().orElseThrow();
		Question refusing = new Question(question.number(), question.seat(), question.prompt(), question.source(), List.of(),
				question.choices(),
				List.of(new NotOffered("Swim", null, place,
						List.of(new Cause("your courage is 3, not more than 3", place), new Cause("it is night", deeper)))));
		Panel panel = panels
				.of(new Moment(asking.game(), asking.line(), asking.record(), 1, new StopReason.Asked(refusing), List.of(), null,
						Set.of()), null, WIDTH);
		assertTrue(words(panel).containsAll(List.of("Not possible now", "Swim", "Your courage is 3, not more than 3.", "It is night.")),
				() -> words(panel).toString());
		assertTrue(actions(panel).containsAll(List.of(new PanelAction.Open(place), new PanelAction.Open(deeper))));
	}

	private Panel askedWithOptions(int number, int piece) {
		Question question = asking.question().orElseThrow();
		List<Choice> choices = IntStream.range(0, number).mapToObj(option -> new Choice(option, "Way " + option, piece, Place.NOWHERE))
				.toList();
		Question asked = new Question(question.number(), question.seat(), question.prompt(), question.source(), List.of(), choices,
				List.of());
		return panels.of(new Moment(asking.game(), asking.line(), asking.record(), 1, new StopReason.Asked(asked), List.of(), null,
				Set.of()), null, WIDTH);
	}

	@Test
	void an_option_past_the_ninth_shows_its_key() {
		Panel panel = askedWithOptions(12, cardsOf("Keeper").getFirst());
		assertTrue(words(panel).containsAll(List.of("9", "A", "B", "C")), () -> words(panel).toString());
	}

	@Test
	void ten_options_are_seen_without_scrolling_in_a_small_window() {
		Panel panel = askedWithOptions(10, cardsOf("Keeper").getFirst());
		ActivePlace last = panel.places().get(9);
		assertEquals(new PanelAction.Choose(9), last.action());
		assertTrue(last.bounds().y() + last.bounds().height() < SMALL_WINDOW, () -> "it ends at " + last.bounds());
	}

	@Test
	void options_that_are_cards_lie_beside_each_other_as_cards_and_are_taken_by_a_click() {
		Panel panel = panels.of(askedFor(cardsOf("Keeper")), null, WIDTH);

		List<ActivePlace> cards = panel.places().stream().filter(place -> place.action() instanceof PanelAction.Choose).toList();
		assertEquals(List.of(new PanelAction.Choose(0), new PanelAction.Choose(1), new PanelAction.Choose(2)),
				cards.stream().map(ActivePlace::action).toList());
		assertEquals(SmallCardArtist.WIDTH, cards.getFirst().bounds().width());
		assertEquals(cards.get(0).bounds().y(), cards.get(1).bounds().y(), "the first two are beside each other");
		assertTrue(cards.get(0).bounds().x() + SmallCardArtist.WIDTH < cards.get(1).bounds().x());
		assertEquals(cardsOf("Keeper").stream().map(Optional::of).toList(), cards.stream().map(ActivePlace::piece).toList());
	}

	@Test
	void cards_that_do_not_fit_beside_each_other_go_on_below() {
		Panel panel = panels.of(askedFor(cardsOf("Keeper")), null, SmallCardArtist.WIDTH * 1.5);

		assertEquals(3, panel.places().stream().filter(place -> place.action() instanceof PanelAction.Choose)
				.mapToDouble(place -> place.bounds().y()).distinct().count());
	}

	@Test
	void a_single_card_among_other_options_is_a_line_like_these() {
		Panel panel = panels.of(askedFor(cardsOf("Keeper").subList(0, 1)), null, WIDTH);

		assertTrue(panel.places().getFirst().bounds().width() > SmallCardArtist.WIDTH * 2);
	}

	/** Three of them. */
	private List<Integer> cardsOf(String figure) {
		GameSnapshot game = asking.game();
		return IntStream.range(0, game.layout().pieceCount())
				.filter(piece -> game.isA(piece, "card") && game.holderOf(piece).stream().anyMatch(by -> game.title(by).equals(figure)))
				.filter(game::isKnown).limit(3).boxed().toList();
	}

	private Moment askedFor(List<Integer> cards) {
		Question question = asking.question().orElseThrow();
		List<Choice> choices = IntStream.range(0, cards.size())
				.mapToObj(number -> new Choice(number, asking.game().title(cards.get(number)), cards.get(number), Place.NOWHERE)).toList();
		return new Moment(asking.game(), asking.line(), asking.record(), 1,
				new StopReason.Asked(
						new Question(question.number(), question.seat(), question.prompt(), question.source(), List.of(), choices,
								List.of())),
				List.of(), null, Set.of());
	}

	@Test
	void an_ended_game_names_its_reason() {
		Panel panel = panels.of(LanternCaves.begun().toTheEnd(), null, WIDTH);
		assertTrue(words(panel).containsAll(List.of("The game is over", "Dawn")), () -> words(panel).toString());
	}

	@Test
	void an_ended_game_tells_who_won_by_which_rule_and_what_happened_last() {
		Moment end = LanternCaves.begun().toTheEnd();
		Panel panel = panels.of(end, null, WIDTH);
		List<Integer> winners = end.outcome().orElseThrow().winners();
		List<String> words = words(panel);
		for (int seat = 1; seat <= 2; seat++) {
			String figure = seat == 1 ? "Keeper" : "Salt Diver";
			assertTrue(words.contains("Player " + seat + " (" + figure + ")" + (winners.contains(seat) ? " has won" : " has not won")),
					words::toString);
		}
		assertTrue(words.contains("What happened last"), words::toString);
		List<Integer> rules = actions(panel).stream().filter(PanelAction.Open.class::isInstance)
				.map(action -> ((PanelAction.Open) action).place().line()).toList();
		List<Integer> expected = Stream.concat(Stream.of(LanternCaves.lineOf("if Hour = 6").line()),
				winners.stream().map(winner -> LanternCaves.lineOf("set p's won to yes").line())).toList();
		assertEquals(expected, rules);
	}

	@Test
	void what_happened_since_the_last_decision_is_told_before_the_next_one() {
		Panel panel = panels.of(LanternCaves.begun().after(session -> session.choose(0)), null, WIDTH);
		List<String> words = words(panel);
		int list = words.indexOf("Since your last decision");
		assertTrue(list >= 0 && list < words.indexOf("Light a lamp?"), words::toString);
		assertTrue(words.stream().anyMatch(word -> word.startsWith("Player 2: Where to? → ")), words::toString);
		assertTrue(actions(panel).getFirst() instanceof PanelAction.Choose, "the keyboard comes to the options first");
	}

	@Test
	void a_long_list_is_cut_to_its_last_lines_and_says_so() {
		Panel panel = panels.of(LanternCaves.begun().toTheEnd(), null, WIDTH);
		List<String> words = words(panel);
		String cut = words.get(words.indexOf("What happened last") + 1);
		assertTrue(cut.matches("… \\d+ more, which the Story tells"), cut);
	}

	@Test
	void an_error_of_the_pack_leads_to_its_place_and_to_the_chain_of_effects() {
		Place place = new Place("caves.hull", "file:/caves.hull", 12, 3, 100, 4);
		Place outer = new Place("caves.hull", "file:/caves.hull", 5, 1, 20, 4);
		Moment failed = new Moment(asking.game(), asking.line(), asking.record(), 1,
				new StopReason.Failed(new GameError(place, List.of(outer), "there is no lamp")), List.of(), null, Set.of());
		Panel panel = panels.of(failed, null, WIDTH);
		assertEquals(List.of(new PanelAction.Open(place), new PanelAction.Open(outer)), actions(panel));
		assertTrue(words(panel).contains("there is no lamp"));
	}
}
