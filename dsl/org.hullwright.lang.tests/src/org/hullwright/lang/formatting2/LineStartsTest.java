package org.hullwright.lang.formatting2;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.formatting2.regionaccess.IEObjectRegion;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.fixture.Samples;
import org.hullwright.model.HullPackage;
import org.junit.jupiter.api.Test;

class LineStartsTest {

	/** Of all constructs but expressions, those that stand within a line; an option begins one only where its choice has braces. */
	private static final Set<String> WITHIN_A_LINE = Set.of("Argument", "Block", "ChoiceOption", "Composition", "DesignCondition",
			"DesignContent", "DesignValue",
			"ExpansionReference", "ExpansionRelation", "Parameter", "Refill", "TieBreak", "TypeReference");

	/** A construct that begins lines and is forgotten in {@link LineStarts} would be indented as if it continued the line before. */
	@Test
	void each_construct_that_is_no_expression_begins_a_line_or_is_known_to_stand_within_one() {
		ITextRegionAccess text = Hull.get(TextRegionAccessBuilder.class).forNodeModel(Hull.read(Samples.everything()).file()).create();
		LineStarts lines = new LineStarts(text);
		Set<String> within = new TreeSet<>();
		Set<String> beginning = new TreeSet<>();
		text.regionForRootEObject().getSemanticElement().eAllContents().forEachRemaining(object -> {
			IEObjectRegion region = text.regionForEObject(object);
			if (region != null && isNoExpression(object)) {
				boolean continues = lines.isContinuation(region.getPreviousHiddenRegion().getNextSemanticRegion());
				(continues ? within : beginning).add(object.eClass().getName());
			}
		});
		within.removeAll(beginning);
		assertEquals(new TreeSet<>(WITHIN_A_LINE), within);
	}

	private static boolean isNoExpression(EObject object) {
		EClass type = object.eClass();
		return !HullPackage.Literals.EXPRESSION.isSuperTypeOf(type);
	}
}
