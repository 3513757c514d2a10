package org.hullwright.playtest.design;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.SettingValue;

/** One colour, or two that run into each other. */
final class ColourField extends ValueField {

	private static final String ONE_ONLY = "The same as above";
	private final List<ColourButton> colours;
	private List<SettingValue> shown = List.of();

	/**
	 * @param count one or two
	 * @param swatches images of colours
	 */
	ColourField(Composite parent, int count, Swatches swatches, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		colours = IntStream.range(0, count).mapToObj(position -> new ColourButton(control(), swatches, position == 0 ? "" : ONE_ONLY,
				chosen -> changed.accept(with(position, chosen)))).toList();
	}

	/** @param chosen empty text for no second colour */
	private List<SettingValue> with(int position, String chosen) {
		var values = new ArrayList<>(shown.stream().limit(position == 0 ? 2 : 1).toList());
		if (!chosen.isEmpty()) {
			SettingValue value = chosen.startsWith("#") ? new SettingValue.Text(chosen) : new SettingValue.Word(chosen);
			if (position < values.size()) {
				values.set(position, value);
			} else {
				values.addAll(values.isEmpty() && position > 0 ? List.of(value, value) : List.of(value));
			}
		}
		return values;
	}

	@Override
	void show(List<SettingValue> values) {
		shown = List.copyOf(values);
		List<String> written = Stream.concat(values.stream().map(SettingValue::plain), Stream.of("", "")).toList();
		IntStream.range(0, colours.size()).forEach(position -> colours.get(position).show(written.get(position)));
		control().layout();
	}
}
