package org.hullwright.playtest.debugui;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IBreakpointListener;
import org.eclipse.debug.core.IBreakpointManagerListener;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.Launch;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.debug.DebuggerListener;
import org.hullwright.playtest.debug.StopLine;
import org.hullwright.playtest.debug.Suspension;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.service.PlayTestListener;
import org.hullwright.playtest.session.PlaySession;

/** Shows the game being played in the views for debugging, and tells it where to stand still. */
public final class DebuggedGames implements PlayTestListener, IBreakpointListener, IBreakpointManagerListener {

	private final Display display;
	private final PlayTest playTest;
	private final SuspensionViews views = new SuspensionViews();
	private @Nullable GameTarget target; // null while no game is played

	/** @param display of the window that games are played in */
	public DebuggedGames(Display display, PlayTest playTest) {
		this.display = display;
		this.playTest = playTest;
	}

	/** From now on games are shown. */
	public void start() {
		playTest.addListener(this);
		DebugPlugin.getDefault().getBreakpointManager().addBreakpointListener(this);
		DebugPlugin.getDefault().getBreakpointManager().addBreakpointManagerListener(this);
	}

	@Override
	public void gameChanged() {
		target().ifPresent(GameTarget::end);
		target = playTest.session().<@Nullable GameTarget>map(this::shown).orElse(null);
		target().ifPresent(GameTarget::begin);
		views.giveBack(true);
	}

	private Optional<GameTarget> target() {
		return Optional.ofNullable(target);
	}

	private GameTarget shown(PlaySession session) {
		session.debugger().addListener(new DebuggerListener() {

			@Override
			public void stopped(Suspension suspension) {
				inWindow(views::show);
			}

			@Override
			public void goesOn() {
				// What is shown stays where it is until the game asks again: it may stand still before.
			}
		});
		session.stopAt(wanted());
		return new GameTarget(launch(session), session, new GameTarget.Commands() {

			@Override
			public void end() {
				inWindow(() -> playTest.end(session));
			}

			@Override
			public void give(Consumer<PlaySession> command) {
				inWindow(() -> playTest.session().filter(now -> now == session).ifPresent(command));
			}
		});
	}

	private static ILaunch launch(PlaySession session) {
		try {
			// only from the first time it is asked it is noted what was begun last
			DebugUITools.getLastLaunch(IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
			ILaunch launch = new Launch(GameConfigurations.of(session.setup()), ILaunchManager.RUN_MODE, new GameSources());
			DebugPlugin.getDefault().getLaunchManager().addLaunch(launch);
			return launch;
		} catch (CoreException unreadable) {
			throw new IllegalStateException("the run configurations cannot be read", unreadable);
		}
	}

	@Override
	public void momentArrived() {
		playTest.moment().ifPresent(moment -> {
			target().ifPresent(watched -> watched.gameThread().arrived(moment));
			if (!moment.isInBetween()) {
				views.giveBack(moment.notice().isEmpty());
			}
		});
	}

	@Override
	public void botsDeciding() {
		target().ifPresent(watched -> watched.gameThread().botsDeciding());
	}

	@NonNullByDefault({})
	@Override
	public void breakpointAdded(IBreakpoint breakpoint) {
		changed(breakpoint);
	}

	@NonNullByDefault({})
	@Override
	public void breakpointRemoved(IBreakpoint breakpoint, IMarkerDelta delta) {
		changed(breakpoint);
	}

	@NonNullByDefault({})
	@Override
	public void breakpointChanged(IBreakpoint breakpoint, IMarkerDelta delta) {
		changed(breakpoint);
	}

	@Override
	public void breakpointManagerEnablementChanged(boolean enabled) {
		tell();
	}

	private void changed(IBreakpoint breakpoint) {
		if (breakpoint instanceof SentenceBreakpoint) {
			tell();
		}
	}

	private void tell() {
		inWindow(() -> playTest.session().ifPresent(session -> session.stopAt(wanted())));
	}

	private static Set<StopLine> wanted() {
		boolean skipped = !DebugPlugin.getDefault().getBreakpointManager().isEnabled();
		return skipped
				? Set.of()
				: SentenceBreakpoint.all().stream().filter(DebuggedGames::isOn).flatMap(breakpoint -> breakpoint.stopLine().stream())
						.collect(Collectors.toSet());
	}

	private static boolean isOn(SentenceBreakpoint breakpoint) {
		try {
			return breakpoint.isEnabled();
		} catch (CoreException gone) {
			ILog.of(DebuggedGames.class).warn("It could not be found out whether a breakpoint is on.", gone);
			return false;
		}
	}

	private void inWindow(Runnable action) {
		if (!display.isDisposed()) {
			display.asyncExec(action);
		}
	}
}
