package org.hullwright.lang.design;

import java.util.List;
import java.util.regex.Pattern;

import org.hullwright.lang.design.SettingValue.Number;
import org.hullwright.lang.design.SettingValue.Word;

/** Which values a setting takes. */
public enum SettingForm {

	NUMBER("a number, as in 2.5"), NUMBERS("one or two numbers, as in 2, 3.5"), TRUTH("yes or no"), WORD("one of its words"), COLOUR(
			"a colour, as in accent, paper, red or \"#8e1b1b\""),
	COLOURS("one or two colours, as in accent, \"#202020\""), FORMAT(
			"the name of a format, or a width and a height in millimetres, as in 63, 88"),
	TEXT("a text between quotes"), FRAME("four numbers, as in 0, 50, 25, 50");

	private static final Pattern NOTATION = Pattern.compile("#[0-9a-fA-F]{6}");
	/** Words for colours: those of the theme, and the usual ones. */
	private static final List<String> COLOUR_WORDS = List.of("accent", "paper", "ink", "faint", "none", "red", "green", "blue", "yellow",
			"orange", "purple", "violet", "pink", "brown", "white", "black", "grey", "gray", "cyan", "gold", "silver");
	private static final int MOST_COLOURS = 2;
	private static final int FRAME_NUMBERS = 4;

	private final String description;

	SettingForm(String description) {
		this.description = description;
	}

	/** What it takes, in words that follow "takes". */
	public String description() {
		return description;
	}

	/** Words that stand for colours wherever one is wanted. */
	public static List<String> colourWords() {
		return COLOUR_WORDS;
	}

	/** Whether a setting of this form may have these values. */
	boolean takes(List<SettingValue> values, List<String> words) {
		return switch (this) {
			case NUMBER -> values.size() == 1 && areNumbers(values);
			case NUMBERS -> values.size() <= 2 && areNumbers(values);
			case TRUTH -> values.size() == 1 && isWord(values.getFirst(), List.of("yes", "no"));
			case WORD -> values.size() == 1 && isWord(values.getFirst(), words);
			case COLOUR -> values.size() == 1 && isColour(values.getFirst());
			case COLOURS -> values.size() <= MOST_COLOURS && values.stream().allMatch(SettingForm::isColour);
			case TEXT -> values.size() == 1
					&& (values.getFirst() instanceof SettingValue.Text || values.getFirst() instanceof SettingValue.FontFile);
			case FRAME -> values.size() == FRAME_NUMBERS && areNumbers(values);
			case FORMAT -> values.size() == 1 ? isWord(values.getFirst(), words) : values.size() == 2 && areNumbers(values);
		};
	}

	private static boolean areNumbers(List<SettingValue> values) {
		return values.stream().allMatch(value -> value instanceof Number number && number.value() >= 0);
	}

	private static boolean isWord(SettingValue value, List<String> words) {
		return value instanceof Word(String word) && words.contains(word);
	}

	private static boolean isColour(SettingValue value) {
		return switch (value) {
			case Word(String word) -> COLOUR_WORDS.contains(word);
			case SettingValue.Text(String text) -> NOTATION.matcher(text).matches();
			case Number number -> false;
			case SettingValue.FontFile font -> false;
		};
	}
}
