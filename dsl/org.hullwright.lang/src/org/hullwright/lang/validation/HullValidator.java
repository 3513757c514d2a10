package org.hullwright.lang.validation;

import org.eclipse.xtext.validation.ComposedChecks;

/** The checks of Hull, one class for each concern. What they report is listed in {@link IssueCode}. */
@ComposedChecks(validators = {
		PackChecks.class,
		NameChecks.class,
		KindChecks.class,
		ComponentChecks.class,
		ZoneChecks.class,
		BoardChecks.class,
		RangeChecks.class,
		ConditionChecks.class,
		OperatorChecks.class,
		CallChecks.class,
		SubjectChecks.class,
		EffectChecks.class,
		ProcedureChecks.class,
		ChanceChecks.class,
		PlaceholderChecks.class,
		TestChecks.class })
public class HullValidator extends AbstractHullValidator {
}
