package org.hullwright.lang.messages;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.HullFile;

/**
 * A name of several words. The first of them is read as the name, and the next as the kind of another component in the same line.
 *
 * @param offset of the first word
 * @param length of all words
 * @param written what belongs there: the name as one word, and behind it what people read, unless that is there
 */
public record SplitName(int offset, int length, String written) {

	/** What a component of an unknown kind may be; empty when no name stands right before it in its line. */
	public static Optional<SplitName> at(EObject place) {
		if (!(place instanceof CustomComponent rest) || !(rest.eContainer() instanceof HullFile file) || rest.getName() == null) {
			return Optional.empty();
		}
		int before = file.getDeclarations().indexOf(rest) - 1;
		if (before < 0 || !(file.getDeclarations().get(before) instanceof Component first) || first.getName() == null) {
			return Optional.empty();
		}
		ICompositeNode head = NodeModelUtils.findActualNodeFor(first);
		ICompositeNode tail = NodeModelUtils.findActualNodeFor(rest);
		if (head.getEndLine() != tail.getStartLine() || first.getTitle() != null || head.getText().endsWith("}")) {
			return Optional.empty();
		}
		String text = head.getRootNode().getText();
		int start = head.getTotalEndOffset() - first.getName().length();
		int end = text.indexOf(rest.getName(), text.indexOf(' ', tail.getOffset())) + rest.getName().length();
		List<String> words = Arrays.asList(text.substring(start, end).strip().split("\\s+"));
		String name = words.stream().map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
				.collect(Collectors.joining());
		return Optional.of(new SplitName(start, end - start, rest.getTitle() != null
				? name
				: name + " \"" + String.join(" ", words) + "\""));
	}
}
