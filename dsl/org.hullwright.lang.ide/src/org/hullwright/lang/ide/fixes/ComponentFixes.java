package org.hullwright.lang.ide.fixes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.ReportSetting;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.StopEffect;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Type;

/** Mends what components say, and what kinds say their components may. */
class ComponentFixes {

	private static final int MOST_VALUES = 4;

	Map<IssueCode, Fixer> fixers() {
		Fixer removed = mistake -> Stream.of(Remedy.of("Remove this one", new Edit().remove(mistake.place())));
		Fixer kept = ComponentFixes::oneValue;
		Fixer joined = ComponentFixes::joined;
		Fixer asState = ComponentFixes::asState;
		var fixers = new HashMap<IssueCode, Fixer>();
		fixers.put(IssueCode.PROPERTY_TWICE, removed.or(ComponentFixes::withoutEarlier));
		fixers.put(IssueCode.SLOT_TWICE, joined.or(removed));
		fixers.put(IssueCode.PROPERTY_MISSING, ComponentFixes::missing);
		fixers.put(IssueCode.PROPERTY_NOT_PRINTABLE, removed);
		fixers.put(IssueCode.PROPERTY_WITHOUT_VALUE, ComponentFixes::value);
		fixers.put(IssueCode.PROPERTY_WITH_VALUES, kept.or(ComponentFixes::asList));
		fixers.put(IssueCode.MEMBER_TWICE, ComponentFixes::withoutMember);
		fixers.put(IssueCode.DERIVED_WITHOUT_VALUE, asState.or(ComponentFixes::computed));
		fixers.put(IssueCode.NOT_TO_BE_HIDDEN, ComponentFixes::visible);
		fixers.put(IssueCode.NOT_CHANGEABLE, ComponentFixes::changeable);
		fixers.put(IssueCode.KIND_CIRCULAR, ComponentFixes::withoutParent);
		fixers.put(IssueCode.CONTENT_UNFIT, ComponentFixes::withoutContent);
		return Map.copyOf(fixers);
	}

	private static Stream<Remedy> withoutEarlier(Mistake mistake) {
		return mistake.place().eContainer().eContents().stream().takeWhile(part -> part != mistake.place())
				.filter(part -> saysSame(part, mistake.place()))
				.findFirst().map(earlier -> Remedy.of("Remove the one above", new Edit().remove(earlier))).stream();
	}

	private static boolean saysSame(EObject one, EObject other) {
		return one instanceof PropertyEntry first && other instanceof PropertyEntry second && first.getProperty() == second.getProperty()
				|| one instanceof ReportSetting setting && other instanceof ReportSetting later
						&& later.getCode().equals(setting.getCode());
	}

	/** Both are done, one after the other, when neither has a condition. */
	private static Stream<Remedy> joined(Mistake mistake) {
		if (!(mistake.place() instanceof EffectEntry later) || later.getGuard() != null || later.getBody().getEffects().isEmpty()) {
			return Stream.of();
		}
		return later.eContainer().eContents().stream().takeWhile(part -> part != later).filter(EffectEntry.class::isInstance)
				.map(EffectEntry.class::cast)
				.filter(earlier -> earlier.getSlot() == later.getSlot() && earlier.getGuard() == null && !ends(earlier)).findFirst()
				.map(earlier -> {
					String body = Parts.written(later.getBody());
					String sentences = body.substring(1, body.length() - 1).strip();
					return Remedy.of("Do both, one after the other", new Edit().append(earlier.getBody(), sentences).remove(later));
				}).stream();
	}

	private static boolean ends(EffectEntry entry) {
		return entry.getBody().getEffects().stream().anyMatch(effect -> effect instanceof StopEffect || effect instanceof EndGameEffect);
	}

	private static Stream<Remedy> missing(Mistake mistake) {
		var component = (Component) mistake.place();
		List<Property> properties = mistake.allTold("properties").stream()
				.flatMap(name -> mistake.types().kinds().of(component).stream()
						.flatMap(kind -> mistake.types().members().find(kind, name).stream()))
				.filter(Property.class::isInstance).map(Property.class::cast).toList();
		List<String> entries = new ArrayList<>();
		for (Property property : properties) {
			WrittenTypes.startOf(mistake.types().of(property)).ifPresent(value -> entries.add(property.getName() + ": " + value));
		}
		String names = properties.stream().map(Property::getName).collect(Collectors.joining(", "));
		return entries.size() < properties.size() || entries.isEmpty()
				? Stream.of()
				: Stream.of(Remedy.of("Add “" + names + "”", new Edit().append(component, String.join("  ", entries))));
	}

	private static Stream<Remedy> value(Mistake mistake) {
		var entry = (PropertyEntry) mistake.place();
		return WrittenTypes.startOf(each(mistake.types().of(entry.getProperty()))).stream()
				.map(value -> Remedy.of("Give it the value “" + value + "”",
						new Edit().insert(mistake.file(), Parts.rangeOf(entry).end(), ": " + value)));
	}

