package org.hullwright.lang.ide.refactoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Refactoring.ExtractProcedure;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndExpectation;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.It;
import org.hullwright.model.Kind;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlayEffect;
import org.hullwright.model.Preposition;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Query;
import org.hullwright.model.RigEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Step;
import org.hullwright.model.StopEffect;
import org.hullwright.model.This;
import org.hullwright.model.Variable;
import org.hullwright.model.WaitEffect;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Makes a procedure of sentences. What they know from around them, it gets as parameters. */
class ProcedureExtraction {

	private static final List<Preposition> PREPOSITIONS = List.of(Preposition.ON, Preposition.WITH, Preposition.FOR, Preposition.OF,
			Preposition.AT, Preposition.TO,
			Preposition.FROM, Preposition.IN, Preposition.INTO, Preposition.BY);

	private final PackContext packs;
	private final FreeNames names;

	@Inject
	ProcedureExtraction(PackContext packs, FreeNames names) {
		this.packs = packs;
		this.names = names;
	}

	/**
	 * Something from around the sentences that they speak of.
	 *
	 * @param argument how it is called there
	 * @param name how the procedure calls it
	 * @param type as a parameter says it
	 */
	private record Given(String argument, String name, Preposition preposition, String type) {}

	/** What changes; refuses where something else would happen. */
	Edit extract(XtextResource file, ExtractProcedure wish) {
		Sentences selected = Sentences.in(file, wish.selection());
		names.check(wish.name(), selected.block());
		canStandAlone(selected);
		var body = new Rewritten(Parts.textOf(file), selected.range());
		List<Given> givens = givens(selected, body).values().stream()
				.sorted(Comparator.comparing(given -> given.preposition() != Preposition.BY)).toList();
		String parameters = givens.stream()
				.map(given -> " %s %s: %s".formatted(given.preposition().getLiteral(), given.name(), given.type()))
				.collect(Collectors.joining());
		String arguments = givens.stream().map(given -> " %s %s".formatted(given.preposition().getLiteral(), given.argument()))
				.collect(Collectors.joining());
		return new Edit().replace(file, selected.range(), "do " + wish.name() + arguments)
				.declareAfter(selected.block(), "procedure " + wish.name() + parameters + " {\n\t" + body.indented("\t") + "\n}");
	}

	/** A name for the procedure that would do. */
	String suggestion(Sentences selected) {
		return names.like("Extracted", selected.block(), Set.of());
	}

	private static void canStandAlone(Sentences selected) {
		selected.effects().stream().flatMap(PlaceholderNames::parts).forEach(part -> {
			switch (part) {
				case Step step -> throw new Refusal("“step " + step.getName() + "” is part of it, which expansions may name");
				case GiveEffect give -> throw new Refusal("“give” would give something to another procedure than now");
				case StopEffect stop when stop.getProcedure() == null -> throw new Refusal("“stop” would stop another procedure than now");
				case ProceedEffect proceed -> throw proceedElsewhere();
				case ProceedExpression proceed -> throw proceedElsewhere();
				case ExpectEffect test -> throw onlyInTests();
				case EndExpectation test -> throw onlyInTests();
				case AnswerEffect test -> throw onlyInTests();
				case WaitEffect test -> throw onlyInTests();
				case RigEffect test -> throw onlyInTests();
				case PlayEffect test -> throw onlyInTests();
				default -> { /* means the same anywhere */ }
			}
		});
		Set<Effect> lets = selected.effects().stream().filter(LetEffect.class::isInstance).collect(Collectors.toSet());
		selected.block().getEffects().stream().filter(effect -> !selected.effects().contains(effect)).flatMap(PlaceholderNames::parts)
				.forEach(part -> {
					if (part instanceof NameReference name && lets.contains(name.getTarget())) {
						throw new Refusal("“" + name.getTarget().getName() + "” is named in the selection and used after it");
					}
				});
		Set<String> named = lets.stream().map(let -> ((LetEffect) let).getName()).collect(Collectors.toSet());
		int last = selected.block().getEffects().indexOf(selected.effects().getLast());
		selected.block().getEffects().stream().skip(last + 1L).flatMap(effect -> PlaceholderNames.gapsIn(effect).stream())
				.filter(gap -> named.contains(gap.name())).findFirst()
				.ifPresent(gap -> {
					throw new Refusal("“" + gap.name() + "” is named in the selection and shown after it");
				});
	}

	private static Refusal proceedElsewhere() {
		return new Refusal("“proceed” is only known in the rule it stands in");
	}

	private static Refusal onlyInTests() {
		return new Refusal("Only a test knows all of these sentences");
	}

