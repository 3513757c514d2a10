package org.hullwright.playtest.timeline;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.GameComparison;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.widget.DropDownMenu;
import org.hullwright.playtest.widget.Icons;

/** The lines of play: the one the game goes, and those that were left when the player went back and decided otherwise. */
final class LinesMenu extends DropDownMenu {

	private final PlayTest playTest;
	private final Supplier<Shell> shell;

	LinesMenu(PlayTest playTest, Supplier<Shell> shell) {
		super("Lines of play", "Lines of play: go on with another one, compare, name");
		this.playTest = playTest;
		setImageDescriptor(Icons.descriptor("lines"));
		this.shell = shell;
	}

	@Override
	protected void fill(Menu filled) {
		playTest.session().ifPresent(session -> fill(filled, session));
	}

	private void fill(Menu filled, PlaySession session) {
		MenuItem now = new MenuItem(filled, SWT.RADIO);
		now.setText(session.lineName());
		now.setSelection(true);
		List<Branch> others = session.branches();
		for (Branch branch : others) {
			item(filled, branch.name() + "  (" + branch.line().taken().size() + " decisions)", SWT.RADIO, () -> session.switchTo(branch));
		}
		new MenuItem(filled, SWT.SEPARATOR);
		item(filled, "Name this line…", SWT.PUSH, () -> name(session));
		cascade(filled, "Compare with", others, branch -> session.lookAt(branch, there -> compare(branch, there)));
		cascade(filled, "Forget", others, session::forget);
	}

	private static void cascade(Menu parent, String text, List<Branch> branches, Consumer<Branch> action) {
		MenuItem item = new MenuItem(parent, SWT.CASCADE);
		item.setText(text);
		item.setEnabled(!branches.isEmpty());
		Menu inner = new Menu(item);
		item.setMenu(inner);
		branches.forEach(branch -> item(inner, branch.name(), SWT.PUSH, () -> action.accept(branch)));
	}

	private static void item(Menu parent, String text, int style, Runnable action) {
		MenuItem item = new MenuItem(parent, style);
		item.setText(text);
		item.addListener(SWT.Selection, event -> action.run());
	}

	private void name(PlaySession session) {
		InputDialog dialog = new InputDialog(shell.get(), "Name this line", "What is this line of play called?", session.lineName(),
				typed -> typed.isBlank()
						? ""
						: session.branches().stream().anyMatch(other -> other.name().equals(typed.strip()))
								? "Another line is called so."
								: null);
		if (dialog.open() == Window.OK) {
			session.nameLine(dialog.getValue());
		}
	}

	private void compare(Branch branch, Moment there) {
		if (!shell.get().isDisposed()) {
			playTest.session().ifPresent(session -> playTest.moment()
					.ifPresent(here -> new ComparisonDialog(shell.get(), session.lineName(), branch.name(),
							new GameComparison(here.game().seenWith(playTest.sight()), there.game().seenWith(playTest.sight()))
									.differences())
							.open()));
		}
	}
}
