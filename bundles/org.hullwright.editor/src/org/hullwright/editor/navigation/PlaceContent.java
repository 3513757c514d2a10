package org.hullwright.editor.navigation;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** A list of places, as a tree of which nothing can be unfolded. */
final class PlaceContent implements ITreeContentProvider {

	private static final Object[] NOTHING = {};

	@NonNullByDefault({})
	@Override
	public Object[] getElements(Object input) {
		return ((List<?>) input).toArray();
	}

	@NonNullByDefault({})
	@Override
	public Object[] getChildren(Object parent) {
		return NOTHING;
	}

	@NonNullByDefault({})
	@Override
	public Object getParent(Object element) {
		return null; // the interface's word for none
	}

	@NonNullByDefault({})
	@Override
	public boolean hasChildren(Object element) {
		return false;
	}
}
