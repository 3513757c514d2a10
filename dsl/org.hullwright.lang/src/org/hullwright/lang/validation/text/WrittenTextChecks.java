package org.hullwright.lang.validation.text;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.rulestext.Fingerprint;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.types.Kinds;

/** A text that an author wrote in place of the generated one says what the effects do, as far as its author has looked. */
public class WrittenTextChecks extends TypedChecks {

	private static final String TEXT = "text";
	private static final String FINGERPRINT = "textFor";

	@Check
	void isStillTrue(PropertyEntry entry) {
		if (!isOfCore(entry, FINGERPRINT) || !(entry.eContainer() instanceof Component component) || entry.getValues().size() != 1) {
			return;
		}
		if (component.getEntries().stream().noneMatch(other -> other instanceof PropertyEntry property && isOfCore(property, TEXT))) {
			reportAt(IssueCode.TEXT_MISSING, entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, component.getName());
			return;
		}
		String now = Fingerprint.of(component);
		if (entry.getValues().getFirst() instanceof TextLiteral written && !now.equals(written.getValue())) {
			report(IssueCode.TEXT_OUTDATED, entry, HullPackage.Literals.PROPERTY_ENTRY__VALUES, 0,
					new Object[] { '"' + now + '"', component.getName() });
		}
	}

	private boolean isOfCore(PropertyEntry entry, String name) {
		return entry.getProperty() != null && name.equals(entry.getProperty().getName())
				&& types(entry).kinds().core(Kinds.PIECE).filter(piece -> entry.getProperty().eContainer() == piece).isPresent();
	}
}
