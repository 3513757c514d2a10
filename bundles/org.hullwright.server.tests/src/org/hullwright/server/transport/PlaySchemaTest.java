package org.hullwright.server.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.hullwright.server.fixture.Bluff;
import org.hullwright.server.protocol.GameService;
import org.hullwright.server.protocol.HostedGames;
import org.hullwright.server.protocol.PlaySchema;
import org.hullwright.server.protocol.Responses.Changed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is said fits the schema that is given out. */
@Timeout(60)
class PlaySchemaTest {

	private static final JsonObject SCHEMA = JsonParser.parseString(PlaySchema.text()).getAsJsonObject();
	private static final String NAME = SCHEMA.get("$id").getAsString();
	private static final JsonSchemaFactory VALIDATORS = JsonSchemaFactory.getInstance(VersionFlag.V202012,
			builder -> builder.schemaLoaders(loaders -> loaders.schemas(Map.of(NAME, PlaySchema.text()))));

	private final HostedGames games = new HostedGames(new Bluff());
	private final Conversation conversation = new Conversation(games);

	@AfterEach
	void leave() {
		games.close();
	}

	/** Asks, and holds both the question and the answer against the schema. */
	private JsonObject ask(String method, String params) throws InterruptedException, ExecutionException {
		assertFits(method + ".params", JsonParser.parseString(params));
		String question = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}";
		JsonObject answer = JsonParser.parseString(conversation.answer(question).get().orElseThrow()).getAsJsonObject();
		JsonObject result = answer.getAsJsonObject("result");
		assertFits(method + ".result", result);
		return result;
	}

	private static void assertFits(String definition, JsonElement data) {
		JsonSchema schema = VALIDATORS.getSchema(SchemaLocation.of(NAME + "#/$defs/" + definition.replace("/", "~1")));
		assertEquals(Set.of(), schema.validate(data.toString(), InputFormat.JSON));
		Set<String> told = new TreeSet<>();
		if (!definition.equals("game/save.result")) { // recorded games have a format of their own
			collect(data, told);
		}
		told.removeAll(known());
		assertEquals(Set.of(), told, "the schema does not know these");
	}

	/** The members of all objects in it. */
	private static void collect(JsonElement data, Set<String> names) {
		switch (data) {
			case JsonObject object -> object.asMap().forEach((name, value) -> {
				names.add(name);
				if (!name.equals("game") || !value.isJsonObject()) {
					collect(value, names);
				}
			});
			case JsonArray list -> list.forEach(each -> collect(each, names));
			default -> { /* has no members */ }
		}
	}

	private static Set<String> known() {
		Set<String> names = new TreeSet<>();
		collectProperties(SCHEMA, names);
		return names;
	}

	private static void collectProperties(JsonElement schema, Set<String> names) {
		if (schema instanceof JsonObject object) {
			if (object.has("properties")) {
				names.addAll(object.getAsJsonObject("properties").keySet());
			}
			object.asMap().values().forEach(each -> collectProperties(each, names));
		} else if (schema instanceof JsonArray list) {
			list.forEach(each -> collectProperties(each, names));
		}
	}

	@Test
	void a_whole_game_fits() throws InterruptedException, ExecutionException {
		assertFits("packs.result",
				JsonParser.parseString(conversation.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"packs\"}").get().orElseThrow())
						.getAsJsonObject()
						.getAsJsonObject("result"));
		JsonObject started = ask("game/start",
				"{\"pack\":\"bluff\",\"seats\":[\"person\",\"random\"],\"modes\":[],\"expansions\":[\"Calm\"],"
						+ "\"scenario\":\"Stormy\",\"seed\":\"-12\"}");
		String key = "\"key\":" + started.get("key");
		String seat = "\"key\":" + started.getAsJsonArray("seats").get(0).getAsJsonObject().get("key");
		JsonObject seen = ask("game/view", "{" + seat + "}");
		while (seen.has("question")) {
			int decision = seen.getAsJsonObject("question").get("decision").getAsInt();
			seen = ask("game/answer", "{" + seat + ",\"decision\":" + decision + ",\"option\":0}");
		}
		assertTrue(seen.has("ending"));
		ask("game/events", "{" + seat + "}");
		ask("game/events", "{" + key + ",\"run\":1,\"after\":3}");
		JsonObject saved = ask("game/save", "{" + key + "}");
		ask("game/undo", "{" + key + ",\"decision\":0}");
		ask("game/resume", "{\"pack\":\"bluff\",\"seats\":[\"person\",\"random\"],\"game\":" + saved + "}");
	}

	@Test
	void what_is_told_without_asking_fits() {
		assertFits("game/changed", new Gson().toJsonTree(new Changed("1", 1, 5, 2, false)));
		assertFits("game/changed", new Gson().toJsonTree(new Changed("1", 1, 5, null, true)));
	}

	@Test
	void a_refusal_fits() throws InterruptedException, ExecutionException {
		for (String params : List.of("{\"key\":\"?\"}", "{}")) {
			String answer = conversation.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/view\",\"params\":" + params + "}").get()
					.orElseThrow();
			assertFits("error", JsonParser.parseString(answer).getAsJsonObject().getAsJsonObject("error"));
		}
	}

	@Test
	void every_method_is_in_it() {
		Set<String> defined = SCHEMA.getAsJsonObject("$defs").keySet();
		for (String method : ServiceEndpoints.getSupportedMethods(GameService.class).keySet()) {
			assertTrue(defined.contains(method + ".params") || defined.contains(method + ".result"), method);
		}
	}
}