	/** Variables from outside, and the component that the sentences belong to or a query around them looks at. */
	private Map<Object, Given> givens(Sentences selected, Rewritten body) {
		Map<Object, Given> givens = new LinkedHashMap<>();
		TypeInference types = packs.typesAt(selected.block());
		for (Effect effect : selected.effects()) {
			PlaceholderNames.parts(effect).forEach(part -> {
				switch (part) {
					case NameReference name when name.getTarget() instanceof Variable variable && isOutside(variable, selected) ->
						add(variable, types.of(variable), selected, givens);
					case It it when isOutside(Focus.of(it), selected) ->
						body.replace(Parts.rangeOf(it), subject(Focus.of(it), "it", types.ofIt(it), selected, givens));
					case SelfProperty own when isOutside(Focus.of(own), selected) ->
						body.replace(Parts.word(own, "its", 0).orElseThrow(),
								subject(Focus.of(own), "it", types.ofIt(own), selected, givens) + "'s");
					case This owner -> body.replace(Parts.rangeOf(owner),
							subject(Focus.ownerOf(owner), Parts.written(owner), types.of(owner), selected, givens));
					default -> { /* knows nothing from around */ }
				}
			});
			PlaceholderNames.gapsIn(effect).forEach(gap -> shown(gap, selected, givens, body, types));
		}
		return givens;
	}

	private void shown(PlaceholderNames.Gap gap, Sentences selected, Map<Object, Given> givens, Rewritten body, TypeInference types) {
		Variable variable = packs.locals(gap.place().eResource()).at(gap.place()).get(gap.name());
		if (variable != null) {
			if (isOutside(variable, selected)) {
				add(variable, types.of(variable), selected, givens);
			}
			return;
		}
		Focus focus = gap.name().equals("this") ? Focus.ownerOf(gap.place()) : Focus.of(gap.place());
		if (Set.of("it", "its", "this").contains(gap.name()) && isOutside(focus, selected)) {
			Type type = gap.name().equals("this") ? types.ofOwner(gap.place()) : types.ofIt(gap.place());
			String name = subject(focus,
					gap.name().equals("this") && type instanceof Type.PieceType(Kind kind) ? "this " + kind.getName() : "it", type,
					selected, givens);
			body.replace(gap.range(), gap.name().equals("its") ? name + "'s" : name);
		}
	}

	private static boolean isOutside(EObject declared, Sentences selected) {
		return selected.effects().stream().noneMatch(effect -> EcoreUtil.isAncestor(effect, declared));
	}

	private static boolean isOutside(Focus focus, Sentences selected) {
		return !(focus instanceof Focus.Nothing) && !(focus instanceof Focus.Queried(Query query) && !isOutside(query, selected));
	}

	private void add(Variable variable, Type type, Sentences selected, Map<Object, Given> givens) {
		String name = packs.locals(variable.eResource()).nameOf(variable).orElseThrow();
		givens.computeIfAbsent(variable, key -> given(name, name, type, givens));
	}

	/**
	 * How the procedure calls the component; {@code it} and {@code this} are the same to it when they are the same where it is performed.
	 */
	private String subject(Focus focus, String argument, Type type, Sentences selected, Map<Object, Given> givens) {
		return givens.computeIfAbsent(focus, key -> {
			String kind = type instanceof Type.PieceType(Kind found) ? found.getName() : "given";
			Set<String> known = new HashSet<>(packs.locals(selected.block().eResource()).at(selected.effects().getFirst()).keySet());
			selected.effects().stream().flatMap(PlaceholderNames::parts).filter(Variable.class::isInstance)
					.forEach(variable -> packs.locals(variable.eResource()).nameOf((Variable) variable).ifPresent(known::add));
			String name = Stream.iterate(kind, before -> before + "One").filter(wished -> !known.contains(wished)).findFirst()
					.orElseThrow();
			return given(argument, name, type, givens);
		}).name();
	}

	private Given given(String argument, String name, Type type, Map<Object, Given> givens) {
		String words = WrittenTypes.of(type)
				.orElseThrow(() -> new Refusal("“" + argument + "” is nothing that can be handed to a procedure"));
		Set<Preposition> used = EnumSet.noneOf(Preposition.class);
		givens.values().forEach(other -> used.add(other.preposition()));
		List<Preposition> wished = new ArrayList<>(likely(type));
		wished.addAll(PREPOSITIONS);
		return new Given(argument, name, wished.stream().filter(preposition -> !used.contains(preposition)).findFirst()
				.orElseThrow(() -> new Refusal("More things from around it are spoken of than a procedure can be given")), words);
	}

	/** Who does it, where, and with how much. */
	private static List<Preposition> likely(Type type) {
		return switch (type.present()) {
			case Type.PieceType(Kind kind) when Set.of("character", "player", "figure", "intruder").contains(kind.getName()) ->
				List.of(Preposition.BY);
			case Type.PieceType(Kind kind) when Set.of("room", "corridor", "tile", Kinds.SPACE, Kinds.PATH).contains(kind.getName()) ->
				List.of(Preposition.IN);
			case Type.NumberType number -> List.of(Preposition.WITH);
			default -> List.of();
		};
	}
}
