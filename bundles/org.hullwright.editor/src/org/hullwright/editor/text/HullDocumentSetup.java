package org.hullwright.editor.text;

import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IDocument;

/** Makes every Hull document of a file buffer know its comments and strings. */
public final class HullDocumentSetup implements IDocumentSetupParticipant {

	@NonNullByDefault({})
	@Override
	public void setup(IDocument document) {
		HullPartitions.connect(document);
	}
}
