package org.hullwright.editor.language;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * What all of this bundle shares: one language service for the whole workbench, started aside when the first Hull text is seen, so that no
 * window waits for it. Everything that has to be handed to classes the workbench makes itself comes from here; bundles that do not know
 * this one find the language service among those of the platform.
 */
public final class HullEditorPlugin {

	/** The name of the bundle. */
	public static final String ID = "org.hullwright.editor";

	private static HullEditorPlugin instance;

	// Threads of the system: answers keep a processor busy, and before Java 24 virtual threads that wait inside a lock keep all others from
	// running.
	private final ExecutorService questions = Executors
			.newCachedThreadPool(Thread.ofPlatform().daemon().name("Hull question ", 1).factory());
	private final CompletableFuture<HullLanguageService> language = CompletableFuture.supplyAsync(HullEditorPlugin::startLanguage,
			questions);

	private HullEditorPlugin() {}

	/** Begins to start the language service, and tells what becomes of it. */
	public static CompletableFuture<HullLanguageService> start() {
		LibraryLog.follow();
		instance = new HullEditorPlugin();
		return instance.language;
	}

	/** Whoever asks it something must find it knowing the open texts. */
	private static HullLanguageService startLanguage() {
		HullLanguageService started = HullIdeSetup.shared().getInstance(HullLanguageService.class);
		OpenTexts.follow(started);
		return started;
	}

	/** Gives up what is still being asked. */
	public static void stop() {
		instance.questions.shutdownNow();
		instance = null;
	}

	/** The language service; waits until it has started, so not for the UI thread. */
	public static HullLanguageService language() {
		return instance.language.join();
	}

	/** Where questions of the UI thread are asked. */
	public static ExecutorService questions() {
		return instance.questions;
	}
}
