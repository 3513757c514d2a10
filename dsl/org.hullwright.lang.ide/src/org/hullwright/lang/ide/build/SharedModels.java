package org.hullwright.lang.ide.build;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import com.google.inject.Provider;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.VisibleFiles;

/**
 * Models that the checks of several packs use one after the other, so that what many of them require is read and linked once for each
 * thread and not for each pack. To be let go of after these checks. Thread-safe.
 */
public final class SharedModels {

	private static final int MOST = 64; // files; with so many, models are given up, so that memory does not grow with the packs

	private final Provider<XtextResourceSet> resourceSets;
	private final Queue<IndexedResources> unused = new ConcurrentLinkedQueue<>();

	SharedModels(Provider<XtextResourceSet> resourceSets) {
		this.resourceSets = resourceSets;
	}

	/** Models for a check, which no other program uses until they are given back. */
	IndexedResources take(VisibleFiles visible) {
		IndexedResources known = unused.poll();
		if (known == null) {
			return new IndexedResources(resourceSets.get(), visible);
		}
		known.turnTo(visible);
		return known;
	}

	/** Takes models back after a check, unless there are enough of them. */
	void giveBack(IndexedResources models) {
		if (models.size() < MOST) {
			unused.add(models);
		}
	}
}
