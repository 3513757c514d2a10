package org.hullwright.simulation.report;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/** A report as JSON. Shares are fractions; an interval is a list of its two ends, each null where it is open. */
public final class JsonReport {

	/** Of this form; raised when something that readers rely on changes. */
	private static final int FORMAT = 1;
	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

	private final Report report;

	public JsonReport(Report report) {
		this.report = report;
	}

	/** The text, with a line feed at its end. */
	public String text() {
		JsonObject json = new JsonObject();
		json.addProperty("format", FORMAT);
		json.add("origin", origin(report.origin()));
		if (!report.focus().components().isEmpty()) {
			json.add("focus", focus());
		}
		json.add("tables", array(report.tables(), this::table));
		json.add("comparisons", array(report.comparisons(), this::comparison));
		json.add("performed", array(report.performed(), JsonReport::performed));
		return GSON.toJson(json) + "\n";
	}

	/** What the report is about, with what it comes to in sentences. */
	private JsonObject focus() {
		JsonObject json = new JsonObject();
		json.addProperty("title", report.focus().title());
		json.add("components", texts(report.focus().components()));
		json.add("conclusions", texts(new Answers(report).conclusions()));
		json.add("encounters", texts(new Answers(report).encounters()));
		return json;
	}

	private static JsonObject origin(Origin origin) {
		JsonObject json = new JsonObject();
		json.addProperty("hullwright", origin.engine());
		json.add("rulesets", array(origin.rulesets(), JsonReport::rules));
		json.add("seats", array(origin.seats(), JsonPrimitive::new));
		json.addProperty("games", origin.games());
		json.addProperty("firstSeed", origin.firstSeed());
		json.add("agents", texts(origin.agents()));
		json.addProperty("played", origin.played());
		json.addProperty("total", origin.total());
		return json;
	}

	private static JsonObject rules(Origin.Rules rules) {
		JsonObject json = new JsonObject();
		json.addProperty("title", rules.title());
		json.addProperty("pack", rules.pack());
		json.addProperty("version", rules.version());
		json.addProperty("fingerprint", rules.fingerprint());
		json.add("expansions", texts(rules.expansions()));
		json.add("modes", texts(rules.modes()));
		json.add("scenario", rules.scenario().<JsonElement>map(JsonPrimitive::new).orElse(JsonNull.INSTANCE));
		return json;
	}

	private JsonObject table(RulesetGames table) {
		JsonObject json = new JsonObject();
		json.addProperty("ruleset", report.origin().rulesets().get(table.ruleset()).title());
		json.addProperty("seats", table.seats());
		json.addProperty("games", table.games());
		json.addProperty("broken", table.broken());
		json.add("won", share(table.won()));
		json.add("bySeat", array(table.bySeat(), JsonReport::share));
		json.add("byBelonging",
				array(table.belongings(), belonging -> with(component(belonging.component()), "won", share(belonging.won()))));
		json.add("fates", array(table.fates(), JsonReport::fate));
		json.add("endings", array(table.endings(), JsonReport::ending));
		json.add("rounds", spread(table.rounds()));
		json.add("decisions", spread(table.decisions()));
		json.add("measures", array(table.findings(), JsonReport::finding));
		json.add("uses", array(table.uses(), JsonReport::use));
		JsonObject never = new JsonObject();
		for (RulesetGames.Way way : RulesetGames.Way.values()) {
			never.add(way.name().toLowerCase(Locale.ROOT), array(table.never(way), use -> component(use.component())));
		}
		json.add("never", never);
		json.add("errors", array(table.errors(), JsonReport::error));
		return json;
	}

	private static JsonObject component(RulesetGames.Component component) {
		JsonObject json = new JsonObject();
		json.addProperty("kind", component.kind());
		json.addProperty("name", component.name());
		json.addProperty("title", component.title());
		return json;
	}

	private static JsonObject with(JsonObject json, String name, JsonElement value) {
		json.add(name, value);
		return json;
	}

	private static JsonObject fate(RulesetGames.Fate fate) {
		JsonObject json = new JsonObject();
		json.addProperty("state", fate.state());
		json.addProperty("word", fate.word());
		json.add("seats", share(fate.seats()));
		json.add("won", share(fate.won()));
		return json;
	}

	private static JsonObject ending(RulesetGames.Ending ending) {
		JsonObject json = new JsonObject();
		json.addProperty("reason", ending.reason());
		json.add("games", share(ending.games()));
		return json;
	}

	private static JsonObject spread(Spread spread) {
		JsonObject json = new JsonObject();
		json.add("mean", number(spread.mean()));
		json.add("interval", interval(spread.interval()));
		json.addProperty("median", spread.percentile(50));
		json.addProperty("fifthPercentile", spread.percentile(5));
		json.addProperty("ninetyFifthPercentile", spread.percentile(95));
		return json;
	}

