package org.hullwright.lang.ide.refactoring;

import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Refactoring.ExtractName;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Block;
import org.hullwright.model.Conditional;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.HullPackage;
import org.hullwright.model.It;
import org.hullwright.model.NameReference;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Names a value with {@code let} before the sentence that it is part of. */
class NameExtraction {

	private final PackContext packs;
	private final FreeNames names;

	@Inject
	NameExtraction(PackContext packs, FreeNames names) {
		this.packs = packs;
		this.names = names;
	}

	/** What changes; refuses where the value would be another one. */
	Edit extract(XtextResource file, ExtractName wish) {
		Expression value = Sentences.valueIn(file, wish.selection());
		names.check(wish.name(), value);
		Effect sentence = sentenceOf(value);
		boolean changed = value.eContainer() instanceof SetEffect set && set.getTarget() == value
				|| value.eContainer() instanceof AdjustEffect adjust && adjust.getTarget() == value;
		Refusal.when(changed, "This is what the sentence changes, not a value that it uses");
		Refusal.when(WrittenTypes.of(packs.typesAt(value).of(value)).isEmpty(), "This is nothing that can be named with “let”");
		PlaceholderNames.parts(value).forEach(part -> isKnownBefore(part, value, sentence));
		return new Edit().insertBefore(sentence, "let " + wish.name() + " be " + bare(value)).replace(value, wish.name());
	}

	/** A name for the value that would do. */
	String suggestion(Expression value) {
		String kind = packs.typesAt(value).of(value).present() instanceof Type.PieceType(var found) && !Kinds.PIECE.equals(found.getName())
				? found.getName()
				: "value";
		return names.like("the" + Character.toUpperCase(kind.charAt(0)) + kind.substring(1), value, Set.of());
	}

	private static String bare(Expression value) {
		String written = Parts.written(value);
		boolean around = written.startsWith("(") && written.indexOf(')') == written.length() - 1
				&& !(value instanceof FunctionCall || value instanceof Conditional);
		return around ? written.substring(1, written.length() - 1).strip() : written;
	}

	/** The sentence before which the value can be named. */
	private static Effect sentenceOf(Expression value) {
		for (EObject part = value; part.eContainer() != null; part = part.eContainer()) {
			EObject around = part.eContainer();
			boolean again = around instanceof RepeatEffect && part.eContainingFeature() == HullPackage.Literals.REPEAT_EFFECT__CONDITION;
			Refusal.when(again, "It is asked anew each time the sentence is done, and may come out otherwise each time");
			boolean offered = part.eContainingFeature() == HullPackage.Literals.CHOICE_OPTION__CONDITION;
			Refusal.when(offered, "Who is asked is told what this condition needs; with a name for a part of it that would be lost");
			if (around instanceof Effect sentence && sentence.eContainer() instanceof Block block && Parts.written(block).startsWith("{")) {
				return sentence;
			}
		}
		throw new Refusal("There is no sentence before which it could be named");
	}

	/** What a query in the sentence looks at is not known before it; chance and what is performed come out otherwise each time. */
	private static void isKnownBefore(EObject part, Expression value, Effect sentence) {
		EObject known = switch (part) {
			case NameReference name when name.getTarget() instanceof Variable variable -> variable;
			case It it when Focus.of(it) instanceof Focus.Queried(Query query) -> query;
			case SelfProperty own when Focus.of(own) instanceof Focus.Queried(Query query) -> query;
			default -> null;
		};
		Refusal.when(known != null && EcoreUtil.isAncestor(sentence, known) && !EcoreUtil.isAncestor(value, known),
				"It speaks of something that is only known within this sentence");
		boolean chance = part instanceof RollExpression || part instanceof FunctionCall || part instanceof ProceedExpression
				|| part instanceof Query query && query.getQuantifier() == Quantifier.RANDOM;
		for (EObject around = value.eContainer(); chance && around != sentence; around = around.eContainer()) {
			Refusal.when(around instanceof Query,
					"It is asked anew for each thing the sentence looks at, and may come out otherwise each time");
		}
	}
}
