package org.hullwright.playtest.debugui;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.LineBreakpoint;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.playtest.debug.StopLine;

/** Where games are to stand still, in the text of a pack. Kept with the workspace, as all breakpoints are. */
public final class SentenceBreakpoint extends LineBreakpoint {

	private static final String MARKER = "org.hullwright.playtest.breakpoint";
	private static final String CONDITION = "condition";

	/**
	 * Makes a new one, which is on.
	 *
	 * @param line from 1
	 */
	public static void add(IResource file, int line) throws CoreException {
		SentenceBreakpoint added = new SentenceBreakpoint();
		file.getWorkspace().run(monitor -> {
			added.setMarker(
					file.createMarker(MARKER, Map.of(IMarker.LINE_NUMBER, line, IBreakpoint.ENABLED, true, IBreakpoint.PERSISTED, true,
							IBreakpoint.ID, GameElement.MODEL, IMarker.MESSAGE, "Games stand still here")));
			DebugPlugin.getDefault().getBreakpointManager().addBreakpoint(added);
		}, null);
	}

	/** All there are, on or off. */
	public static List<SentenceBreakpoint> all() {
		return Arrays.stream(DebugPlugin.getDefault().getBreakpointManager().getBreakpoints(GameElement.MODEL))
				.filter(SentenceBreakpoint.class::isInstance)
				.map(SentenceBreakpoint.class::cast).filter(breakpoint -> breakpoint.getMarker() != null).toList();
	}

	/** The one on a line of a file; none when there is none. */
	static Optional<SentenceBreakpoint> find(IResource file, int line) {
		return all().stream().filter(breakpoint -> file.equals(breakpoint.getMarker().getResource()) && breakpoint.line() == line)
				.findFirst();
	}

	/** The line where games stand still for it; none when its file lies nowhere. */
	Optional<StopLine> stopLine() {
		return Optional.ofNullable(getMarker().getResource().getLocation()).map(IPath::toPath)
				.map(file -> new StopLine(file, line(), condition().<@Nullable String>map(condition -> condition).orElse(null)));
	}

	/** What must hold for games to stand still; none when they always do. */
	public Optional<String> condition() {
		return Optional.of(getMarker().getAttribute(CONDITION, "").strip()).filter(condition -> !condition.isEmpty());
	}

	/** @param condition blank when games are always to stand still */
	public void setCondition(String condition) throws CoreException {
		setAttribute(CONDITION, condition.strip());
	}

	/** Whether it is on the line of a place. */
	boolean isAt(Place place) {
		return stopLine().isPresent() && stopLine().map(StopLine::withoutCondition).equals(StopLine.of(place));
	}

	/** How it is listed. */
	public String title() {
		return place() + condition().map(condition -> ", when " + condition).orElse("");
	}

	/** The file and the line, in words. */
	String place() {
		return getMarker().getResource().getProjectRelativePath() + ", line " + line();
	}

	private int line() {
		return getMarker().getAttribute(IMarker.LINE_NUMBER, 0);
	}

	@Override
	public String getModelIdentifier() {
		return GameElement.MODEL;
	}
}
