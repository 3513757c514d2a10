package org.hullwright.testing.browser;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * A real browser without a window, driven by the protocol of its developer tools. For one thread.
 *
 * <pre>
 * assumeTrue(Browser.installed().isPresent(), "there is no Chromium or Chrome on this machine to open pages in");
 * try (Browser browser = Browser.start(Browser.installed().get(), profile, "file:")) {
 * 	browser.open(page);
 * 	browser.await("document.title === 'Done'");
 * }
 * </pre>
 */
public final class Browser implements AutoCloseable {

	private static final long PATIENCE_SECONDS = 60;
	private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

	private final Process process;
	private final WebSocket socket;
	private final BlockingQueue<JsonObject> answers = new LinkedBlockingQueue<>();
	private final BlockingQueue<JsonObject> loads = new LinkedBlockingQueue<>();
	private final List<String> complaints = new CopyOnWriteArrayList<>();
	private final List<String> allowed;
	private int asked;

	private Browser(Process process, URI page, List<String> allowed) {
		this.process = process;
		this.allowed = allowed;
		this.socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(page, new Messages()).join();
		Stream.of("Page", "Runtime", "Log", "Network").forEach(domain -> ask(domain + ".enable", Map.of()));
	}

	/** Where a browser of this kind is; none where there is none. */
	public static Optional<Path> installed() {
		return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
				.flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
				.filter(Files::isExecutable).findFirst();
	}

	/**
	 * Starts a browser.
	 *
	 * @param profile an empty folder for its own
	 * @param allowed what addresses begin with that pages may load from; whatever else they load is complained about
	 * @throws IOException when it does not start
	 */
	public static Browser start(Path program, Path profile, String... allowed) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(program.toString(), "--headless=new", "--no-sandbox", "--disable-gpu",
				"--remote-debugging-port=0", "--user-data-dir=" + profile,
				"about:blank").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
		Path told = profile.resolve("DevToolsActivePort");
		await(process, () -> Files.exists(told) && told.toFile().length() > 0);
		URI list = URI.create("http://127.0.0.1:" + Files.readAllLines(told).getFirst() + "/json/list");
		String pages = HttpClient.newHttpClient().send(HttpRequest.newBuilder(list).build(), BodyHandlers.ofString()).body();
		for (JsonElement page : JsonParser.parseString(pages).getAsJsonArray()) {
			if (page.getAsJsonObject().get("type").getAsString().equals("page")) {
				return new Browser(process, URI.create(page.getAsJsonObject().get("webSocketDebuggerUrl").getAsString()), List.of(allowed));
			}
		}
		process.destroyForcibly();
		throw new IOException("the browser has no page");
	}

	private static void await(Process process, BooleanSupplier condition) throws IOException, InterruptedException {
		long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > patience || process.waitFor(20, TimeUnit.MILLISECONDS)) {
				process.destroyForcibly();
				throw new IOException("the browser does not start");
			}
		}
	}

	/** Opens a page and waits until it is there. */
	public void open(URI page) {
		loads.clear();
		ask("Page.navigate", Map.of("url", page.toString()));
		taken(loads);
	}

	/** What an expression of JavaScript comes to on the page. */
	public JsonElement evaluate(String expression) {
		JsonObject result = ask("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true))
				.getAsJsonObject("result");
		if (result.has("exceptionDetails")) {
			throw new AssertionError(result.get("exceptionDetails").toString());
		}
		JsonElement value = result.getAsJsonObject("result").get("value");
		return value == null ? JsonNull.INSTANCE : value;
	}

	/** Waits until an expression of JavaScript is true on the page; gives up where it does not become so for long. */
	public void await(String expression) {
		evaluate("new Promise(done => { const look = () => (" + expression + ") ? done(true) : setTimeout(look, 10); look(); })");
	}

	/** Presses a key. */
	public void press(String key) {
		ask("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", key));
		ask("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
	}

	/** Gives pages so much room, in pixels. */
	public void resize(int width, int height) {
		ask("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
	}

	/** Lets the system be dark or light. */
	public void prefer(String colours) {
		ask("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colours))));
	}

	/** Lays pages out as for paper that is so wide, in pixels of a screen. */
	public void print(int width) {
		ask("Emulation.setEmulatedMedia", Map.of("media", "print"));
		ask("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", width, "deviceScaleFactor", 1, "mobile", false));
	}

	/** What the browser had to say against pages: errors, refusals, and whatever was to be loaded besides them. */
	public List<String> complaints() {
		return List.copyOf(complaints);
	}

	@Override
	public void close() {
		process.descendants().forEach(ProcessHandle::destroyForcibly);
		process.destroyForcibly();
		process.onExit().join();
	}

	private JsonObject ask(String method, Map<String, Object> parameters) {
		asked++;
		socket.sendText(new Gson().toJson(Map.of("id", asked, "method", method, "params", parameters)), true).join();
		return taken(answers);
	}

	private static JsonObject taken(BlockingQueue<JsonObject> from) {
		try {
			JsonObject message = from.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
			if (message == null) {
				throw new AssertionError("the browser does not answer");
			}
			return message;
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new AssertionError(interrupted);
		}
	}

	/** Sorts what the browser says. */
	private final class Messages implements WebSocket.Listener {

		private final StringBuilder message = new StringBuilder();

		@Override
		public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
			message.append(text);
			if (last) {
				sort(JsonParser.parseString(message.toString()).getAsJsonObject());
				message.setLength(0);
			}
			from.request(1);
			return null;
		}

		private void sort(JsonObject said) {
			if (said.has("id")) {
				answers.add(said);
				return;
			}
			switch (said.get("method").getAsString()) {
				case "Page.loadEventFired" -> loads.add(said);
				case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(said.get("params").toString());
				case "Network.requestWillBeSent" ->
					request(said.getAsJsonObject("params").getAsJsonObject("request").get("url").getAsString());
				default -> { /* of no interest here */ }
			}
		}

		private void request(String address) {
			if (allowed.stream().noneMatch(address::startsWith)) {
				complaints.add("loads " + address);
			}
		}
	}
}
