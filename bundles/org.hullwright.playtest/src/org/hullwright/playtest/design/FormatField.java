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

/** The format of the paper: one that has a name, be it said by that or by its lengths, or a width and a height. */
final class FormatField extends ValueField {

	private static final List<String> NAMES = Setting.SIZE.words();
	private static final String OTHER = "own size";
	private final Combo names;
	private final NumberField lengths;

	FormatField(Composite parent, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		names = new Combo(control(), SWT.READ_ONLY | SWT.DROP_DOWN);
		names.setItems(Stream.concat(NAMES.stream().map(FormatField::described), Stream.of(OTHER)).toArray(String[]::new));
		lengths = new NumberField(control(), 2, false, NumberRange.LENGTH, changed);
		names.addListener(SWT.Selection, event -> {
			int chosen = names.getSelectionIndex();
			lengths.control().setEnabled(chosen == NAMES.size());
			if (chosen < NAMES.size()) {
				changed.accept(List.of(new SettingValue.Word(NAMES.get(chosen))));
			}
		});
	}

	@Override
	void show(List<SettingValue> values) {
		String name = name(values);
		names.select(name.isEmpty() ? NAMES.size() : NAMES.indexOf(name));
		lengths.control().setEnabled(name.isEmpty());
		lengths.show(values.size() == 1 ? lengths(name) : values);
	}

	/** Empty text for lengths that no format of a name has. */
	private static String name(List<SettingValue> values) {
		if (values.size() == 1) {
			return values.getFirst().plain();
		}
		return values.size() == 2 && values.getFirst() instanceof SettingValue.Number(double width)
				&& values.getLast() instanceof SettingValue.Number(double height) ? PaperFormat.nameOf(width, height).orElse("") : "";
	}

	/** "poker, 63 × 88". */
	private static String described(String name) {
		return PaperFormat.named(name).map(format -> name + ", " + length(format.width()) + " × " + length(format.height())).orElse(name);
	}

	private static String length(double millimetres) {
		return new SettingValue.Number(millimetres).plain();
	}

	private static List<SettingValue> lengths(String name) {
		return PaperFormat.named(name).map(format -> List.<SettingValue>of(new SettingValue.Number(format.width()),
				new SettingValue.Number(format.height()))).orElse(List.of());
	}
}
