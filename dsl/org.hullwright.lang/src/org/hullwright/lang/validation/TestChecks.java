package org.hullwright.lang.validation;

import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.RigEffect;
import org.hullwright.model.Test;
import org.hullwright.model.types.Type;

/** Tests can fail, and say which rules they are about. */
class TestChecks extends TypedChecks {

	private static final Pattern RULE = Pattern.compile("[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\\d+[a-z]?");

	@Check
	void expectsSomething(Test test) {
		if (test.getThen() != null && EcoreUtil2.getAllContentsOfType(test.getThen(), ExpectEffect.class).isEmpty()) {
			reportAt(IssueCode.TEST_EXPECTS_NOTHING, test, HullPackage.Literals.TEST__TITLE);
		}
	}

	@Check
	void coversRules(Test test) {
		for (int i = 0; i < test.getCovers().size(); i++) {
			String rule = test.getCovers().get(i);
			if (rule != null && !RULE.matcher(rule).matches()) {
				report(IssueCode.COVERS_MALFORMED, test, HullPackage.Literals.TEST__COVERS, i, new Object[] { rule });
			}
		}
	}

	@Check
	void isInTest(ExpectEffect expect) {
		isInTest(expect, "expect");
	}

	@Check
	void isInTest(AnswerEffect answer) {
		isInTest(answer, "answer");
	}

	@Check
	void isInTest(RigEffect rig) {
		isInTest(rig, "rig");
	}

	@Check
	void showsWhatCanCome(RigEffect rig) {
		Type source = types(rig).of(rig.getSource());
		for (Expression outcome : rig.getOutcomes()) {
			switch (source) {
				case Type.DieType die -> {
					if (!(typeOf(outcome) instanceof Type.EnumerationType)) {
						wants(Type.NUMBER, outcome);
					}
				}
				case Type.ZoneType zone when typeOf(outcome) instanceof Type.SortType -> { /* any copy of it */ }
				case Type.ZoneType zone -> wants(anyPiece(rig), outcome);
				default -> { /* reported where it is named */ }
			}
		}
	}

	private void isInTest(Effect effect, String word) {
		EObject test = EcoreUtil2.getContainerOfType(effect, Test.class);
		if (test == null) {
			report(IssueCode.TEST_ONLY, effect, word);
		}
	}
}
