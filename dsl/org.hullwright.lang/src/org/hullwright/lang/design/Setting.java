package org.hullwright.lang.design;

import static org.hullwright.lang.design.SettingForm.COLOUR;
import static org.hullwright.lang.design.SettingForm.COLOURS;
import static org.hullwright.lang.design.SettingForm.FORMAT;
import static org.hullwright.lang.design.SettingForm.NUMBER;
import static org.hullwright.lang.design.SettingForm.NUMBERS;
import static org.hullwright.lang.design.SettingForm.TRUTH;
import static org.hullwright.lang.design.SettingForm.WORD;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The settings of designs: what each is called in Hull, which values it takes, and whether boxes inherit it from the panel around them. */
public enum Setting {

	/** The format of the paper: its name, or width and height in millimetres. */
	SIZE(FORMAT, false, "poker", "bridge", "tarot", "mini", "square", "domino", "sheet"),
	/** The shape that is cut out. */
	SHAPE(WORD, false, "rectangle", "hexagon", "round"),
	/** The radius of corners, in millimetres. */
	CORNER(NUMBER, false),
	/** The colour by which a thing is told apart. */
	ACCENT(COLOUR, false),
	/** What a panel is filled with; two colours run from the top to the bottom. */
	FILL(COLOURS, false),
	/** How much of the filling covers what is behind it, in percent. */
	OPACITY(NUMBER, false),
	/** A faint pattern over the filling. */
	TEXTURE(WORD, false, "hexagons", "rings", "diamonds", "dashes", "none"),
	/** The width of the line around a panel, in millimetres. */
	BORDER(NUMBER, false),
	/** The colour of that line. */
	LINE(COLOUR, false),
	/** What stays free inside a panel, in millimetres: at the top and bottom, then at the sides. */
	PADDING(NUMBERS, false),
	/** The least height or width at which a box is drawn, in millimetres. */
	LEAST(NUMBER, false),
	/** What becomes of writing that does not fit at its smallest size. */
	OVERFLOW(WORD, false, "smaller", "omit"),
	/** The colour of writing and icons. */
	INK(COLOUR, true),
	/** The size of writing, in points. */
	TYPE(NUMBER, true),
	/** The size of writing below which it should not shrink, in points. */
	SMALLEST(NUMBER, true),
	/** Whether writing is bold. */
	BOLD(TRUTH, true),
	/** Whether writing is in capitals. */
	CAPITALS(TRUTH, true),
	/** On which side writing stands. */
	ALIGN(WORD, true, "left", "centre", "right");

	private final SettingForm form;
	private final boolean inherited;
	private final List<String> words;

	Setting(SettingForm form, boolean inherited, String... words) {
		this.form = form;
		this.inherited = inherited;
		this.words = List.of(words);
	}

	/** The setting of that name in Hull; empty where there is none. */
	public static Optional<Setting> called(String name) {
		return Stream.of(values()).filter(setting -> setting.word().equals(name)).findFirst();
	}

	/** What it is called in Hull. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
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
