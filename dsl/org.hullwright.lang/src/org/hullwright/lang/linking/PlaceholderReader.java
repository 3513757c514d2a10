package org.hullwright.lang.linking;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseException;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFactory;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Placeholder;
import org.hullwright.model.ShownText;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.texts.Braces;

/**
 * Parses the expressions in braces in texts, which the grammar takes for words, into the AST before that is linked: an island grammar. A
 * name and what it has are no expression: those are read when the text is lowered. What cannot be read, or was never meant to be an
 * expression, stays text.
 */
final class PlaceholderReader {

	private static final Pattern GAP = Pattern.compile("\\{([^{}\\\\]*)\\}");

	private final ExpressionParser parser;
	private final String whole;
	private char[] characters = {};

	/** @param whole the text of the file */
	PlaceholderReader(ExpressionParser parser, String whole) {
		this.parser = parser;
		this.whole = whole;
	}

	/** Reads those of all texts that are shown. */
	void read(List<ILeafNode> prose) {
		Set<ShownText> worthReading = new LinkedHashSet<>(); // no two of which are equal
		for (ILeafNode leaf : prose) {
			if (isWorthReading(leaf) && NodeModelUtils.findActualSemanticObjectFor(leaf) instanceof ShownText shown) {
				worthReading.add(shown);
			}
		}
		worthReading.forEach(
				shown -> NodeModelUtils.findNodesForFeature(shown, Braces.textOf(shown)).forEach(node -> read(shown, node)));
	}

	private boolean isWorthReading(ILeafNode leaf) {
		int start = leaf.getTotalOffset();
		int brace = whole.indexOf('{', start, leaf.getTotalEndOffset());
		return brace >= 0 && whole.charAt(start) == '"' && isWorthReading(leaf.getText());
	}

	private static boolean isWorthReading(String text) {
		return GAP.matcher(text).results().anyMatch(gap -> !Braces.isName(gap.group(1)));
	}

	private void read(ShownText shown, INode node) {
		Matcher gap = GAP.matcher(NodeModelUtils.getTokenText(node));
		while (gap.find()) {
			if (!Braces.isName(gap.group(1))) {
				read(shown, gap.group(1), node.getOffset() + gap.start(1), node.getOffset() + gap.end(1));
			}
		}
	}

	private void read(ShownText shown, String written, int start, int end) {
		if (characters.length == 0) {
			characters = whole.toCharArray();
		}
		try {
			IParseResult parsed = parser.parseExpression(whole, characters, start, end);
			if (!parsed.hasSyntaxErrors() && parsed.getRootASTElement() instanceof Expression value && isMeant(value)) {
				Placeholder placeholder = HullFactory.eINSTANCE.createPlaceholder();
				placeholder.setWritten(written);
				placeholder.setValue(value);
				shown.getPlaceholders().add(placeholder);
			}
		} catch (ParseException tooLarge) {
			return; // and so it stays text, of which a check warns
		}
	}

	/** What is a constant shows nothing, and words around an "and" are likely prose. */
	private static boolean isMeant(Expression value) {
		return switch (value) {
			case NumberLiteral number -> false;
			case TextLiteral text -> false;
			case TruthLiteral truth -> false;
			case BinaryExpression binary -> binary.getOperator() != BinaryOperator.AND && binary.getOperator() != BinaryOperator.OR;
			default -> true;
		};
	}
}
