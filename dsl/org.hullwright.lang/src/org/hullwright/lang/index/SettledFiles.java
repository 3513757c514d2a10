package org.hullwright.lang.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.resource.IResourceDescription;

/**
 * The files of a resource set in which nothing changes any more. What all files of a pack see alike is kept here once, so that thousands of
 * files need not be looked through for each of thousands.
 */
final class SettledFiles extends AdapterImpl {

	private final List<IResourceDescription> all;
	private final Map<Viewpoint, Map<Class<?>, Object>> answers = new HashMap<>();

	/** @param all of them, of any pack */
	SettledFiles(List<IResourceDescription> all) {
		this.all = List.copyOf(all);
	}

	/** Those of a resource set; empty when its files may change. */
	static Optional<SettledFiles> of(ResourceSet resources) {
		return resources.eAdapters().stream().filter(SettledFiles.class::isInstance).map(SettledFiles.class::cast).findFirst();
	}

	/** All files, of any pack. */
	List<IResourceDescription> all() {
		return all;
	}

	/** What is seen from somewhere, worked out when it is asked for the first time. */
	<T> T once(Class<T> key, Viewpoint viewpoint, Supplier<T> answer) {
		Map<Class<?>, Object> known = answers.computeIfAbsent(viewpoint, any -> new HashMap<>());
		if (!known.containsKey(key)) {
			known.put(key, answer.get());
		}
		return key.cast(known.get(key));
	}
}
