package org.hullwright.lang.ide.design;

import static org.hullwright.lang.design.Setting.ACCENT;
import static org.hullwright.lang.design.Setting.ALIGN;
import static org.hullwright.lang.design.Setting.ART;
import static org.hullwright.lang.design.Setting.BOLD;
import static org.hullwright.lang.design.Setting.BORDER;
import static org.hullwright.lang.design.Setting.CAPITALS;
import static org.hullwright.lang.design.Setting.CORNER;
import static org.hullwright.lang.design.Setting.COUNTERS;
import static org.hullwright.lang.design.Setting.CROP;
import static org.hullwright.lang.design.Setting.DRAWN;
import static org.hullwright.lang.design.Setting.FILL;
import static org.hullwright.lang.design.Setting.FIT;
import static org.hullwright.lang.design.Setting.FOCUS;
import static org.hullwright.lang.design.Setting.INK;
import static org.hullwright.lang.design.Setting.LEAST;
import static org.hullwright.lang.design.Setting.LINE;
import static org.hullwright.lang.design.Setting.OPACITY;
import static org.hullwright.lang.design.Setting.OVERFLOW;
import static org.hullwright.lang.design.Setting.PADDING;
import static org.hullwright.lang.design.Setting.PRINT;
import static org.hullwright.lang.design.Setting.SCALE;
import static org.hullwright.lang.design.Setting.SHAPE;
import static org.hullwright.lang.design.Setting.SIZE;
import static org.hullwright.lang.design.Setting.SMALLEST;
import static org.hullwright.lang.design.Setting.TEXTURE;
import static org.hullwright.lang.design.Setting.TYPE;
import static org.hullwright.lang.design.Setting.TYPEFACE;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Setting;

/** Settings that belong together in a form. */
public enum SettingGroup {

	PAPER("Paper", SIZE, SHAPE, ACCENT, PRINT, ART), WRITING("Writing", TYPE, SMALLEST, TYPEFACE, INK, BOLD, CAPITALS, ALIGN,
			OVERFLOW),
	PICTURE("Picture", DRAWN, FIT, FOCUS, SCALE, CROP), SURFACE("Surface", FILL, OPACITY, TEXTURE, BORDER, LINE, CORNER), ROOM("Room",
			PADDING, LEAST),
	COUNTING("Counting", COUNTERS);

	private final String title;
	private final List<Setting> settings;

	SettingGroup(String title, Setting... settings) {
		this.title = title;
		this.settings = List.of(settings);
	}

	/** What stands above it. */
	public String title() {
		return title;
	}

	/** The group of a setting. */
	public static SettingGroup of(Setting setting) {
		return Stream.of(values()).filter(group -> group.settings.contains(setting)).findFirst().orElseThrow();
	}

	/** What can be said of a whole design. */
	static List<Setting> ofWhole() {
		return Stream.of(PAPER.settings, List.of(CORNER), lines()).flatMap(List::stream).toList();
	}

	/** What can be said of a side. */
	static List<Setting> ofSide() {
		return Stream.of(SURFACE.settings, List.of(PADDING), lines()).flatMap(List::stream).filter(setting -> setting != CORNER).toList();
	}

	/** What can be said of lines, which are always there. */
	private static List<Setting> lines() {
		return WRITING.settings.stream().filter(setting -> setting != OVERFLOW).toList();
	}

	/** What can be said of a box that shows something. */
	static List<Setting> ofBox(Content content) {
		List<Setting> special = switch (content) {
			case Content.Illustration picture -> PICTURE.settings;
			case Content.Symbol icon -> List.of(INK);
			case Content.Nothing nothing -> Stream.of(lines(), COUNTING.settings).flatMap(List::stream).toList();
			case Content.Rules rules -> WRITING.settings;
			case Content.Fact fact -> Stream.concat(lines().stream(), Stream.of(DRAWN)).toList();
			case Content.Title title -> lines();
			case Content.Facts facts -> lines();
			case Content.Written written -> lines();
		};
		return Stream.of(special, SURFACE.settings, ROOM.settings).flatMap(List::stream).toList();
	}
}
