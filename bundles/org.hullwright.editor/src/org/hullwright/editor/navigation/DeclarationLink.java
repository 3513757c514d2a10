package org.hullwright.editor.navigation;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.ui.PlatformUI;
import org.hullwright.lang.ide.answer.Link;

/** From a name to its declaration. */
final class DeclarationLink implements IHyperlink {

	private final Link link;

	DeclarationLink(Link link) {
		this.link = link;
	}

	@Override
	public IRegion getHyperlinkRegion() {
		return new Region(link.word().offset(), link.word().length());
	}

	@NonNullByDefault({})
	@Override
	public String getTypeLabel() {
		return null; // the interface's word for none
	}

	@Override
	public String getHyperlinkText() {
		return "Open Declaration";
	}

	@Override
	public void open() {
		Places.show(link.target(), PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage());
	}
}
