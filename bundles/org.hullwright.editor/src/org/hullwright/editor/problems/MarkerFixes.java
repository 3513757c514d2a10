package org.hullwright.editor.problems;

import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.PromptAnswer;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers what mends a problem in the list of problems. A file that nobody edits is saved at once. */
public final class MarkerFixes implements IMarkerResolutionGenerator2 {

	@Override
	public boolean hasResolutions(IMarker marker) {
		return PromptAnswer.of(() -> HullEditorPlugin.language().mending().isFixable(codeOf(marker))).orElse(false);
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return fixes(marker).stream().map(Mending::new).toArray(IMarkerResolution[]::new);
	}

	private static String codeOf(IMarker marker) {
		return marker.getAttribute(ProblemMarkers.CODE, "");
	}

	/** What mends the problem of a marker now; the text may have moved since it was marked. */
	private static List<Fix> fixes(IMarker marker) {
		URI file = marker.getResource().getLocationURI();
		int place = marker.getAttribute(IMarker.CHAR_START, 0);
		List<Fix> all = PromptAnswer.of(() -> {
			HullLanguageService language = HullEditorPlugin.language();
			return language.mending().fixes(file, new TextRange(0, language.workspace().text(file).length()), CancelIndicator.NullImpl);
		}).orElse(List.of()).stream().filter(fix -> fix.problem().code().equals(codeOf(marker))
				&& fix.problem().message().equals(marker.getAttribute(IMarker.MESSAGE, ""))).toList();
		return all.stream().map(Fix::problem).min(Comparator.comparingInt(problem -> Math.abs(problem.range().offset() - place)))
				.map(nearest -> all.stream().filter(fix -> fix.problem().equals(nearest)).toList()).orElse(List.of());
	}

	/** One way to mend a problem; where that is safe, all problems of its kind can be chosen with it. */
	private static final class Mending extends WorkbenchMarkerResolution {

		private final Fix fix;

		Mending(Fix fix) {
			this.fix = fix;
		}

		@Override
		public String getLabel() {
			return fix.title();
		}

		@Override
		public String getDescription() {
			return fix.problem().message();
		}

		@Override
		public Image getImage() {
			return null; // the interface's word for none
		}

		@Override
		public IMarker[] findOtherMarkers(IMarker[] markers) {
			return Stream.of(markers).filter(marker -> fix.isSafe() && fix.problem().code().equals(codeOf(marker))).toArray(IMarker[]::new);
		}

		@Override
		public void run(IMarker marker) {
			fixes(marker).stream().filter(now -> now.title().equals(fix.title()) || now.isSafe()).findFirst().ifPresent(now -> {
				try {
					FileChanges.perform(now.title(), now.changes());
				} catch (CoreException failure) {
					ILog.of(MarkerFixes.class).warn("The problem could not be mended in " + marker.getResource(), failure);
				}
			});
		}
	}
}