	private static JsonObject finding(Finding finding) {
		JsonObject json = new JsonObject();
		json.addProperty("title", finding.measure().title());
		json.addProperty("unit", finding.measure().share() ? "percent" : "number");
		json.add("value", finding.sample().games() == 0 ? JsonNull.INSTANCE : number(finding.value()));
		json.add("interval", interval(finding.interval()));
		json.addProperty("games", finding.sample().games());
		json.addProperty("verdict", finding.verdict().name().toLowerCase(Locale.ROOT));
		return json;
	}

	private static JsonObject use(RulesetGames.Use use) {
		JsonObject json = component(use.component());
		for (RulesetGames.Way way : RulesetGames.Way.values()) {
			json.add(way.name().toLowerCase(Locale.ROOT), use.of(way).map(JsonReport::happening).orElse(JsonNull.INSTANCE));
		}
		return json;
	}

	private static JsonElement happening(RulesetGames.Happening happening) {
		JsonObject json = new JsonObject();
		json.add("games", share(happening.games()));
		json.add("wonWith", share(happening.wonWith()));
		json.add("wonWithout", share(happening.wonWithout()));
		Optional<Difference> difference = happening.difference();
		json.add("difference", difference.map(found -> number(found.value())).orElse(JsonNull.INSTANCE));
		json.add("interval", difference.map(found -> (JsonElement) interval(found.interval())).orElse(JsonNull.INSTANCE));
		return json;
	}

	private static JsonObject error(RulesetGames.BrokenGames broken) {
		JsonObject json = new JsonObject();
		json.addProperty("error", broken.error());
		json.addProperty("games", broken.games());
		json.add("seeds", array(broken.seeds(), JsonPrimitive::new));
		return json;
	}

	private JsonObject comparison(Comparison comparison) {
		JsonObject json = new JsonObject();
		json.addProperty("from", report.origin().rulesets().getFirst().title());
		json.addProperty("to", report.origin().rulesets().get(comparison.ruleset()).title());
		json.addProperty("seats", comparison.seats());
		json.add("numbers", array(comparison.contrasts(), JsonReport::contrast));
		return json;
	}

	private static JsonObject contrast(Comparison.Contrast contrast) {
		JsonObject json = new JsonObject();
		json.addProperty("title", contrast.title());
		json.addProperty("unit", contrast.share() ? "share" : "number");
		json.add("before", number(contrast.before()));
		json.add("after", number(contrast.after()));
		json.add("difference", number(contrast.change().difference().value()));
		json.add("interval", interval(contrast.change().difference().interval()));
		json.addProperty("pairs", contrast.change().pairs());
		json.addProperty("differing", contrast.change().differing());
		json.addProperty("verdict", contrast.verdict().inWords());
		json.add("moreGames", contrast.moreGames().isPresent() ? new JsonPrimitive(contrast.moreGames().getAsLong()) : JsonNull.INSTANCE);
		return json;
	}

	private static JsonObject performed(Performed performed) {
		JsonObject json = new JsonObject();
		json.add("rules", part(performed.rules()));
		json.add("sentences", part(performed.sentences()));
		json.add("branches", part(performed.branches()));
		json.add("files", array(performed.files(), JsonReport::file));
		return json;
	}

	private static JsonObject file(Coverage.OfFile file) {
		JsonObject json = new JsonObject();
		json.addProperty("file", file.file());
		json.add("rules", part(file.rules()));
		json.add("sentences", part(file.sentences()));
		json.add("branches", part(file.branches()));
		json.add("neverPerformed", places(file.neverRun()));
		json.add("alwaysSo", places(file.neverPassedBy()));
		return json;
	}

	private static JsonArray places(List<Place> places) {
		return array(places, place -> new JsonPrimitive(place.line() + ":" + place.column()));
	}

	private static JsonObject part(Coverage.Part part) {
		JsonObject json = new JsonObject();
		json.addProperty("performed", part.run());
		json.addProperty("of", part.of());
		return json;
	}

	private static JsonObject share(Share share) {
		JsonObject json = new JsonObject();
		json.addProperty("times", share.times());
		json.addProperty("of", share.of());
		json.add("share", share.of() == 0 ? JsonNull.INSTANCE : number(share.value()));
		json.add("interval", interval(share.interval()));
		return json;
	}

	private static JsonArray interval(Interval interval) {
		JsonArray ends = new JsonArray();
		ends.add(number(interval.lower()));
		ends.add(number(interval.upper()));
		return ends;
	}

	private static JsonElement number(double number) {
		return Double.isFinite(number) ? new JsonPrimitive(number) : JsonNull.INSTANCE;
	}

	private static JsonArray texts(List<String> texts) {
		return array(texts, JsonPrimitive::new);
	}

	private static <T> JsonArray array(Collection<T> values, Function<T, JsonElement> written) {
		JsonArray array = new JsonArray();
		values.forEach(value -> array.add(written.apply(value)));
		return array;
	}
}
