package org.hullwright.editor.search;

import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.ISearchResult;
import org.eclipse.search.ui.text.Match;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextLocation;

/** A search for references. Can be run again: then it counts what the text says at that time. */
final class ReferenceQuery implements ISearchQuery {

	private final HullDocument text;
	private final int offset;
	private final String word;
	private final ReferenceResult result;

	ReferenceQuery(HullDocument text, int offset, String word) {
		this.text = text;
		this.offset = offset;
		this.word = word;
		this.result = new ReferenceResult(this);
	}

	@NonNullByDefault({})
	@Override
	public IStatus run(IProgressMonitor monitor) {
		result.removeAll();
		try {
			for (TextLocation place : text.language().navigating().references(text.address(), offset, monitor::isCanceled)) {
				for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place.document())) {
					result.addMatch(
							new Match(new ReferenceLine(file, place.line(), place.text()), place.range().offset(), place.range().length()));
				}
			}
			return Status.OK_STATUS;
		} catch (CancellationException cancelled) {
			return Status.CANCEL_STATUS;
		}
	}

	@Override
	public String getLabel() {
		return "References to " + word;
	}

	@Override
	public boolean canRerun() {
		return true;
	}

	@Override
	public boolean canRunInBackground() {
		return true;
	}

	@Override
	public ISearchResult getSearchResult() {
		return result;
	}
}
