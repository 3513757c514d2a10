package org.hullwright.workbench.tests.playtest;

import java.io.IOException;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.OtherWorkbench;
import org.hullwright.workbench.tests.window.Wait;

/** Visits a workbench that was started for it, does something there and tells what it has found. In all others it does nothing. */
public final class Visitor implements IStartup {

	private static final String OFFER = "Go on playing";

	/** What it can do. */
	enum Errand {
		/** Begin a game, decide, go back, decide otherwise, and go back once more. */
		PLAY,
		/** Go on with the game that is offered. */
		GO_ON
	}

	@Override
	public void earlyStartup() {
		OtherWorkbench.errand(Errand.class).ifPresent(errand -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> visit(errand)));
	}

	private static void visit(Errand errand) {
		try {
			PlayTestWindow window = new PlayTestWindow();
			switch (errand) {
				case PLAY -> play(window);
				case GO_ON -> {
					Wait.inDialog(OFFER, () -> PlayTestWindow.press(OFFER, "Yes"));
					Wait.until("the game to go on", () -> window.moment().isPresent());
				}
			}
			tell(window);
		} catch (CoreException | IOException | AssertionError reason) {
			ILog.of(Visitor.class).error("The visitor failed", reason);
		}
	}

	private static void play(PlayTestWindow window) throws CoreException, IOException {
		LanternCaves.make();
		window.play(LanternCaves.PACK);
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		window.following(() -> window.typeOnBoard('2'));
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		Wait.until("the game to be on disk", () -> window.playTest().saved().load()
				.filter(saved -> isLike(saved.line(), window.moment().orElseThrow().line())).isPresent());
	}

	/** What is on disk does not say who decided. */
	private static boolean isLike(Line saved, Line played) {
		return saved.at() == played.at() && saved.taken().size() == played.taken().size();
	}

	private static void tell(PlayTestWindow window) throws IOException {
		Moment moment = window.moment().orElseThrow();
		PlaySession session = window.playTest().session().orElseThrow();
		Stream<String> game = Stream.of("decisions " + moment.line().at() + " of " + moment.line().taken().size(),
				"asked " + window.question().prompt(),
				"on " + session.lineName(), "told " + moment.events().size());
		OtherWorkbench.tell(Stream.concat(game, session.branches().stream().map(Visitor::line)).toList());
	}

	private static String line(Branch branch) {
		return "left " + branch.name() + " " + branch.line().taken().size();
	}
}
