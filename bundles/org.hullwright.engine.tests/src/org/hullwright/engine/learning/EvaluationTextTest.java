package org.hullwright.engine.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import org.junit.jupiter.api.Test;

/** What was learned, as text. */
class EvaluationTextTest {

	private static final Network NETWORK = new Network(new float[] { 0.5f, 1 }, new float[] { 0.25f, -2 }, new float[] { 1, 2, 3, 4, 5, 6 },
			new float[] { 0.1f, 0.2f, 0.3f }, new float[] { 1, -1, 1 }, -4.5f);
	private static final StoredEvaluation STORED = new StoredEvaluation(
			new Provenance("mine", "1.0.0", "abc", "Mine", 7, 3, 1_000, 0.4, 0.3),
			List.of("my player.coins", "zone Deck DECK"), NETWORK.rounded());

	@Test
	void what_is_written_is_read_again() {
		StoredEvaluation read = assertInstanceOf(StoredEvaluation.class, EvaluationText.read(EvaluationText.of(STORED)));
		assertEquals(STORED.provenance(), read.provenance());
		assertEquals(STORED.inputs(), read.inputs());
		assertArrayEquals(STORED.network().first(), read.network().first());
		assertEquals(probability(STORED), probability(read));
	}

	@Test
	void weights_of_goals_are_read_again_in_their_order() {
		SequencedMap<String, StoredWeights.Weight> weights = new LinkedHashMap<>();
		weights.put("goal stay alive", new StoredWeights.Weight(1.25, "a1"));
		weights.put("goal be armed", new StoredWeights.Weight(0.4, "b2"));
		StoredWeights stored = new StoredWeights(STORED.provenance(), weights);
		StoredWeights read = assertInstanceOf(StoredWeights.class, EvaluationText.read(EvaluationText.of(stored)));
		assertEquals(stored, read);
		assertEquals(List.copyOf(weights.keySet()), List.copyOf(read.weights().keySet()));
	}

	@Test
	void what_an_older_version_has_learned_is_refused_and_said() {
		String older = EvaluationText.of(STORED).replace("hullwright-evaluation-2", "hullwright-evaluation-1");
		IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> EvaluationText.read(older));
		assertEquals("was learned by another version of Hullwright, and has to be learned anew", refused.getMessage());
	}

	private static double probability(StoredEvaluation stored) {
		return stored.network().probability(new float[] { 3, 1 }, new int[] { 0, 1 }, new float[3]);
	}

	@Test
	void a_feature_that_the_game_does_not_have_counts_as_nothing() {
		assertEquals(NETWORK.probability(new float[] { 0, 1 }, new int[] { 0, 1 }, new float[3]),
				NETWORK.probability(new float[] { 3, 1 }, new int[] { -1, 1 }, new float[3]));
	}

	@Test
	void what_is_no_number_is_damage_like_any_other() {
		SequencedMap<String, StoredWeights.Weight> weights = new LinkedHashMap<>();
		weights.put("goal stay alive", new StoredWeights.Weight(1.25, "a1"));
		String text = EvaluationText.of(new StoredWeights(STORED.provenance(), weights));
		for (String spoilt : List.of(text.replace("1.25", "\"x\""), text.replace("1.25", "-1e999"), text.replace("1.25", "\"NaN\""),
				text.replace("1.25", "[]"), text.replace("\"seed\": 7", "\"seed\": \"x\""), text.replace("\"seed\": 7", "\"seed\": 1e99"),
				text.replace("\"won\": 0.4", "\"won\": 1e999"), text.replace("\"fingerprint\"", "\"print\""))) {
			IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> EvaluationText.read(spoilt), spoilt);
			assertEquals("is damaged; nothing of it was used", refused.getMessage(), spoilt);
		}
	}

	@Test
	void what_is_damaged_or_something_else_is_refused() {
		String text = EvaluationText.of(STORED);
		for (String spoilt : List.of("", "{", "[]", text.substring(0, text.length() / 2), text.replace("\"hidden\": 3", "\"hidden\": 4"),
				text.replace("\"hidden\": 3", "\"hidden\": 2000000000"), text.replace("zone Deck DECK\"", "a\", \"b\""),
				text.replace("hullwright-evaluation-2", "something-else"), text.replace("\"weights\": \"", "\"weights\": \"!"),
				text.replace("\"weights\": \"", "\"goals\": { \"goal dig\": null }, \"weights\": \""),
				text.replace("\"weights\": \"", "\"goals\": { \"goal dig\": { \"factor\": 2 } }, \"weights\": \""))) {
			IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> EvaluationText.read(spoilt), spoilt);
			assertTrue(refused.getMessage().startsWith("is "), refused.getMessage());
		}
	}
}
