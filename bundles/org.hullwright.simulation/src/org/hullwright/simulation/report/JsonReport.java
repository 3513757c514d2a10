package org.hullwright.simulation.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;

/** A report as JSON. Shares are fractions; an interval is a list of its two ends, each null where it is open. */
public final class JsonReport {

	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();
	private static final String FOCUS = "focus";

	private final Report report;

	public JsonReport(Report report) {
		this.report = report;
	}

	/** The text, with a line feed at its end. */
	public String text() {
		JsonObject json = GSON.toJsonTree(ReportEntries.of(report)).getAsJsonObject();
		if (json.get(FOCUS).isJsonNull()) {
			json.remove(FOCUS); // all else that is missing is told as null
		}
		return GSON.toJson(json) + "\n";
	}
}
