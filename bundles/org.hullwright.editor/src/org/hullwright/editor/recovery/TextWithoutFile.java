package org.hullwright.editor.recovery;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ContainerGenerator;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.hullwright.editor.recovery.RecoveryArea.Unsaved;

/**
 * Tells of an unsaved text whose file is gone, until its author has put it into another file or thrown it away; it is told again at each
 * start until then. UI thread only.
 */
final class TextWithoutFile {

	private static final String OPEN = "open";
	private static final String FORGET = "forget";

	private final Unsaved text;
	private final RecoveryArea area;
	/** Null until it is told. */
	private @Nullable NotificationPopup popup;

	/** @param area where the text is kept */
	TextWithoutFile(Unsaved text, RecoveryArea area) {
		this.text = text;
		this.area = area;
	}

	/** Tells, and stays on the screen until it is answered or closed. */
	void tell() {
		NotificationPopup told = NotificationPopup.forDisplay(PlatformUI.getWorkbench().getDisplay())
				.title("Unsaved text of " + text.file().lastSegment() + " is kept", true).content(this::createContent).delay(0).build();
		popup = told;
		told.open();
	}

	private Control createContent(Composite parent) {
		var content = new Link(parent, SWT.WRAP);
		content.setText("The file " + text.file().makeRelative() + " is gone, but what was typed into it last is still here.\n\n"
				+ "<a href=\"" + OPEN + "\">Put it into a new file...</a>    <a href=\"" + FORGET + "\">Throw it away</a>");
		content.addListener(SWT.Selection, event -> {
			if (FORGET.equals(event.text)) {
				forget();
			} else {
				putIntoFile();
			}
		});
		return content;
	}

	private void putIntoFile() {
		var dialog = new SaveAsDialog(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell());
		dialog.setOriginalFile(ResourcesPlugin.getWorkspace().getRoot().getFile(text.file()));
		if (dialog.open() == Window.OK) {
			try {
				new UnsavedEditor(create(dialog.getResult())).show(text.content());
				forget();
			} catch (CoreException failure) {
				ILog.of(TextWithoutFile.class).error("The unsaved text of " + text.file() + " could not be put into " + dialog.getResult(),
						failure);
			}
		}
	}

	private static IFile create(IPath path) throws CoreException {
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(path);
		if (!file.exists()) {
			new ContainerGenerator(path.removeLastSegments(1)).generateContainer(new NullProgressMonitor());
			file.create(InputStream.nullInputStream(), false, new NullProgressMonitor());
		}
		return file;
	}

	private void forget() {
		try {
			area.forget(text.file());
			NotificationPopup told = popup;
			if (told != null) {
				told.close();
			}
		} catch (IOException failure) {
			ILog.of(TextWithoutFile.class).error("The unsaved text of " + text.file() + " could not be thrown away", failure);
		}
	}
}
