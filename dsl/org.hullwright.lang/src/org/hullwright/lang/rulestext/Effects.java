package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.DoEffect;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HideEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Phrased;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.RevealEffect;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Step;
import org.hullwright.model.StopEffect;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.types.SecretState;
import org.hullwright.model.types.Type;

/** Says what happens, sentence by sentence. */
final class Effects {

	/** How a condition begins. */
	static final String IF = "if ";
	/** How the other case begins. */
	static final String OTHERWISE = "otherwise";

	private final Wording wording;
	private final Handling handling;
	private final Choices choices;
	private final TestEffects tests;
	private final NamedValues values;

	Effects(Wording wording) {
		this.wording = wording;
		this.handling = new Handling(wording);
		this.choices = new Choices(wording, this);
		this.tests = new TestEffects(wording);
		this.values = new NamedValues(wording);
	}

	/**
	 * What a block says, and what later effects of it may refer to. What is only written into the log is read when there is nothing else.
	 */
	List<Passage> of(Block block, Scope scope) {
		return of(block, Set.of(), scope);
	}

	/**
	 * The same where something has been said already.
	 *
	 * @param holding what is known to be so at the start, in words: it need not be asked again
	 */
	List<Passage> of(@Nullable Block block, Set<String> holding, Scope scope) {
		if (block == null) {
			return List.of();
		}
		boolean telling = block.getEffects().stream().allMatch(SayEffect.class::isInstance);
		var passages = new ArrayList<Passage>();
		Scope known = scope;
		String rolled = "";
		Set<String> still = holding;
		for (Effect effect : block.getEffects()) {
			if ((!(effect instanceof SayEffect) || telling) && !isSilent(effect) && !NamedValues.isInlined(effect)) {
				passages.addAll(askingOfIt(rolled, of(effect, still, known)));
				rolled = values.rolled(effect, known);
			}
			still = effect instanceof SayEffect || effect instanceof LetEffect ? still : Set.of();
			known = after(effect, known);
		}
		return lasting(repeated(passages));
	}

	/** "if it shows 3", right behind the roll. */
	private static List<Passage> askingOfIt(String rolled, List<Passage> passages) {
		String asked = IF + rolled + ' ';
		if (rolled.isEmpty() || passages.isEmpty() || !passages.getFirst().text().startsWith(asked)) {
			return passages;
		}
		Passage first = passages.getFirst();
		Clause ofIt = Clause.of(IF + English.IT + ' ' + first.text().substring(asked.length()));
		var asking = new Passage(ofIt, first.below(), first.goesOn(), first.source());
		return Stream.concat(Stream.of(asking), passages.stream().skip(1)).toList();
	}

	/** What is done several times in a row is said once. */
	private List<Passage> repeated(List<Passage> passages) {
		var counted = new ArrayList<Passage>();
		int times = 1;
		for (int index = 0; index < passages.size(); index++) {
			Passage passage = passages.get(index);
			boolean again = index + 1 < passages.size() && isSame(passage, passages.get(index + 1));
			if (again) {
				times++;
			} else {
				counted.add(times == 1 ? passage : led(often(times), ", ", List.of(passage), passage.source()));
				times = 1;
			}
		}
		return counted;
	}

	private static boolean isSame(Passage one, Passage other) {
		return one.isSimple() && other.isSimple() && isPlain(one.source()) && isPlain(other.source()) && !lasts(one)
				&& one.clause().equals(other.clause());
	}

	private static String often(int times) {
		return switch (times) {
			case 2 -> "twice";
			case 3 -> "three times";
			default -> times + " times";
		};
	}

	/** What is so from now on, one thing after the other, is said in one sentence. */
	private static List<Passage> lasting(List<Passage> passages) {
		var merged = new ArrayList<Passage>();
		for (Passage passage : passages) {
			if (lasts(passage) && !merged.isEmpty() && lasts(merged.getLast())) {
				Passage before = merged.removeLast();
				String more = passage.text().substring(Handling.FROM_NOW_ON.length());
				merged.add(Passage.of(before.text().replaceFirst(" and (?=[^,]*$)", ", ") + " and " + more, before.source()));
			} else {
				merged.add(passage);
			}
		}
		return merged;
	}

	/** Whether a passage says what is so for longer: what came behind it in the same sentence would seem to be so as well. */
	private static boolean lasts(Passage passage) {
		return passage.isSimple() && passage.text().startsWith(Handling.FROM_NOW_ON);
	}

