package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.ide.design.NumberRange;

/** Makes the field that suits what a setting takes. */
final class ValueFields {

	private static final int FRAME = 4;
	private final Swatches swatches;
	private final List<FontFile> typefaces;

	/** @param typefaces those that lie in the pack */
	ValueFields(Swatches swatches, List<FontFile> typefaces) {
		this.swatches = swatches;
		this.typefaces = typefaces;
	}

	/** @param changed is told values that the setting takes */
	ValueField of(Setting setting, Composite parent, Consumer<List<SettingValue>> changed) {
		return switch (setting.form()) {
			case NUMBER -> new NumberField(parent, 1, false, NumberRange.of(setting), changed);
			case NUMBERS -> setting == Setting.COUNTERS
					? new CountersField(parent, changed)
					: new NumberField(parent, 2, setting == Setting.PADDING, NumberRange.of(setting), changed);
			case FRAME -> new NumberField(parent, FRAME, false, NumberRange.of(setting), changed);
			case TRUTH -> new TruthField(parent, changed);
			case WORD -> new WordField(parent, setting.words(), changed);
			case COLOUR -> new ColourField(parent, 1, swatches, changed);
			case COLOURS -> new ColourField(parent, 2, swatches, changed);
			case FORMAT -> new FormatField(parent, changed);
			case TEXT -> setting == Setting.TYPEFACE
					? new TypefaceField(parent, swatches, typefaces, changed)
					: new PlainTextField(parent, "pictures/…", changed);
		};
	}
}
