package org.hullwright.playtest.timeline;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.playtest.dialog.InformationDialog;
import org.hullwright.playtest.line.GameDifference;

/** Tells what differs between where two lines of play have come to. */
final class ComparisonDialog extends InformationDialog {

	private static final int WIDTH = 720;
	private static final int HEIGHT = 520;
	private final String here;
	private final String there;
	private final List<GameDifference> differences;

	ComparisonDialog(Shell parent, String here, String there, List<GameDifference> differences) {
		super(parent, WIDTH, HEIGHT);
		this.here = here;
		this.there = there;
		this.differences = differences;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Compare lines of play");
		setTitle(here + " and " + there);
		setMessage(differences.isEmpty()
				? "Nothing differs."
				: differences.size() == 1 ? "One thing differs." : differences.size() + " things differ.");
		Composite area = (Composite) super.createDialogArea(parent);
		Composite place = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
		TableColumnLayout layout = new TableColumnLayout();
		place.setLayout(layout);
		TableViewer table = new TableViewer(place, SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.getTable().setHeaderVisible(true);
		table.setContentProvider(ArrayContentProvider.getInstance());
		column(table, "What", 40, layout, GameDifference::what);
		column(table, here, 30, layout, GameDifference::here);
		column(table, there, 30, layout, GameDifference::there);
		table.setInput(differences);
		return area;
	}

	private static void column(TableViewer table, String title, int weight, TableColumnLayout layout,
			Function<GameDifference, String> text) {
		TableViewerColumn column = new TableViewerColumn(table, SWT.LEFT);
		column.getColumn().setText(title);
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> text.apply((GameDifference) element)));
		layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, true));
	}
}
