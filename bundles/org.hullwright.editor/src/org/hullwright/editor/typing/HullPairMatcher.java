package org.hullwright.editor.typing;

import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;
import org.hullwright.editor.text.HullPartitions;

/** Finds the partner of a brace or parenthesis, within code or within one string. */
public final class HullPairMatcher extends DefaultCharacterPairMatcher {

	/** Made by the generic editor. */
	public HullPairMatcher() {
		super("{}()".toCharArray(), HullPartitions.PARTITIONING, true);
	}
}
