package org.hullwright.lang.design;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A part of a side of a component, as it is designed.
 *
 * @param origin where it is written; null for what nobody wrote
 * @param panels the boxes in it, in the order in which they take their room
 */
public record Panel(Placement placement, Condition condition, Content content, Settings settings,
		@Nullable Origin origin, List<Panel> panels) {

	/** Without anything. */
	public static final Panel EMPTY = new Panel(Placement.ALL, Condition.ALWAYS, new Content.Nothing(), Settings.NONE, null,
			List.of());

	public Panel {
		panels = List.copyOf(panels);
	}

	/** The same with other values of a setting in the panel that is written at a place. */
	public Panel with(Origin place, Setting setting, List<SettingValue> values) {
		return new Panel(placement, condition, content, Objects.equals(place, origin) ? settings.with(setting, values) : settings, origin,
				panels.stream().map(panel -> panel.with(place, setting, values)).toList());
	}
}
