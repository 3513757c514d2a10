package org.hullwright.editor.encoding;

import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.lang.issue.IssueCode;

/** Offers to write a file in UTF-8 that is in another encoding. */
public final class EncodingFix implements IMarkerResolutionGenerator2 {

	@NonNullByDefault({})
	@Override
	public boolean hasResolutions(IMarker marker) {
		return isMine(marker);
	}

	@NonNullByDefault({})
	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return isMine(marker) ? new IMarkerResolution[] { new Writing(marker) } : new IMarkerResolution[0];
	}

	private static boolean isMine(IMarker marker) {
		return IssueCode.FILE_NOT_UTF8.name().equals(marker.getAttribute(ProblemMarkers.CODE, "")) && marker.getResource() instanceof IFile;
	}

	/** For one file, or several at once. */
	private static final class Writing extends WorkbenchMarkerResolution {

		private final IMarker shown;

		Writing(IMarker shown) {
			this.shown = shown;
		}

		@Override
		public String getLabel() {
			return "Write the file in UTF-8, as it is shown";
		}

		@Override
		public String getDescription() {
			return "Look first whether letters with accents are right. What the file was before stays in its local history.";
		}

		@NonNullByDefault({})
		@Override
		public Image getImage() {
			return null; // the interface's word for none
		}

		@NonNullByDefault({})
		@Override
		public IMarker[] findOtherMarkers(IMarker[] markers) {
			return Stream.of(markers).filter(marker -> !marker.equals(shown) && isMine(marker)).toArray(IMarker[]::new);
		}

		@NonNullByDefault({})
		@Override
		public void run(IMarker marker) {
			if (marker.getResource() instanceof IFile file) {
				try {
					Rewriting.inUtf8(file, new NullProgressMonitor());
				} catch (CoreException failure) {
					ILog.of(EncodingFix.class).error(file.getName() + " could not be written in UTF-8", failure);
				}
			}
		}
	}
}
