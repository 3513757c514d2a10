package org.hullwright.lang.validation.structure;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Appearance;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;

/** Icons are among those that come along; that of a component may also be a file of the pack. */
public class IconChecks extends TypedChecks {

	private static final int MOST_OFFERED = 3;

	@Check
	void isKnown(PropertyEntry entry) {
		if (types(entry).members().isIcon(entry)) {
			for (Expression value : entry.getValues()) {
				if (value instanceof TextLiteral text) {
					isKnown(text.getValue(), text, null);
				}
			}
		}
	}

	@Check
	void isKnown(Appearance shown) {
		if (shown.getIcon() != null) {
			isKnown(shown.getIcon(), shown, HullPackage.Literals.APPEARANCE__ICON);
		}
	}

	private void isKnown(String name, EObject place, @Nullable EStructuralFeature feature) {
		if (name.isEmpty() || feature == null && isFile(name) || IconLibrary.complete().has(name)) {
			return;
		}
		List<String> meant = isFile(name) ? List.of() : meant(name).stream().map(IconChecks::quoted).toList();
		Worded suggestion = new Worded(
				isFile(name)
						? " A drawing of the pack is named in the component itself: icon: " + quoted(name) + "."
						: meant.isEmpty()
								? " “hullwright icons WORD” finds icons by words."
								: " Did you mean " + String.join(" or ", meant) + "?",
				meant);
		if (feature == null) {
			report(IssueCode.ICON_UNKNOWN, place, name, suggestion);
		} else {
			reportAt(IssueCode.ICON_UNKNOWN, place, feature, name, suggestion);
		}
	}

	/** A file of the pack is looked at with its pictures. */
	private static boolean isFile(String name) {
		return name.indexOf('.') >= 0;
	}

	/** What is spelt nearly so; else what has all its words, or is tagged with them. */
	private static List<String> meant(String name) {
		IconLibrary icons = IconLibrary.complete();
		return Stream.concat(DidYouMean.close(name, icons.names().stream()), icons.search(name).stream()).distinct().limit(MOST_OFFERED)
				.toList();
	}

	private static String quoted(String name) {
		return '"' + name + '"';
	}
}
