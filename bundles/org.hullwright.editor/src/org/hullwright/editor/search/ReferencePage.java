package org.hullwright.editor.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.search.ui.text.AbstractTextSearchViewPage;
import org.eclipse.search.ui.text.Match;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.theme.ElementIcons;
import org.hullwright.lang.ide.answer.ElementKind;

/** The references in the Search view: files with the lines that hold them. */
public final class ReferencePage extends AbstractTextSearchViewPage {

	/** Made by the Search view. */
	public ReferencePage() {
		super(FLAG_LAYOUT_TREE);
	}

	@NonNullByDefault({})
	@Override
	protected void configureTreeViewer(TreeViewer viewer) {
		viewer.setContentProvider(new Content());
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
		viewer.setAutoExpandLevel(TreeViewer.ALL_LEVELS);
	}

	@NonNullByDefault({})
	@Override
	protected void configureTableViewer(TableViewer viewer) {
		throw new UnsupportedOperationException("References are only shown as a tree");
	}

	@NonNullByDefault({})
	@Override
	protected void elementsChanged(Object[] elements) {
		refresh();
	}

	@Override
	protected void clear() {
		refresh();
	}

	private void refresh() {
		StructuredViewer viewer = getViewer();
		viewer.refresh();
		if (viewer instanceof TreeViewer tree) {
			tree.expandAll();
		}
	}

	@NonNullByDefault({})
	@Override
	protected void showMatch(Match match, int offset, int length, boolean activate) throws PartInitException {
		var line = (ReferenceLine) match.getElement();
		if (IDE.openEditor(getSite().getPage(), line.file(), activate) instanceof ITextEditor editor) {
			editor.selectAndReveal(offset, length);
		}
	}

	private final class Content implements ITreeContentProvider {

		@NonNullByDefault({})
		@Override
		public Object[] getElements(Object input) {
			return lines().map(ReferenceLine::file).distinct().sorted(Comparator.comparing(file -> file.getFullPath().toString()))
					.toArray();
		}

		@NonNullByDefault({})
		@Override
		public Object[] getChildren(Object parent) {
			return lines().filter(line -> line.file().equals(parent)).sorted(Comparator.comparingInt(ReferenceLine::number)).toArray();
		}

		@NonNullByDefault({})
		@Override
		public Object getParent(Object element) {
			return element instanceof ReferenceLine line ? line.file() : null;
		}

		@NonNullByDefault({})
		@Override
		public boolean hasChildren(Object element) {
			return !(element instanceof ReferenceLine);
		}

		private Stream<ReferenceLine> lines() {
			return getInput() == null ? Stream.empty() : Arrays.stream(getInput().getElements()).map(ReferenceLine.class::cast);
		}
	}

	private static final class Labels extends LabelProvider implements IStyledLabelProvider {

		@NonNullByDefault({})
		@Override
		public StyledString getStyledText(Object element) {
			return switch (element) {
				case ReferenceLine line -> new StyledString(line.number() + ": ", StyledString.COUNTER_STYLER).append(line.text());
				case IFile file -> new StyledString(file.getName())
						.append("  " + file.getParent().getFullPath().makeRelative(), StyledString.QUALIFIER_STYLER);
				default -> new StyledString(element.toString());
			};
		}

		@NonNullByDefault({})
		@Override
		public Image getImage(Object element) {
			return ElementIcons.imageOf(element instanceof ReferenceLine ? ElementKind.RULE : ElementKind.PACK);
		}
	}
}
