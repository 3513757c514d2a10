package org.hullwright.lang.design;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.SettingValue.Number;
import org.hullwright.lang.design.SettingValue.Word;
import org.hullwright.model.DesignSetting;

/** The settings of a panel, with those it inherits. Those that are not known, or have values they do not take, are left out. */
public final class Settings {

	/** No settings at all. */
	public static final Settings NONE = new Settings(Map.of(), null);

	private final Map<Setting, List<SettingValue>> own;
	private final @Nullable Settings around;

	private Settings(Map<Setting, List<SettingValue>> own, @Nullable Settings around) {
		this.own = own;
		this.around = around;
	}

	/**
	 * @param written of those that are written twice, the last counts
	 * @param fonts finds the typefaces of packs
	 */
	static Settings of(Collection<DesignSetting> written, @Nullable Settings around, FontFiles fonts) {
		Map<Setting, List<SettingValue>> own = new EnumMap<>(Setting.class);
		for (DesignSetting setting : written) {
			List<SettingValue> values = setting.getValues().stream().map(SettingValue::of).map(value -> inFile(value, setting, fonts))
					.toList();
			Optional.ofNullable(setting.getName()).flatMap(Setting::called)
					.filter(known -> known.takes(values)).ifPresent(known -> own.put(known, values));
		}
		return new Settings(own, around);
	}

	/** A typeface that is named by its file becomes that file, so that whoever writes with it needs to know of no pack. */
	private static SettingValue inFile(SettingValue value, DesignSetting setting, FontFiles fonts) {
		return value instanceof SettingValue.Text(String name) && Setting.TYPEFACE.word().equals(setting.getName())
				&& PackTypefaces.isFile(name)
						? fonts.find(setting, name).<SettingValue>map(font -> font).orElse(value)
						: value;
	}

	/** The same with other values of a setting. */
	public Settings with(Setting setting, List<SettingValue> values) {
		Map<Setting, List<SettingValue>> changed = new EnumMap<>(Setting.class);
		changed.putAll(own);
		changed.put(setting, List.copyOf(values));
		return new Settings(changed, around);
	}

	/** All values of a setting; empty where it is not set. */
	public List<SettingValue> values(Setting setting) {
		List<SettingValue> values = own.get(setting);
		if (values != null) {
			return values;
		}
		Settings inherited = around;
		return inherited != null && setting.isInherited() ? inherited.values(setting) : List.of();
	}

	/** Whether the panel itself has a setting. */
	public boolean has(Setting setting) {
		return own.containsKey(setting);
	}

	/** The number at a position of the values. */
	public OptionalDouble numberAt(Setting setting, int position) {
		List<SettingValue> values = values(setting);
		return position < values.size() && values.get(position) instanceof Number(double value)
				? OptionalDouble.of(value)
				: OptionalDouble.empty();
	}

	/** The only number of a setting, or another one where it is not set. */
	public double number(Setting setting, double otherwise) {
		return numberAt(setting, 0).orElse(otherwise);
	}

	/** The first value as it is written, or other text where it is not set. */
	public String word(Setting setting, String otherwise) {
		List<SettingValue> values = values(setting);
		return values.isEmpty() ? otherwise : values.getFirst().plain();
	}

	/** Whether a setting is yes. */
	public boolean is(Setting setting) {
		return values(setting).equals(List.of(new Word("yes")));
	}
}
