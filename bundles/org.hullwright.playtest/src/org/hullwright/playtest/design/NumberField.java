package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.NumberRange;

/** One or several numbers with arrows beside them. */
final class NumberField extends ValueField {

	private final List<DecimalSpinner> numbers;
	private final boolean oneForBoth;

	/**
	 * @param count how many numbers there are
	 * @param oneForBoth whether two that are alike are said once
	 * @param changed is told the numbers
	 */
	NumberField(Composite parent, int count, boolean oneForBoth, NumberRange range, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		this.oneForBoth = oneForBoth;
		numbers = Stream.generate(() -> new DecimalSpinner(control(), range, 0, () -> changed.accept(values()))).limit(count).toList();
		if (!range.unit().isEmpty()) {
			new Label(control(), SWT.NONE).setText(range.unit());
		}
	}

	@Override
	void show(List<SettingValue> values) {
		IntStream.range(0, numbers.size()).forEach(position -> numbers.get(position).show(at(values, position)));
	}

	private static double at(List<SettingValue> values, int position) {
		return !values.isEmpty() && values.get(Math.min(position, values.size() - 1)) instanceof SettingValue.Number(double value)
				? value
				: 0;
	}

	private List<SettingValue> values() {
		List<SettingValue> all = numbers.stream().<SettingValue>map(number -> new SettingValue.Number(number.value())).toList();
		boolean alike = oneForBoth && all.getFirst().equals(all.getLast());
		return alike ? all.subList(0, 1) : all;
	}
}
