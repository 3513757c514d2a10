package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.DoEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.Kind;
import org.hullwright.model.Parameter;
import org.hullwright.model.Preposition;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.SayEffect;
import org.hullwright.model.Step;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.series.Member;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Makes the rules of a card: its effects, each with what it takes, in paragraphs. */
final class RulesTexts {

	private final Wording wording;
	private final Effects effects;

	RulesTexts(Wording wording) {
		this.wording = wording;
		this.effects = new Effects(wording);
	}

	/** The rules in some entries of a component. */
	RulesText of(Component component, List<Entry> entries) {
		Map<Readable, String> printed = numbers(component, entries);
		List<EffectEntry> written = entries.stream().filter(EffectEntry.class::isInstance).map(EffectEntry.class::cast).toList();
		var paragraphs = new ArrayList<Paragraph>();
		for (EffectEntry entry : written) {
			paragraphs.addAll(paragraphs(entry, component, printed, written.size() > 1));
		}
		return new RulesText(paragraphs);
	}

	/** What is done when a procedure is performed. */
	RulesText of(Procedure procedure) {
		Map<Readable, String> known = new HashMap<>();
		procedure.getParameters().forEach(parameter -> known.put(parameter, "the " + called(parameter)));
		var paragraphs = new ArrayList<Paragraph>();
		var together = new ArrayList<Passage>();
		for (Passage passage : effects.of(procedure.getBody(), new Scope(known, "this"))) {
			if (passage.source() instanceof Step) { // which stands by itself
				write("", "", together, procedure, paragraphs);
				together.clear();
			}
			together.add(passage);
			if (passage.source() instanceof Step) {
				write("", "", together, procedure, paragraphs);
				together.clear();
			}
		}
		write("", "", together, procedure, paragraphs);
		return new RulesText(paragraphs);
	}

	/** Some sentences that belong together. */
	RulesText of(List<Passage> passages, EObject source) {
		var paragraphs = new ArrayList<Paragraph>();
		write("", "", passages, source, paragraphs);
		return new RulesText(paragraphs);
	}

	/** What is done when a track arrives at a space: where that is a procedure without words of its own, what it does. */
	RulesText of(TrackSpace space) {
		RulesText helped = helper(space.getBody()).map(this::of).orElse(RulesText.EMPTY);
		if (!helped.isEmpty()) {
			return helped;
		}
		return of(effects.of(space.getBody(), new Scope(Map.of(), "this")), space);
	}

	private Optional<Procedure> helper(@Nullable Block body) {
		return body == null || body.getEffects().size() != 1
				? Optional.empty()
				: Optional.of(body.getEffects().getFirst()).filter(DoEffect.class::isInstance).map(DoEffect.class::cast)
						.filter(perform -> perform.getArguments().isEmpty()).map(DoEffect::getProcedure)
						.filter(procedure -> !procedure.eIsProxy() && procedure.getPhrase() == null);
	}

	private List<Paragraph> paragraphs(EffectEntry entry, Component component, Map<Readable, String> printed, boolean named) {
		EffectSlot slot = entry.getSlot();
		if (slot == null || slot.eIsProxy()) {
			return List.of();
		}
		Scope scope = scope(slot, component, printed);
		Optional<String> phrase = wording.names().phrase(slot).filter(words -> !Templates.hasGap(words));
		String heading = named || phrase.isPresent() ? English.capital(phrase.orElseGet(() -> English.words(slot.getName()))) : "";
		List<Passage> done = effects.of(entry.getBody(), holding(entry, scope), scope);
		if (done.isEmpty()) {
			return entry.getGuard() == null ? List.of() : fulfilled(entry, slot, scope, heading);
		}
		Optional<String> guard = Optional.ofNullable(entry.getGuard())
				.flatMap(condition -> new Presupposed(wording, entry.getBody(), scope).without(condition, scope));
		if (guard.isPresent() && isConditional(entry.getBody(), done)) {
			Passage first = done.getFirst();
			String led = Effects.joined(Effects.IF + guard.get(), ", ", first.text());
			done = Stream.concat(Stream.of(new Passage(Clause.of(led), first.below(), first.goesOn(), entry)), done.stream().skip(1))
					.toList();
			guard = Optional.empty();
		}
		var paragraphs = new ArrayList<Paragraph>();
		write(guard.map("only if "::concat).orElse(""), heading, done, entry, paragraphs);
		return paragraphs;
	}

	/** What is so when an effect begins, part by part. */
	private Set<String> holding(EffectEntry entry, Scope scope) {
		return entry.getGuard() == null
				? Set.of()
				: wording.clauses().conjuncts(entry.getGuard()).stream().map(part -> wording.clauses().text(part, scope))
						.collect(Collectors.toSet());
	}

	/** An effect that only says when it is possible: "Fulfilled if …". */
	private List<Paragraph> fulfilled(EffectEntry entry, EffectSlot slot, Scope scope, String heading) {
		String condition = wording.clauses().text(entry.getGuard(), scope);
		String called = heading.isEmpty() ? English.words(slot.getName()) : Marks.label(heading);
		return List.of(new Paragraph("", 0, List.of(sentence(called + " if " + condition, "", entry))));
	}

