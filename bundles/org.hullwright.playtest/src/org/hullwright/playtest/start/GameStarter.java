package org.hullwright.playtest.start;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.intro.IIntroManager;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.ResumedGame;
import org.hullwright.playtest.preparation.GameStart;
import org.hullwright.playtest.preparation.OtherPacks;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.Rules;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.service.PlayTestPage;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.workspace.HullLanguage;

/** Compiles a pack in the background and begins a game of it in the play-test perspective; or tells why it cannot be played. */
public final class GameStarter {

	/** Jobs that begin games belong to it. */
	public static final Object FAMILY = new Object();
	private final IWorkbenchWindow window;

	public GameStarter(IWorkbenchWindow window) {
		this.window = window;
	}

	/** @param known decisions that were taken already, for a game that is gone on with */
	public void start(PlaySetup setup, Line known) {
		var libraries = HullLanguage.packs().libraries();
		inBackground((preparer, monitor) -> {
			Prepared<Rules> prepared = preparer.prepare(setup.pack(), libraries, setup.expansions(), monitor::isCanceled);
			return () -> arrived(prepared, setup, rules -> begin(rules, setup, ResumedGame.of(known)));
		});
	}

	/** Goes on with a game that was kept; whatever is different about its packs is told. */
	public void resume(Saved game) {
		var libraries = HullLanguage.packs().libraries();
		inBackground((preparer, monitor) -> {
			Prepared<Rules> prepared = preparer.prepare(game.setup().pack(), libraries, game.setup().expansions(), monitor::isCanceled);
			return () -> arrived(prepared, game.setup(),
					rules -> begin(rules, game.setup(), new ResumedGame(game.line(), game.branches(), game.record().fingerprint(),
							OtherPacks.told(game.record(), rules.program().world()).orElse(""))));
		});
	}

	/**
	 * Begins a game from a place in the text of a pack.
	 *
	 * @param pack its folder
	 */
	void startFrom(StartingPoint from, Path pack) {
		var libraries = HullLanguage.packs().libraries();
		inBackground((preparer, monitor) -> {
			Prepared<GameStart> prepared = preparer.prepare(from, pack, libraries, monitor::isCanceled);
			return () -> arrived(prepared);
		});
	}

	/** @param preparation gives what is to be done in the window */
	private void inBackground(BiFunction<PackPreparer, IProgressMonitor, Runnable> preparation) {
		Display display = window.getShell().getDisplay();
		PlayTest playTest = window.getService(PlayTest.class);
		playTest.beginLoading();
		new Job("Preparing a game") {

			@NonNullByDefault({})
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				Runnable next = () -> {};
				try {
					Runnable prepared = preparation.apply(HullLanguage.preparer(), monitor);
					next = monitor.isCanceled() ? next : prepared;
				} finally {
					Runnable then = next;
					display.asyncExec(() -> {
						playTest.endLoading();
						then.run();
					});
				}
				return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
			}

			@NonNullByDefault({})
			@Override
			public boolean belongsTo(Object family) {
				return family == FAMILY;
			}
		}.schedule();
	}

	private void arrived(Prepared<Rules> prepared, PlaySetup setup, Consumer<Rules> start) {
		switch (prepared) {
			case Prepared.Ready<Rules>(Rules rules) -> start(rules, setup, start);
			case Prepared.Broken<Rules>(List<PackProblem> problems) -> new ProblemsDialog(window, problems).open();
		}
	}

	private void start(Rules rules, PlaySetup setup, Consumer<Rules> start) {
		rules.refusalOf(setup).ifPresentOrElse(
				reason -> new ProblemsDialog(window, List.of(PackProblem.error(reason, Place.NOWHERE))).open(),
				() -> start.accept(rules));
	}

	private void arrived(Prepared<GameStart> prepared) {
		switch (prepared) {
			case Prepared.Ready<GameStart>(GameStart(Rules rules, PlaySetup setup, Line known)) -> start(rules, setup,
					ready -> begin(ready, setup, ResumedGame.of(known)));
			case Prepared.Broken<GameStart>(List<PackProblem> problems) -> new ProblemsDialog(window, problems).open();
		}
	}

	private void begin(Rules rules, PlaySetup setup, ResumedGame game) {
		try {
			closeWelcome();
			IWorkbenchPage page = PlatformUI.getWorkbench().showPerspective(PlayTestPage.PERSPECTIVE, window);
			window.getService(PlayTest.class).play(rules, setup, game);
			IWorkbenchPart active = page.getActivePart();
			if (active != null) { // none has been active yet where the window has just come
				active.setFocus();
			}
		} catch (WorkbenchException reason) {
			throw new IllegalStateException("our own perspective is always there", reason);
		}
	}

	/** The page of the first start covers every perspective until it is closed. */
	private void closeWelcome() {
		IIntroManager intros = window.getWorkbench().getIntroManager();
		if (intros.getIntro() != null) {
			intros.closeIntro(intros.getIntro());
		}
	}
}
