package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.PaperFormat;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.NumberRange;

/** The format of the paper: one that has a name, or a width and a height. */
final class FormatField extends ValueField {

	private static final String OTHER = "other";
	private final Combo names;
	private final NumberField lengths;

	FormatField(Composite parent, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		names = new Combo(control(), SWT.READ_ONLY | SWT.DROP_DOWN);
		names.setItems(Stream.concat(Setting.SIZE.words().stream(), Stream.of(OTHER)).toArray(String[]::new));
		lengths = new NumberField(control(), 2, false, NumberRange.LENGTH, changed);
		names.addListener(SWT.Selection, event -> {
			lengths.control().setEnabled(names.getText().equals(OTHER));
			if (!names.getText().equals(OTHER)) {
				changed.accept(List.of(new SettingValue.Word(names.getText())));
			}
		});
	}

	@Override
	void show(List<SettingValue> values) {
		boolean isNamed = values.size() == 1;
		names.setText(isNamed ? values.getFirst().plain() : OTHER);
		lengths.control().setEnabled(!isNamed);
		lengths.show(isNamed ? lengths(values.getFirst().plain()) : values);
	}

	private static List<SettingValue> lengths(String name) {
		return PaperFormat.named(name).map(format -> List.<SettingValue>of(new SettingValue.Number(format.width()),
				new SettingValue.Number(format.height()))).orElse(List.of());
	}
}
