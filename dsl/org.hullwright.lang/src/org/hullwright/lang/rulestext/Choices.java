package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Placeholder;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.ShownText;

/** Says what may be chosen: one of several things in a sentence, options as a list. */
final class Choices {

	private static final Pattern GAP = Pattern.compile("\\{([A-Za-z_]\\w*)([^{}]*)\\}");

	/** How the other case of a choice begins. */
	static final String IF_NOTHING = "if nothing can be chosen";

	private final Wording wording;
	private final Effects effects;

	Choices(Wording wording, Effects effects) {
		this.wording = wording;
		this.effects = effects;
	}

	Passage of(ChooseEffect choose, Scope scope) {
		Scope within = within(choose, scope);
		return effects.withOtherwise(chosen(choose, within, scope), ifNothing(choose, within), choose.getOtherwise(), within);
	}

	/** What is missing where there is nothing to choose, so that it cannot be taken for what is chosen after it. */
	private String ifNothing(ChooseEffect choose, Scope within) {
		return isOfOneSort(choose) && !areSeveral(choose) && choose.getDeciders() == null
				? "if there is " + wording.queries().subject(choose.getOptions().getFirst().getQuery(), within).none()
				: IF_NOTHING;
	}

	private static boolean isOfOneSort(ChooseEffect choose) {
		return choose.getOptions().size() == 1 && choose.getOptions().getFirst().getQuery() != null;
	}

	/** Those who choose are named, not the reader, unless the reader does. */
	private Scope within(ChooseEffect choose, Scope scope) {
		return choose.getDeciders() == null
				? scope.decidedBy(!wording.nouns().of(choose.getDecider(), scope).equals(English.YOU))
				: wording.queries().after(choose.getDeciders(), scope).decidedBy(true);
	}

	/** @param within what names stand for in what is chosen */
	private Passage chosen(ChooseEffect choose, Scope within, Scope scope) {
		String chooses = chooses(choose, scope);
		String whenAll = choose.getDeciders() == null ? "" : ", and when all have chosen";
		if (isOfOneSort(choose)) {
			ChoiceOption option = choose.getOptions().getFirst();
			Query query = option.getQuery();
			Queries.Subject subject = wording.queries().subject(query, within);
			List<Passage> done = effects.of(option.getBody(), wording.queries().after(query, within));
			if (areSeveral(choose)) {
				return effects
						.led(chooses + count(choose, within) + ' ' + subject.several() + (whenAll.isEmpty() ? ", then" : whenAll + ',')
								+ " for each of them", ", ", done, choose);
			}
			String one = wording.queries().one(query, within);
			Optional<String> inlined = isByReader(choose, scope) && query.getSubject() instanceof Kind
					? inlined(done, wording.queries().after(query, within).it(), one, !subject.one().isEmpty())
					: Optional.empty();
			if (inlined.isPresent()) {
				return Passage.of(inlined.get(), choose);
			}
			String chosen = chooses + one + whenAll;
			return whenAll.isEmpty() && !done.isEmpty() && effects.inline(done).filter(text -> !text.startsWith(Effects.IF)).isEmpty()
					? new Passage(Clause.of(chosen), done, true, choose)
					: effects.led(chosen, whenAll.isEmpty() ? ", then " : ", ", done, choose);
		}
		List<Passage> points = choose.getOptions().stream().map(option -> point(option, within)).toList();
		String many = areSeveral(choose) ? count(choose, within) + " of these, then do them" : "one";
		return new Passage(Clause.of(chooses + many + (whenAll.isEmpty() ? "" : ", to be done when all have chosen")), points, choose);
	}

	/** "Take an Object in your Room", where no more is done with what is chosen; what is done to a part of it needs a choice before. */
	private static Optional<String> inlined(List<Passage> done, String again, String one, boolean isTold) {
		boolean part = done.stream().map(Passage::text).anyMatch(text -> text.contains("of " + again) || text.contains(again + "'"));
		return part ? Optional.empty() : OnceNamed.in(done, again, one, isTold || !one.startsWith("one of "));
	}

