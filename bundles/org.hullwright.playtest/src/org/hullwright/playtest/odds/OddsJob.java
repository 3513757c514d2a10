package org.hullwright.playtest.odds;

import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.SimulatedPack;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.simulation.odds.OddsPlan;
import org.hullwright.simulation.odds.OddsSampling;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.SimulationProgress;

/** Counts the odds of a pack in the background, after everything else, or says why that cannot be; tells nothing when the user cancels. */
final class OddsJob extends Job {

	private static final int GAMES = 1_000;
	private final IProject pack;
	private final Consumer<LineOdds> listener;
	private final Consumer<String> refused;

	/**
	 * @param listener is told on a thread of the job
	 * @param refused the same, why no odds can be counted
	 */
	OddsJob(IProject pack, Consumer<LineOdds> listener, Consumer<String> refused) {
		super("Counting the odds of " + pack.getName());
		this.pack = pack;
		this.listener = listener;
		this.refused = refused;
		setPriority(DECORATE);
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		if (pack.getLocation() != null) {
			switch (HullLanguage.preparer().games(pack.getLocation().toPath(), HullLanguage.packs().libraries(), monitor::isCanceled)) {
				case Prepared.Ready<SimulatedPack>(SimulatedPack ready) -> count(ready, monitor);
				case Prepared.Broken<SimulatedPack>(List<PackProblem> problems) -> refuse(problems, monitor);
			}
		}
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private void refuse(List<PackProblem> problems, IProgressMonitor monitor) {
		if (!monitor.isCanceled()) {
			PackProblem first = problems.getFirst();
			String place = first.place().line() > 0 ? " (" + first.place() + ")" : "";
			refused.accept("the pack has " + (problems.size() == 1 ? "an error" : problems.size() + " errors") + "; "
					+ (problems.size() == 1 ? "it is" : "the first is") + ": " + first.message() + place);
		}
	}

	private void count(SimulatedPack ready, IProgressMonitor monitor) {
		Program program = ready.pack().compiler().probedProgram(ready.pack().usualExpansions().inPlainSetUp(), "");
		if (program.world().game().phases().isEmpty()) {
			refused.accept("the pack has no game, and adds to none");
		} else {
			count(program, monitor);
		}
	}

	private void count(Program program, IProgressMonitor monitor) {
		World.Game game = program.world().game();
		List<Integer> players = IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers()).boxed().toList();
		OddsPlan plan = new OddsPlan(program, players, List.of(), null, List.of(new Policy.Any()), 1, GAMES);
		LineOdds counted = new LineOdds(
				new OddsSampling(plan, Clock.systemUTC()).sample(new Watch(SubMonitor.convert(monitor, getName(), GAMES))));
		if (!monitor.isCanceled()) {
			listener.accept(counted);
		}
	}

	private record Watch(SubMonitor monitor) implements SimulationProgress {

		@Override
		public void played(long games, long total) {
			if (games > 0) {
				monitor.worked(1);
			}
		}

		@Override
		public boolean isCancelled() {
			return monitor.isCanceled();
		}
	}
}
