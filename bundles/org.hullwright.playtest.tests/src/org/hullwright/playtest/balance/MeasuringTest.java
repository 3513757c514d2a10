package org.hullwright.playtest.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.experiment.Finding.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The experiments of a pack, made one by one or all. */
class MeasuringTest {

	private static final Measuring.Wish ALL = new Measuring.Wish.All();

	@TempDir
	private Path home;
	private CoinPack coin;

	@BeforeEach
	void givenAPackWithTwoExperiments() throws IOException {
		coin = new CoinPack(home);
	}

	private static List<Finding> findings(ExperimentState trial, int variant) {
		return assertInstanceOf(MeasurementState.Made.class, trial.variants().get(variant).standing()).findings();
	}

	@Test
	void looking_tells_what_there_is_and_plays_nothing() {
		Balance there = coin.after(new Measuring.Wish.Look());
		assertEquals("coin 1.2.0", there.pack());
		assertEquals(List.of("luck", "length"), there.trials().stream().map(ExperimentState::title).toList());
		assertEquals(List.of("", "Patience"),
				there.trials().getFirst().variants().stream().map(tried -> tried.variant().varied()).toList());
		assertTrue(there.trials().stream().allMatch(ExperimentState::isUntouched));
		assertEquals("coin.hull:13", there.trials().getFirst().place().file() + ":" + there.trials().getFirst().place().line());
	}

	@Test
	void every_way_to_play_is_measured() {
		Balance made = coin.after(ALL);
		assertEquals(Verdict.AS_EXPECTED, findings(made.trials().getFirst(), 0).getFirst().verdict());
		assertEquals(100, findings(made.trials().getFirst(), 1).getFirst().value());
		assertEquals(Verdict.NOT_AS_EXPECTED, findings(made.trials().getFirst(), 1).getFirst().verdict());
		assertEquals(30, findings(made.trials().getLast(), 0).getFirst().sample().games());
	}

	@Test
	void it_comes_out_as_it_did_before() {
		assertEquals(coin.after(ALL), coin.after(ALL));
	}

	@Test
	void one_is_measured_again_and_what_is_known_of_the_others_is_kept() {
		Balance first = coin.after(new Measuring.Wish.One(0));
		assertTrue(first.trials().getLast().isUntouched());
		Balance second = coin.told(new Measuring.Wish.One(1), null, first, CancelIndicator.NullImpl).getLast();
		assertEquals(findings(first.trials().getFirst(), 0), findings(second.trials().getFirst(), 0));
		assertEquals(1, findings(second.trials().getLast(), 0).size());
	}

	@Test
	void what_was_found_by_other_rules_is_forgotten() throws IOException {
		Balance before = coin.after(ALL);
		coin.write(CoinPack.TEXT.replace("set tosses to 1 }", "set tosses to 2 }"));
		assertTrue(coin.told(new Measuring.Wish.Look(), null, before, CancelIndicator.NullImpl).getLast().trials().stream()
				.allMatch(ExperimentState::isUntouched));
	}

	@Test
	void somebody_may_want_fewer_games() {
		Balance made = coin.told(ALL, 20, Balance.unknown("coin"), CancelIndicator.NullImpl).getLast();
		assertEquals(20, findings(made.trials().getFirst(), 0).getFirst().sample().games());
		assertEquals(Verdict.NOT_SHOWN, findings(made.trials().getFirst(), 0).getFirst().verdict());
	}

	@Test
	void nothing_more_is_made_once_somebody_has_stopped_it() {
		List<Balance> told = coin.toldUntilItPlays();
		assertTrue(told.getLast().trials().stream().allMatch(ExperimentState::isUntouched), told.getLast()::toString);
	}

	@Test
	void a_rule_that_goes_wrong_is_told_and_the_rest_is_measured() throws IOException {
		coin.write(CoinPack.TEXT.replace("after SetUp { set tosses to 1 }", "after SetUp { while tosses < 1 { set tosses to 0 } }"));
		Balance made = coin.told(ALL, 3, Balance.unknown("coin"), CancelIndicator.NullImpl).getLast();
		assertEquals(3, findings(made.trials().getFirst(), 0).getFirst().sample().games());
		assertInstanceOf(MeasurementState.Failed.class, made.trials().getFirst().variants().get(1).standing());
		assertEquals(1, findings(made.trials().getLast(), 0).size());
	}

	@Test
	void a_pack_with_errors_says_which() throws IOException {
		coin.write(CoinPack.TEXT.replace("roll Penny", "roll Peny"));
		Balance broken = coin.after(ALL);
		assertEquals(List.of(), broken.trials());
		assertTrue(broken.problems().getFirst().message().contains("Did you mean Penny?"), broken::toString);
	}
}
