package org.hullwright.playtest.playdialog;

import java.util.function.Function;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.packs.PackProblem;

/** Tables of problems: what and where. */
public final class ProblemTables {

	private static final int MESSAGE_WIDTH = 470;
	private static final int PLACE_WIDTH = 190;

	private ProblemTables() {}

	/** Takes lists of problems as input. */
	public static TableViewer create(Composite parent) {
		TableViewer table = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.getTable().setHeaderVisible(true);
		table.setContentProvider(ArrayContentProvider.getInstance());
		column(table, "Error", MESSAGE_WIDTH, PackProblem::message);
		column(table, "Place", PLACE_WIDTH, problem -> problem.place().line() == 0 ? "" : problem.place().toString());
		return table;
	}

	private static void column(TableViewer table, String title, int width, Function<PackProblem, String> text) {
		TableViewerColumn column = new TableViewerColumn(table, SWT.LEFT);
		column.getColumn().setText(title);
		column.getColumn().setWidth(width);
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> text.apply((PackProblem) element)));
	}
}
