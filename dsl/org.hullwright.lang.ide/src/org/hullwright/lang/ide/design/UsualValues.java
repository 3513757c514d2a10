package org.hullwright.lang.ide.design;

import java.util.List;
import java.util.stream.DoubleStream;

import org.hullwright.lang.design.PaperFormat;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;

/** What holds where no design says anything, as far as it is the same for all. */
final class UsualValues {

	private UsualValues() {}

	/** @param whole whether it is said of a whole design, and not of a part of it */
	static List<SettingValue> of(Setting setting, boolean whole) {
		return switch (setting) {
			case TYPE -> numbers(8);
			case SMALLEST -> numbers(7);
			case OPACITY, SCALE -> numbers(100);
			case FOCUS -> numbers(50, 50);
			case CROP -> numbers(0, 0, 100, 100);
			case BORDER, PADDING, LEAST -> numbers(0);
			case BOLD, CAPITALS -> word("no");
			case PRINT -> word("yes");
			case SIZE -> word("poker");
			case SHAPE -> word("rectangle");
			case FIT -> word("whole");
			case DRAWN -> word("icon");
			case TEXTURE -> word("none");
			case OVERFLOW -> word("smaller");
			case CORNER -> numbers(whole ? PaperFormat.POKER.corner() : 0);
			case ART, ACCENT, FILL, LINE, COUNTERS, INK, TYPEFACE, ALIGN -> List.of();
		};
	}

	private static List<SettingValue> numbers(double... values) {
		return DoubleStream.of(values).<SettingValue>mapToObj(SettingValue.Number::new).toList();
	}

	private static List<SettingValue> word(String word) {
		return List.of(new SettingValue.Word(word));
	}
}
