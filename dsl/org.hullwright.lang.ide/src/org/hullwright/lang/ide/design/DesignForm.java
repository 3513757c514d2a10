package org.hullwright.lang.ide.design;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue.FontFile;

/**
 * What a form shows of a part of a design.
 *
 * @param place where the part begins
 * @param pack the name of the pack that it stands in
 * @param isOwn whether that is the pack of the author; what others wrote is copied before it is changed
 * @param path from the whole design down to the part, which is the last
 * @param icon as which the thing is drawn that is designed; empty text where the design does not say it, null for a part of it
 * @param box what a box says besides its settings; null for a side and for the whole
 * @param settings that the part may have, in the order in which they are shown
 * @param printed what the components that are designed print, to choose from
 * @param typefaces those that lie in the pack, to choose from beside those that come along; bold files only where there is no plain one
 * @param copies for what a copy of another pack's design can be; empty for the author's own
 */
public record DesignForm(DesignPlace place, String pack, boolean isOwn, List<Step> path, @Nullable String icon, @Nullable BoxForm box,
		List<SettingField> settings, List<PrintedValue> printed, List<FontFile> typefaces, List<CopyTarget> copies) {

	public DesignForm {
		path = List.copyOf(path);
		settings = List.copyOf(settings);
		printed = List.copyOf(printed);
		typefaces = List.copyOf(typefaces);
		copies = List.copyOf(copies);
	}

	/**
	 * A part of a design that has others in it.
	 *
	 * @param label in a word or two
	 */
	public record Step(String label, DesignPlace place) {}

	/**
	 * A value that components print.
	 *
	 * @param name in Hull
	 * @param label in words
	 * @param words which it may be; empty for numbers, texts, and what is only there or not
	 */
	public record PrintedValue(String name, String label, List<String> words) {

		public PrintedValue {
			words = List.copyOf(words);
		}
	}

	/**
	 * For what a design is copied.
	 *
	 * @param name of a component or a kind, in Hull
	 * @param label in words
	 */
	public record CopyTarget(String name, String label) {}

	/** The field of a setting, which is one of those it has. */
	public SettingField field(Setting setting) {
		return settings.stream().filter(field -> field.setting() == setting).findFirst().orElseThrow();
	}
}
