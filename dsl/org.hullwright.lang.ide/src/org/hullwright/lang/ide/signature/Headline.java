package org.hullwright.lang.ide.signature;

import java.util.Locale;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Callable;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.Readable;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/** The head of a declaration in one line. */
public final class Headline {

	private Headline() {}

	/**
	 * What a declaration is, what it is called, with its parameters and types.
	 *
	 * @param types as they are seen by who reads it
	 */
	public static String of(Named declared, TypeInference types) {
		return switch (declared) {
			case Kind kind -> "kind " + kind.getName() + (kind.getParent() == null ? "" : " is " + kind.getParent().getName());
			case Property property ->
				property.getNature().getLiteral() + ' ' + property.getName() + ": " + TypeWords.of(types.of((Readable) property));
			case Component series when Series.isSeries(series) -> HullNames.seriesName(series);
			case Component component -> word(component) + ' ' + component.getName();
			case Procedure procedure -> CallWords.of(word(procedure), procedure, types).text()
					+ (procedure.getResult() == null ? "" : " gives " + TypeWords.of(types.of(procedure.getResult())));
			case Callable callable -> CallWords.of(word(callable), callable, types).text();
			case Readable readable -> word(readable) + ' ' + readable.getName() + ": " + TypeWords.of(types.of(readable));
			default -> word(declared) + ' ' + declared.getName();
		};
	}

	/** The word the language has for a declaration; that of its kind for a component of a kind that a pack declares. */
	public static String word(EObject declared) {
		if (declared instanceof CustomComponent component) {
			return HullNames.written(component, HullPackage.Literals.CUSTOM_COMPONENT__KIND);
		}
		return switch (declared.eClass().getClassifierID()) {
			case HullPackage.EFFECT_SLOT -> "effect";
			case HullPackage.ENUMERATION -> "values";
			case HullPackage.PACK_CLAUSE -> "pack";
			case HullPackage.AREA -> "zone";
			case HullPackage.ENUMERATION_LITERAL -> "word";
			default -> declared.eClass().getName().replaceAll("Effect$|Clause$", "").toLowerCase(Locale.ROOT);
		};
	}
}
