package org.hullwright.lang.ide.completion;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingForm;
import org.hullwright.model.DesignSetting;

/** The words of designs that the grammar takes as names: settings, what they take, and edges. */
final class DesignWords {

	private DesignWords() {}

	/**
	 * The words that could be meant, with what they mean.
	 *
	 * @param value what is written
	 * @param place around the caret
	 */
	static Map<String, String> at(Assignment value, EObject place) {
		return switch (GrammarUtil.containingRule(value).getName() + "." + value.getFeature()) {
			case "DesignSetting.name" -> settings();
			case "DesignBox.edge" -> meaning(Stream.of(Edge.values()).map(edge -> edge.name().toLowerCase(Locale.ROOT)).toList(), "");
			case "DesignValue.word" -> Optional.ofNullable(EcoreUtil2.getContainerOfType(place, DesignSetting.class))
					.map(DesignSetting::getName).flatMap(Setting::called).map(DesignWords::valuesOf).orElseGet(Map::of);
			default -> Map.of();
		};
	}

	private static Map<String, String> settings() {
		var words = new LinkedHashMap<String, String>();
		for (Setting setting : Setting.values()) {
			words.put(setting.word(), setting.description());
		}
		return words;
	}

	private static Map<String, String> valuesOf(Setting setting) {
		boolean coloured = setting.form() == SettingForm.COLOUR || setting.form() == SettingForm.COLOURS;
		return meaning(coloured ? SettingForm.colourWords() : setting.words(), setting.description());
	}

	private static Map<String, String> meaning(List<String> words, String meaning) {
		var meanings = new LinkedHashMap<String, String>();
		words.forEach(word -> meanings.put(word, meaning));
		return meanings;
	}
}
