package org.hullwright.editor.problems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.answer.TextRange;

/** The problems of a file in the list of problems. Those that stay are not touched, so that lists neither jump nor flicker. */
public final class ProblemMarkers {

	/** The type of our markers. */
	public static final String TYPE = "org.hullwright.editor.problem";
	/** What jobs belong to that bring them up to date: when such a job has ended, problems in open texts may be others too. */
	public static final Object FAMILY = ProblemMarkers.class;
	/** The attribute that holds the name of the issue in the catalogue. */
	public static final String CODE = "code";

	private ProblemMarkers() {}

	/** Makes the markers of a file tell these problems. To be called within an operation on the workspace. */
	public static void update(IFile file, List<Problem> problems) throws CoreException {
		var wanted = new ArrayList<>(problems.stream().map(ProblemMarkers::attributes).toList());
		for (IMarker marker : file.findMarkers(TYPE, true, IResource.DEPTH_ZERO)) {
			if (!wanted.remove(marker.getAttributes())) {
				marker.delete();
			}
		}
		for (Map<String, Object> attributes : wanted) {
			file.createMarker(TYPE, attributes);
		}
	}

	/** The problem that a marker of ours tells. */
	static Problem problem(IMarker marker) {
		int start = marker.getAttribute(IMarker.CHAR_START, 0);
		Severity severity = switch (marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR)) {
			case IMarker.SEVERITY_WARNING -> Severity.WARNING;
			case IMarker.SEVERITY_INFO -> Severity.INFO;
			default -> Severity.ERROR;
		};
		return new Problem(marker.getAttribute(CODE, ""), severity, marker.getAttribute(IMarker.MESSAGE, ""),
				new TextRange(start, marker.getAttribute(IMarker.CHAR_END, start) - start), marker.getAttribute(IMarker.LINE_NUMBER, 1));
	}

	private static Map<String, Object> attributes(Problem problem) {
		var attributes = new HashMap<String, Object>();
		attributes.put(IMarker.MESSAGE, problem.message());
		attributes.put(IMarker.SEVERITY, switch (problem.severity()) {
			case ERROR -> IMarker.SEVERITY_ERROR;
			case WARNING -> IMarker.SEVERITY_WARNING;
			case INFO -> IMarker.SEVERITY_INFO;
		});
		attributes.put(IMarker.CHAR_START, problem.range().offset());
		attributes.put(IMarker.CHAR_END, problem.range().end());
		attributes.put(IMarker.LINE_NUMBER, problem.line());
		attributes.put(CODE, problem.code());
		return attributes;
	}
}
