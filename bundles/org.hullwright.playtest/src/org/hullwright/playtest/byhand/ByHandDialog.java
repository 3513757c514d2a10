package org.hullwright.playtest.byhand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.ListViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.hullwright.engine.game.Edit;
import org.hullwright.lang.ide.request.BackgroundThreads;

/** Asks for a change by hand, step by step from left to right; typing narrows each list. */
public final class ByHandDialog extends TitleAreaDialog {

	private static final int COLUMNS = 4;
	private static final Point SIZE = new Point(900, 520);
	private static final HandStep SEARCHING = new HandStep("…", List::of, null);
	private final Supplier<List<HandStep>> first;
	private final List<ListViewer> lists = new ArrayList<>();
	/** What each list was asked for last: whatever arrives for anything else comes too late. */
	private final Map<Integer, Supplier<List<HandStep>>> wanted = new HashMap<>();
	/** Null as long as more has to be chosen. */
	private @Nullable Edit chosen;

	/** @param first finds the first steps; like those that follow it, it may take its time */
	public ByHandDialog(Shell parent, Supplier<List<HandStep>> first) {
		super(parent);
		this.first = first;
		setShellStyle(getShellStyle() | SWT.RESIZE);
		setHelpAvailable(false);
	}

	/** What was chosen, once the dialog was closed with OK. */
	public Optional<Edit> chosen() {
		return Optional.ofNullable(chosen);
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Change by hand");
		setTitle("Change the state by hand");
		setMessage("What you change belongs to the game like a decision: it is saved, undone and played again with it.");
		Composite columns = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(columns);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).equalWidth(true).margins(8, 8).applyTo(columns);
		for (int column = 0; column < COLUMNS; column++) {
			addColumn(columns, column);
		}
		fill(0, first);
		return columns;
	}

	/** What can be chosen is looked for in the background: in a large game there is a lot of it. */
	private void fill(int column, Supplier<List<HandStep>> steps) {
		ListViewer list = lists.get(column);
		wanted.put(column, steps);
		list.setInput(List.of(SEARCHING));
		BackgroundThreads.supply(steps).whenCompleteAsync((found, fault) -> {
			if (!list.getControl().isDisposed() && wanted.get(column) == steps) {
				list.setInput(fault == null ? found : List.of());
			}
			if (fault != null) {
				ILog.of(ByHandDialog.class).error("What can be changed by hand could not be found out.", fault);
			}
		}, list.getControl().getDisplay()::asyncExec);
	}

	private void addColumn(Composite columns, int number) {
		Composite column = new Composite(columns, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(column);
		GridLayoutFactory.fillDefaults().applyTo(column);
		Text filter = new Text(column, SWT.SEARCH | SWT.ICON_CANCEL);
		filter.setMessage("filter");
		GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
		ListViewer list = new ListViewer(column, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(120, 240).applyTo(list.getControl());
		list.setContentProvider(ArrayContentProvider.getInstance());
		list.setLabelProvider(LabelProvider.createTextProvider(step -> ((HandStep) step).label()));
		list.addFilter(new Containing(filter));
		filter.addListener(SWT.Modify, event -> list.refresh());
		list.addSelectionChangedListener(event -> chosen(number, (HandStep) event.getStructuredSelection().getFirstElement()));
		list.addDoubleClickListener(event -> chosen().ifPresent(edit -> okPressed()));
		list.setInput(List.of());
		lists.add(list);
	}

	/** @param step null when none is selected any more */
	private void chosen(int column, @Nullable HandStep step) {
		for (ListViewer later : lists.subList(Math.min(column + 1, COLUMNS), COLUMNS)) {
			wanted.remove(lists.indexOf(later));
			later.setInput(List.of());
			later.setSelection(StructuredSelection.EMPTY);
		}
		chosen = step == null ? null : step.editOrNull();
		if (step != null && chosen == null && step != SEARCHING && column + 1 < COLUMNS) {
			fill(column + 1, step.further());
		}
		Optional.ofNullable(getButton(IDialogConstants.OK_ID)).ifPresent(button -> button.setEnabled(chosen().isPresent()));
	}

	@NonNullByDefault({})
	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, "Change", true).setEnabled(false);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
	}

	@Override
	protected Point getInitialSize() {
		return SIZE;
	}

	/** Lets through what contains the words that are typed. */
	private static final class Containing extends ViewerFilter {

		private final Text typed;

		Containing(Text typed) {
			this.typed = typed;
		}

		@NonNullByDefault({})
		@Override
		public boolean select(Viewer viewer, Object parent, Object element) {
			String label = ((HandStep) element).label().toLowerCase(Locale.ROOT);
			return List.of(typed.getText().toLowerCase(Locale.ROOT).strip().split("\\s+")).stream().allMatch(label::contains);
		}
	}
}
