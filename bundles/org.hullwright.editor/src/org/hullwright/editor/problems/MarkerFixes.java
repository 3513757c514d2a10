package org.hullwright.editor.problems;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.AwaitedAnswer;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.NotDone;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.request.BoundedWait;

/**
 * Offers what mends a problem in the list of problems. A file that is not edited is saved at once. In an editor it offers nothing: there
 * the problems of the text as it is typed are mended, and the same would be listed twice.
 */
public final class MarkerFixes implements IMarkerResolutionGenerator2 {

	/** Shared, for the platform makes several generators. */
	private static final BoundedWait<Told, List<Fix>> FIXES = new BoundedWait<>(HullEditorPlugin::logFailure);

	/** A marker with what it says. */
	private record Told(IMarker marker, Problem problem) {}

	@NonNullByDefault({})
	@Override
	public boolean hasResolutions(IMarker marker) {
		return HullEditorPlugin.startedLanguage().map(language -> language.quickFixes().isFixable(codeOf(marker))).orElse(true); // perhaps
	}

	@NonNullByDefault({})
	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return activePart() instanceof IEditorPart
				? new IMarkerResolution[0]
				: fixes(marker).stream().map(Mending::new).toArray(IMarkerResolution[]::new);
	}

	private static String codeOf(IMarker marker) {
		return marker.getAttribute(ProblemMarkers.CODE, "");
	}

	/** What mends the problem of a marker now. Only who asks in a view waits for it. */
	private static List<Fix> fixes(IMarker marker) {
		return Display.getCurrent() == null
				? fixes(marker, CancelIndicator.NullImpl)
				: FIXES.answer(new Told(marker, ProblemMarkers.problem(marker)), cancelled -> fixes(marker, cancelled))
						.or(() -> activePart() == null
								? Optional.empty()
								: AwaitedAnswer.of("Looking for what mends it", cancelled -> fixes(marker, cancelled)))
						.orElse(List.of());
	}

	private static List<Fix> fixes(IMarker marker, CancelIndicator cancelled) {
		return HullEditorPlugin.language().quickFixes().fixes(address(marker), ProblemMarkers.problem(marker), cancelled);
	}

	/** Null where there is none, as on all threads but that of the window. */
	private static @Nullable IWorkbenchPart activePart() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null ? null : window.getPartService().getActivePart();
	}

	private static URI address(IMarker marker) {
		return marker.getResource().getLocationURI();
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

		@NonNullByDefault({})
		@Override
		public Image getImage() {
			return null; // the interface's word for none
		}

		@NonNullByDefault({})
		@Override
		public IMarker[] findOtherMarkers(IMarker[] markers) {
			return Stream.of(markers).filter(marker -> fix.isSafe() && fix.problem().code().equals(codeOf(marker))).toArray(IMarker[]::new);
		}

		@NonNullByDefault({})
		@Override
		public void run(IMarker marker) {
			fixes(marker).stream().filter(now -> now.title().equals(fix.title()) || now.isSafe()).findFirst().ifPresent(Mending::perform);
		}

		/** Mends several problems as one step, or none of them when it is cancelled. */
		@NonNullByDefault({})
		@Override
		public void run(IMarker[] markers, IProgressMonitor monitor) {
			if (markers.length == 1) {
				run(markers[0]);
				return;
			}
			Map<URI, List<Problem>> problems = Stream.of(markers)
					.collect(Collectors.groupingBy(MarkerFixes::address, LinkedHashMap::new,
							Collectors.mapping(ProblemMarkers::problem, Collectors.toList())));
			AwaitedAnswer.of("Mending " + markers.length + " problems",
					cancelled -> HullEditorPlugin.language().quickFixes().fixAll(problems, cancelled)).flatMap(Function.identity())
					.ifPresent(Mending::perform);
		}

		private static void perform(Fix fix) {
			try {
				FileChanges.perform(fix.title(), fix.changes());
			} catch (CoreException failure) {
				NotDone.tell("“" + fix.title() + "” could not be done", failure);
			}
		}
	}
}
