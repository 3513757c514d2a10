package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Absent;
import org.hullwright.model.Argument;
import org.hullwright.model.Callable;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.DoEffect;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.NameReference;
import org.hullwright.model.Parameter;
import org.hullwright.model.Preposition;
import org.hullwright.model.Procedure;
import org.hullwright.model.Readable;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.types.Type;

/** Says what is done by name: in the words of its author, else in those of its name. */
final class Calls {

	/** A verb alone, or with a word behind it that goes with what it is done to: "drive into". */
	private static final Pattern PARTICLE = Pattern.compile("([a-z]+)( (?:in|into|on|onto|out|off|away|up|down|over|from|to|back))?");

	private final Wording wording;

	Calls(Wording wording) {
		this.wording = wording;
	}

	/** A procedure that is performed. */
	Clause of(DoEffect perform, Scope scope) {
		Procedure procedure = perform.getProcedure();
		if (isBroken(procedure)) {
			return Clause.of(Nouns.MISSING);
		}
		return wording.names().phrase(procedure)
				.map(phrase -> Templates.deed(phrase, name -> argument(procedure, perform.getArguments(), name, "", scope)))
				.orElseGet(() -> plain(procedure, perform.getArguments(), scope));
	}

	/** An effect of something that is resolved. */
	Clause of(ResolveEffect resolve, Scope scope) {
		EffectSlot slot = resolve.getSlot();
		String target = wording.nouns().of(resolve.getTarget(), scope);
		if (isBroken(slot)) {
			return Clause.of(Nouns.MISSING);
		}
		return wording.names().phrase(slot).filter(Templates::hasGap)
				.map(phrase -> Templates.deed(phrase, name -> argument(slot, resolve.getArguments(), name, target, scope)))
				.orElseGet(() -> actor(slot, resolve.getArguments(), "resolve", "resolves", scope)
						.apply(" the “" + wording.names().phrase(slot).orElseGet(() -> English.words(slot.getName())) + "” effect of "
								+ target));
	}

	/** Whether an effect of something could be resolved. */
	Clause of(CanExpression can, Scope scope) {
		EffectSlot slot = can.getSlot();
		String target = wording.nouns().of(can.getTarget(), scope);
		if (isBroken(slot)) {
			return Clause.of(Nouns.MISSING);
		}
		Optional<Clause> deed = wording.names().phrase(slot).filter(Templates::hasGap)
				.map(phrase -> Templates.deed(phrase, name -> argument(slot, can.getArguments(), name, target, scope)));
		if (deed.isPresent() && !deed.get().subject().isEmpty()) {
			String predicate = deed.get().predicate();
			return English.tellsState(predicate) ? deed.get() : new Clause(deed.get().subject(), "can " + English.many(predicate));
		}
		String called = wording.names().phrase(slot).filter(phrase -> !Templates.hasGap(phrase))
				.orElseGet(() -> English.words(slot.getName()));
		return new Clause("the “" + called + "” effect of " + target, "is possible");
	}

	/** That something has no effect of a kind at all. */
	String unwritten(CanExpression can, Scope scope) {
		String called = wording.names().phrase(can.getSlot()).filter(phrase -> !Templates.hasGap(phrase)).map(phrase -> '“' + phrase + '”')
				.orElse("effect for that");
		return new Clause(wording.nouns().of(can.getTarget(), scope), "has no " + called).text();
	}

	/** What a function yields. */
	String result(FunctionCall call, Scope scope) {
		Procedure function = call.getFunction();
		if (isBroken(function)) {
			return Nouns.MISSING;
		}
		return wording.names().phrase(function)
				.map(phrase -> Templates.fill(phrase, name -> argument(function, call.getArguments(), name, "", scope)))
				.orElseGet(() -> "the " + English.words(function.getName()) + arguments(function, call.getArguments(), scope));
	}

	/** Whether a function says yes. */
	Clause holds(FunctionCall call, Scope scope) {
		Procedure function = call.getFunction();
		if (isBroken(function)) {
			return Clause.of(Nouns.MISSING);
		}
		return wording.names().phrase(function)
				.map(phrase -> Templates.state(phrase, name -> argument(function, call.getArguments(), name, "", scope)))
				.orElseGet(() -> unphrased(function, call.getArguments(), scope));
	}

	/** "you own the Lantern" of "Owns of Lantern by actor": who does it, else what it is about, is the subject. */
	private Clause unphrased(Procedure function, List<Argument> given, Scope scope) {
		String words = English.words(function.getName());
		Optional<Argument> doer = given.stream().filter(argument -> argument.getPreposition() == Preposition.BY).findFirst();
		Optional<Argument> subject = doer.isPresent()
				? doer
				: given.stream().filter(argument -> !(argument.getValue() instanceof TruthLiteral)).findFirst();
		if (subject.isEmpty()) {
			return new Clause('“' + words + '”', "holds");
		}
		List<Argument> others = given.stream().filter(argument -> argument != subject.get()).toList();
		String more = arguments(function, others, scope);
		String predicate = Clauses.predicate(words);
		return new Clause(wording.nouns().of(subject.get().getValue(), scope),
				predicate + (doer.isPresent() && predicate.equals(words) ? more.replaceFirst("^ of ", " ") : more));
	}