	/** An effect, without its condition when that has been said. */
	private List<Passage> of(Effect effect, Set<String> holding, Scope scope) {
		return effect instanceof IfEffect condition && condition.getOtherwise() == null && holding.contains(found(condition, scope))
				? of(condition.getBody(), within(condition, scope))
				: of(effect, scope).parts().stream().map(passage -> scope.byOthers() ? passage.namingReader() : passage).toList();
	}

	/** What a block says in one breath; nothing when it takes a list to say it. */
	Optional<String> inline(List<Passage> passages) {
		boolean simple = passages.size() == 1
				? passages.getFirst().isSimple()
				: passages.stream().allMatch(passage -> passage.isSimple() && isPlain(passage.source()))
						&& passages.stream().limit(passages.size() - 1L).noneMatch(Effects::lasts);
		return passages.isEmpty() || !simple ? Optional.empty() : Optional.of(breath(passages));
	}

	/** What several passages say; who does all of it is told once. */
	private static String breath(List<Passage> passages) {
		Clause first = passages.getFirst().clause();
		boolean same = first.isOfOthers() && passages.stream().allMatch(passage -> passage.clause().subject().equals(first.subject()));
		return same ? first.subject() + ' ' + predicates(passages) : mixed(passages);
	}

	/** Behind what somebody else does, the reader is named, and an instruction stands apart: neither is for the one who was spoken of. */
	private static String mixed(List<Passage> passages) {
		var before = new ArrayList<String>();
		boolean others = false;
		for (int index = 0; index < passages.size(); index++) {
			Passage passage = passages.get(index);
			if (others && passage.clause().subject().isEmpty() && !passage.text().startsWith(English.YOU + ' ')) {
				return English.list(before, "and") + ", then " + mixed(passages.subList(index, passages.size()));
			}
			before.add((others ? passage.namingReader() : passage).text());
			others = others || passage.clause().isOfOthers();
		}
		return English.list(before, "and");
	}

	/** A sentence that begins with some words and goes on with what is done: in the same breath, or as a list. */
	Passage led(String lead, String separator, List<Passage> passages, EObject source) {
		boolean choice = passages.size() == 2 && passages.getFirst().isChoiceBefore(passages.getLast());
		if (choice && !(source instanceof ChoiceOption)) {
			return Passage.both(led(lead, separator, passages.subList(0, 1), source), passages.getLast());
		}
		List<Passage> done = below(passages);
		if (done.isEmpty()) {
			return Passage.of(lead, source);
		}
		if (done.size() == 1 && !done.getFirst().isSimple()) {
			Passage only = done.getFirst();
			return new Passage(Clause.of(joined(lead, separator, only.text())), only.below(), source);
		}
		return inline(done).map(text -> Passage.of(joined(lead, separator, text), source))
				.orElseGet(() -> new Passage(Clause.of(lead), done, source));
	}

	/** In a list, what is done where nothing can be chosen is a point of the choice: behind it, it would seem to be one beside it. */
	private static List<Passage> below(List<Passage> passages) {
		var points = new ArrayList<Passage>();
		for (Passage passage : passages) {
			points.add(!points.isEmpty() && points.getLast().isChoiceBefore(passage) ? points.removeLast().withPoint(passage) : passage);
		}
		return points;
	}

	/** A condition within a condition is one condition; what begins with its own condition needs a pause before it. */
	static String joined(String lead, String separator, String text) {
		if (text.startsWith(lead + ", ")) {
			return text; // what is asked twice is asked once
		}
		if (lead.startsWith(IF) && text.startsWith(IF) && !text.contains("; " + OTHERWISE)) {
			return lead + " and " + text.substring(IF.length());
		}
		boolean pause = text.startsWith(IF) && (!separator.equals(", ") || lead.startsWith(IF));
		return lead + (pause ? ": " : separator) + text;
	}

	/** Book-keeping of which the author wants nothing said. */
	private static boolean isSilent(Effect effect) {
		return switch (effect) {
			case DoEffect perform -> Names.isSilent(perform.getProcedure());
			case SetEffect set -> Names.isSilent(changed(set.getTarget()));
			case AdjustEffect adjust -> Names.isSilent(changed(adjust.getTarget()));
			default -> false;
		};
	}

	private static @Nullable Phrased changed(@Nullable Expression target) {
		return switch (target) {
			case FeatureAccess access when access.getFeature() instanceof Phrased phrased -> phrased;
			case SelfProperty own when own.getFeature() instanceof Phrased phrased -> phrased;
			case NameReference name when name.getTarget() instanceof Phrased phrased -> phrased;
			case null, default -> null;
		};
	}

