package org.hullwright.server.transport;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.hullwright.server.protocol.Faults;
import org.hullwright.server.protocol.GameService;

/**
 * Dispatches single JSON-RPC messages, each for itself, however they came. What is no proper request is answered as JSON-RPC says. The
 * messages are read here and not by the library, which knows no numbers beyond 32 bits as the id of a request (many take the time), and
 * tells some faults to its log alone.
 */
final class Conversation {

	/** How many bytes a message may have; the longest saved games fit into it. */
	static final int LARGEST = 16 * 1024 * 1024;

	private static final System.Logger LOG = System.getLogger(Conversation.class.getName());
	private static final Gson JSON = new GsonBuilder().setStrictness(Strictness.STRICT).create(); // or any word would do

	private final Map<String, JsonRpcMethod> methods = ServiceEndpoints.getSupportedMethods(GameService.class);
	private final Endpoint service;

	Conversation(GameService service) {
		this.service = ServiceEndpoints.toEndpoint(service);
	}

	/** The answer to a message, when there is one: none is given to what only tells something, and nothing is done for it. */
	CompletableFuture<Optional<String>> answer(String text) {
		JsonElement message = read(text);
		if (message == null) {
			return CompletableFuture.completedFuture(Optional.of(noMessage("this is no JSON, or it is nested too deeply")));
		}
		if (!isQuestion(message)) {
			return CompletableFuture.completedFuture(Optional.of(refused(JsonNull.INSTANCE,
					new ResponseError(ResponseErrorCode.InvalidRequest, "this is no single request of JSON-RPC 2.0", null))));
		}
		JsonObject question = message.getAsJsonObject();
		if (!question.has("id")) {
			return CompletableFuture.completedFuture(Optional.empty());
		}
		JsonElement id = question.get("id");
		return result(question.get("method").getAsString(), question.get("params"))
				.handle((result, thrown) -> Optional.of(thrown == null ? answered(id, result) : refused(id, fault(thrown))));
	}

	/** What is said to bytes that are no message. */
	static String noMessage(String reason) {
		return refused(JsonNull.INSTANCE, new ResponseError(ResponseErrorCode.ParseError, reason, null));
	}

	/** What is told without being asked. */
	static String news(String method, Object params) {
		JsonObject message = message();
		message.addProperty("method", method);
		message.add("params", JSON.toJsonTree(params));
		return message.toString();
	}

	/** null when it is no JSON. */
	private static @Nullable JsonElement read(String text) {
		try {
			return JSON.fromJson(text, JsonElement.class);
		} catch (JsonParseException noJson) {
			return null;
		}
	}

	private static boolean isQuestion(JsonElement message) {
		return message instanceof JsonObject question && question.get("method") instanceof JsonPrimitive method && method.isString()
				&& (!question.has("id") || question.get("id") instanceof JsonPrimitive id && (id.isString() || id.isNumber()));
	}

	private CompletableFuture<?> result(String name, JsonElement params) {
		try {
			JsonRpcMethod method = methods.get(name);
			if (method == null) {
				throw new ResponseErrorException(new ResponseError(ResponseErrorCode.MethodNotFound,
						"there is no method " + name + "; there are " + String.join(", ", methods.keySet().stream().sorted().toList()),
						null));
			}
			return service.request(name,
					method.getParameterTypes().length == 0 ? null : parameter(params, (Class<?>) method.getParameterTypes()[0]));
		} catch (RuntimeException thrown) {
			return CompletableFuture.failedFuture(thrown);
		}
	}

	private static Object parameter(JsonElement params, Class<?> type) {
		if (!(params instanceof JsonObject members)) {
			throw Faults.wrongQuestion("params is missing: an object with names");
		}
		List<RecordComponent> known = List.of(type.getRecordComponents());
		members.entrySet().forEach(member -> check(member.getKey(), member.getValue(), known));
		return JSON.fromJson(members.toString(), type);
	}

	/** What is misspelt is not passed over: another game would begin than was asked for. */
	private static void check(String name, JsonElement value, List<RecordComponent> known) {
		RecordComponent component = known.stream().filter(each -> each.getName().equals(name)).findFirst()
				.orElseThrow(() -> Faults.wrongQuestion(
						"params knows no '" + name + "'; it knows "
								+ String.join(", ", known.stream().map(RecordComponent::getName).toList())));
		try {
			// from its text: a number that is too large for it would be cut otherwise
			JSON.fromJson(value.toString(), component.getGenericType());
		} catch (JsonParseException wrong) {
			throw Faults.wrongQuestion(name + " has not the type it should; hullwright serve --schema tells which");
		}
	}

	private static String answered(JsonElement id, Object result) {
		JsonObject message = message();
		message.add("id", id);
		message.add("result", JSON.toJsonTree(result));
		return message.toString();
	}

	private static String refused(JsonElement id, ResponseError error) {
		JsonObject message = message();
		message.add("id", id);
		message.add("error", JSON.toJsonTree(error));
		return message.toString();
	}

	private static JsonObject message() {
		var message = new JsonObject();
		message.addProperty("jsonrpc", "2.0");
		return message;
	}

	/** What was refused is told as it is; anything else is a fault of ours, of which others learn no more than that. */
	private static ResponseError fault(Throwable thrown) {
		for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
			if (cause instanceof ResponseErrorException refused) {
				return refused.getResponseError();
			}
		}
		LOG.log(System.Logger.Level.ERROR, "A question could not be answered", thrown);
		return new ResponseError(ResponseErrorCode.InternalError, "this is a fault of ours; the game is as it was", null);
	}
}
