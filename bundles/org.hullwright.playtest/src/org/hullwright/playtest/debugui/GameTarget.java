package org.hullwright.playtest.debugui;

import java.util.function.Consumer;

import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.IDebugTarget;
import org.eclipse.debug.core.model.IMemoryBlock;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.playtest.session.PlaySession;

/** A game that is played. It lives until another one is played, or until it is ended. */
final class GameTarget extends GameElement implements IDebugTarget, SuspendsWithGame {

	private final ILaunch launch;
	private final PlaySession session;
	private final Commands commands;
	private final GameThread thread;
	private volatile boolean over;

	/** What is done with a game on the thread of the window. */
	interface Commands {

		/** Leaves the game. */
		void end();

		/** Gives a command to the game, unless it was left. */
		void give(Consumer<PlaySession> command);
	}

	GameTarget(ILaunch launch, PlaySession session, Commands commands) {
		super(null);
		this.launch = launch;
		this.session = session;
		this.commands = commands;
		this.thread = new GameThread(this, session.debugger());
	}

	/** Tells the views that it has begun. */
	void begin() {
		launch.addDebugTarget(this);
		fireCreationEvent();
		thread.begin();
	}

	/** The game was left. */
	void end() {
		if (!over) {
			over = true;
			thread.end();
			fireTerminateEvent();
		}
	}

	/** Makes the game stand still before its next sentence. */
	void stopNext() {
		commands.give(PlaySession::stopNext);
	}

	@Override
	public GameThread gameThread() {
		return thread;
	}

	@Override
	public IDebugTarget getDebugTarget() {
		return this;
	}

	@Override
	public ILaunch getLaunch() {
		return launch;
	}

	@Override
	public String getName() {
		return session.program().world().game().title();
	}

	/** There is none outside of this program. */
	@NonNullByDefault({})
	@Override
	public IProcess getProcess() {
		return null;
	}

	@Override
	public IThread[] getThreads() {
		return over ? new IThread[0] : new IThread[] { thread };
	}

	@Override
	public boolean hasThreads() {
		return !over;
	}

	@Override
	public boolean canTerminate() {
		return !over;
	}

	@Override
	public boolean isTerminated() {
		return over;
	}

	@Override
	public void terminate() {
		commands.end();
	}

	@NonNullByDefault({})
	@Override
	public boolean supportsBreakpoint(IBreakpoint breakpoint) {
		return breakpoint instanceof SentenceBreakpoint;
	}

	/** The game is told of all breakpoints together. */
	@NonNullByDefault({})
	@Override
	public void breakpointAdded(IBreakpoint breakpoint) {}

	@NonNullByDefault({})
	@Override
	public void breakpointRemoved(IBreakpoint breakpoint, IMarkerDelta delta) {}

	@NonNullByDefault({})
	@Override
	public void breakpointChanged(IBreakpoint breakpoint, IMarkerDelta delta) {}

	@Override
	public boolean canDisconnect() {
		return false;
	}

	@Override
	public void disconnect() throws DebugException {
		notSupported("A game that is played cannot be let go.", null);
	}

	@Override
	public boolean isDisconnected() {
		return false;
	}

	@Override
	public boolean supportsStorageRetrieval() {
		return false;
	}

	@NonNullByDefault({})
	@Override
	public IMemoryBlock getMemoryBlock(long start, long length) throws DebugException {
		notSupported("A game has no memory to look into.", null);
		return null;
	}
}
