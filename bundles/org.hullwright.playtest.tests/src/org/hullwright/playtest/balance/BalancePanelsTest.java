package org.hullwright.playtest.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;

import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.Panel.ActivePlace;
import org.hullwright.playtest.panel.PanelAction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of experiments, and what can be clicked. */
class BalancePanelsTest {

	private static final double WIDTH = 760;

	private static final double NARROW = 180;

	@TempDir
	private Path home;
	private CoinPack coin;

	@BeforeEach
	void givenAPackWithTwoExperiments() throws IOException {
		coin = new CoinPack(home);
	}

	private static Panel panel(Balance balance) {
		return new BalancePanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE).of(balance, WIDTH);
	}

	private static List<String> words(Panel panel) {
		return WrittenLines.of(panel.picture());
	}

	@Test
	void before_anything_is_measured_each_experiment_offers_to_be() {
		Panel panel = panel(coin.after(new Measuring.Wish.Look()));
		assertEquals(List.of("luck", "Measure", "400 games each, played by programs: random", "1 player", "not measured yet"),
				words(panel).stream().dropWhile(word -> !word.equals("luck")).limit(5).toList());
		assertEquals(List.of(new PanelAction.Choose(0), new PanelAction.Choose(1)),
				panel.places().stream().map(ActivePlace::action).filter(PanelAction.Choose.class::isInstance).toList());
	}

	@Test
	void what_came_out_stands_beside_its_name_with_how_that_is_to_be_taken() {
		List<String> words = words(panel(coin.after(new Measuring.Wish.All())));
		assertTrue(words.containsAll(List.of("heads", "as expected", "1 player, with Patience", "100.0 % (99.0 to 100.0)",
				"NOT as expected: 40 to 60 percent", "Measure again")), words::toString);
	}

	@Test
	void nothing_lies_outside_the_width_of_the_panel() {
		Panel panel = panel(coin.after(new Measuring.Wish.All()));
		assertTrue(
				panel.places().stream().allMatch(place -> place.bounds().x() >= 0 && place.bounds().x() + place.bounds().width() <= WIDTH));
	}

	@Test
	void in_a_narrow_view_a_question_takes_more_lines_and_is_not_cut() {
		BalanceQuestion question = BalanceQuestion.about(new BalanceQuestion.Subject.WholePack("The Whispering Gardens of Old"), 300);
		Balance balance = new Balance("coin", null, List.of(question), List.of(), new LinkedHashMap<>(), List.of());
		Panel panel = new BalancePanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE).of(balance, NARROW);
		String narrow = String.join(" ", words(panel));
		assertTrue(narrow.contains("All of The Whispering Gardens of Old against the game without it, 300 games"), narrow);
		assertTrue(panel.places().stream().allMatch(place -> place.bounds().x() + place.bounds().width() <= NARROW));
	}

	@Test
	void a_title_leads_to_the_text() {
		Balance balance = coin.after(new Measuring.Wish.Look());
		assertTrue(panel(balance).places().stream().map(ActivePlace::action).toList()
				.contains(new PanelAction.Open(balance.trials().getFirst().place())));
	}

	@Test
	void a_pack_without_experiments_says_what_one_is() throws IOException {
		coin.write(CoinPack.TEXT.replaceAll("(?s)experiment .*", ""));
		assertEquals("coin 1.2.0 has no experiments.", words(panel(coin.after(new Measuring.Wish.Look()))).getFirst());
	}

	@Test
	void errors_of_a_pack_lead_to_their_places() throws IOException {
		coin.write(CoinPack.TEXT.replace("roll Penny", "roll Peny"));
		Balance broken = coin.after(new Measuring.Wish.Look());
		Panel panel = panel(broken);
		assertEquals("coin has errors, so no games can be played", words(panel).getFirst());
		assertEquals(List.of(new PanelAction.Open(broken.problems().getFirst().place())),
				panel.places().stream().map(ActivePlace::action).toList());
	}
}
