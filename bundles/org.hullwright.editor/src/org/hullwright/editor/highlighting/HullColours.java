package org.hullwright.editor.highlighting;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITypedRegion;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.TextUtilities;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.swt.custom.StyleRange;
import org.hullwright.editor.text.HullPartitions;

/** The colours of words for a text of Hull that stands somewhere without an editor. On the UI thread. */
public final class HullColours {

	private HullColours() {}

	/** How a text looks in the present theme: ranges that cover all of it, in its order. */
	public static List<StyleRange> of(String hull) {
		var document = new Document(hull);
		HullPartitions.connect(document);
		var code = new WordScanner();
		var strings = new StringScanner();
		var comments = new CommentScanner();
		code.readColors();
		strings.readColors();
		comments.readColors();
		var styles = new ArrayList<StyleRange>();
		try {
			for (ITypedRegion region : TextUtilities.computePartitioning(document, HullPartitions.PARTITIONING, 0, document.getLength(),
					false)) {
				scan(document, region, switch (region.getType()) {
					case HullPartitions.STRING -> strings;
					case HullPartitions.COMMENT -> comments;
					default -> code;
				}, styles);
			}
		} catch (BadLocationException impossible) {
			throw new IllegalStateException("a text has no places beyond it", impossible);
		}
		return styles;
	}

	private static void scan(IDocument document, ITypedRegion region, RuleBasedScanner scanner, List<StyleRange> styles) {
		scanner.setRange(document, region.getOffset(), region.getLength());
		for (IToken token = scanner.nextToken(); !token.isEOF(); token = scanner.nextToken()) {
			var style = new StyleRange(scanner.getTokenOffset(), scanner.getTokenLength(), null, null);
			if (token.getData() instanceof TextAttribute attribute) {
				style.foreground = attribute.getForeground();
				style.fontStyle = attribute.getStyle();
			}
			styles.add(style);
		}
	}
}
