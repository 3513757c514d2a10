package org.hullwright.lang.validation.structure;

import static org.hullwright.model.HullPackage.Literals.APPEARANCE__NAMED;
import static org.hullwright.model.HullPackage.Literals.DESIGN_BOX__EDGE;
import static org.hullwright.model.HullPackage.Literals.DESIGN_SETTING__NAME;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.design.DesignReader;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingForm;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;

/** Designs use settings and places that there are, for things that are printed. */
public class DesignChecks extends TypedChecks {

	@Check
	void isKnownAndTakesItsValues(DesignSetting written) {
		if (written.getName() == null || written.getValues().isEmpty()) {
			return;
		}
		Optional<Setting> setting = Setting.called(written.getName());
		if (setting.isEmpty()) {
			reportAt(IssueCode.DESIGN_SETTING_UNKNOWN, written, DESIGN_SETTING__NAME, written.getName(),
					meant(written.getName(), Stream.of(Setting.values()).map(Setting::word)));
		} else if (!setting.get().takes(written.getValues().stream().map(SettingValue::of).toList())) {
			report(IssueCode.DESIGN_SETTING_VALUE, written.getValues().getFirst(), written.getName(),
					new Worded(values(setting.get()), List.of()));
		}
	}

	private static String values(Setting setting) {
		return setting.form() == SettingForm.WORD || setting.form() == SettingForm.FORMAT
				? setting.form().description() + ": " + String.join(", ", setting.words())
				: setting.form().description();
	}

	@Check
	void standsAtAnEdge(DesignBox box) {
		if (box.getEdge() != null && DesignReader.edge(box.getEdge()).isEmpty()) {
			reportAt(IssueCode.DESIGN_EDGE_UNKNOWN, box, DESIGN_BOX__EDGE, box.getEdge(),
					meant(box.getEdge(), Stream.of(Edge.values()).map(edge -> edge.name().toLowerCase(Locale.ROOT))));
		}
	}

	@Check
	void isForSomethingPrinted(Appearance shown) {
		Named named = shown.getNamed();
		if (named == null || named.eIsProxy()) {
			return;
		}
		boolean said = shown.getIcon() != null || shown.getColoured() != null || !shown.getSettings().isEmpty()
				|| !shown.getSides().isEmpty();
		boolean onlyAccent = shown.getColoured() == null && shown.getSides().isEmpty()
				&& shown.getSettings().stream().allMatch(setting -> Setting.ACCENT.word().equals(setting.getName()));
		if (!said) {
			reportAt(IssueCode.SHOWS_NOTHING, shown, APPEARANCE__NAMED, named.getName());
		} else if (!(named instanceof Kind || named instanceof Component || onlyAccent)) {
			reportAt(IssueCode.DESIGN_OF_UNPRINTED, shown, APPEARANCE__NAMED, named.getName());
		}
	}

	private static Worded meant(String name, Stream<String> words) {
		Optional<String> close = DidYouMean.close(name, words).findFirst();
		return new Worded(close.map(word -> " Did you mean " + word + "?").orElse(""), close.stream().toList());
	}
}
