package org.hullwright.lang.design;

import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.DesignValue;

/** A value of a setting. */
public sealed interface SettingValue {

	record Number(double value) implements SettingValue {}

	record Text(String text) implements SettingValue {}

	record Word(String word) implements SettingValue {}

	/**
	 * A typeface of a pack.
	 *
	 * @param name as it is written
	 * @param regular the file of that name
	 * @param bold that for bold writing; the same file where there is no other
	 */
	record FontFile(String name, Path regular, Path bold) implements SettingValue {}

	/** The value that is written. */
	static SettingValue of(DesignValue written) {
		@Nullable
		Double number = written.getNumber();
		if (number != null) {
			return new Number(number);
		}
		return written.getText() != null ? new Text(written.getText()) : new Word(written.getWord() == null ? "" : written.getWord());
	}

	/** As it is written, without quotes. */
	default String plain() {
		return switch (this) {
			case Number(double value) -> value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
			case Text(String text) -> text;
			case Word(String word) -> word;
			case FontFile font -> font.name();
		};
	}
}
