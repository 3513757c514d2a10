package org.hullwright.engine.learning;

import java.util.ArrayList;
import java.util.List;

/** Numbers features while they are declared. A feature is known by its name, which stays the same in other versions of a pack. */
final class FeatureNames {

	private final List<String> names = new ArrayList<>();

	/** The number of a new feature. */
	int add(String name) {
		names.add(name);
		return names.size() - 1;
	}

	/** All names so far, by number. */
	List<String> all() {
		return List.copyOf(names);
	}
}
