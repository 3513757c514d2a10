package org.hullwright.lang.messages;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/**
 * What can follow the words that were read, as the grammar has it. What a sentence is made of is summed up in words of the author, such as
 * "a value"; that a value or name which is complete might go on, as in a sum, is not told: it always might.
 */
public final class NextWords {

	/** Stands for everything that a block of effects can go on with. */
	public static final String SENTENCE = "a sentence";

	/** Stands for everything that is worked out. */
	public static final String VALUE = "a value";

	/** Stands for everything that is called something. */
	public static final String NAME = "a name";

	private static final String DECLARATION = "a declaration";
	private static final String NOT = "“not”"; // begins a value
	private static final String AROUND = "“around”"; // goes on with a name, which always might
	private static final String UNTOLD = "";

	private final Set<Next> all = new LinkedHashSet<>();

	private NextWords() {}

	/** Where in the grammar a word stands, or a rule was called; what called that is null for the rule of whole files. */
	private record Place(EObject element, @Nullable Place caller) {}

	/**
	 * A word that can come next.
	 *
	 * @param told what the author is told of it, if anything
	 */
	private record Next(String told, Place place) {

		boolean is(String word, Set<String> keywords) {
			if (place.element() instanceof Keyword keyword) {
				return keyword.getValue().equals(word);
			}
			return switch (terminal().getName()) {
				case "INT" -> Character.isDigit(word.charAt(0));
				case "STRING" -> word.startsWith("\"");
				default -> Character.isJavaIdentifierStart(word.charAt(0)) && !keywords.contains(word);
			};
		}

		private AbstractRule terminal() {
			return ((RuleCall) place.element()).getRule();
		}
	}

	/**
	 * What can follow in a text that is being read.
	 *
	 * @param node any of the text
	 * @param ahead yields the words between the end of what was read and the one in question, which were looked at already
	 * @param keywords words that are no names
	 */
	static NextWords after(INode node, Function<Integer, List<String>> ahead, Set<String> keywords) {
		var next = new NextWords();
		ILeafNode last = lastWord(node.getRootNode());
		if (last != null && last.getGrammarElement() instanceof AbstractElement) {
			next.collectAfter(new Place(last.getGrammarElement(), placeOf(last.getParent())));
			for (String word : ahead.apply(last.getTotalEndOffset())) {
				next = next.after(word, keywords);
			}
		}
		return next;
	}

	private NextWords after(String word, Set<String> keywords) {
		var next = new NextWords();
		all.stream().filter(each -> each.is(word, keywords)).forEach(each -> next.collectAfter(each.place()));
		return next;
	}

	/** In the words of the author; empty when it is not known, or another declaration is all that can follow. */
	public List<String> told() {
		Set<String> told = all.stream().map(Next::told).collect(Collectors.toCollection(LinkedHashSet::new));
		told.removeAll(Set.of(UNTOLD, DECLARATION, AROUND));
		if (told.contains(VALUE)) {
			told.remove(NOT);
		}
		return List.copyOf(told);
	}

	/** The keywords among it, also those that begin a sentence. */
	public Stream<String> keywords() {
		return all.stream().filter(each -> each.told().equals(SENTENCE) || each.told().startsWith("“"))
				.flatMap(each -> each.place().element() instanceof Keyword keyword ? Stream.of(keyword.getValue()) : Stream.empty());
	}

	/** Null when there is none, as at the beginning of a text. */
	private static @Nullable ILeafNode lastWord(INode node) {
		if (node instanceof ILeafNode leaf) {
			return leaf.isHidden() ? null : leaf;
		}
		for (INode child : ((ICompositeNode) node).getChildren().reverse()) {
			ILeafNode last = lastWord(child);
			if (last != null) {
				return last;
			}
		}
		return null;
	}

	/**
	 * From where the rule was called that a node was read by; null for the rule of whole files. What was read becomes the first part of the
	 * node of an action.
	 */
	private static @Nullable Place placeOf(INode node) {
		INode first = node;
		while (first instanceof ICompositeNode action && action.getGrammarElement() instanceof Action) {
			first = action.getFirstChild();
		}
		return first != null && first.getGrammarElement() instanceof AbstractElement && node.getParent() != null
				? new Place(first.getGrammarElement(), placeOf(node.getParent()))
				: null;
	}

