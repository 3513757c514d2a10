package org.hullwright.playtest.playdialog;

import java.util.function.Function;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;
import org.hullwright.packs.PackProblem;

/** Tables of problems: where and what. What does not fit into its column is read whole where the mouse rests on it. */
public final class ProblemTables {

	private static final int PLACE_WIDTH = 190;
	private static final int LEAST_MESSAGE_WIDTH = 300;

	private ProblemTables() {}

	/** Takes lists of problems as input. */
	public static TableViewer create(Composite parent) {
		TableViewer table = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.getTable().setHeaderVisible(true);
		table.setContentProvider(ArrayContentProvider.getInstance());
		ColumnViewerToolTipSupport.enableFor(table);
		column(table, "Place", problem -> problem.place().line() == 0 ? "" : problem.place().toString()).setWidth(PLACE_WIDTH);
		TableColumn message = column(table, "Error", PackProblem::message);
		message.setWidth(LEAST_MESSAGE_WIDTH);
		table.getTable().addControlListener(ControlListener.controlResizedAdapter(
				event -> message.setWidth(Math.max(LEAST_MESSAGE_WIDTH, table.getTable().getClientArea().width - PLACE_WIDTH))));
		return table;
	}

	private static TableColumn column(TableViewer table, String title, Function<PackProblem, String> text) {
		TableViewerColumn column = new TableViewerColumn(table, SWT.LEFT);
		column.getColumn().setText(title);
		column.setLabelProvider(new ColumnLabelProvider() {

			@NonNullByDefault({})
			@Override
			public String getText(Object element) {
				return text.apply((PackProblem) element);
			}

			@NonNullByDefault({})
			@Override
			public String getToolTipText(Object element) {
				return ((PackProblem) element).message();
			}
		});
		return column.getColumn();
	}
}
