package org.hullwright.workbench.examples;

import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.navigator.ICommonContentExtensionSite;
import org.eclipse.ui.navigator.IPipelinedTreeContentProvider;
import org.eclipse.ui.navigator.PipelinedShapeModification;
import org.eclipse.ui.navigator.PipelinedViewerUpdate;
import org.hullwright.editor.examples.ExampleProjects;

/**
 * Pipelined content provider of the project tree: takes the example packs out of the workspace's projects and puts them below one
 * {@link ExamplesGroup}. What is added to or removed from the workspace refreshes the tree, for whether a project is an example is known
 * only while it is there.
 */
@NonNullByDefault({})
public final class ExamplesContent implements IPipelinedTreeContentProvider {

	private static final Object[] NONE = {};

	private final Runnable refresh = this::refresh;
	private @Nullable StructuredViewer viewer;

	@Override
	public void init(ICommonContentExtensionSite site) {
		ExampleProjects.addListener(refresh);
	}

	@Override
	public void inputChanged(Viewer changed, Object before, Object after) {
		viewer = changed instanceof StructuredViewer structured ? structured : null;
	}

	@Override
	public void getPipelinedElements(Object input, Set elements) {
		getPipelinedChildren(input, elements);
	}

	@Override
	@SuppressWarnings("unchecked") // the interface of the framework is older than generics
	public void getPipelinedChildren(Object parent, Set children) {
		if (parent instanceof IWorkspaceRoot root && children.removeIf(ExamplesContent::isExample)) {
			children.add(new ExamplesGroup(root));
		}
	}

	@Override
	public Object getPipelinedParent(Object element, Object suggested) {
		return isExample(element) && suggested instanceof IWorkspaceRoot root ? new ExamplesGroup(root) : suggested;
	}

	@Override
	public PipelinedShapeModification interceptAdd(PipelinedShapeModification added) {
		if (added.getParent() instanceof IWorkspaceRoot && added.getChildren().removeIf(ExamplesContent::isExample)) {
			refresh();
		}
		return added;
	}

	@Override
	public PipelinedShapeModification interceptRemove(PipelinedShapeModification removed) {
		if (removed.getParent() instanceof IWorkspaceRoot) {
			refresh();
		}
		return removed;
	}

	@Override
	public boolean interceptRefresh(PipelinedViewerUpdate update) {
		return false;
	}

	@Override
	public boolean interceptUpdate(PipelinedViewerUpdate update) {
		return false;
	}

	@Override
	public Object[] getElements(Object input) {
		return getChildren(input);
	}

	@Override
	public Object[] getChildren(Object parent) {
		return parent instanceof ExamplesGroup group ? examples(group).toArray() : NONE;
	}

	@Override
	public Object getParent(Object element) {
		return element instanceof ExamplesGroup group ? group.root() : null;
	}

	@Override
	public boolean hasChildren(Object element) {
		return element instanceof ExamplesGroup group && examples(group).findAny().isPresent();
	}

	@Override
	public void restoreState(IMemento memento) {
		// nothing is kept between sessions
	}

	@Override
	public void saveState(IMemento memento) {
		// nothing is kept between sessions
	}

	@Override
	public void dispose() {
		ExampleProjects.removeListener(refresh);
		viewer = null;
	}

	private static boolean isExample(Object element) {
		return element instanceof IProject project && ExampleProjects.isExample(project);
	}

	private static Stream<IProject> examples(ExamplesGroup group) {
		return Stream.of(group.root().getProjects()).filter(ExampleProjects::isExample);
	}

	private void refresh() {
		StructuredViewer shown = viewer;
		if (shown != null && !shown.getControl().isDisposed()) {
			shown.getControl().getDisplay().asyncExec(() -> {
				if (!shown.getControl().isDisposed()) {
					shown.refresh();
				}
			});
		}
	}
}
