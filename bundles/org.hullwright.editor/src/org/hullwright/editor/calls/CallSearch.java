package org.hullwright.editor.calls;

import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.progress.IDeferredWorkbenchAdapter;
import org.eclipse.ui.progress.IElementCollector;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;

/** Looks up the calls below a node when it is unfolded, in the background. */
final class CallSearch implements IDeferredWorkbenchAdapter {

	private static final Object[] NOTHING = {};

	@NonNullByDefault({})
	@Override
	public void fetchDeferredChildren(Object parent, IElementCollector collector, IProgressMonitor monitor) {
		var node = (CallHierarchyNode) parent;
		try {
			Object[] calls = node.direction().next(HullEditorPlugin.language(), node.item(), monitor::isCanceled).stream()
					.map(call -> child(node, call)).toArray();
			collector.add(calls, monitor);
		} catch (CancellationException closed) {
			return; // then the user does not want to see them
		} finally {
			collector.done();
		}
	}

	private static CallHierarchyNode child(CallHierarchyNode node, Call call) {
		TextLocation place = call.places().stream().findFirst().map(range -> placeOf(node, call, range)).orElse(call.item().place());
		return new CallHierarchyNode(node, call.item(), place, call.places().size(), node.direction());
	}

	private static TextLocation placeOf(CallHierarchyNode node, Call call, TextRange range) {
		return new TextLocation(node.direction().documentOf(node.item(), call), range, 0, "");
	}

	@Override
	public boolean isContainer() {
		return true;
	}

	@NonNullByDefault({})
	@Override
	public ISchedulingRule getRule(Object object) {
		return null; // the interface's word for none
	}

	@NonNullByDefault({})
	@Override
	public Object[] getChildren(Object object) {
		return NOTHING; // they are fetched
	}

	@NonNullByDefault({})
	@Override
	public ImageDescriptor getImageDescriptor(Object object) {
		return null; // the labels have it
	}

	@NonNullByDefault({})
	@Override
	public String getLabel(Object object) {
		return ((CallHierarchyNode) object).item().name(); // names the background work
	}

	@NonNullByDefault({})
	@Override
	public Object getParent(Object object) {
		return ((CallHierarchyNode) object).parent();
	}
}
