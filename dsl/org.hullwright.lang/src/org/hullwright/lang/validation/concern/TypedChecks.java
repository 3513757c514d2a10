package org.hullwright.lang.validation.concern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.NumberRange;
import org.hullwright.lang.validation.analysis.NumberRanges;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.model.Component;
import org.hullwright.model.Experiment;
import org.hullwright.model.Expression;
import org.hullwright.model.NameReference;
import org.hullwright.model.RollExpression;
import org.hullwright.model.Test;
import org.hullwright.model.Track;
import org.hullwright.model.TrackChange;
import org.hullwright.model.Tryout;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeContrast;
import org.hullwright.model.types.TypeInference;

/** Checks that ask for types. What is of unknown type has been reported already and is passed over. */
public abstract class TypedChecks extends ConcernChecks {

	private static final int LONGEST_TOLD = 60; // characters

	/** Which ranges tracks have, and so what is computed with them. */
	private enum Ranges {

		/** As long as no expansion says otherwise. */
		PRINTED,
		/** With all expansions that can be seen. */
		REACHED
	}

	@Inject
	private PackContext packs;

	@Inject
	private IResourceScopeCache cache;

	/** What can be seen from where. */
	protected final PackContext packs() {
		return packs;
	}

	/** The types around an object. */
	protected final TypeInference types(EObject place) {
		return packs.typesAt(place);
	}

	protected final Type typeOf(@Nullable Expression expression) {
		return expression == null ? Type.UNKNOWN : types(expression).of(expression);
	}

	/** A piece of any kind. */
	protected final Type anyPiece(EObject place) {
		return types(place).kinds().core(Kinds.PIECE).<Type>map(Type.PieceType::new).orElse(Type.UNKNOWN);
	}

	/** Reports an expression that does not have the wanted type: as possibly absent, when that is all that is wrong with it. */
	protected final void wants(Type wanted, Expression expression) {
		Type given = typeOf(expression);
		if (given.isUnknown() || types(expression).assignability().isAssignable(given, wanted)) {
			return;
		}
		if (given.mayBeAbsent() && types(expression).assignability().isAssignable(given.present(), wanted)) {
			reportAbsence(expression);
		} else if (wanted instanceof Type.PieceType && expression instanceof NameReference name
				&& name.getTarget() instanceof Component design) {
			reportDesign(wanted, name, design);
		} else if (wanted instanceof Type.NumberType && given instanceof Type.RollType) {
			report(IssueCode.ROLL_IS_NO_NUMBER, expression, asOwner(expression));
		} else {
			TypeContrast words = TypeContrast.of(wanted, given);
			report(IssueCode.TYPE_MISMATCH, expression, sentence(words.wanted()), words.given());
		}
	}

	/** Reports what has several copies where a single piece is wanted, unless a copy of it would be of the wrong kind as well. */
	private void reportDesign(Type wanted, NameReference name, Component design) {
		Type copy = types(name).kinds().of(design).<Type>map(Type.PieceType::new).orElse(Type.UNKNOWN);
		if (copy.isUnknown() || types(name).assignability().isAssignable(copy, wanted)) {
			report(IssueCode.WHICH_COPY, name, design.getName(), design.getName(), design.getName());
		} else {
			TypeContrast words = TypeContrast.of(wanted, copy);
			report(IssueCode.TYPE_MISMATCH, name, sentence(words.wanted()), words.given());
		}
	}

	/** The expression as it can stand before {@code 's}. */
	private static String asOwner(Expression expression) {
		String written = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(expression));
		return expression instanceof RollExpression && !written.startsWith("(") ? "(" + written + ")" : written;
	}

	/** Wants a player, or a piece that belongs to one, where somebody is named at all. */
	protected final void isSomebody(@Nullable Expression person) {
		if (person != null) {
			wants(anyPiece(person), person);
		}
	}

	/** Reports an expression that may be none where that is of no use; true when it was reported. */
	protected final boolean mustBeThere(Expression expression) {
		boolean absent = typeOf(expression).mayBeAbsent();
		if (absent) {
			reportAbsence(expression);
		}
		return absent;
	}

	/** Both ways to say it are told as they may stand there; of what is long, its beginning. */
	private void reportAbsence(Expression expression) {
		String written = Written.text(expression);
		boolean whole = written.startsWith("(") && written.indexOf(')') == written.length() - 1;
		String bare = whole ? written.substring(1, written.length() - 1).strip() : written;
		String told = bare.length() <= LONGEST_TOLD ? bare : bare.substring(0, bare.lastIndexOf(' ', LONGEST_TOLD) + 1) + "…";
		report(IssueCode.MAY_BE_ABSENT, expression, told, "(the " + told + ")");
	}

	/** Words that begin a sentence. */
	protected static String sentence(String words) {
		return Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}

	/** Where a track begins and ends as long as no expansion says otherwise. */
	private static NumberRange printed(Track track) {
		return new NumberRange(track.getLower(), track.getUpper());
	}

	/** The numbers around an object as long as no expansion changes a track. */
	protected final NumberRanges printedRanges(EObject place) {
		return cache.get(Ranges.PRINTED, place.eResource(), () -> new NumberRanges(types(place), TypedChecks::printed));
	}

	/** The numbers around an object with the expansions that can be seen. */
	protected final NumberRanges reachedRanges(EObject place) {
		return cache.get(Ranges.REACHED, place.eResource(), () -> new NumberRanges(types(place), track -> reach(track, place)));
	}

	/** As far as a track goes with the expansions that can be seen. */
	private NumberRange reach(Track track, EObject place) {
		return packs.expansions(place.eResource()).changesOf(track).stream().filter(TrackChange::isBounded)
				.map(change -> new NumberRange(change.getLower(), change.getUpper())).reduce(printed(track), NumberRange::with);
	}

	/** Tests may ask what they know, and try what rules should not. */
	protected static boolean isInTest(EObject place) {
		return EcoreUtil2.getContainerOfType(place, Test.class) != null || EcoreUtil2.getContainerOfType(place, Tryout.class) != null
				|| EcoreUtil2.getContainerOfType(place, Experiment.class) != null;
	}
}
