package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.SettingValue;

/** Yes or no. */
final class TruthField extends ValueField {

	private static final SettingValue YES = new SettingValue.Word("yes");
	private static final SettingValue NO = new SettingValue.Word("no");
	private final Button box;

	TruthField(Composite parent, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		box = new Button(control(), SWT.CHECK);
		box.addListener(SWT.Selection, event -> changed.accept(List.of(box.getSelection() ? YES : NO)));
	}

	@Override
	void show(List<SettingValue> values) {
		box.setSelection(values.equals(List.of(YES)));
	}
}
