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
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.Expression;
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
import org.hullwright.model.types.SecretState;
import org.hullwright.model.types.Type;

/** Mends what components say, and what kinds say their components may. */
class ComponentFixes {

	private static final int MOST_VALUES = 4;

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider removed = diagnostic -> Stream.of(CodeAction.of("Remove this one", new Edit().remove(diagnostic.place())));
		CodeActionProvider kept = ComponentFixes::oneValue;
		CodeActionProvider joined = ComponentFixes::joined;
		CodeActionProvider asState = ComponentFixes::asState;
		var fixers = new HashMap<IssueCode, CodeActionProvider>();
		fixers.put(IssueCode.PROPERTY_TWICE, removed.or(ComponentFixes::withoutEarlier));
		fixers.put(IssueCode.SLOT_TWICE, joined.or(removed));
		fixers.put(IssueCode.PROPERTY_MISSING, ComponentFixes::missing);
		fixers.put(IssueCode.PROPERTY_NOT_PRINTABLE, removed);
		fixers.put(IssueCode.PROPERTY_WITHOUT_VALUE, ComponentFixes::value);
		fixers.put(IssueCode.PROPERTY_WITH_VALUES, kept.or(ComponentFixes::asList));
		fixers.put(IssueCode.MEMBER_TWICE, ComponentFixes::withoutMember);
		fixers.put(IssueCode.DERIVED_WITHOUT_VALUE, asState.or(ComponentFixes::computed));
		fixers.put(IssueCode.OPEN_UNFIT, ComponentFixes::asDerived);
		fixers.put(IssueCode.NOT_TO_BE_HIDDEN, ComponentFixes::visible);
		fixers.put(IssueCode.NO_SECRET, ComponentFixes::secret);
		fixers.put(IssueCode.NOT_CHANGEABLE, ComponentFixes::changeable);
		fixers.put(IssueCode.KIND_CIRCULAR, ComponentFixes::withoutParent);
		fixers.put(IssueCode.UNIQUE_UNFIT,
				diagnostic -> Stream.of(CodeAction.of("Take “unique” out", new Edit().remove(diagnostic.file(), diagnostic.range()))));
		fixers.put(IssueCode.CONTENT_UNFIT, ComponentFixes::withoutContent);
		return Map.copyOf(fixers);
	}

	private static Stream<CodeAction> withoutEarlier(Diagnostic diagnostic) {
		return diagnostic.place().eContainer().eContents().stream().takeWhile(part -> part != diagnostic.place())
				.filter(part -> saysSame(part, diagnostic.place()))
				.findFirst().map(earlier -> CodeAction.of("Remove the one above", new Edit().remove(earlier))).stream();
	}

	private static boolean saysSame(EObject one, EObject other) {
		return one instanceof PropertyEntry first && other instanceof PropertyEntry second && first.getProperty() == second.getProperty()
				|| one instanceof ReportSetting setting && other instanceof ReportSetting later
						&& later.getCode().equals(setting.getCode());
	}

	/** Both are done, one after the other, when neither has a condition. */
	private static Stream<CodeAction> joined(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof EffectEntry later) || later.getGuard() != null || later.getBody().getEffects().isEmpty()) {
			return Stream.of();
		}
		return later.eContainer().eContents().stream().takeWhile(part -> part != later).filter(EffectEntry.class::isInstance)
				.map(EffectEntry.class::cast)
				.filter(earlier -> earlier.getSlot() == later.getSlot() && earlier.getGuard() == null && !ends(earlier)).findFirst()
				.map(earlier -> {
					String body = Parts.written(later.getBody());
					String sentences = body.substring(1, body.length() - 1).strip();
					return CodeAction.of("Do both, one after the other", new Edit().append(earlier.getBody(), sentences).remove(later));
				}).stream();
	}

	private static boolean ends(EffectEntry entry) {
		return entry.getBody().getEffects().stream().anyMatch(effect -> effect instanceof StopEffect || effect instanceof EndGameEffect);
	}

	private static Stream<CodeAction> missing(Diagnostic diagnostic) {
		var component = (Component) diagnostic.place();
		List<Property> properties = diagnostic.allTold("properties").stream()
				.flatMap(name -> diagnostic.types().kinds().of(component).stream()
						.flatMap(kind -> diagnostic.types().members().find(kind, name).stream()))
				.filter(Property.class::isInstance).map(Property.class::cast).toList();
		List<String> entries = new ArrayList<>();
		for (Property property : properties) {
			WrittenTypes.startOf(diagnostic.types().of(property)).ifPresent(value -> entries.add(property.getName() + ": " + value));
		}
		String names = properties.stream().map(Property::getName).collect(Collectors.joining(", "));
		return entries.size() < properties.size() || entries.isEmpty()
				? Stream.of()
				: Stream.of(CodeAction.of("Add “" + names + "”", new Edit().append(component, String.join("  ", entries))));
	}

	private static Stream<CodeAction> value(Diagnostic diagnostic) {
		var entry = (PropertyEntry) diagnostic.place();
		return WrittenTypes.startOf(each(diagnostic.types().of(entry.getProperty()))).stream()
				.map(value -> CodeAction.of("Give it the value “" + value + "”",
						new Edit().insert(diagnostic.file(), Parts.rangeOf(entry).end(), ": " + value)));
	}

	private static Type each(Type type) {
		return type instanceof Type.ListType(Type element) ? element : type;
	}

	private static Stream<CodeAction> oneValue(Diagnostic diagnostic) {
		var entry = (PropertyEntry) diagnostic.place();
		TextRange first = Parts.rangeOf(entry.getValues().getFirst());
		TextRange all = new TextRange(first.offset(), Parts.rangeOf(entry.getValues().getLast()).end() - first.offset());
		return entry.getValues().stream().limit(MOST_VALUES).map(Parts::written)
				.map(kept -> CodeAction.of("Keep only “" + kept + "”", new Edit().replace(diagnostic.file(), all, kept)));
	}

	private static Stream<CodeAction> asList(Diagnostic diagnostic) {
		Property property = ((PropertyEntry) diagnostic.place()).getProperty();
		return isOfSamePack(property, diagnostic) && property.getValue() == null && !property.getType().isOptional()
				? Stream.of(CodeAction.of("Let “" + property.getName() + "” have several values",
						new Edit().insert(Parts.fileOf(property), Parts.rangeOf(property.getType()).offset(), "list of ")))
				: Stream.of();
	}

	/** What is left of the place that adds it goes too when nothing else is added there. */
	private static Stream<CodeAction> withoutMember(Diagnostic diagnostic) {
		EObject member = diagnostic.place();
		EObject gone = member.eContainer() instanceof KindExtension extension && extension.getMembers().size() == 1 ? extension : member;
		return Stream.of(CodeAction.of("Remove this one", new Edit().removeWithComments(gone)));
	}

	private static Stream<CodeAction> asState(Diagnostic diagnostic) {
		return diagnostic.place() instanceof Property property ? natured(property, PropertyNature.STATE) : Stream.of();
	}

	private static Stream<CodeAction> asDerived(Diagnostic diagnostic) {
		return diagnostic.place() instanceof Property property ? natured(property, PropertyNature.DERIVED) : Stream.of();
	}

	private static Stream<CodeAction> natured(Property property, PropertyNature nature) {
		return Parts.rangeOf(property, HullPackage.Literals.PROPERTY__NATURE).stream()
				.map(word -> CodeAction.of("Let “" + property.getName() + "” be " + nature.getLiteral(),
						new Edit().replace(Parts.fileOf(property), word, nature.getLiteral())));
	}

	private static Stream<CodeAction> computed(Diagnostic diagnostic) {
		var property = (Property) diagnostic.place();
		return WrittenTypes.startOf(diagnostic.types().of(property)).stream().map(value -> CodeAction.of("Let it always be “" + value + "”",
				new Edit().insert(diagnostic.file(), Parts.rangeOf(property.getType()).end(), " = " + value)));
	}

	private static Stream<CodeAction> visible(Diagnostic diagnostic) {
		var property = (Property) diagnostic.place();
		TextRange who = Parts.rangeOf(property, HullPackage.Literals.PROPERTY__VISIBILITY).orElseThrow();
		int to = Parts.wordBefore(property, who.offset()).orElse(who).offset();
		int start = Parts.wordBefore(property, to).orElse(who).offset();
		Stream<CodeAction> everybody = Stream
				.of(CodeAction.of("Let everybody see it", new Edit().remove(diagnostic.file(), new TextRange(start, who.end() - start))));
		Stream<CodeAction> nobody = property.getNature() == PropertyNature.STATE && property.eContainer() instanceof HullFile
				? Stream.of(CodeAction.of("Let nobody see it", new Edit().replace(diagnostic.file(), who, "nobody")))
				: Stream.of();
		return Stream.concat(nobody, everybody);
	}

	private static Stream<CodeAction> secret(Diagnostic diagnostic) {
		return diagnostic.place() instanceof Expression told
				? SecretState.named(told).filter(state -> isOfSamePack(state, diagnostic)).map(ComponentFixes::madeSecret).stream()
				: Stream.of();
	}

	/** Written behind its type and what it starts with; the game has no owner. */
	private static CodeAction madeSecret(Property state) {
		String who = state.eContainer() instanceof HullFile ? "nobody" : "owner";
		EObject last = state.getValue() == null ? state.getType() : state.getValue();
		Edit edit = Parts.rangeOf(state, HullPackage.Literals.PROPERTY__VISIBILITY)
				.map(everybody -> new Edit().replace(Parts.fileOf(state), everybody, who))
				.orElseGet(() -> new Edit().insert(Parts.fileOf(state), Parts.rangeOf(last).end(), " visible to " + who));
		return CodeAction.of(who.equals("nobody") ? "Let nobody see it" : "Let only its owner see it", edit);
	}

	/** What is printed or computed becomes a state where this pack says what it is. */
	private static Stream<CodeAction> changeable(Diagnostic diagnostic) {
		KindMember changed = switch (diagnostic.place()) {
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			case NameReference name when name.getTarget() instanceof Property property -> property;
			default -> null;
		};
		return changed instanceof Property property && isOfSamePack(property, diagnostic) && property.getNature() != PropertyNature.BUILT_IN
				? natured(property, PropertyNature.STATE)
				: Stream.of();
	}

	private static boolean isOfSamePack(EObject declared, Diagnostic diagnostic) {
		return PackContext.packOf(declared.eResource()).equals(PackContext.packOf(diagnostic.file()));
	}

	private static Stream<CodeAction> withoutParent(Diagnostic diagnostic) {
		var kind = (Kind) diagnostic.place();
		return Parts.rangeOf(kind, HullPackage.Literals.KIND__PARENT).stream()
				.flatMap(parent -> Parts.wordBefore(kind, parent.offset()).stream()
						.map(is -> CodeAction.of("Let “" + kind.getName() + "” be a kind of its own",
								new Edit().remove(diagnostic.file(), new TextRange(is.offset(), parent.end() - is.offset())))));
	}

	private static Stream<CodeAction> withoutContent(Diagnostic diagnostic) {
		return diagnostic.place() instanceof Composition line && line.eContainer() instanceof Zone zone
				? IntStream.of(zone.getComposition().indexOf(line)).mapToObj(at -> CodeAction.of("Leave it out",
						new Edit().removeListed(zone, HullPackage.Literals.ZONE__COMPOSITION, at)))
				: Stream.of();
	}
}
