package org.hullwright.lang.design;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.DesignValue;

/** A value of a setting. */
public sealed interface SettingValue {

	record Number(double value) implements SettingValue {}

	record Text(String text) implements SettingValue {}

	record Word(String word) implements SettingValue {}

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
		};
	}
}
