package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.It;
import org.hullwright.model.Kind;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.This;
import org.hullwright.model.types.QueryParts;
import org.hullwright.model.types.Type;

/** Mends what is not said clearly enough: which thing is meant, whether it is there at all, whether it is of the right kind. */
class AbsenceFixes {

	private static final String FOUND = "found";
	private static final String ONE = "one";
	private static final String ROLLED = "rolled";

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider asked = AbsenceFixes::asked;
		CodeActionProvider looped = AbsenceFixes::inLoop;
		return Map.of(
				IssueCode.MAY_BE_ABSENT, asked.or(AbsenceFixes::taken),
				IssueCode.WHICH_COPY, looped.or(AbsenceFixes::first),
				IssueCode.ROLL_IS_NO_NUMBER, AbsenceFixes::number,
				IssueCode.CONTENT_UNSURE, AbsenceFixes::ofThatKind,
				IssueCode.NO_SUBJECT, AbsenceFixes::named,
				IssueCode.NOT_THIS_KIND, AbsenceFixes::ofOwner,
				IssueCode.RANDOM_WHILE_ASKING, AbsenceFixes::before);
	}

	/** The sentence is done only when it is there. */
	private static Stream<CodeAction> asked(Diagnostic diagnostic) {
		var absent = (Expression) diagnostic.place();
		return sentenceOf(absent).filter(sentence -> !(sentence instanceof LetEffect || sentence instanceof IfEffect)).stream()
				.map(sentence -> {
					String name = free(FOUND, diagnostic);
					return CodeAction.of("Do it only when it is there",
							new Edit().wrap(sentence, "if " + bare(absent) + " as " + name, with(sentence, absent, name)));
				});
	}

	private static Stream<CodeAction> taken(Diagnostic diagnostic) {
		var absent = (Expression) diagnostic.place();
		return Stream.of(CodeAction.of("Take it for granted: the game stops when it is not there",
				new Edit().replace(absent, "(the " + bare(absent) + ")")));
	}

	/** An expression without parentheses around the whole. */
	private static String bare(Expression expression) {
		String written = Parts.written(expression);
		return written.startsWith("(") && written.indexOf(')') == written.length() - 1
				? written.substring(1, written.length() - 1).strip()
				: written;
	}

	private static String with(EObject sentence, EObject part, String text) {
		TextRange whole = Parts.rangeOf(sentence);
		TextRange gone = Parts.rangeOf(part);
		String written = Parts.written(sentence);
		return written.substring(0, gone.offset() - whole.offset()) + text + written.substring(gone.end() - whole.offset());
	}

	/** The sentence that an expression is computed for once, right when the sentence begins; empty when it is computed again and again. */
	private static Optional<Effect> sentenceOf(EObject expression) {
		for (EObject part = expression; part.eContainer() != null; part = part.eContainer()) {
			EObject around = part.eContainer();
			boolean again = around instanceof Query && QueryParts.isOfEach(part)
					|| around instanceof RepeatEffect && part.eContainingFeature() == HullPackage.Literals.REPEAT_EFFECT__CONDITION;
			if (again) {
				return Optional.empty();
			}
			if (around instanceof Effect sentence) {
				boolean follows = around instanceof IfEffect
						&& Parts.wordBefore(sentence.eContainer().eContainer(), Parts.rangeOf(sentence).offset())
								.filter(word -> Parts.written(Parts.fileOf(sentence), word).equals("else")).isPresent();
				return follows || !(sentence.eContainer() instanceof Block) ? Optional.empty() : Optional.of(sentence);
			}
		}
		return Optional.empty();
	}

	private static String free(String name, Diagnostic diagnostic) {
		var known = diagnostic.packs().locals(diagnostic.file()).at(diagnostic.place());
		String free = name;
		for (int number = 2; known.containsKey(free); number++) {
			free = name + number;
		}
		return free;
	}

	/** In a loop over all copies, the one that the loop looks at is meant. */
	private static Stream<CodeAction> inLoop(Diagnostic diagnostic) {
		return diagnostic.place() instanceof NameReference name
				? diagnostic.around(ForEachEffect.class)
						.filter(loop -> loop.getQuery().getName() == null && loop.getQuery().getSubject() == name.getTarget()).stream()
						.flatMap(loop -> Parts.rangeOf(loop.getQuery(), HullPackage.Literals.QUERY__SUBJECT).stream().map(subject -> {
							String one = free(ONE, diagnostic);
							return CodeAction.of("Take the one that the loop looks at",
									new Edit().insert(diagnostic.file(), subject.end(), " " + one).replace(name, one));
						}))
				: Stream.of();
	}

	private static Stream<CodeAction> first(Diagnostic diagnostic) {
		return Stream
				.of(CodeAction.of("Take the first there is",
						new Edit().replace(diagnostic.place(), "(the first " + diagnostic.told("name") + ")")));
	}

	private static Stream<CodeAction> number(Diagnostic diagnostic) {
		return Stream.of(CodeAction.of("Take its number", new Edit().replace(diagnostic.place(), diagnostic.told("roll") + "'s number")));
	}

	private static Stream<CodeAction> ofThatKind(Diagnostic diagnostic) {
		return diagnostic.place() instanceof NameReference name
				? sentenceOf(name).stream()
						.map(sentence -> CodeAction.of("Do it only when it is a " + diagnostic.told("content"),
								new Edit().wrap(sentence, "if " + Parts.written(name) + " is a " + diagnostic.told("content"),
										Parts.written(sentence))))
				: Stream.of();
	}

	/** Whatever has a name at that place may be meant. */
	private static Stream<CodeAction> named(Diagnostic diagnostic) {
		var locals = diagnostic.packs().locals(diagnostic.file()).at(diagnostic.place());
		return locals.entrySet().stream().filter(variable -> diagnostic.types().of(variable.getValue()) instanceof Type.PieceType)
				.flatMap(variable -> {
					String name = variable.getKey();
					return switch (diagnostic.place()) {
						case It it -> Stream.of(CodeAction.of("Say “" + name + "”", new Edit().replace(it, name)));
						case This owner -> Stream.of(CodeAction.of("Say “" + name + "”", new Edit().replace(owner, name)));
						case SelfProperty own -> Stream.of(CodeAction.of("Say “" + name + "'s”",
								new Edit().replace(diagnostic.file(), Parts.word(own, "its", 0).orElseThrow(), name + "'s")));
						default -> Stream.of();
					};
				});
	}

	private static Stream<CodeAction> ofOwner(Diagnostic diagnostic) {
		return diagnostic.types().ofOwner(diagnostic.place()) instanceof Type.PieceType(Kind owner)
				&& diagnostic.place() instanceof This said
						? Stream.of(
								CodeAction.of("Say “this " + owner.getName() + "”", new Edit().replace(said, "this " + owner.getName())))
						: Stream.of();
	}

	/** Chance is asked once, before the sentence whose condition it would be part of. */
	private static Stream<CodeAction> before(Diagnostic diagnostic) {
		EObject sentence = diagnostic.place();
		while (sentence != null
				&& !(sentence instanceof Effect && sentence.eContainer() instanceof Block block && Parts.written(block).startsWith("{"))) {
			sentence = sentence.eContainer();
		}
		if (sentence == null) {
			return Stream.of();
		}
		String name = free(ROLLED, diagnostic);
		return Stream.of(CodeAction.of("Ask before, and name the answer", new Edit()
				.insertBefore(sentence, "let " + name + " be " + bare((Expression) diagnostic.place())).replace(diagnostic.place(), name)));
	}
}
