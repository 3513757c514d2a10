package org.hullwright.server.transport;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.hullwright.server.protocol.GameService;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;

/** Answers single messages, each for itself. What is no proper question is answered as JSON-RPC says. */
final class Conversation {

	private static final System.Logger LOG = System.getLogger(Conversation.class.getName());

	private final Map<String, JsonRpcMethod> methods = ServiceEndpoints.getSupportedMethods(GameService.class);
	private final Endpoint service;

	Conversation(GameService service) {
		this.service = checked(ServiceEndpoints.toEndpoint(service));
	}

	/** The answer to a message, when there is one: none is given to what only tells something. */
	CompletableFuture<Optional<String>> answer(String text) {
		var answer = new CompletableFuture<Optional<String>>();
		var json = new MessageJsonHandler(methods);
		var endpoint = new RemoteEndpoint(message -> answer.complete(Optional.of(json.serialize(message))), service, Conversation::fault);
		json.setMethodProvider(endpoint);
		try {
			Message message = json.parseMessage(text);
			if (message instanceof RequestMessage request) {
				endpoint.consume(request);
			} else if (message instanceof NotificationMessage) {
				answer.complete(Optional.empty());
			} else {
				answer.complete(Optional.of(json.serialize(noQuestion(text))));
			}
		} catch (MessageIssueException issues) {
			answer.complete(Optional.of(json.serialize(issues.getRpcMessage() instanceof RequestMessage request ? wrongParams(request) : noQuestion(text))));
		} catch (JsonParseException noMessage) {
			answer.complete(Optional.of(json.serialize(noQuestion(text))));
		}
		return answer;
	}

	private static ResponseMessage wrongParams(RequestMessage request) {
		var response = new ResponseMessage();
		response.setRawId(request.getRawId());
		response.setError(new ResponseError(ResponseErrorCode.InvalidParams, "params of " + request.getMethod() + " have not the types they should", null));
		return response;
	}

	private static ResponseMessage noQuestion(String text) {
		var response = new ResponseMessage();
		response.setError(isJson(text) ? new ResponseError(ResponseErrorCode.InvalidRequest, "this is no single request of JSON-RPC 2.0", null)
				: new ResponseError(ResponseErrorCode.ParseError, "this is no JSON", null));
		return response;
	}

	private static boolean isJson(String text) {
		var reader = new JsonReader(new StringReader(text));
		reader.setStrictness(Strictness.STRICT); // or any word would do
		try {
			JsonParser.parseReader(reader);
			return true;
		} catch (JsonParseException noJson) {
			return false;
		}
	}

	/** All methods but those without parameters need some. */
	private Endpoint checked(Endpoint endpoint) {
		return new Endpoint() {

			@Override
			public CompletableFuture<?> request(String method, Object parameter) {
				JsonRpcMethod known = methods.get(method);
				if (known != null && known.getParameterTypes().length > 0 && (parameter == null || parameter instanceof List<?>)) {
					throw new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, "params is missing: an object with names", null));
				}
				return endpoint.request(method, parameter);
			}

			@Override
			public void notify(String method, Object parameter) {
				// Nothing is ever told here.
			}
		};
	}

	/** What was refused is told as it is; anything else is a fault of ours, of which others learn no more than that. */
	static ResponseError fault(Throwable thrown) {
		for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
			if (cause instanceof ResponseErrorException refused) {
				return refused.getResponseError();
			}
		}
		LOG.log(System.Logger.Level.ERROR, "A question could not be answered", thrown);
		return new ResponseError(ResponseErrorCode.InternalError, "this is a fault of ours; the game is as it was", null);
	}
}
