package org.hullwright.lang.ide.outline;

import java.util.Locale;
import java.util.Map;

import org.eclipse.emf.ecore.EClass;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.model.HullPackage;

/** What sort of thing an element of the model is, for icons. */
public final class Elements {

	private static final Map<EClass, ElementKind> NAMED_OTHERWISE = Map.ofEntries(
			Map.entry(HullPackage.Literals.PACK_CLAUSE, ElementKind.PACK),
			Map.entry(HullPackage.Literals.KIND_EXTENSION, ElementKind.EXTENSION),
			Map.entry(HullPackage.Literals.EXPANSION_EXTENSION, ElementKind.EXPANSION),
			Map.entry(HullPackage.Literals.ENUMERATION, ElementKind.VALUES),
			Map.entry(HullPackage.Literals.ENUMERATION_EXTENSION, ElementKind.VALUES),
			Map.entry(HullPackage.Literals.ENUMERATION_LITERAL, ElementKind.VALUES),
			Map.entry(HullPackage.Literals.EFFECT_SLOT, ElementKind.EFFECT),
			Map.entry(HullPackage.Literals.EFFECT_ENTRY, ElementKind.EFFECT),
			Map.entry(HullPackage.Literals.CUSTOM_COMPONENT, ElementKind.COMPONENT),
			Map.entry(HullPackage.Literals.GOAL, ElementKind.OBJECTIVE),
			Map.entry(HullPackage.Literals.TRYOUT, ElementKind.TEST),
			Map.entry(HullPackage.Literals.SIDE, ElementKind.COMPONENT),
			Map.entry(HullPackage.Literals.AREA, ElementKind.ZONE));

	private Elements() {}

	/** The sort of a class of the model. */
	public static ElementKind kindOf(EClass type) {
		ElementKind named = NAMED_OTHERWISE.get(type);
		if (named != null) {
			return named;
		}
		if (HullPackage.Literals.VARIABLE.isSuperTypeOf(type)) {
			return ElementKind.VARIABLE;
		}
		try {
			return ElementKind.valueOf(type.getName().toUpperCase(Locale.ROOT));
		} catch (IllegalArgumentException without) {
			return ElementKind.COMPONENT; // a part of a component that has no icon of its own
		}
	}
}
