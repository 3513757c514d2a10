package org.hullwright.lang.design;

import static org.hullwright.lang.design.SettingForm.COLOUR;
import static org.hullwright.lang.design.SettingForm.COLOURS;
import static org.hullwright.lang.design.SettingForm.FORMAT;
import static org.hullwright.lang.design.SettingForm.FRAME;
import static org.hullwright.lang.design.SettingForm.NUMBER;
import static org.hullwright.lang.design.SettingForm.NUMBERS;
import static org.hullwright.lang.design.SettingForm.TEXT;
import static org.hullwright.lang.design.SettingForm.TRUTH;
import static org.hullwright.lang.design.SettingForm.WORD;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The settings of designs: what each is called in Hull, which values it takes, and whether boxes inherit it from the panel around them. */
public enum Setting {

	SIZE("The format of the paper: its name, or width and height in millimetres.", FORMAT, false, "poker", "bridge", "tarot", "mini",
			"square", "domino", "sheet"),
	SHAPE("The shape that is cut out.", WORD, false, "rectangle", "hexagon", "circle"),
	CORNER("The radius of corners, in millimetres.", NUMBER, false),
	PRINT("Whether it is printed to be cut out; no for what is only a rule, or a place on a board.", TRUTH, false),
	ART("A picture for all that have none of their own: a file of the pack.", TEXT, false),
	ACCENT("The colour by which a thing is told apart.", COLOUR, false),
	FILL("What a panel is filled with; two colours run from the top to the bottom.", COLOURS, false),
	OPACITY("How much of the filling covers what is behind it, in percent.", NUMBER, false),
	TEXTURE("A faint pattern over the filling.", WORD, false, "hexagons", "rings", "diamonds", "dashes", "stripes", "bricks", "circuit",
			"none"),
	BORDER("The width of the line around a panel, in millimetres.", NUMBER, false),
	LINE("The colour of that line.", COLOUR, false),
	PADDING("What stays free inside a panel, in millimetres: at the top and bottom, then at the sides.", NUMBERS, false),
	LEAST("The least height or width at which a box is drawn, in millimetres.", NUMBER, false),
	OVERFLOW("What becomes of writing that does not fit at its smallest size.", WORD, false, "smaller", "omit"),
	DRAWN("What is drawn where there is no picture, or in place of the words of a printed value.", WORD, false, "icon", "plan", "compass"),
	COUNTERS("Boxes to count with: how many, or the first and the last of their numbers.", NUMBERS, false),
	FIT("Whether a picture is seen whole, or fills its box.", WORD, true, "whole", "fill"),
	FOCUS("What of a picture is in the middle of its box, in percent from its left and its top.", NUMBERS, true),
	SCALE("How large a picture is, in percent of what fits.", NUMBER, true),
	CROP("The part of a picture that is shown, in percent: from its left, from its top, its width, its height.", FRAME, true),
	INK("The colour of writing and icons.", COLOUR, true),
	TYPEFACE("The typeface of writing: the name of one that comes along.", TEXT, true),
	TYPE("The size of writing, in points.", NUMBER, true),
	SMALLEST("The size of writing below which it should not shrink, in points.", NUMBER, true),
	BOLD("Whether writing is bold.", TRUTH, true),
	CAPITALS("Whether writing is in capitals.", TRUTH, true),
	ALIGN("On which side writing stands.", WORD, true, "left", "centre", "right");

	/** Below this size nobody can read what is printed, in points. */
	public static final double LEAST_TYPE = 6.5;

	private static final Map<String, Setting> BY_WORD = Stream.of(values()).collect(Collectors.toMap(Setting::word, Function.identity()));

	private final String description;
	private final SettingForm form;
	private final boolean inherited;
	private final List<String> words;

	Setting(String description, SettingForm form, boolean inherited, String... words) {
		this.description = description;
		this.form = form;
		this.inherited = inherited;
		this.words = List.of(words);
	}

	/** The setting of that name in Hull; empty where there is none. */
	public static Optional<Setting> called(String name) {
		return Optional.ofNullable(BY_WORD.get(name));
	}

	/** What it is called in Hull. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** What it is for, as a sentence for authors. */
	public String description() {
		return description;
	}

	/** Which values it takes. */
	public SettingForm form() {
		return form;
	}

	/** The words it takes; empty where it takes none of its own. */
	public List<String> words() {
		return words;
	}

	/** Whether it may have these values. */
	public boolean takes(List<SettingValue> values) {
		return form.takes(values, words);
	}

	/** Whether a box without it has that of the panel around it. */
	public boolean isInherited() {
		return inherited;
	}
}
