package org.hullwright.playtest.start;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.dialog.InformationDialog;
import org.hullwright.playtest.playdialog.ProblemTables;
import org.hullwright.playtest.text.SourceOpener;

/** Tells why a pack cannot be played; a double click opens the text at the place. */
final class ProblemsDialog extends InformationDialog {

	private static final int WIDTH = 740;
	private static final int HEIGHT = 420;
	private final IWorkbenchWindow window;
	private final List<PackProblem> problems;

	ProblemsDialog(IWorkbenchWindow window, List<PackProblem> problems) {
		super(window.getShell(), WIDTH, HEIGHT);
		this.window = window;
		this.problems = problems;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Play");
		setTitle("This pack cannot be played yet");
		setMessage(problems.size() == 1
				? "There is an error. Double-click to open it."
				: "There are " + problems.size() + " errors. Double-click one to open it.");
		Composite area = (Composite) super.createDialogArea(parent);
		TableViewer table = ProblemTables.create(area);
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, 160).applyTo(table.getControl());
		table.setInput(problems);
		table.addDoubleClickListener(event -> {
			PackProblem problem = (PackProblem) table.getStructuredSelection().getFirstElement();
			close();
			new SourceOpener(window.getActivePage()).open(problem.place());
		});
		return area;
	}
}
