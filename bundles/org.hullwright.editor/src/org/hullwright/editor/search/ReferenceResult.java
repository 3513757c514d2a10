package org.hullwright.editor.search;

import java.util.Arrays;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.AbstractTextSearchResult;
import org.eclipse.search.ui.text.IEditorMatchAdapter;
import org.eclipse.search.ui.text.IFileMatchAdapter;
import org.eclipse.search.ui.text.Match;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IFileEditorInput;
import org.hullwright.editor.language.HullEditorPlugin;

/** The places a search has found. */
public final class ReferenceResult extends AbstractTextSearchResult implements IFileMatchAdapter, IEditorMatchAdapter {

	private final ReferenceQuery query;

	ReferenceResult(ReferenceQuery query) {
		this.query = query;
	}

	@Override
	public String getLabel() {
		int places = getMatchCount();
		return query.getLabel() + ": " + places + (places == 1 ? " place" : " places");
	}

	@Override
	public String getTooltip() {
		return getLabel();
	}

	@Override
	public ImageDescriptor getImageDescriptor() {
		return ResourceLocator.imageDescriptorFromBundle(HullEditorPlugin.ID, "icons/file.svg").orElseThrow();
	}

	@Override
	public ISearchQuery getQuery() {
		return query;
	}

	@Override
	public IFileMatchAdapter getFileMatchAdapter() {
		return this;
	}

	@Override
	public IEditorMatchAdapter getEditorMatchAdapter() {
		return this;
	}

	@NonNullByDefault({})
	@Override
	public IFile getFile(Object element) {
		return element instanceof ReferenceLine line ? line.file() : null;
	}

	@NonNullByDefault({})
	@Override
	public Match[] computeContainedMatches(AbstractTextSearchResult result, IFile file) {
		return Arrays.stream(getElements()).filter(line -> file.equals(getFile(line)))
				.flatMap(line -> Arrays.stream(getMatches(line))).toArray(Match[]::new);
	}

	@NonNullByDefault({})
	@Override
	public boolean isShownInEditor(Match match, IEditorPart editor) {
		return editor.getEditorInput() instanceof IFileEditorInput input && input.getFile().equals(getFile(match.getElement()));
	}

	@NonNullByDefault({})
	@Override
	public Match[] computeContainedMatches(AbstractTextSearchResult result, IEditorPart editor) {
		return editor.getEditorInput() instanceof IFileEditorInput input ? computeContainedMatches(result, input.getFile()) : new Match[0];
	}
}
