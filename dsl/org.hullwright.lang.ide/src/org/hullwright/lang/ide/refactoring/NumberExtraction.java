package org.hullwright.lang.ide.refactoring;

import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Refactoring.ExtractNumber;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TypeReference;

/** Gives a number a name: a derived value of the game that is always this number. */
class NumberExtraction {

	private final FreeNames names;

	@Inject
	NumberExtraction(FreeNames names) {
		this.names = names;
	}

	/** What changes; refuses numbers that must stand where they are. */
	Edit extract(XtextResource file, ExtractNumber wish) {
		NumberLiteral number = numberIn(file, wish.selection());
		names.check(wish.name(), number);
		return new Edit().replace(number, wish.name()).declareAfter(number, "derived " + wish.name() + ": number = " + number.getValue());
	}

	/** A name for the number that would do. */
	String suggestion(NumberLiteral number) {
		return names.like("number" + number.getValue(), number, Set.of());
	}

	/** The number that is selected, or that the caret is at. */
	static NumberLiteral numberIn(XtextResource file, TextRange selection) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		for (EObject object : all) {
			if (object instanceof NumberLiteral number && Parts.rangeOf(number).touches(selection.offset())
					&& Parts.rangeOf(number).touches(selection.end())) {
				Refusal.when(number.eContainer() instanceof PropertyEntry, "What is printed on a component is a plain number");
				Refusal.when(number.eContainer() instanceof TypeReference, "The bounds of a value are plain numbers");
				return number;
			}
		}
		throw new Refusal("Select a number within a sentence or a condition");
	}
}
