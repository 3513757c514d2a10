package org.hullwright.lang.ide.drafting;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The source text of what is declared, to be copied under other names, and without its comments. */
final class CopiedText {

	/** Texts in quotes, which stay; comments, which go; names, which may be others. */
	private static final Pattern PART = Pattern
			.compile("\"(?:\\\\.|[^\"\\\\])*\"|[ \\t]*//[^\\n]*|/\\*(?s:.*?)\\*/|(?<name>[A-Za-z_][A-Za-z_0-9]*)");

	private CopiedText() {}

	/** What is written for something, without what stands around it. */
	static String of(EObject declared) {
		INode node = NodeModelUtils.getNode(declared);
		return node.getRootNode().getText().substring(node.getOffset(), node.getEndOffset());
	}

	/** Whether one of these names stands in a text, outside of quotes and comments. */
	static boolean mentions(String text, Set<String> names) {
		return PART.matcher(text).results().anyMatch(part -> names.contains(part.group()));
	}

	/** A copy of what is declared in which other names stand for some. */
	static String renamed(EObject declared, Map<String, String> names) {
		return renamed(of(declared), names);
	}

	private static String renamed(String text, Map<String, String> names) {
		return PART.matcher(text).replaceAll(part -> {
			String name = part.group(1);
			boolean isComment = name == null && part.group().charAt(0) != '"';
			return Matcher.quoteReplacement(isComment ? "" : name == null ? part.group() : names.getOrDefault(name, name));
		}).replaceAll("\\n(?:[ \\t]*\\n)+", "\n");
	}
}
