package org.hullwright.lang.ide.fixes;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Block;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Mends what nothing is done with: takes it out when nobody else names it, or lets it be what it is used as. */
class UnusedFixes {

	private static final int MOST_PLACES = 3;

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider removed = UnusedFixes::removed;
		CodeActionProvider fixed = UnusedFixes::unchanging;
		CodeActionProvider placed = UnusedFixes::startsIn;
		CodeActionProvider filled = UnusedFixes::filled;
		CodeActionProvider first = UnusedFixes::firstOfKind;
		var fixers = new HashMap<IssueCode, CodeActionProvider>();
		fixers.put(IssueCode.VALUE_UNREAD, removed);
		fixers.put(IssueCode.VALUE_UNCHANGED, fixed.or(removed));
		fixers.put(IssueCode.DIE_UNROLLED, removed);
		fixers.put(IssueCode.PROCEDURE_UNPERFORMED, removed);
		fixers.put(IssueCode.EFFECT_UNRESOLVED, removed);
		fixers.put(IssueCode.EFFECT_UNFILLED, UnusedFixes::resolvable);
		fixers.put(IssueCode.ELEMENT_UNREACHABLE, placed.followedBy(UnusedFixes::removedComponent));
		fixers.put(IssueCode.ZONE_UNFILLED, filled.or(removed));
		fixers.put(IssueCode.ZONE_UNDRAWN, removed);
		fixers.put(IssueCode.KIND_EMPTY, first.or(removed));
		return Map.copyOf(fixers);
	}

	/** Takes it out, with the sentences and entries that give it a value; not when anything else names it. */
	private static Stream<CodeAction> removed(Diagnostic diagnostic) {
		var unused = (Named) diagnostic.place();
		var edit = new Edit().removeWithComments(unused);
		List<EObject> mentions = mentions(unused, diagnostic);
		for (EObject mention : mentions) {
			EObject whole = goesAlong(mention);
			if (whole == null || !PackContext.packOf(whole.eResource()).equals(PackContext.packOf(diagnostic.file()))) {
				return Stream.of();
			}
			edit.remove(whole);
		}
		String title = "Remove “" + unused.getName() + "”";
		return Stream.of(CodeAction.of(mentions.isEmpty() ? title : title + ", and what gives it a value", edit));
	}

	private static List<EObject> mentions(Named declared, Diagnostic diagnostic) {
		return diagnostic.packs().files(diagnostic.file()).stream().map(file -> Parts.fileOf(file))
				.filter(file -> Parts.textOf(file).contains(declared.getName()))
				.flatMap(Reference::in).filter(reference -> reference.target() == declared).map(Reference::source).toList();
	}

	/** The sentence or entry that does nothing but give a value to what is named, or shuffle it; null when there is more to it. */
	private static @Nullable EObject goesAlong(EObject mention) {
		if (mention instanceof PropertyEntry || mention instanceof EffectEntry) {
			return mention;
		}
		Effect sentence = switch (mention.eContainer()) {
			case SetEffect set when set.getTarget() == mention && isHarmless(set.getValue()) -> set;
			case AdjustEffect adjust when adjust.getTarget() == mention && isHarmless(adjust.getAmount()) -> adjust;
			case ShuffleEffect shuffle -> shuffle;
			default -> null;
		};
		return sentence != null && sentence.eContainer() instanceof Block ? sentence : null;
	}

	/** What is performed or rolled for a value may do more than give it. */
	private static boolean isHarmless(Expression value) {
		return value != null && Parts.words(value).noneMatch(word -> word.getText().equals("roll") || word.getText().equals("random"))
				&& !(value instanceof FunctionCall || value instanceof ProceedExpression);
	}

	/** What never changes is printed on a component, or is what it is in the whole game. */
	private static Stream<CodeAction> unchanging(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof Property property) || property.getExpiry() != null
				|| property.getVisibility().getValue() != 0) {
			return Stream.of();
		}
		boolean ofGame = property.eContainer() instanceof HullFile;
		PropertyNature nature = ofGame ? PropertyNature.DERIVED : PropertyNature.PRINTED;
		return ofGame && property.getValue() == null
				? Stream.of()
				: Parts.rangeOf(property, HullPackage.Literals.PROPERTY__NATURE).stream()
						.map(word -> CodeAction.of("Make “" + property.getName() + "” " + nature.getLiteral() + ", as it never changes",
								new Edit().replace(diagnostic.file(), word, nature.getLiteral())));
	}

	/** A component gets a text for the effect, where it can be said what happens. */
	private static Stream<CodeAction> resolvable(Diagnostic diagnostic) {
		return diagnostic.types().ofOwner(diagnostic.place()) instanceof Type.PieceType(Kind kind)
				? components(diagnostic).filter(component -> isOf(component, kind, diagnostic)).limit(MOST_PLACES)
						.map(component -> CodeAction.of("Let “" + component.getName() + "” say what happens",
								new Edit().append(component, ((Named) diagnostic.place()).getName() + " { }")))
				: Stream.of();
	}

	private static Stream<Component> components(Diagnostic diagnostic) {
		return diagnostic.packs().files(diagnostic.file()).stream()
				.filter(file -> PackContext.packOf(file.eResource()).equals(PackContext.packOf(diagnostic.file())))
				.flatMap(file -> file.getDeclarations().stream()).filter(Component.class::isInstance).map(Component.class::cast)
				.filter(component -> component.getName() != null);
	}

	private static boolean isOf(Component component, Kind kind, Diagnostic diagnostic) {
		return diagnostic.types().kinds().of(component).filter(own -> diagnostic.types().kinds().isA(own, kind)).isPresent();
	}

	/** A component is only taken out where something else can be done as well: its author has just written it. */
	private static Stream<CodeAction> removedComponent(Diagnostic diagnostic) {
		String kind = diagnostic.types().kinds().of((Component) diagnostic.place()).map(own -> own.getName() + " ").orElse("");
		return removed(diagnostic).map(action -> CodeAction.of(action.title().replaceFirst("^Remove ", "Remove " + kind), action.edit()));
	}

	/** It lies at first where others of its kind do, most of them first; where none do, in any place for them. */
	private static Stream<CodeAction> startsIn(Diagnostic diagnostic) {
		var component = (Component) diagnostic.place();
		Map<Zone, Long> siblings = new LinkedHashMap<>();
		placesFor(component, diagnostic).forEach(zone -> siblings.put(zone, siblingsIn(zone, component, diagnostic)));
		boolean isUsual = siblings.values().stream().anyMatch(count -> count > 0);
		return siblings.entrySet().stream().filter(place -> !isUsual || place.getValue() > 0)
				.sorted(Map.Entry.<Zone, Long>comparingByValue().reversed()).map(Map.Entry::getKey).limit(MOST_PLACES)
				.map(zone -> CodeAction.of("Add to " + zone.getName(), starting(zone, component.getName())));
	}

	private static long siblingsIn(Zone zone, Component component, Diagnostic diagnostic) {
		var kinds = diagnostic.types().kinds();
		return zone.getComposition().stream().map(Composition::getContent)
				.filter(content -> content instanceof Component other && kinds.of(other).equals(kinds.of(component))).count();
	}

	private static Stream<Zone> placesFor(Component component, Diagnostic diagnostic) {
		return diagnostic.packs().files(diagnostic.file()).stream()
				.filter(file -> PackContext.packOf(file.eResource()).equals(PackContext.packOf(diagnostic.file())))
				.flatMap(file -> file.getDeclarations().stream()).filter(Zone.class::isInstance).map(Zone.class::cast)
				.filter(zone -> zone.getName() != null && diagnostic.types().of(zone) instanceof Type.ZoneType(Kind content)
						&& isOf(component, content, diagnostic));
	}

	private static Edit starting(Zone zone, String content) {
		return zone.getComposition().isEmpty()
				? new Edit().append(zone, "contains " + content)
				: new Edit().insert(Parts.fileOf(zone), Parts.rangeOf(zone.getComposition().getLast()).end(), ", " + content);
	}

	private static Stream<CodeAction> filled(Diagnostic diagnostic) {
		var zone = (Zone) diagnostic.place();
		return zone.getContent() != null && zone.eContainer() instanceof HullFile
				&& components(diagnostic).anyMatch(component -> isOf(component, zone.getContent(), diagnostic))
						? Stream.of(CodeAction.of("Start with each " + zone.getContent().getName(),
								starting(zone, "each " + zone.getContent().getName())))
						: Stream.of();
	}

	private static Stream<CodeAction> firstOfKind(Diagnostic diagnostic) {
		var kind = (Kind) diagnostic.place();
		String name = Character.toUpperCase(kind.getName().charAt(0)) + kind.getName().substring(1) + "One";
		return diagnostic.types().kinds().isBelow(kind, Kinds.PIECE) && !diagnostic.packs().names(diagnostic.file()).isKnown(name)
				? Stream.of(CodeAction.of("Create " + kind.getName() + " “" + name + "”",
						new Edit().declareAfter(kind, kind.getName() + " " + name)))
				: Stream.of();
	}
}
