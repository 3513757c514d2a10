package org.hullwright.lang.formatting2;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegion;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;
import org.eclipse.xtext.formatting2.regionaccess.ITextSegment;
import org.eclipse.xtext.util.ITextRegion;

/**
 * The formatter, idempotent: formatting twice is the same as formatting once. It tidies text without taking decisions away from its author:
 * lines stay where they were broken, there are never too many blank lines, indentation follows the braces, and words are one space apart.
 * Only what lies between words is touched, so comments and texts are safe. Text that is not understood is left as it is.
 */
public class HullFormatter implements IFormatter2 {

	@Override
	@NonNullByDefault({})
	public List<ITextReplacement> format(FormatterRequest request) {
		ITextRegionAccess text = request.getTextRegionAccess();
		if (text == null || text.regionForRootEObject() == null || text.hasSyntaxError()) {
			return List.of();
		}
		var replacements = new ArrayList<ITextReplacement>();
		var lines = new LineStarts(text);
		TextStyle style = TextStyle.of(request);
		int depth = 0;
		IHiddenRegion gap = text.regionForRootEObject().getPreviousHiddenRegion();
		while (gap != null) {
			ISemanticRegion next = gap.getNextSemanticRegion();
			if (next != null && Spacing.isClosing(next)) {
				depth--;
			}
			String tidy = new Gap(gap, depth, lines, style).tidied();
			if (!tidy.equals(gap.getText()) && isWanted(gap, request.getRegions())) {
				replacements.add(gap.replaceWith(tidy));
			}
			if (next != null && Spacing.isOpening(next)) {
				depth++;
			}
			gap = next == null ? null : next.getNextHiddenRegion();
		}
		return replacements;
	}

	private static boolean isWanted(ITextSegment gap, Collection<? extends ITextRegion> wanted) {
		return wanted.isEmpty() || wanted.stream()
				.anyMatch(region -> region.getOffset() <= gap.getOffset() && gap.getEndOffset() <= region.getOffset() + region.getLength());
	}
}
