package org.hullwright.lang.ide.words;

import java.util.ArrayList;
import java.util.regex.Pattern;

import com.google.inject.Singleton;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.documentation.impl.MultiLineCommentDocumentationProvider;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * What the author of a declaration wrote right above it, in either sort of comment. Of the lines behind {@code //} the numbers of rules are
 * left out, such as {@code (ABC-DEF-03)}: they are for a reader who compares the pack with the rulebook.
 */
@Singleton
public class Comments extends MultiLineCommentDocumentationProvider {

	private static final String LINE = "//";
	private static final String RULE = "[A-Z]{2,}(?:-[A-Z0-9]+)+(?:\\.\\.\\w+)?";
	private static final String SOME_RULES = RULE + "(?:,\\s*" + RULE + ")*";
	/** In parentheses of their own, or behind other words in them, which stay. */
	private static final Pattern RULES = Pattern.compile("\\s*\\(" + SOME_RULES + "\\)|,?\\s*" + SOME_RULES);

	@Override
	@NonNullByDefault({})
	public String getDocumentation(EObject declared) {
		String comment = super.getDocumentation(declared);
		return comment == null || comment.isBlank() ? linesAbove(declared) : comment;
	}

	@Override
	@NonNullByDefault({})
	protected @Nullable String getTextFromMultilineComment(@Nullable String comment) {
		return comment == null ? null : CommentText.of(comment);
	}

	private static @Nullable String linesAbove(EObject declared) {
		ICompositeNode node = NodeModelUtils.getNode(declared);
		if (node == null) {
			return null; // the interface's word for none
		}
		String text = node.getRootNode().getText();
		var lines = new ArrayList<String>();
		int end = text.lastIndexOf('\n', node.getOffset() - 1);
		while (end >= 0) {
			int start = text.lastIndexOf('\n', end - 1);
			String line = text.substring(start + 1, end).strip();
			if (!line.startsWith(LINE)) {
				break;
			}
			lines.addFirst(line.replaceFirst("^/+", "").strip());
			end = start;
		}
		String comment = RULES.matcher(String.join(" ", lines)).replaceAll("").strip();
		return comment.isEmpty() ? null : comment;
	}
}
