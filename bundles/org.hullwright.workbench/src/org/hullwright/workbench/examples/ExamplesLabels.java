package org.hullwright.workbench.examples;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.ICommonContentExtensionSite;
import org.eclipse.ui.navigator.ICommonLabelProvider;

/** Label provider of the {@link ExamplesGroup} in the project tree. */
@NonNullByDefault({})
public final class ExamplesLabels extends LabelProvider implements ICommonLabelProvider {

	@Override
	public void init(ICommonContentExtensionSite site) {
		// labels need nothing of the site
	}

	@Override
	public String getText(Object element) {
		return element instanceof ExamplesGroup ? "Example packs" : null;
	}

	@Override
	public Image getImage(Object element) {
		return element instanceof ExamplesGroup ? PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FOLDER) : null;
	}

	@Override
	public String getDescription(Object element) {
		return element instanceof ExamplesGroup ? "Packs that came with the program; new packs of your own stand beside this folder" : null;
	}

	@Override
	public void restoreState(IMemento memento) {
		// nothing is kept between sessions
	}

	@Override
	public void saveState(IMemento memento) {
		// nothing is kept between sessions
	}
}
