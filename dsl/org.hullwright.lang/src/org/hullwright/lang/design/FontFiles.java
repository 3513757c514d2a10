package org.hullwright.lang.design;

import java.util.Optional;

import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.model.DesignSetting;

/** Finds the files that designs name as typefaces. */
@FunctionalInterface
public interface FontFiles {

	/** Finds none, where nothing is written. */
	FontFiles NONE = (setting, name) -> Optional.empty();

	/**
	 * The typeface of a name in the folder of the pack that a setting is written in; empty when there is none that may be read.
	 *
	 * @param name as it is written
	 */
	Optional<FontFile> find(DesignSetting setting, String name);
}