	/** Whether what an effect says can stand beside others in one sentence. */
	static boolean isPlain(EObject effect) {
		return !(effect instanceof IfEffect || effect instanceof ForEachEffect || effect instanceof ChooseEffect
				|| effect instanceof RepeatEffect);
	}

	private String titleOf(Step step) {
		return step.getTitle() == null ? English.title(English.words(step.getName())) : wording.names().translated(step.getTitle());
	}

	private Scope after(Effect effect, Scope scope) {
		return effect instanceof LetEffect let ? scope.with(let, values.again(let, scope)) : scope;
	}

	private Passage of(Effect effect, Scope scope) {
		return switch (effect) {
			case PlaceEffect place -> new Passage(handling.of(place, scope), List.of(), effect);
			case MoveEffect move -> new Passage(handling.of(move, scope), List.of(), effect);
			case DrawEffect draw -> of(draw, scope);
			case ShuffleEffect shuffle -> Passage.of("shuffle " + wording.nouns().of(shuffle.getZone(), scope), effect);
			case LeaveEffect leave -> Passage.of(handling.of(leave, scope), effect);
			case RevealEffect reveal -> new Passage(handling.of(reveal, scope), List.of(), effect);
			case HideEffect hide when SecretState.named(hide.getConcealed()).isPresent() ->
				Passage.of("keep " + wording.nouns().of(hide.getConcealed(), scope) + " secret from now on", effect);
			case HideEffect hide -> Passage.of("turn " + wording.nouns().of(hide.getConcealed(), scope) + " face down", effect);
			case TurnEffect turn -> Passage.of(handling.of(turn, scope), effect);
			case SetEffect set -> Passage.of(handling.of(set, scope), effect);
			case AdjustEffect adjust -> Passage.of(handling.of(adjust, scope), effect);
			case ChooseEffect choose -> choices.of(choose, scope);
			case ForEachEffect loop -> of(loop, scope);
			case RepeatEffect repeat -> of(repeat, scope);
			case IfEffect condition -> of(condition, scope);
			case LetEffect let -> Passage.of(values.named(let, scope), effect);
			case DoEffect perform -> new Passage(wording.calls().of(perform, scope), List.of(), effect);
			case ResolveEffect resolve -> new Passage(wording.calls().of(resolve, scope), List.of(), effect);
			case GiveEffect give -> Passage.of("the result is " + wording.nouns().of(give.getValue(), scope), effect);
			case StopEffect stop ->
				Passage.of(stop.getProcedure() == null ? "stop here" : "end " + wording.names().place(stop.getProcedure()), effect);
			case EndGameEffect end ->
				Passage.of("the game ends" + (end.getReason() == null ? "" : ": " + wording.names().translated(end.getReason())), effect);
			case ProceedEffect proceed -> Passage.of("go on as usual", effect);
			case RequireEffect require ->
				Passage.of("this is only possible if " + wording.clauses().text(require.getCondition(), scope), effect);
			case SayEffect say -> new Passage(choices.said(say.getText(), say, scope), List.of(), effect);
			case Step step -> led(Marks.label(titleOf(step)), ": ", of(step.getBody(), scope), effect);
			default -> Passage.of(tests.of(effect, scope), effect);
		};
	}

	private Passage of(DrawEffect draw, Scope scope) {
		if (draw.getBody() == null && draw.getOtherwise() == null) {
			return new Passage(handling.drawn(draw, scope), List.of(), draw);
		}
		Passage drawn = led(handling.of(draw, scope), " and ",
				of(draw.getBody(), scope.with(draw, wording.nouns().again(draw, wording.types().of((Readable) draw)))), draw);
		return withOtherwise(drawn, "if there is nothing to draw", draw.getOtherwise(), scope);
	}

	/** What each of several does is told of each of them: "each Character makes a Noise roll". */
	private Passage of(ForEachEffect loop, Scope scope) {
		Query query = loop.getQuery();
		if (query == null) {
			return Passage.of(Nouns.MISSING, loop);
		}
		Scope within = wording.queries().after(query, scope);
		Queries.Subject subject = wording.queries().subject(query, scope);
		List<Passage> done = of(loop.getBody(), within);
		String order = wording.queries().order(query, scope);
		Optional<String> own = order.isEmpty() ? own(done, within.it()) : Optional.empty();
		if (own.isPresent()) {
			return Passage.of(subject.with("each") + ' ' + own.get(), loop);
		}
		Optional<String> inlined = order.isEmpty() && query.getSubject() instanceof Kind
				? OnceNamed.in(done, within.it(), wording.queries().every(query, scope), subject.isTold())
				: Optional.empty();
		return inlined.map(text -> Passage.of(text, loop)).orElseGet(() -> led(subject.with("for each") + order, ", ", done, loop));
	}

