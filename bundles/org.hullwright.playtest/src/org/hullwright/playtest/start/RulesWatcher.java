package org.hullwright.playtest.start;

import java.nio.file.Files;
import java.util.Optional;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.Rules;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.text.SavedHull;
import org.hullwright.playtest.workspace.HullLanguage;

/**
 * Hot reload: takes rules over into the game being played when they are saved. Debounced, as files are often saved one after the other; the
 * game is replayed by the new rules, up to where it was. While the pack has errors, it goes on by the rules as they were. Lives as long as
 * the workbench.
 */
public final class RulesWatcher {

	/** Jobs that take over rules belong to it. */
	public static final Object FAMILY = RulesWatcher.class;
	private static final int QUIET = 200; // milliseconds after a change, because files are often saved one after the other
	private final Display display;
	private final PlayTest playTest;
	private final Job job = new Job("Taking over changed rules") {

		@NonNullByDefault({})
		@Override
		protected IStatus run(IProgressMonitor monitor) {
			return takeOver(monitor);
		}

		@NonNullByDefault({})
		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}
	};
	private volatile @Nullable PlaySession played; // null while no game is played

	RulesWatcher(Display display, PlayTest playTest) {
		this.display = display;
		this.playTest = playTest;
	}

	void start() {
		ResourcesPlugin.getWorkspace().addResourceChangeListener(new SavedHull(() -> inWindow(this::saved)),
				IResourceChangeEvent.POST_CHANGE);
	}

	private void saved() {
		played = playTest.session().<@Nullable PlaySession>map(session -> session).orElse(null);
		if (played != null) {
			job.schedule(QUIET);
		}
	}

	private IStatus takeOver(IProgressMonitor monitor) {
		Optional.ofNullable(played).ifPresent(session -> {
			PlaySetup setup = session.setup();
			if (!Files.isDirectory(setup.pack())) {
				inWindow(() -> session.keepRules(deleted(setup)));
				return;
			}
			Prepared<Rules> prepared = HullLanguage.preparer().prepare(setup.pack(), HullLanguage.packs().libraries(), setup.expansions(),
					monitor::isCanceled);
			inWindow(() -> playTest.session().filter(now -> now == session && !monitor.isCanceled())
					.ifPresent(now -> arrived(prepared, now)));
		});
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private static void arrived(Prepared<Rules> prepared, PlaySession session) {
		switch (prepared) {
			case Prepared.Ready<Rules>(Rules rules) -> session.changeRules(rules);
			case Prepared.Broken<Rules> broken -> session.keepRules(worded(broken.problems().getFirst(), broken.problems().size() - 1));
		}
	}

	private static String deleted(PlaySetup setup) {
		return "The pack " + setup.pack().getFileName() + " was deleted. The game goes on by the rules as they were, until it is left.";
	}

	private static String worded(PackProblem first, int more) {
		String others = more == 0 ? "" : more == 1 ? " (and one more error)" : " (and " + more + " more errors)";
		return "The game goes on by the rules as they were, for what was saved has an error: " + first.message() + " " + first.place()
				+ others;
	}

	private void inWindow(Runnable action) {
		if (!display.isDisposed()) {
			display.asyncExec(action);
		}
	}
}
