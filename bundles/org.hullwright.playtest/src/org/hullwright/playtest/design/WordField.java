package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.SettingValue;

/** One of several words. */
final class WordField extends ValueField {

	private final Combo words;

	/** @param changed is told the word that was chosen */
	WordField(Composite parent, List<String> choices, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		words = new Combo(control(), SWT.READ_ONLY | SWT.DROP_DOWN);
		words.setItems(choices.toArray(String[]::new));
		words.addListener(SWT.Selection, event -> changed.accept(List.of(new SettingValue.Word(words.getText()))));
	}

	@Override
	void show(List<SettingValue> values) {
		if (values.isEmpty()) {
			words.deselectAll();
		} else {
			words.setText(values.getFirst().plain());
		}
	}
}