	/** All that is done in one predicate, where it is done by the one that is spoken of. */
	private static Optional<String> own(List<Passage> done, String doer) {
		boolean all = !done.isEmpty()
				&& done.stream().allMatch(passage -> passage.isSimple() && passage.clause().subject().equals(doer));
		boolean together = done.size() == 1
				|| done.stream().allMatch(passage -> isPlain(passage.source()) && !passage.clause().predicate().contains(doer));
		return all && together ? Optional.of(predicates(done)) : Optional.empty();
	}

	/** What one and the same does, one after the other. */
	private static String predicates(List<Passage> done) {
		return English.together(done.stream().map(passage -> passage.clause().predicate()).toList(), "and", UnaryOperator.identity());
	}

	private Passage of(RepeatEffect repeat, Scope scope) {
		List<Passage> done = of(repeat.getBody(), scope);
		if (repeat.getTimes() == null) {
			return led("as long as " + wording.clauses().text(repeat.getCondition(), scope), ", ", done, repeat);
		}
		String times = wording.nouns().of(repeat.getTimes(), scope);
		String often = repeat.getTimes() instanceof NumberLiteral number ? often(number.getValue()) : "as many times as " + times;
		return inline(done).isPresent() ? led(often, ", ", done, repeat) : led("do this " + often, ": ", done, repeat);
	}

	/** What is done with the one that is found, if there is one: "the first Intruder in your Room suffers 2 Injuries". */
	private Passage of(IfEffect condition, Scope scope) {
		if (condition.getOtherwise() == null && condition.getCondition() instanceof Query query && condition.getName() != null
				&& wording.queries().isPickedFromSeveral(query)) {
			String picked = wording.queries().result(query, scope);
			List<Passage> done = of(condition.getBody(), within(condition, scope));
			Optional<String> own = own(done, again(condition));
			if (own.isPresent()) {
				return Passage.of(picked + ' ' + own.get(), condition);
			}
			return OnceNamed.in(done, again(condition), picked, wording.queries().subject(query, scope).isTold())
					.map(text -> Passage.of(text, condition)).orElseGet(() -> led("for " + picked, ", ", done, condition));
		}
		Passage then = led(IF + found(condition, scope), ", ", of(condition.getBody(), within(condition, scope)), condition);
		return withOtherwise(then, OTHERWISE, condition.getOtherwise(), scope);
	}

	private Scope within(IfEffect condition, Scope scope) {
		return condition.getName() == null ? scope : scope.with(condition, again(condition));
	}

	private String again(IfEffect condition) {
		return condition.getCondition() instanceof Query query
				? wording.queries().after(query, new Scope(Map.of(), English.IT)).it()
				: wording.nouns().again(condition, wording.types().of((Readable) condition));
	}

	/** A condition that finds something asks whether there is such a thing. */
	private String found(IfEffect condition, Scope scope) {
		if (condition.getName() == null || wording.types().of(condition.getCondition()) instanceof Type.TruthType) {
			return wording.clauses().text(condition.getCondition(), scope);
		}
		if (!(condition.getCondition() instanceof Query)) {
			return wording.clauses().exists(condition.getCondition(), scope).text();
		}
		return "there is " + English
				.indefinite(wording.nouns().of(condition.getCondition(), scope).replaceFirst("^(the (first |last )?|a random )", ""));
	}

	/** The other case stands behind the sentence, or is a sentence of its own when there is a list in one of them. */
	Passage withOtherwise(Passage passage, String lead, @Nullable Block otherwise, Scope scope) {
		if (otherwise == null) {
			return passage;
		}
		List<Passage> instead = of(otherwise, scope);
		if (instead.isEmpty()) {
			return passage;
		}
		Passage other = led(lead, ", ", instead, otherwise);
		if (passage.isSimple() && other.isSimple()) {
			return Passage.of(passage.text() + "; " + other.text(), passage.source());
		}
		return Passage.both(passage, other);
	}
}
