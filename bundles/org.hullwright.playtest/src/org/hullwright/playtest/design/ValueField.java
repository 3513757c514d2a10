package org.hullwright.playtest.design;

import java.util.List;

import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.SettingValue;

/** Controls in which the values of a setting are seen and changed. Tells of what people do, not of what it is told to show. */
abstract class ValueField {

	private final Composite control;

	/** @param control the one around its controls */
	ValueField(Composite control) {
		this.control = control;
	}

	/** All its controls. */
	final Composite control() {
		return control;
	}

	/** Shows values; none where nobody says any. */
	abstract void show(List<SettingValue> values);
}