	/** In the words of its name, which need not have a verb: "run away to the Hall", "that Character performs Noise Roll in that Room". */
	private Clause plain(Procedure procedure, List<Argument> given, Scope scope) {
		if (procedure.getTitle() != null) {
			return Clause.of("resolve " + wording.names().place(procedure) + arguments(procedure, given, scope));
		}
		Optional<Argument> doer = given.stream().filter(argument -> isDoer(procedure, argument)).findFirst();
		if (doer.isEmpty()) {
			return Clause.of(imperative(procedure, given, scope));
		}
		String who = wording.nouns().of(doer.get().getValue(), scope);
		if (who.equals(English.YOU)) {
			String deed = imperative(procedure, given, scope);
			return English.many(English.one(deed)).equals(deed) ? new Clause(who, English.one(deed)) : Clause.of(deed);
		}
		List<Argument> others = given.stream().filter(argument -> argument != doer.get()).toList();
		return new Clause(who,
				"performs " + English.title(English.words(procedure.getName())) + arguments(procedure, others, scope));
	}

	/** Whether an argument tells who does it: not by how much, nor that nobody does. */
	private boolean isDoer(Procedure procedure, Argument argument) {
		Parameter parameter = parameter(procedure, argument);
		return argument.getPreposition() == Preposition.BY && parameter != null && !(argument.getValue() instanceof Absent)
				&& wording.types().of((Readable) parameter).present() instanceof Type.PieceType;
	}

	/** What it is done to stands behind the verb: "drive the Queen into that Room". */
	private String imperative(Procedure procedure, List<Argument> given, Scope scope) {
		String name = English.words(procedure.getName());
		Optional<Argument> object = given.stream().filter(argument -> argument.getPreposition() == Preposition.OF).findFirst();
		Matcher particle = PARTICLE.matcher(name);
		if (object.isEmpty() || !particle.matches()) {
			return name + arguments(procedure, given, scope);
		}
		List<Argument> others = given.stream().filter(argument -> argument != object.get()).toList();
		String more = arguments(procedure, others, scope);
		String last = Optional.ofNullable(particle.group(2)).orElse("");
		return particle.group(1) + ' ' + wording.nouns().of(object.get().getValue(), scope)
				+ (more.contains(last + ' ') ? "" : last) + more;
	}

	/** What you do, or somebody else. */
	private Deed actor(Callable callable, List<Argument> given, String you, String others, Scope scope) {
		for (Argument argument : given) {
			if (argument.getPreposition() == Preposition.BY && parameter(callable, argument) != null) {
				String actor = wording.nouns().of(argument.getValue(), scope);
				return rest -> actor.equals(English.YOU) ? Clause.of(you + rest) : new Clause(actor, others + rest);
			}
		}
		return rest -> Clause.of(you + rest);
	}

	@FunctionalInterface
	private interface Deed {

		Clause apply(String rest);
	}

	private String arguments(Callable callable, List<Argument> given, Scope scope) {
		var words = new ArrayList<String>();
		for (Argument argument : given) {
			String value = wording.nouns().of(argument.getValue(), scope);
			boolean reader = argument.getPreposition() == Preposition.BY && value.equals(English.YOU);
			if (reader || argument.getValue() instanceof Absent) {
				continue;
			}
			Parameter parameter = parameter(callable, argument);
			if (argument.getValue() instanceof TruthLiteral truth) {
				words.add(truth.isYes() && parameter != null ? '(' + English.words(parameter.getName()) + ')' : "");
			} else {
				words.add(argument.getPreposition().getLiteral().toLowerCase(Locale.ROOT) + ' ' + value);
			}
		}
		words.removeIf(String::isEmpty);
		return words.isEmpty() ? "" : ' ' + String.join(" ", words);
	}

	/** What a name in braces stands for: an argument, or what the effect belongs to. A truth is said only where it holds. */
	private String argument(Callable callable, List<Argument> given, String name, String it, Scope scope) {
		if (name.equals(English.IT)) {
			return it.isEmpty() ? Nouns.MISSING : it;
		}
		for (Parameter parameter : callable.getParameters()) {
			if (name.equals(parameter.getName())) {
				return given.stream().filter(argument -> argument.getPreposition() == parameter.getPreposition()).findFirst()
						.map(argument -> value(argument.getValue(), parameter, scope)).orElse(Nouns.MISSING);
			}
		}
		return Nouns.MISSING;
	}

	/** A design that is asked for is no particular piece: "Adult", not "an Adult". */
	private String value(Expression value, Parameter parameter, Scope scope) {
		if (value instanceof NameReference named && named.getTarget() instanceof Component component
				&& wording.types().of((Readable) parameter).present() instanceof Type.SortType) {
			return wording.names().component(component);
		}
		return wording.nouns().of(value, scope);
	}

	private static Parameter parameter(Callable callable, Argument argument) {
		return callable.getParameters().stream().filter(parameter -> parameter.getPreposition() == argument.getPreposition()).findFirst()
				.orElse(null);
	}

	private static boolean isBroken(@Nullable Callable callable) {
		return callable == null || callable.eIsProxy();
	}
}