	private static Type each(Type type) {
		return type instanceof Type.ListType(Type element) ? element : type;
	}

	private static Stream<Remedy> oneValue(Mistake mistake) {
		var entry = (PropertyEntry) mistake.place();
		TextRange first = Parts.rangeOf(entry.getValues().getFirst());
		TextRange all = new TextRange(first.offset(), Parts.rangeOf(entry.getValues().getLast()).end() - first.offset());
		return entry.getValues().stream().limit(MOST_VALUES).map(Parts::written)
				.map(kept -> Remedy.of("Keep only “" + kept + "”", new Edit().replace(mistake.file(), all, kept)));
	}

	private static Stream<Remedy> asList(Mistake mistake) {
		Property property = ((PropertyEntry) mistake.place()).getProperty();
		return isOfSamePack(property, mistake) && property.getValue() == null && !property.getType().isOptional()
				? Stream.of(Remedy.of("Let “" + property.getName() + "” have several values",
						new Edit().insert(Parts.fileOf(property), Parts.rangeOf(property.getType()).offset(), "list of ")))
				: Stream.of();
	}

	/** What is left of the place that adds it goes too when nothing else is added there. */
	private static Stream<Remedy> withoutMember(Mistake mistake) {
		EObject member = mistake.place();
		EObject gone = member.eContainer() instanceof KindExtension extension && extension.getMembers().size() == 1 ? extension : member;
		return Stream.of(Remedy.of("Remove this one", new Edit().removeWithComments(gone)));
	}

	private static Stream<Remedy> asState(Mistake mistake) {
		return mistake.place() instanceof Property property ? natured(property, PropertyNature.STATE) : Stream.of();
	}

	private static Stream<Remedy> natured(Property property, PropertyNature nature) {
		return Parts.rangeOf(property, HullPackage.Literals.PROPERTY__NATURE).stream()
				.map(word -> Remedy.of("Make “" + property.getName() + "” a " + nature.getLiteral(),
						new Edit().replace(Parts.fileOf(property), word, nature.getLiteral())));
	}

	private static Stream<Remedy> computed(Mistake mistake) {
		var property = (Property) mistake.place();
		return WrittenTypes.startOf(mistake.types().of(property)).stream().map(value -> Remedy.of("Let it always be “" + value + "”",
				new Edit().insert(mistake.file(), Parts.rangeOf(property.getType()).end(), " = " + value)));
	}

	private static Stream<Remedy> visible(Mistake mistake) {
		var property = (Property) mistake.place();
		TextRange who = Parts.rangeOf(property, HullPackage.Literals.PROPERTY__VISIBILITY).orElseThrow();
		int to = Parts.wordBefore(property, who.offset()).orElse(who).offset();
		int start = Parts.wordBefore(property, to).orElse(who).offset();
		Stream<Remedy> everybody = Stream
				.of(Remedy.of("Let everybody see it", new Edit().remove(mistake.file(), new TextRange(start, who.end() - start))));
		Stream<Remedy> nobody = property.getNature() == PropertyNature.STATE && property.eContainer() instanceof HullFile
				? Stream.of(Remedy.of("Let nobody see it", new Edit().replace(mistake.file(), who, "nobody")))
				: Stream.of();
		return Stream.concat(nobody, everybody);
	}

	/** What is printed or computed becomes a state where this pack says what it is. */
	private static Stream<Remedy> changeable(Mistake mistake) {
		KindMember changed = switch (mistake.place()) {
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			case NameReference name when name.getTarget() instanceof Property property -> property;
			default -> null;
		};
		return changed instanceof Property property && isOfSamePack(property, mistake) && property.getNature() != PropertyNature.BUILT_IN
				? natured(property, PropertyNature.STATE)
				: Stream.of();
	}

	private static boolean isOfSamePack(EObject declared, Mistake mistake) {
		return PackContext.packOf(declared.eResource()).equals(PackContext.packOf(mistake.file()));
	}

	private static Stream<Remedy> withoutParent(Mistake mistake) {
		var kind = (Kind) mistake.place();
		return Parts.rangeOf(kind, HullPackage.Literals.KIND__PARENT).stream()
				.flatMap(parent -> Parts.wordBefore(kind, parent.offset()).stream()
						.map(is -> Remedy.of("Let “" + kind.getName() + "” be a kind of its own",
								new Edit().remove(mistake.file(), new TextRange(is.offset(), parent.end() - is.offset())))));
	}

	private static Stream<Remedy> withoutContent(Mistake mistake) {
		return mistake.place() instanceof Composition line && line.eContainer() instanceof Zone zone
				? IntStream.of(zone.getComposition().indexOf(line)).mapToObj(at -> Remedy.of("Leave it out",
						new Edit().removeListed(zone, HullPackage.Literals.ZONE__COMPOSITION, at)))
				: Stream.of();
	}
}
