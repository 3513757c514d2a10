package org.hullwright.lang.linking;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.linking.impl.LinkingHelper;
import org.eclipse.xtext.nodemodel.INode;
import org.hullwright.lang.naming.TokenText;

/** Reads the name that a cross-reference is linked by. Only one with an escape character has to be converted. */
public class HullLinkingHelper extends LinkingHelper {

	private static final char ESCAPE = '^';

	@Override
	@NonNullByDefault({})
	public @Nullable String getCrossRefNodeAsString(INode node, boolean convert) {
		String written = TokenText.of(node);
		return convert && written.indexOf(ESCAPE) >= 0 ? super.getCrossRefNodeAsString(node, true) : written;
	}
}
