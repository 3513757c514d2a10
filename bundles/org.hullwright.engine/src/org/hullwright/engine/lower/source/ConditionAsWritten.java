package org.hullwright.engine.lower.source;

import org.hullwright.model.Expression;
import org.hullwright.model.texts.ConditionWording;

/** Tells conditions as they are written. */
record ConditionAsWritten(SourceLocator locator) implements ConditionWording {

	@Override
	public String sentence(Stated stated) {
		return (stated.holds() ? "not so that " : "needs ") + locator.textOf(stated.condition());
	}

	@Override
	public boolean isPhrased(Expression condition) {
		return false;
	}

	@Override
	public boolean isWhole(Expression condition) {
		return false;
	}

	@Override
	public boolean isIntricate(Expression condition) {
		return false;
	}
}