	/** Follows the grammar from what was read to the next that must be, out of all rules that can end here. */
	private void collectAfter(Place read) {
		EObject element = read.element();
		Place caller = read.caller();
		var inRule = new NextWords();
		while (true) {
			if (element instanceof AbstractElement repeated && GrammarUtil.isMultipleCardinality(repeated)) {
				inRule.collectFirst(repeated, caller, null);
			}
			EObject container = element.eContainer();
			if (container instanceof Group group && inRule.collectUntilMandatory(after(group, element), caller, null)) {
				all.addAll(inRule.all);
				return;
			}
			if (container instanceof AbstractRule ended) {
				boolean isComplete = isCompleteInItself(ended);
				inRule.all.forEach(next -> all.add(isComplete ? new Next(UNTOLD, next.place()) : next));
				if (caller == null) {
					return;
				}
				inRule = new NextWords();
				element = caller.element();
				caller = caller.caller();
			} else {
				element = container;
			}
		}
	}

	private static List<AbstractElement> after(Group group, EObject element) {
		List<AbstractElement> elements = group.getElements();
		return elements.subList(elements.indexOf(element) + 1, elements.size());
	}

	private static boolean isCompleteInItself(AbstractRule rule) {
		return rule instanceof ParserRule parsed && (GrammarUtil.isDatatypeRule(parsed) || "Expression".equals(typeOf(parsed)));
	}

	private static String typeOf(ParserRule rule) {
		return rule.getType().getClassifier().getName();
	}

	/** Whether one of the elements must follow, so that nothing after it can. */
	private boolean collectUntilMandatory(List<AbstractElement> elements, @Nullable Place caller, @Nullable String told) {
		for (AbstractElement element : elements) {
			collectFirst(element, caller, told);
			if (!GrammarUtil.isOptionalCardinality(element) && !(element instanceof Action)) {
				return true;
			}
		}
		return false;
	}

	/** @param told what all of it is summed up as; null when each word is told by itself */
	private void collectFirst(EObject element, @Nullable Place caller, @Nullable String told) {
		switch (element) {
			case Keyword keyword -> all.add(new Next(told == null ? "“" + keyword.getValue() + "”" : told, new Place(keyword, caller)));
			case RuleCall call when call.getRule() instanceof TerminalRule terminal ->
				all.add(new Next(told == null ? nameOf(terminal) : told, new Place(call, caller)));
			case RuleCall call ->
				collectFirst(call.getRule().getAlternatives(), new Place(call, caller), told == null ? summary(call.getRule()) : told);
			case CrossReference reference -> collectFirst(reference.getTerminal(), caller, told == null ? NAME : told);
			case Assignment assignment -> collectFirst(assignment.getTerminal(), caller, told);
			case EnumLiteralDeclaration literal -> collectFirst(literal.getLiteral(), caller, told);
			case Alternatives alternatives -> alternatives.getElements().forEach(each -> collectFirst(each, caller, told));
			case Group group -> collectUntilMandatory(group.getElements(), caller, told);
			default -> { /* consumes no text */ }
		}
	}

	private static String nameOf(TerminalRule rule) {
		return switch (rule.getName()) {
			case "INT" -> "a number";
			case "STRING" -> "a text in quotes";
			default -> NAME;
		};
	}

	/** What everything that begins a rule is called together; null when each word is worth telling. */
	private static @Nullable String summary(AbstractRule rule) {
		return switch (rule) {
			case ParserRule parsed when "Version".equals(parsed.getName()) -> "a version such as 1.0.0";
			case ParserRule parsed when GrammarUtil.isDatatypeRule(parsed) -> NAME;
			case ParserRule parsed -> switch (typeOf(parsed)) {
				case "Expression" -> VALUE;
				case "TypeReference" -> "“number”, “truth”, “text” or a kind";
				case "Declaration" -> DECLARATION;
				case "Effect" -> SENTENCE;
				default -> null;
			};
			default -> null;
		};
	}
}
