package org.hullwright.workbench.examples;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ViewerComparator;

/** Sorts the example packs behind the packs of the author's own. */
@NonNullByDefault({})
public final class ExamplesSorter extends ViewerComparator {

	@Override
	public int category(Object element) {
		return element instanceof ExamplesGroup ? 1 : 0;
	}
}
