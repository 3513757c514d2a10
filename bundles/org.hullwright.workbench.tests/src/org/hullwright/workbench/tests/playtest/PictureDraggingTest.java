package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The picture of a component, moved in its box with the mouse and made larger with the wheel. */
@WindowTest
class PictureDraggingTest {

	private static final String CELLARS = """
		pack cellars { version 1.0.0 licence "CC0-1.0" requires core from 0.1.0 below 1.0.0 }

		kind trap is card
		trap Web "Web" { picture: "pictures/web.svg" }
		show trap { side front { show picture at middle { fit: fill } } }
		""";
	private static final String PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 100'>"
			+ "<path d='M0 0h400v100h-400z' fill='#884422'/><path d='M150 20h100v60h-100z' fill='#eecc66'/></svg>";
	private CardBesideText beside;
	private IProject project;

	@BeforeEach
	void showCard() throws CoreException, WorkbenchException {
		beside = new CardBesideText();
		project = Projects.withPack("cellars", CELLARS);
		project.getFolder("pictures").create(true, true, null);
		Projects.write(project.getFile("pictures/web.svg"), PICTURE);
		CardBesideText.caretAt(beside.open(project, "cellars.hull"), "trap Web");
		beside.waitFor("Web");
		beside.view.designer().switchTo(true);
		Wait.until("the picture", () -> beside.view.designer().boxes().stream().anyMatch(box -> box.picture() != null));
	}

	@AfterEach
	void deletePack() throws CoreException {
		beside.view.designer().switchTo(false);
		beside.delete(project);
	}

	@Test
	void writes_which_part_of_it_is_seen() {
		Canvas canvas = canvas();
		Point size = canvas.getSize();
		mouse(canvas, SWT.MouseDown, size.x / 2, size.y / 2);
		mouse(canvas, SWT.MouseMove, size.x / 2 + 8, size.y / 2);
		mouse(canvas, SWT.MouseUp, size.x / 2 + 8, size.y / 2);
		Wait.until("what is in the middle", () -> text().matches("(?s).*show Web \\{[^}]*focus: \\d+(\\.\\d+)?, 50\\b.*"));
		assertFalse(text().contains("focus: 50, 50"), "it was moved");
		Screenshots.take("card-dragged");

		var wheel = new Event();
		wheel.x = size.x / 2;
		wheel.y = size.y / 2;
		wheel.count = 1;
		canvas.notifyListeners(SWT.MouseVerticalWheel, wheel);
		Wait.until("how large it is", () -> text().matches("(?s).*show Web \\{[^}]*scale: 1[0-9][0-9]\\b.*"));
	}

	/** What is written of designs, in an editor or already in the file; empty text before anything is. */
	private String text() {
		IFile designs = project.getFile("designs.hull");
		var editor = (ITextEditor) ResourceUtil.findEditor(beside.page, designs);
		try {
			return editor != null ? CardBesideText.document(editor).get() : designs.exists() ? Projects.read(designs) : "";
		} catch (CoreException unreadable) {
			throw new IllegalStateException(unreadable);
		}
	}

	private Canvas canvas() {
		beside.page.activate(beside.view);
		Wait.until("the card to have the focus", () -> Display.getCurrent().getFocusControl() instanceof Canvas);
		return (Canvas) Display.getCurrent().getFocusControl();
	}

	private static void mouse(Canvas canvas, int type, int x, int y) {
		var event = new Event();
		event.button = 1;
		event.x = x;
		event.y = y;
		canvas.notifyListeners(type, event);
	}
}
