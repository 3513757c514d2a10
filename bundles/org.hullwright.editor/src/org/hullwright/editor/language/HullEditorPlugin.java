package org.hullwright.editor.language;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.request.BackgroundThreads;

/**
 * What all of this bundle shares: one language service for the whole workbench, started aside when the first Hull text is seen, so that no
 * window waits for it. Everything that has to be handed to classes the workbench makes itself comes from here; bundles that do not know
 * this one find the language service among those of the platform.
 */
public final class HullEditorPlugin {

	/** The name of the bundle. */
	public static final String ID = "org.hullwright.editor";

	private static volatile @Nullable HullEditorPlugin instance;

	private final CompletableFuture<HullLanguageService> language = BackgroundThreads.supply(HullEditorPlugin::startLanguage);

	private HullEditorPlugin() {}

	/** Begins to start the language service, and tells what becomes of it. */
	public static CompletableFuture<HullLanguageService> start() {
		LibraryLog.follow();
		HullEditorPlugin started = new HullEditorPlugin();
		instance = started;
		started.language.thenAccept(started::warmUp);
		return started.language;
	}

	/** Whoever asks it something must find it knowing the open texts. */
	private static HullLanguageService startLanguage() {
		HullLanguageService started = HullIdeSetup.shared().getInstance(HullLanguageService.class);
		OpenTexts.follow(started);
		return started;
	}

	/** In the background, until the bundle is stopped. */
	private void warmUp(HullLanguageService service) {
		BackgroundThreads.supply(() -> service.writing().warmUp(() -> instance != this)).whenComplete((places, failed) -> {
			if (failed != null) {
				logFailure(failed);
			}
		});
	}

	/** Lets go of the language service. */
	public static void stop() {
		instance = null;
	}

	/** The language service; waits until it has started, so not for the UI thread. */
	public static HullLanguageService language() {
		return started().join();
	}

	/** The language service; empty as long as it is starting. For the UI thread. */
	public static Optional<HullLanguageService> startedLanguage() {
		CompletableFuture<HullLanguageService> language = started();
		return language.isDone() ? Optional.of(language.join()) : Optional.empty();
	}

	private static CompletableFuture<HullLanguageService> started() {
		return Objects.requireNonNull(instance, "the bundle of the editor has been stopped").language;
	}

	/** Logs why a request in the background has no answer. Who lost interest is no failure. */
	public static void logFailure(Throwable reason) {
		if (!(reason instanceof CancellationException)) {
			ILog.of(HullEditorPlugin.class).error("A request in the background could not be answered", reason);
		}
	}
}
