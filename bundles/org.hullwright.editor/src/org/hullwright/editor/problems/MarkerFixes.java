package org.hullwright.editor.problems;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;

/** Offers what mends a problem in the list of problems. A file that nobody edits is saved at once. */
public final class MarkerFixes implements IMarkerResolutionGenerator2 {

	private static final IMarkerResolution[] NONE = {};

	@Override
	public boolean hasResolutions(IMarker marker) {
		return !replacement(marker).isEmpty();
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return hasResolutions(marker) ? new IMarkerResolution[] { new Replacing(replacement(marker)) } : NONE;
	}

	private static String replacement(IMarker marker) {
		return marker.getAttribute(ProblemMarkers.REPLACEMENT, "");
	}

	private record Replacing(String by) implements IMarkerResolution {

		@Override
		public String getLabel() {
			return "Change to “" + by + "”";
		}

		@Override
		public void run(IMarker marker) {
			ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
			IPath file = marker.getResource().getFullPath();
			var progress = new NullProgressMonitor();
			try {
				buffers.connect(file, LocationKind.IFILE, progress);
				try {
					ITextFileBuffer buffer = buffers.getTextFileBuffer(file, LocationKind.IFILE);
					boolean isEdited = buffer.isDirty();
					int start = marker.getAttribute(IMarker.CHAR_START, 0);
					buffer.getDocument().replace(start, marker.getAttribute(IMarker.CHAR_END, start) - start, by);
					if (!isEdited) {
						buffer.commit(progress, true);
					}
				} finally {
					buffers.disconnect(file, LocationKind.IFILE, progress);
				}
			} catch (CoreException | BadLocationException failure) {
				ILog.of(MarkerFixes.class).warn("The problem could not be mended in " + file, failure);
			}
		}
	}
}
