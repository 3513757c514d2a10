package org.hullwright.lang.ide.index;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import com.google.inject.Singleton;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;

/**
 * The models that files were just summarized from, in which no link has been followed: whoever needs the model of such a file next need not
 * read it again. Only a few are kept, and only until somebody takes them. Thread-safe.
 */
@Singleton
public final class FreshModels {

	private static final int MOST = 64;

	private final Map<URI, Fresh> models = new LinkedHashMap<>();

	/** A model, as long as there is memory for it. */
	private record Fresh(FileSummary file, SoftReference<XtextResource> model) {}

	/** Keeps the model that a file was summarized from, and gives up the oldest one when there are many. */
	public synchronized void keep(FileSummary file, XtextResource model) {
		models.remove(file.getURI());
		models.put(file.getURI(), new Fresh(file, new SoftReference<>(model)));
		if (models.size() > MOST) {
			models.remove(models.keySet().iterator().next());
		}
	}

	/** The model of exactly this state of a file, which from now on belongs to the caller; empty when it is not kept. */
	synchronized Optional<XtextResource> take(FileSummary file) {
		Fresh fresh = models.get(file.getURI());
		if (fresh == null || fresh.file() != file) {
			return Optional.empty();
		}
		models.remove(file.getURI());
		return Optional.ofNullable(fresh.model().get());
	}

	/** Gives up the models of files for which nobody will need them. */
	public synchronized void giveUp(Iterable<FileSummary> files) {
		files.forEach(file -> models.remove(file.getURI()));
	}
}
