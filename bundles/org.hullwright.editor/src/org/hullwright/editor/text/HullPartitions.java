package org.hullwright.editor.text;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.TextUtilities;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.Token;

/** Divides a document into code, comments and strings, the way the lexer of the language does. */
public final class HullPartitions {

	/** The name of this way to divide a document. */
	public static final String PARTITIONING = "org.hullwright.partitioning";
	/** A comment, to the end of the line or of several lines. */
	public static final String COMMENT = "org.hullwright.comment";
	/** A text in quotes; it may run over lines. */
	public static final String STRING = "org.hullwright.string";

	private static final String[] TYPES = { COMMENT, STRING };

	private HullPartitions() {}

	/** Divides a document, unless it is already. */
	public static void connect(IDocument document) {
		if (document instanceof IDocumentExtension3 divisible && divisible.getDocumentPartitioner(PARTITIONING) == null) {
			var partitioner = new FastPartitioner(new Scanner(), TYPES);
			divisible.setDocumentPartitioner(PARTITIONING, partitioner);
			partitioner.connect(document);
		}
	}

	/** Whether a place is within code. */
	public static boolean isCode(IDocument document, int offset) {
		try {
			return TextUtilities.getContentType(document, PARTITIONING, offset, true).equals(IDocument.DEFAULT_CONTENT_TYPE);
		} catch (BadLocationException outside) {
			return false;
		}
	}

	private static final class Scanner extends RuleBasedPartitionScanner {

		Scanner() {
			setPredicateRules(new IPredicateRule[] {
					new EndOfLineRule("//", new Token(COMMENT)),
					new MultiLineRule("/*", "*/", new Token(COMMENT), (char) 0, true),
					new MultiLineRule("\"", "\"", new Token(STRING), '\\', true)
			});
		}
	}
}
