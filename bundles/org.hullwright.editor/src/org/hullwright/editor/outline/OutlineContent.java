package org.hullwright.editor.outline;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** Hands the tree to the viewer. */
final class OutlineContent implements ITreeContentProvider {

	@NonNullByDefault({})
	@Override
	public Object[] getElements(Object input) {
		return ((OutlineTree) input).roots().toArray();
	}

	@NonNullByDefault({})
	@Override
	public Object[] getChildren(Object parent) {
		return ((OutlineNode) parent).children().toArray();
	}

	@NonNullByDefault({})
	@Override
	public Object getParent(Object element) {
		return element instanceof OutlineNode node ? node.parent() : null;
	}

	@NonNullByDefault({})
	@Override
	public boolean hasChildren(Object element) {
		return element instanceof OutlineNode node && !node.children().isEmpty();
	}
}
