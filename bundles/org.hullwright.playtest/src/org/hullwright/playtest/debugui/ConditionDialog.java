package org.hullwright.playtest.debugui;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.hullwright.lang.ide.request.BackgroundThreads;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.debug.StopLine;
import org.hullwright.playtest.workspace.HullLanguage;

/**
 * Asks for the condition of a breakpoint, and tells while it is typed what is wrong with it. The pack is read in the background; what is
 * typed before that is done is looked at afterwards. In a pack that cannot be played as it is written, any condition is taken.
 */
final class ConditionDialog extends TitleAreaDialog {

	private static final String TITLE = "When to stand still";
	private static final String MESSAGE = "Games stand still here only when this holds, with the names that are known at the sentence, such as "
			+ "actor's health < 3. Leave it empty to stand still each time.";
	private static final int WIDTH = 420;
	private final SentenceBreakpoint breakpoint;
	private @Nullable Insight insight; // null until the pack has been read, and when it cannot be played
	private volatile boolean closed;
	private String condition;

	ConditionDialog(Shell parent, SentenceBreakpoint breakpoint) {
		super(parent);
		this.breakpoint = breakpoint;
		this.condition = breakpoint.condition().orElse("");
		setHelpAvailable(false);
		setShellStyle(getShellStyle() | SWT.RESIZE);
	}

	/** What was typed; blank to stand still each time. */
	String condition() {
		return condition;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText(TITLE);
		setTitle(breakpoint.place());
		setMessage(MESSAGE);
		Composite fields = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(fields);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(fields);
		new Label(fields, SWT.NONE).setText("Only when:");
		Text text = new Text(fields, SWT.BORDER);
		text.setText(condition);
		text.selectAll();
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		text.addListener(SWT.Modify, event -> {
			condition = text.getText().strip();
			validate();
		});
		readPack(fields.getDisplay());
		return fields;
	}

	private void readPack(Display display) {
		IProject pack = breakpoint.getMarker().getResource().getProject();
		BackgroundThreads.supply(() -> HullLanguage.insight(pack, () -> closed)).whenComplete((read, fault) -> {
			if (fault != null && !(fault.getCause() instanceof OperationCanceledException)) {
				ILog.of(ConditionDialog.class).error("The pack could not be read that a breakpoint belongs to.", fault);
			} else if (fault == null && !display.isDisposed()) {
				display.asyncExec(() -> arrived(read.<@Nullable Insight>map(known -> known).orElse(null)));
			}
		});
	}

	/** @param read null when the pack cannot be played as it is written */
	private void arrived(@Nullable Insight read) {
		insight = read;
		if (!closed) {
			validate();
		}
	}

	private void validate() {
		Optional<StopLine> line = breakpoint.stopLine().filter(there -> !condition.isEmpty()).map(there -> there.when(condition));
		setErrorMessage(Optional.ofNullable(insight).flatMap(known -> line.flatMap(known::refusalOf)).<@Nullable String>map(why -> why)
				.orElse(null));
		getButton(IDialogConstants.OK_ID).setEnabled(getErrorMessage() == null);
	}

	@Override
	public boolean close() {
		closed = true;
		return super.close();
	}
}
