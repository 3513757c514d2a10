package org.hullwright.editor.navigation;

import java.util.List;

import org.eclipse.jface.viewers.ITreeContentProvider;

/** A list of places, as a tree of which nothing can be unfolded. */
final class PlaceContent implements ITreeContentProvider {

	private static final Object[] NOTHING = {};

	@Override
	public Object[] getElements(Object input) {
		return ((List<?>) input).toArray();
	}

	@Override
	public Object[] getChildren(Object parent) {
		return NOTHING;
	}

	@Override
	public Object getParent(Object element) {
		return null; // the interface's word for none
	}

	@Override
	public boolean hasChildren(Object element) {
		return false;
	}
}
