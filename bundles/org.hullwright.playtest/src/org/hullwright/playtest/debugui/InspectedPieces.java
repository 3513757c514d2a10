package org.hullwright.playtest.debugui;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IExpression;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;

/** Follows the selection of the Variables and the Expressions view, and tells of the pieces of a game that are selected there. */
public final class InspectedPieces implements ISelectionListener {

	private static final List<String> VIEWS = List.of(IDebugUIConstants.ID_VARIABLE_VIEW, IDebugUIConstants.ID_EXPRESSION_VIEW);
	private final IWorkbenchPage page;
	private final IntConsumer listener;

	/** @param listener is told the number of each piece, on the thread of the window */
	public InspectedPieces(IWorkbenchPage page, IntConsumer listener) {
		this.page = page;
		this.listener = listener;
	}

	/** From now on the selection is followed. */
	public void start() {
		VIEWS.forEach(view -> page.addSelectionListener(view, this));
	}

	/** The selection is followed no longer. */
	public void stop() {
		VIEWS.forEach(view -> page.removeSelectionListener(view, this));
	}

	@NonNullByDefault({})
	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (selection instanceof IStructuredSelection selected && valueOf(selected.getFirstElement()) instanceof GameValue value) {
			value.piece().ifPresent(listener);
		}
	}

	/** Null where nothing is selected that has a value yet. */
	private static @Nullable IValue valueOf(@Nullable Object selected) {
		try {
			return switch (selected) {
				case IVariable variable -> variable.getValue();
				case IExpression expression -> expression.getValue();
				case IValue value -> value;
				case null, default -> null;
			};
		} catch (DebugException gone) {
			return null; // what ended meanwhile has no value any more
		}
	}
}
