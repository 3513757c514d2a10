package org.hullwright.lang.validation.text;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.HullPackage;

/** Whoever chooses can tell the options apart. */
public class OptionChecks extends ConcernChecks {

	/** Two options of one name are fine where their conditions let only one of them be offered at a time, as far as anybody can tell. */
	@Check
	void areDifferent(ChooseEffect choose) {
		Map<String, ChoiceOption> known = new HashMap<>();
		for (ChoiceOption option : choose.getOptions()) {
			if (option.getLabel() != null && option.getQuery() == null) {
				ChoiceOption other = known.putIfAbsent(option.getLabel(), option);
				if (other != null && (option.getCondition() == null || other.getCondition() == null)) {
					reportAt(IssueCode.OPTION_TWICE, option, HullPackage.Literals.CHOICE_OPTION__LABEL, option.getLabel());
				}
			}
		}
	}
}