	/** Whether the reader chooses, and openly. */
	private boolean isByReader(ChooseEffect choose, Scope scope) {
		return choose.getDeciders() == null && !choose.isSecret() && wording.nouns().of(choose.getDecider(), scope).equals(English.YOU);
	}

	/** Whether more than one may be chosen. */
	private static boolean areSeveral(ChooseEffect choose) {
		return choose.getFewest() != null && !(isOne(choose.getFewest()) && (choose.getMost() == null || isOne(choose.getMost())));
	}

	private static boolean isOne(Expression count) {
		return count instanceof NumberLiteral number && number.getValue() == 1;
	}

	/** "Miss Ann secretly chooses ", or "at the same time, each Character chooses ". */
	private String chooses(ChooseEffect choose, Scope scope) {
		String secretly = choose.isSecret() ? "secretly " : "";
		if (choose.getDeciders() != null) {
			return "at the same time, " + wording.queries().subject(choose.getDeciders(), scope).with("each") + ' ' + secretly + "chooses ";
		}
		String decider = wording.nouns().of(choose.getDecider(), scope);
		boolean reader = decider.equals(English.YOU);
		return (reader && !scope.byOthers() ? "" : decider + ' ') + secretly + (reader ? "choose " : "chooses ");
	}

	/** "2", or "1 to 3". */
	private String count(ChooseEffect choose, Scope scope) {
		String fewest = wording.nouns().of(choose.getFewest(), scope);
		return choose.getMost() == null ? fewest : fewest + " to " + wording.nouns().of(choose.getMost(), scope);
	}

	/** An author's text with what its gaps stand for. */
	Clause said(@Nullable String text, ShownText shown, Scope scope) {
		return text == null
				? Clause.of(Nouns.MISSING)
				: Templates.deed(members(filled(wording.names().translated(text), shown, scope)), name -> known(name, scope));
	}

	/** What expressions in braces stand for is said as everywhere. */
	private String filled(String text, ShownText shown, Scope scope) {
		String said = text;
		for (Placeholder placeholder : shown.getPlaceholders()) {
			said = said.replace('{' + placeholder.getWritten() + '}', wording.nouns().of(placeholder.getValue(), scope));
		}
		return said;
	}

	private Passage point(ChoiceOption option, Scope scope) {
		if (option.getQuery() == null) {
			String condition = option.getCondition() == null
					? ""
					: new Presupposed(wording, option.getBody(), scope).without(option.getCondition(), scope)
							.map(told -> " (only if " + told + ')').orElse("");
			String label = option.getLabel() == null ? Nouns.MISSING : wording.names().translated(option.getLabel());
			List<Passage> done = effects.of(option.getBody(), scope);
			return effects.led(Marks.label(said(label, option, scope).text()) + condition, ": ", isSaid(label, done) ? List.of() : done,
					option);
		}
		Query query = option.getQuery();
		String any = wording.queries().subject(query, scope).any();
		String label = option.getLabel() == null || option.getLabel().equals('{' + query.getName() + '}')
				? any
				: Templates.fill(
						members(filled(wording.names().translated(option.getLabel()), option, wording.queries().after(query, scope))),
						name -> isOf(query, name) ? any : known(name, scope));
		return effects.led(label, ": ", effects.of(option.getBody(), wording.queries().after(query, scope)), option);
	}

	/** Whether a label already says what is done. */
	private static boolean isSaid(String label, List<Passage> done) {
		return done.size() == 1 && done.getFirst().isSimple() && Marks.plain(done.getFirst().text()).equalsIgnoreCase(label);
	}

	private static boolean isOf(Query query, String name) {
		return name.equals(query.getName()) || name.equals(English.IT);
	}

	/** "{c's space}" is as good as "{c}" to a reader who sees no values. */
	private static String members(String text) {
		return GAP.matcher(text).replaceAll("{$1}");
	}

	private String known(String name, Scope scope) {
		if (name.equals(English.IT) || name.equals("its")) {
			return scope.it();
		}
		return scope.known().entrySet().stream().filter(entry -> isCalled(entry.getKey(), name)).map(entry -> entry.getValue()).findFirst()
				.orElseGet(() -> English.words(name));
	}

	private static boolean isCalled(Readable readable, String name) {
		return name.equals(readable.getName());
	}
}
