package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.NumberRange;

/** Boxes to count with: how many, or from which number to which. */
final class CountersField extends ValueField {

	private final DecimalSpinner first;
	private final Button numbered;
	private final DecimalSpinner last;

	CountersField(Composite parent, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		NumberRange range = NumberRange.of(Setting.COUNTERS);
		first = new DecimalSpinner(control(), range, 0, () -> changed.accept(values()));
		numbered = new Button(control(), SWT.CHECK);
		numbered.setText("numbered, up to");
		last = new DecimalSpinner(control(), range, 0, () -> changed.accept(values()));
		numbered.addListener(SWT.Selection, event -> changed.accept(values()));
	}

	private List<SettingValue> values() {
		SettingValue count = new SettingValue.Number(first.value());
		return numbered.getSelection()
				? List.of(count, new SettingValue.Number(Math.max(first.value(), last.value())))
				: List.of(count);
	}

	@Override
	void show(List<SettingValue> values) {
		first.show(number(values, 0));
		numbered.setSelection(values.size() > 1);
		last.show(number(values, 1));
		last.control().setEnabled(values.size() > 1);
	}

	private static double number(List<SettingValue> values, int position) {
		return position < values.size() && values.get(position) instanceof SettingValue.Number(double value) ? value : 0;
	}
}
