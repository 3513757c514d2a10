package org.hullwright.playtest.together;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.packs.together.CompatibilityProgress;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.CompatibilityRun;
import org.hullwright.packs.together.Unit;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/** Tries all pairs of the packs of the workspace in the background; what was found before somebody cancelled is told as well. */
public final class TogetherJob extends Job {

	/** All such jobs belong to it. */
	public static final Object FAMILY = TogetherJob.class;

	private static final long SEED = 1;

	private final int games;
	private final Consumer<String> working;
	private final Consumer<CompatibilityReport> listener;

	/**
	 * @param games how many random games each pair plays
	 * @param working is told what is looked at, on the thread of the job
	 * @param listener is told what was found, on the thread of the job
	 */
	TogetherJob(int games, Consumer<String> working, Consumer<CompatibilityReport> listener) {
		super("Looking at what goes together");
		this.games = games;
		this.working = working;
		this.listener = listener;
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, getName(), IProgressMonitor.UNKNOWN);
		Packs packs = HullLanguage.packs();
		List<Path> folders = packs.all().stream().map(project -> project.getLocation().toPath()).toList();
		if (folders.isEmpty()) {
			return Status.OK_STATUS;
		}
		ToolChain tools = HullIdeSetup.shared().getInstance(ToolChain.class);
		GameFamily family = new FamilyReader(tools).read(folders, packs.libraries(),
				folder -> tell("Reading " + folder.getFileName(), progress),
				monitor::isCanceled);
		CompatibilityRun run = new CompatibilityRun(tools, family, packs.libraries(), games, SEED);
		listener.accept(run.run(family.packs().stream().map(FamilyPack::name).collect(Collectors.toSet()), new CompatibilityProgress() {

			private int pairs;

			@Override
			public void trying(Unit one, Unit other) {
				pairs++;
				tell(pairs + ": " + one.label() + (one.equals(other) ? " by itself" : " with " + other.label()), progress);
			}

			@Override
			public boolean isCancelled() {
				return monitor.isCanceled();
			}
		}));
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private void tell(String what, SubMonitor progress) {
		progress.subTask(what);
		working.accept(what);
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
