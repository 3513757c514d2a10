package org.hullwright.editor.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.AbstractTreeViewer;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.ui.progress.DeferredTreeContentManager;
import org.eclipse.ui.progress.IDeferredWorkbenchAdapter;

/** Hands the tree of calls to the viewer: what is below a node is fetched in the background when the user wants to see it. */
final class CallContent implements ITreeContentProvider {

	private static final Object[] NOTHING = {};

	private final DeferredTreeContentManager fetching;

	CallContent(AbstractTreeViewer viewer) {
		fetching = new DeferredTreeContentManager(viewer) {

			private final IDeferredWorkbenchAdapter search = new CallSearch();

			@NonNullByDefault({})
			@Override
			protected IDeferredWorkbenchAdapter getAdapter(Object element) {
				return element instanceof CallHierarchyNode ? search : null;
			}
		};
	}

	/** Stops looking for what is below a node. */
	void stop(Object node) {
		fetching.cancel(node);
	}

	@NonNullByDefault({})
	@Override
	public Object[] getElements(Object input) {
		return (Object[]) input;
	}

	@NonNullByDefault({})
	@Override
	public Object[] getChildren(Object parent) {
		return parent instanceof CallHierarchyNode node && !node.isAgain() ? fetching.getChildren(parent) : NOTHING;
	}

	@NonNullByDefault({})
	@Override
	public Object getParent(Object element) {
		return element instanceof CallHierarchyNode node ? node.parent() : null;
	}

	@NonNullByDefault({})
	@Override
	public boolean hasChildren(Object element) {
		return element instanceof CallHierarchyNode node && !node.isAgain();
	}
}
