package org.hullwright.lang.ide.design;

import java.util.List;

import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;

/**
 * A setting of a part of a design.
 *
 * @param own what the part says itself; empty where it says nothing
 * @param inherited what holds where it says nothing; empty where nobody does
 * @param origin who says what is inherited, in a few words; empty text where that is how cards look anyway
 */
public record SettingField(Setting setting, List<SettingValue> own, List<SettingValue> inherited, String origin) {

	public SettingField {
		own = List.copyOf(own);
		inherited = List.copyOf(inherited);
	}

	/** Whether the part says it itself. */
	public boolean isOwn() {
		return !own.isEmpty();
	}

	/** What holds; empty where nobody says anything and there is no usual value. */
	public List<SettingValue> present() {
		return isOwn() ? own : inherited;
	}
}
