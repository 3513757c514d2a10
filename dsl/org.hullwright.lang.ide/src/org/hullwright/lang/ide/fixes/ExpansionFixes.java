package org.hullwright.lang.ide.fixes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.Requirements;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Bond;
import org.hullwright.model.Change;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.ExpansionRelation;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.PackClause;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Rule;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacements;

/** Mends how expansions stand to each other, and changes that change nothing. */
class ExpansionFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider widened = ExpansionFixes::presentVersion;
		CodeActionProvider clash = ExpansionFixes::apart;
		var fixers = new HashMap<IssueCode, CodeActionProvider>();
		fixers.put(IssueCode.EXPANSIONS_CLASH, clash.or(ExpansionFixes::apartFromOutside));
		fixers.put(IssueCode.CHANGED_TWICE, ExpansionFixes::changedOnce);
		fixers.put(IssueCode.EXPANSION_CIRCULAR, diagnostic -> without(diagnostic, bond -> bond == Bond.REQUIRES));
		fixers.put(IssueCode.EXPANSION_ORDER_CIRCULAR, diagnostic -> without(diagnostic, bond -> bond != Bond.EXCLUDES));
		fixers.put(IssueCode.EXPANSION_NEVER, diagnostic -> without(diagnostic, bond -> bond == Bond.REQUIRES || bond == Bond.EXCLUDES));
		fixers.put(IssueCode.EXPANSION_VERSION, widened.or(ExpansionFixes::anyVersion));
		fixers.put(IssueCode.EXPANSIONS_APART, ExpansionFixes::withoutOne);
		fixers.put(IssueCode.STEP_NOT_THERE, ExpansionFixes::required);
		fixers.put(IssueCode.BOARD_NOT_THERE, ExpansionFixes::required);
		fixers.put(IssueCode.NOTHING_CHANGED, ExpansionFixes::withoutChange);
		fixers.put(IssueCode.NO_TITLE, ExpansionFixes::withoutChange);
		fixers.put(IssueCode.REMOVAL_COUNTED, ExpansionFixes::fromPlaceOrAll);
		return Map.copyOf(fixers);
	}

	/** One comes later than the other, or they are never on together. */
	private static Stream<CodeAction> apart(Diagnostic diagnostic) {
		Optional<ExpansionPart> part = diagnostic.around(ExpansionPart.class);
		Optional<Expansion> own = part.flatMap(Expansions::expansionOf);
		if (own.isEmpty()) {
			return Stream.of();
		}
		Expansions expansions = diagnostic.packs().expansions(diagnostic.file());
		return clashing(own.get(), diagnostic, expansions).flatMap(other -> {
			String name = expansions.nameOf(other);
			return Stream.of(related("Let it come after “" + name + "”", part.get(), "after " + name),
					related("Let it come before “" + name + "”", part.get(), "before " + name),
					related("Let it exclude “" + name + "”", part.get(), "excludes " + name));
		});
	}

	private static Stream<Expansion> clashing(Expansion own, Diagnostic diagnostic, Expansions expansions) {
		return Clash.among(expansions.all(), expansions).stream().filter(clash -> clash.isAt(diagnostic.place()))
				.flatMap(clash -> Stream.of(clash.earlier(), clash.later())).map(Replacement::by).filter(by -> by != own).distinct()
				.limit(Clash.MOST);
	}

	private static CodeAction related(String title, ExpansionPart part, String relation) {
		return CodeAction.of(title, new Edit().insert(Parts.fileOf(part), endOfHead(part), " " + relation));
	}

	private static int endOfHead(ExpansionPart part) {
		if (!part.getRelations().isEmpty()) {
			return Parts.rangeOf(part.getRelations().getLast()).end();
		}
		if (part instanceof ExpansionExtension) {
			return Parts.rangeOf(part, HullPackage.Literals.EXPANSION_EXTENSION__EXPANSION).orElseThrow().end();
		}
		TextRange name = Parts.rangeOf(part, HullPackage.Literals.NAMED__NAME).orElseThrow();
		return Parts.rangeOf(part, HullPackage.Literals.EXPANSION__TITLE).orElse(name).end();
	}

	/** Of two expansions that this pack brings together, one gets an order from here. */
	private static Stream<CodeAction> apartFromOutside(Diagnostic diagnostic) {
		Optional<PackClause> pack = diagnostic.around(PackClause.class);
		if (pack.isEmpty()) {
			return Stream.of();
		}
		Expansions expansions = diagnostic.packs().expansions(diagnostic.file());
		return Clash.among(expansions.all(), expansions).stream().limit(Clash.MOST).flatMap(clash -> {
			String one = expansions.nameOf(clash.later().by());
			String other = expansions.nameOf(clash.earlier().by());
			return Stream.of("after", "before", "excludes").map(bond -> {
				String extension = "extend expansion " + one + " " + bond + " " + other + " { }";
				return CodeAction.of("Add “" + extension + "”",
						new Edit().insert(diagnostic.file(), Parts.textOf(diagnostic.file()).length(),
								(Parts.textOf(diagnostic.file()).endsWith("\n") ? "" : "\n") + extension + "\n"));
			});
		});
	}

	private static Stream<CodeAction> changedOnce(Diagnostic diagnostic) {
		EObject later = sentence(diagnostic.place());
		Stream<CodeAction> withoutLater = Stream.of(CodeAction.of("Remove this one", new Edit().remove(later)));
		Expansions expansions = diagnostic.packs().expansions(diagnostic.file());
		Optional<Expansion> own = diagnostic.around(ExpansionPart.class).flatMap(Expansions::expansionOf);
		List<Replacement> all = own.map(expansion -> Replacements.of(expansion, expansions)).orElse(List.of());
		Optional<Replacement> here = all.stream().filter(replacement -> replacement.place() == diagnostic.place()).findFirst();
		return Stream.concat(withoutLater, here.flatMap(wanted -> all.stream()
				.filter(replacement -> replacement.place() != wanted.place() && replacement.thing().isSameAs(wanted.thing())
						&& replacement.place().eResource() == diagnostic.file())
				.findFirst())
				.map(earlier -> CodeAction.of("Remove the one above", new Edit().remove(sentence(earlier.place())))).stream());
	}

	/** The whole change, when there is nothing else in it. */
	private static EObject sentence(EObject place) {
		EObject whole = place;
		while (!(whole instanceof Change || whole instanceof Rule) && whole.eContainer() != null
				&& whole.eContainer().eContents().size() == 1) {
			whole = whole.eContainer();
		}
		return whole;
	}

	/** Each of its own relations of a sort may be one too many; those that have nothing to do with it are not offered. */
	private static Stream<CodeAction> without(Diagnostic diagnostic, Predicate<Bond> concerned) {
		var part = (ExpansionPart) diagnostic.place();
		var actions = new ArrayList<CodeAction>();
		for (ExpansionRelation relation : part.getRelations()) {
			if (concerned.test(relation.getBond())) {
				for (ExpansionReference reference : relation.getOthers()) {
					if (reference.getExpansion() != null && isConcerned(reference, relation, diagnostic)) {
						actions.add(CodeAction.of("Remove “" + relation.getBond().getLiteral() + " " + Parts.written(reference) + "”",
								withoutReference(relation, reference)));
					}
				}
			}
		}
		return actions.stream();
	}

	private static boolean isConcerned(ExpansionReference reference, ExpansionRelation relation, Diagnostic diagnostic) {
		Expansions expansions = diagnostic.packs().expansions(diagnostic.file());
		Optional<Expansion> own = Expansions.expansionOf((ExpansionPart) relation.eContainer());
		boolean never = IssueCode.EXPANSION_NEVER.name().equals(diagnostic.issue().getCode());
		return never || own.filter(expansion -> reference.getExpansion() == expansion || switch (relation.getBond()) {
			case REQUIRES -> expansions.neededBy(reference.getExpansion()).contains(expansion)
					|| expansions.comesAfter(reference.getExpansion(), expansion);
			case AFTER -> expansions.comesAfter(reference.getExpansion(), expansion);
			case BEFORE -> expansions.comesAfter(expansion, reference.getExpansion());
			case EXCLUDES -> false;
		}).isPresent();
	}

	private static Edit withoutReference(ExpansionRelation relation, ExpansionReference reference) {
		return relation.getOthers().size() == 1
				? new Edit().remove(relation)
				: new Edit().removeListed(relation, HullPackage.Literals.EXPANSION_RELATION__OTHERS,
						relation.getOthers().indexOf(reference));
	}

	private static Stream<CodeAction> presentVersion(Diagnostic diagnostic) {
		var reference = (ExpansionReference) diagnostic.place();
		return diagnostic.told("version").isEmpty()
				? Stream.of()
				: Stream.of(diagnostic.written() + Requirements.bounds(diagnostic.told("version")))
						.map(wanted -> CodeAction.of("Require “" + wanted + "”", new Edit().replace(reference, wanted)));
	}

	private static Stream<CodeAction> anyVersion(Diagnostic diagnostic) {
		return Stream.of(CodeAction.of("Require any version", new Edit().replace(diagnostic.place(), diagnostic.written())));
	}

	/** A test, a scenario or an experiment goes without one of what cannot be together. */
	private static Stream<CodeAction> withoutOne(Diagnostic diagnostic) {
		return diagnostic.place().eClass().getEAllReferences().stream()
				.filter(role -> role.getEReferenceType() == HullPackage.Literals.EXPANSION
						|| role.getEReferenceType() == HullPackage.Literals.MODE)
				.filter(role -> role.isMany()).flatMap(role -> withoutOne(diagnostic.place(), role));
	}

	private static Stream<CodeAction> withoutOne(EObject owner, EStructuralFeature role) {
		var listed = (List<?>) owner.eGet(role);
		return IntStream.range(0, listed.size()).filter(at -> listed.get(at) instanceof Mode || listed.get(at) instanceof Expansion)
				.mapToObj(at -> CodeAction.of("Leave out “" + ((Named) listed.get(at)).getName() + "”",
						new Edit().removeListed(owner, role, at)));
	}

	/** The message tells the step or board, the expansion that has it, and the own one. */
	private static Stream<CodeAction> required(Diagnostic diagnostic) {
		return diagnostic.around(ExpansionPart.class)
				.map(part -> related("Require “" + diagnostic.told("expansion") + "”", part, "requires " + diagnostic.told("expansion")))
				.stream();
	}

	private static Stream<CodeAction> withoutChange(Diagnostic diagnostic) {
		return diagnostic.around(Change.class).map(change -> CodeAction.of("Remove this change", new Edit().remove(change))).stream();
	}

	/** So many are taken from where they start, or all of them from the game. */
	private static Stream<CodeAction> fromPlaceOrAll(Diagnostic diagnostic) {
		var removal = (Composition) diagnostic.place();
		var change = (RemoveChange) removal.eContainer();
		TextRange game = Parts.word(change, "game", Parts.rangeOf(removal).end()).orElseThrow();
		Stream<CodeAction> places = diagnostic.packs().names(diagnostic.file()).all(HullPackage.Literals.ZONE)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), diagnostic.file()))
				.filter(Zone.class::isInstance).map(Zone.class::cast).distinct()
				.filter(zone -> zone.getComposition().stream().anyMatch(line -> line.getContent() == removal.getContent()))
				.map(zone -> CodeAction.of("Take them out of “" + zone.getName() + "”",
						new Edit().replace(diagnostic.file(), game, zone.getName())));
		Stream<CodeAction> all = Parts.rangeOf(removal, HullPackage.Literals.COMPOSITION__CONTENT).stream()
				.map(content -> CodeAction.of("Take all of them out of the game",
						new Edit().replace(removal, Parts.written(diagnostic.file(), content))));
		return Stream.concat(places, all);
	}
}
