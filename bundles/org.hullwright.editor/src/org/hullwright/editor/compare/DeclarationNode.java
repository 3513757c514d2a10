package org.hullwright.editor.compare;

import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.graphics.Image;
import org.hullwright.editor.theme.ElementIcons;
import org.hullwright.lang.ide.answer.OutlineEntry;

/** A declaration of a text that is compared. The same one in the other text is that of the same sort and name. */
final class DeclarationNode extends DocumentRangeNode implements ITypedElement {

	private static final int DECLARATION = 1;

	private final OutlineEntry entry;

	/** @param which of those of the same sort and name, counted from 1 */
	DeclarationNode(DocumentRangeNode parent, OutlineEntry entry, int which, IDocument document) {
		super(parent, DECLARATION, entry.kind() + " " + entry.name() + " " + which, document, entry.range().offset(),
				entry.range().length());
		this.entry = entry;
	}

	@Override
	public String getName() {
		return entry.name();
	}

	@Override
	public Image getImage() {
		return ElementIcons.imageOf(entry.kind());
	}

	@Override
	public String getType() {
		return "hull"; // so that its text is shown as Hull
	}
}
