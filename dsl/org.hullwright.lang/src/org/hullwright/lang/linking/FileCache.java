package org.hullwright.lang.linking;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.util.OnChangeEvictingCache;

/**
 * A cache of what was derived from a file, invalidated as a whole when the file is parsed or linked anew. Xtext watches every object in it
 * for changes, which costs a good part of the time in which a file is read; models of Hull do not change in between.
 */
public class FileCache extends OnChangeEvictingCache {

	@Override
	protected CacheAdapter createCacheAdapter() {
		return new WholeFile();
	}

	/** Watches the file, and nothing in it. */
	private static final class WholeFile extends CacheAdapter {

		@Override
		@NonNullByDefault({})
		protected void setTarget(Resource file) {
			basicSetTarget(file);
		}

		@Override
		@NonNullByDefault({})
		protected void unsetTarget(Resource file) {
			basicUnsetTarget(file);
		}

		@Override
		@NonNullByDefault({})
		protected void handleContainment(Notification change) {
			// what is in the file is not watched
		}
	}
}
