package org.hullwright.editor.language;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.eclipse.core.resources.ResourcesPlugin;
import org.hullwright.editor.background.PackWatcher;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/**
 * The life of this bundle: one language service for the whole workbench, started aside when the first Hull text is seen, so that no window
 * waits for it. Everything here that has to be handed to classes the workbench makes itself comes from here;
 * bundles that do not know this one find the language service among those of the platform.
 */
public final class HullEditorPlugin implements BundleActivator {

	/** The name of the bundle. */
	public static final String ID = "org.hullwright.editor";

	private static HullEditorPlugin instance;

	// Threads of the system: answers keep a processor busy, and before Java 24 virtual threads that wait inside a lock keep all others from running.
	private final ExecutorService questions = Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("Hull question ", 1).factory());
	private CompletableFuture<HullLanguageService> language;
	private PackWatcher watcher;

	@Override
	public void start(BundleContext context) {
		become(this);
		LibraryLog.follow();
		language = CompletableFuture.supplyAsync(HullIdeSetup::start, questions);
		language.thenAccept(OpenTexts::follow);
		language.thenAccept(service -> context.registerService(HullLanguageService.class, service, null));
		watcher = new PackWatcher(ResourcesPlugin.getWorkspace(), language);
		watcher.start();
	}

	@Override
	public void stop(BundleContext context) {
		watcher.stop();
		questions.shutdownNow();
		become(null);
	}

	/** The language service; waits until it has started, so not for the UI thread. */
	public static HullLanguageService language() {
		return instance.language.join();
	}

	/** Where questions of the UI thread are asked. */
	public static ExecutorService questions() {
		return instance.questions;
	}

	private static void become(HullEditorPlugin plugin) {
		instance = plugin;
	}
}
