package org.hullwright.editor.assist;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationExtension;
import org.eclipse.swt.graphics.Image;

/**
 * What a call that is being written wants, as the platform shows it in a small window above the caret.
 *
 * @param label the head of what is called
 * @param position where the caret was
 */
record SignatureInformation(String label, int position) implements IContextInformation, IContextInformationExtension {

	@Override
	public String getContextDisplayString() {
		return label;
	}

	@Override
	public String getInformationDisplayString() {
		return label;
	}

	@NonNullByDefault({})
	@Override
	public Image getImage() {
		return null; // the interface's word for none
	}

	@Override
	public int getContextInformationPosition() {
		return position;
	}
}
