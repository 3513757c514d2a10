package org.hullwright.editor;

import java.util.concurrent.CompletableFuture;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.background.PackWatcher;
import org.hullwright.editor.encoding.WishedEncodings;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.saving.SaveActions;
import org.hullwright.lang.ide.HullLanguageService;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** The life of this bundle: starts what works in the background, and ends it. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class Activator implements BundleActivator {

	private final SaveActions saving = new SaveActions();
	private final WishedEncodings encodings = new WishedEncodings();
	private PackWatcher watcher;

	@NonNullByDefault({})
	@Override
	public void start(BundleContext context) {
		CompletableFuture<HullLanguageService> language = HullEditorPlugin.start();
		language.thenAccept(service -> context.registerService(HullLanguageService.class, service, null));
		FileBuffers.getTextFileBufferManager().addFileBufferListener(saving);
		FileBuffers.getTextFileBufferManager().addFileBufferListener(encodings);
		watcher = new PackWatcher(ResourcesPlugin.getWorkspace(), language);
		watcher.start();
	}

	@NonNullByDefault({})
	@Override
	public void stop(BundleContext context) {
		watcher.stop();
		FileBuffers.getTextFileBufferManager().removeFileBufferListener(encodings);
		FileBuffers.getTextFileBufferManager().removeFileBufferListener(saving);
		HullEditorPlugin.stop();
	}
}
