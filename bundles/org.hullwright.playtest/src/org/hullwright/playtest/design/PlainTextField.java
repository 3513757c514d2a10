package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.hullwright.lang.design.SettingValue;

/** A text, taken when it is left or Return is pressed, so that nothing half typed is written. */
final class PlainTextField extends ValueField {

	private final Text text;
	private String shown = "";

	PlainTextField(Composite parent, String message, Consumer<List<SettingValue>> changed) {
		super(new Composite(parent, SWT.NONE));
		GridLayoutFactory.fillDefaults().applyTo(control());
		text = new Text(control(), SWT.BORDER);
		text.setMessage(message);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		text.addListener(SWT.FocusOut, event -> take(changed));
		text.addListener(SWT.DefaultSelection, event -> take(changed));
	}

	private void take(Consumer<List<SettingValue>> changed) {
		if (!text.getText().equals(shown)) {
			shown = text.getText();
			changed.accept(List.of(new SettingValue.Text(shown)));
		}
	}

	@Override
	void show(List<SettingValue> values) {
		String present = values.isEmpty() ? "" : values.getFirst().plain();
		if (!present.equals(shown)) {
			shown = present;
			text.setText(present);
		}
	}
}
