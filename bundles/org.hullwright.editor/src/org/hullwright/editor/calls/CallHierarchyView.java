package org.hullwright.editor.calls;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.navigation.Places;
import org.hullwright.lang.ide.answer.CallItem;

/**
 * Who performs a procedure, who performs those, and so on; or the other way round, what it performs. A double click goes to where that is
 * written.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class CallHierarchyView extends ViewPart {

	/** The name under which the workbench knows it. */
	public static final String ID = "org.hullwright.editor.calls";

	private static final String NOTHING_YET = "Choose “Open Call Hierarchy” on a procedure, a phase or an effect.";

	private TreeViewer viewer;
	private CallContent content;
	private Direction direction = Direction.CALLERS;
	private @Nullable CallItem shown;

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		viewer = new TreeViewer(parent, SWT.H_SCROLL | SWT.V_SCROLL);
		content = new CallContent(viewer);
		viewer.setContentProvider(content);
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new CallLabels()));
		viewer.addDoubleClickListener(event -> open(viewer.getStructuredSelection().getFirstElement()));
		viewer.setInput(new Object[0]);
		getSite().setSelectionProvider(viewer);
		IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
		tools.add(new Follow("Who performs it", "icons/callers.svg", Direction.CALLERS));
		tools.add(new Follow("What it performs", "icons/called.svg", Direction.CALLED));
		setContentDescription(NOTHING_YET);
	}

	@Override
	public void setFocus() {
		viewer.getControl().setFocus();
	}

	/** Shows the calls of something. */
	void show(CallItem item) {
		shown = item;
		refresh();
	}

	private void refresh() {
		for (Object before : (Object[]) viewer.getInput()) {
			content.stop(before);
		}
		CallItem item = shown;
		if (item != null) {
			var root = CallHierarchyNode.root(item, direction);
			setContentDescription(direction.words() + " " + item.name());
			viewer.setInput(new Object[] { root });
			viewer.setExpandedState(root, true);
		}
	}

	private void open(Object selected) {
		if (selected instanceof CallHierarchyNode node) {
			Places.show(node.call(), getSite().getPage());
		}
	}

	/** Chooses which way calls are followed. */
	private final class Follow extends Action {

		private final Direction way;

		Follow(String words, String icon, Direction way) {
			super(words, IAction.AS_RADIO_BUTTON);
			this.way = way;
			setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(HullEditorPlugin.ID, icon).orElseThrow());
			setChecked(way == direction);
		}

		@Override
		public void run() {
			if (isChecked() && way != direction) {
				direction = way;
				refresh();
			}
		}
	}
}
