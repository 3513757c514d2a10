package org.hullwright.simulation.survey;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** What a survey tells, for other programs. */
public final class SurveyJson {

	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

	private final SurveyReport report;

	public SurveyJson(SurveyReport report) {
		this.report = report;
	}

	/** The text, with a line feed at its end. */
	public String text() {
		Map<String, Object> entries = new LinkedHashMap<>();
		entries.put("words", report.sentences());
		entries.put("pack", report.pack());
		entries.put("players", report.players());
		entries.put("games", report.games());
		List<Map<String, Object>> components = report.surveyed().stream().map(SurveyJson::entry).toList();
		entries.put("components", components);
		return GSON.toJson(entries) + "\n";
	}

	private static Map<String, Object> entry(Surveyed one) {
		Map<String, Object> entry = new LinkedHashMap<>();
		entry.put("name", one.component());
		entry.put("title", one.title());
		entry.put("players", one.players());
		entry.put("verdict", one.judgement().kind().name().toLowerCase(Locale.ROOT));
		entry.put("words", one.judgement().sentence());
		if (!one.error().isEmpty()) {
			entry.put("error", one.error());
		}
		return entry;
	}
}