	/** A single instruction can follow its own condition; so can a choice with what is done where nothing can be chosen. */
	private static boolean isConditional(Block body, List<Passage> done) {
		List<Effect> instructions = body.getEffects().stream().filter(effect -> !(effect instanceof SayEffect)).toList();
		return instructions.size() <= 1 && done.size() == 1
				|| instructions.size() == 1 && instructions.getFirst() instanceof ChooseEffect;
	}

	/**
	 * Writes sentences that belong together.
	 *
	 * @param guard the condition of all of them, before the first; empty text when there is none
	 */
	private void write(String guard, String heading, List<Passage> passages, EObject source, List<Paragraph> paragraphs) {
		var sentences = new ArrayList<Sentence>();
		String title = heading;
		String lead = guard.isEmpty() ? "" : guard + ": ";
		for (Passage passage : SharedSubject.joined(passages.stream().flatMap(RulesTexts::apart).toList())) {
			sentences.add(sentence(lead + passage.text(), passage.isSimple() ? "" : ":", lead.isEmpty() ? passage.source() : source));
			lead = "";
			if (!passage.isSimple()) {
				paragraphs.add(new Paragraph(title, 0, sentences));
				sentences.clear();
				title = "";
				points(passage, 1, paragraphs);
			}
		}
		if (!sentences.isEmpty()) {
			paragraphs.add(new Paragraph(title, 0, sentences));
		}
	}

	/** A sentence that others go on from, and these. */
	private static Stream<Passage> apart(Passage passage) {
		return passage.goesOn()
				? Stream.concat(Stream.of(new Passage(passage.clause(), List.of(), passage.source())),
						passage.below().stream().flatMap(RulesTexts::apart))
				: Stream.of(passage);
	}

	/** What stands below a passage: bullets before what may be chosen, numbers before what is done one after the other. */
	private void points(Passage passage, int depth, List<Paragraph> paragraphs) {
		List<Passage> points = passage.below();
		boolean steps = points.size() > 1 && !passage.isAlternative()
				&& points.stream().noneMatch(point -> point.source() instanceof ChoiceOption);
		int number = 1;
		for (Passage point : points) {
			String heading = steps ? Integer.toString(number++) : "";
			List<Passage> parts = SharedSubject.joined(apart(point).toList());
			var sentences = new ArrayList<Sentence>();
			for (Passage part : parts) {
				sentences.add(sentence(part.text(), part.isSimple() ? "" : ":", part.source()));
				if (!part.isSimple()) {
					paragraphs.add(new Paragraph(heading, depth, sentences));
					sentences.clear();
					heading = "";
					points(part, depth + 1, paragraphs);
				}
			}
			if (!sentences.isEmpty()) {
				paragraphs.add(new Paragraph(heading, depth, sentences));
			}
		}
	}

	/** @param end what the sentence ends with when not with a full stop */
	private static Sentence sentence(String text, String end, EObject source) {
		INode node = NodeModelUtils.getNode(Member.written(source));
		String written = end.isEmpty() ? English.sentence(text) : English.capital(text.strip()) + end;
		return new Sentence(Marks.runs(written), node == null ? 0 : node.getOffset(), node == null ? 0 : node.getLength());
	}

	/** The player who does what the card says is the one who reads it. */
	private Scope scope(EffectSlot slot, Component component, Map<Readable, String> printed) {
		Map<Readable, String> known = new HashMap<>(printed);
		for (Parameter parameter : slot.getParameters()) {
			known.put(parameter, isReader(parameter) ? English.YOU : "the " + called(parameter));
		}
		String own = wording.types().kinds().of(component).map(kind -> "this " + wording.names().kind(kind)).orElse("this");
		return new Scope(known, own);
	}

	/** What has the name of its kind is called like it: "the Room". */
	private String called(Parameter parameter) {
		return wording.types().of((Readable) parameter).present() instanceof Type.PieceType(Kind kind)
				&& String.valueOf(parameter.getName()).equals(kind.getName())
						? wording.names().kind(kind)
						: English.words(parameter.getName());
	}

	/** The numbers that stand on the component: its rules tell them as they are. */
	private Map<Readable, String> numbers(Component component, List<Entry> entries) {
		Map<Readable, String> numbers = new HashMap<>();
		wording.types().kinds().of(component).stream().flatMap(kind -> wording.types().kinds().lineageOf(kind).stream())
				.flatMap(kind -> wording.types().members().of(kind).stream()).filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.getNature() == PropertyNature.PRINTED).forEach(property -> Constants
						.numberOf(property.getValue()).ifPresent(number -> numbers.put(property, Integer.toString(number))));
		entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() != null && entry.getProperty().getNature() == PropertyNature.PRINTED
						&& entry.getValues().size() == 1)
				.forEach(entry -> {
					numbers.remove(entry.getProperty());
					Constants.numberOf(entry.getValues().getFirst())
							.ifPresent(number -> numbers.put(entry.getProperty(), Integer.toString(number)));
				});
		return numbers;
	}

	private boolean isReader(Parameter parameter) {
		Kinds kinds = wording.types().kinds();
		return parameter.getPreposition() == Preposition.BY
				&& wording.types().of((Readable) parameter).present() instanceof Type.PieceType(Kind kind)
				&& Names.PEOPLE.stream().anyMatch(reader -> kinds.isBelow(kind, reader));
	}
}
