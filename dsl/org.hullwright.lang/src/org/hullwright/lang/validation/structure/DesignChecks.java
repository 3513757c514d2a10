package org.hullwright.lang.validation.structure;

import static org.hullwright.model.HullPackage.Literals.APPEARANCE__NAMED;
import static org.hullwright.model.HullPackage.Literals.DESIGN_BOX__EDGE;
import static org.hullwright.model.HullPackage.Literals.DESIGN_SETTING__NAME;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.design.BoxReader;
import org.hullwright.lang.design.Design;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingForm;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.ShownProperties;
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
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Track;
import org.hullwright.model.types.Kinds;

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

	@Check
	void canBeRead(DesignSetting written) {
		boolean size = Setting.TYPE.word().equals(written.getName()) || Setting.SMALLEST.word().equals(written.getName());
		if (size && written.getValues().size() == 1
				&& SettingValue.of(written.getValues().getFirst()) instanceof SettingValue.Number number
				&& number.value() < Setting.LEAST_TYPE) {
			report(IssueCode.DESIGN_TYPE_SMALL, written.getValues().getFirst(), number.plain());
		}
	}

	/** A front that is designed anew shows everything that cards of the kind print, or the reader never learns of it. */
	@Check
	void showsAllThatIsPrinted(Appearance shown) {
		if (!(shown.getNamed() instanceof Kind kind) || kind.eIsProxy()) {
			return;
		}
		shown.getSides().stream().filter(side -> Design.FRONT.equals(side.getName())).findFirst().ifPresent(front -> {
			Set<String> there = ShownProperties.in(front);
			if (shown.getColoured() != null) {
				there.add(shown.getColoured().getName());
			}
			List<String> missing = there.contains(ShownProperties.ALL)
					? List.of()
					: types(shown).kinds().lineageOf(kind).stream()
							.filter(each -> !Kinds.PIECE.equals(each.getName())).flatMap(types(shown).members()::declaredFor)
							.filter(Property.class::isInstance).map(Property.class::cast)
							.filter(property -> property.getNature() == PropertyNature.PRINTED && !there.contains(property.getName()))
							.map(Property::getName).distinct().toList();
			if (!missing.isEmpty()) {
				reportAt(IssueCode.DESIGN_LEAVES_OUT, shown, APPEARANCE__NAMED, String.join(", ", missing));
			}
		});
	}

	private static String values(Setting setting) {
		return setting.form() == SettingForm.WORD || setting.form() == SettingForm.FORMAT
				? setting.form().description() + ": " + String.join(", ", setting.words())
				: setting.form().description();
	}

	@Check
	void standsAtAnEdge(DesignBox box) {
		if (box.getEdge() != null && BoxReader.edge(box.getEdge()).isEmpty()) {
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
		Stream<Setting> sayable = named instanceof Track ? Stream.of(Setting.ACCENT, Setting.PRINT) : Stream.of(Setting.ACCENT);
		Set<String> words = sayable.map(Setting::word).collect(Collectors.toSet());
		boolean undesigned = shown.getColoured() == null && shown.getSides().isEmpty()
				&& shown.getSettings().stream().map(DesignSetting::getName).allMatch(words::contains);
		if (!said) {
			reportAt(IssueCode.SHOWS_NOTHING, shown, APPEARANCE__NAMED, named.getName());
		} else if (!(named instanceof Kind || named instanceof Component || undesigned)) {
			reportAt(IssueCode.DESIGN_OF_UNPRINTED, shown, APPEARANCE__NAMED, named.getName());
		}
	}

	private static Worded meant(String name, Stream<String> words) {
		Optional<String> close = DidYouMean.close(name, words).findFirst();
		return new Worded(close.map(word -> " Did you mean " + word + "?").orElse(""), close.stream().toList());
	}
}
