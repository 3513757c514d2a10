package org.hullwright.lang.ide.design;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.hullwright.lang.design.BoxReader;
import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.DesignEdit.Say;

/** Parts of designs as they are written in Hull. */
final class HullWords {

	private static final int DECIMALS = 2;
	private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private HullWords() {}

	static String of(List<Say> wanted) {
		return wanted.stream().map(say -> say.setting().word() + ": " + values(say)).collect(Collectors.joining(" "));
	}

	static String values(Say wanted) {
		return wanted.values().stream().map(HullWords::of).collect(Collectors.joining(", "));
	}

	private static String of(SettingValue value) {
		return switch (value) {
			case SettingValue.Number(double number) -> of(number);
			case SettingValue.Text(String text) -> quoted(text);
			case SettingValue.Word(String word) -> word;
			case SettingValue.FontFile font -> quoted(font.name());
		};
	}

	/** What a box shows; empty text for nothing. */
	static String of(Content content) {
		return switch (content) {
			case Content.Nothing nothing -> "";
			case Content.Title title -> "title";
			case Content.Rules rules -> "text";
			case Content.Illustration picture -> "picture";
			case Content.Symbol icon -> "icon";
			case Content.Facts facts -> "printed";
			case Content.Fact(String property) -> property;
			case Content.Written written -> written.equals(BoxReader.KIND) ? "kind" : quoted(written.text());
		};
	}

	/** Where a box is, without the word before it. */
	static String of(Placement placement) {
		return switch (placement) {
			case Placement.At at -> of(at.left()) + ", " + of(at.top()) + ", " + of(at.width()) + ", " + of(at.height());
			case Placement.Docked docked -> {
				Double size = docked.size();
				yield docked.edge().name().toLowerCase(Locale.ROOT) + (size == null ? "" : " " + of(size));
			}
		};
	}

	/** When a box is there, without the word before it. */
	static String of(Condition condition) {
		return (condition.negated() ? "not " : "") + condition.property()
				+ (condition.value().isEmpty() ? "" : " is " + value(condition.value()));
	}

	private static String value(String plain) {
		return NUMBER.matcher(plain).matches() || NAME.matcher(plain).matches() ? plain : quoted(plain);
	}

	/** A box without anything in it. */
	static String box(Content content, Placement placement) {
		String shown = of(content);
		return "show " + (shown.isEmpty() ? "" : shown + " ") + "at " + of(placement);
	}

	private static String of(double number) {
		return BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
	}

	private static String quoted(String text) {
		return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "").replace("\t", "\\t") + '"';
	}
}
