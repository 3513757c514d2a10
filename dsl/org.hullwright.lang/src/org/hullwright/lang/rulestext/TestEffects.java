package org.hullwright.lang.rulestext;

import org.hullwright.model.AnswerEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndExpectation;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.PlayEffect;
import org.hullwright.model.RigEffect;
import org.hullwright.model.WaitEffect;

/** Says what only happens in tests. */
final class TestEffects {

	private final Wording wording;

	TestEffects(Wording wording) {
		this.wording = wording;
	}

	String of(Effect effect, Scope scope) {
		return switch (effect) {
			case ExpectEffect expect -> "expect that " + wording.clauses().text(expect.getCondition(), scope);
			case EndExpectation end -> "expect that the game has " + (end.isNegated() ? "not ended" : "ended")
					+ (end.getReason() == null ? "" : ": " + wording.names().translated(end.getReason()));
			case AnswerEffect answer ->
				"answer " + English.list(answer.getAnswers().stream().map(each -> wording.nouns().of(each, scope)).toList(), "and then")
						+ (answer.getDecider() == null ? "" : " by " + wording.nouns().of(answer.getDecider(), scope));
			case RigEffect rig -> "let " + wording.nouns().of(rig.getSource(), scope) + " yield "
					+ English.list(rig.getOutcomes().stream().map(each -> wording.nouns().of(each, scope)).toList(), "and then");
			case WaitEffect wait -> "let " + English.counted(wording.nouns().of(wait.getSeconds(), scope), "second") + " go by";
			case PlayEffect play when play.getPhase() != null -> "play until " + wording.names().place(play.getPhase()) + " begins";
			case PlayEffect play -> "play " + English.counted(wording.nouns().of(play.getRounds(), scope), "round");
			default -> throw new IllegalArgumentException("No words for " + effect.eClass().getName());
		};
	}
}
