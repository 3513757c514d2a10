package org.hullwright.lang.ide.design;

import java.util.List;

import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;

/** What an author wants changed of a part of a design. */
public sealed interface DesignEdit {

	/**
	 * The part has a setting of its own.
	 *
	 * @param values that the setting takes
	 */
	record Say(Setting setting, List<SettingValue> values) implements DesignEdit {

		public Say {
			values = List.copyOf(values);
		}
	}

	/** The part no longer has a setting of its own. */
	record Unsay(Setting setting) implements DesignEdit {}

	/**
	 * The thing that is designed has another icon.
	 *
	 * @param name of one that comes along, or the file of a drawing; empty text for none of its own
	 */
	record ShowAs(String name) implements DesignEdit {}

	/** A box shows something else. */
	record Show(Content content) implements DesignEdit {}

	/** A box is elsewhere, or of another size. */
	record Place(Placement placement) implements DesignEdit {}

	/** A box is only there under some condition. */
	record When(Condition condition) implements DesignEdit {}

	/** There is another box: in a side or a box as the last one, or else behind a box. */
	record Add(Content content, Placement placement, boolean inside) implements DesignEdit {}

	/** There is no such box any more. */
	record Remove() implements DesignEdit {}

	/** A box takes its room before the one that came before it, or after the one behind it. */
	record Move(boolean earlier) implements DesignEdit {}
}
