package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.Argument;
import org.hullwright.model.CanExpression;
import org.hullwright.model.DoEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LetEffect;
import org.hullwright.model.Parameter;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;

/** Mends calls, and what procedures give to those who call them. */
class CallFixes {

	Map<IssueCode, Fixer> fixers() {
		Fixer other = CallFixes::otherPreposition;
		Fixer removed = mistake -> Stream
				.of(Remedy.of("Remove “" + Parts.written(mistake.place()) + "”", new Edit().remove(mistake.place())));
		Fixer result = CallFixes::result;
		return Map.of(
				IssueCode.ARGUMENT_UNKNOWN, other.or(removed),
				IssueCode.ARGUMENT_TWICE, other.or(removed),
				IssueCode.ARGUMENT_MISSING, CallFixes::argument,
				IssueCode.NOT_A_FUNCTION, CallFixes::performed,
				IssueCode.GIVE_OUTSIDE_FUNCTION,
				result.or(mistake -> Stream.of(Remedy.of("Stop without giving anything", new Edit().replace(mistake.place(), "stop")))),
				IssueCode.VALUE_RETURNED, CallFixes::giving,
				IssueCode.GIVE_MISSING, CallFixes::given);
	}

	private static Stream<Remedy> giving(Mistake mistake) {
		return Parts.rangeOf(mistake.place(), HullPackage.Literals.LEAVE_EFFECT__LEAVING).stream()
				.map(word -> Remedy.of("Write “give”", new Edit().replace(mistake.file(), word, "give")));
	}

	/** Another parameter that has nothing yet and takes what is given. */
	private static Stream<Remedy> otherPreposition(Mistake mistake) {
		var argument = (Argument) mistake.place();
		List<Argument> given = ExpectedTypes.argumentsOf(argument.eContainer());
		Type type = mistake.types().of(argument.getValue());
		return ExpectedTypes.calledBy(argument.eContainer()).stream().flatMap(called -> called.getParameters().stream())
				.filter(parameter -> given.stream().noneMatch(other -> other.getPreposition() == parameter.getPreposition()))
				.filter(parameter -> mistake.types().assignability().isAssignable(type, mistake.types().of(parameter)))
				.flatMap(parameter -> Parts.rangeOf(argument, HullPackage.Literals.ARGUMENT__PREPOSITION).stream()
						.map(word -> Remedy.of(
								"Change to “" + parameter.getPreposition().getLiteral() + " " + Parts.written(argument.getValue()) + "”",
								new Edit().replace(mistake.file(), word, parameter.getPreposition().getLiteral()))));
	}

	/** The message tells the name, the preposition and the type. */
	private static Stream<Remedy> argument(Mistake mistake) {
		EObject call = mistake.place();
		return ExpectedTypes.calledBy(call).stream().flatMap(called -> called.getParameters().stream())
				.filter(parameter -> parameter.getPreposition().getLiteral().equals(mistake.told("preposition"))).limit(1)
				.flatMap(parameter -> fitting(parameter, mistake)).map(value -> mistake.told("preposition") + " " + value)
				.map(argument -> Remedy.of("Add “" + argument + "”",
						new Edit().insert(mistake.file(), endOfArguments(call), " " + argument)));
	}

	private static Stream<String> fitting(Parameter parameter, Mistake mistake) {
		Type wanted = mistake.types().of(parameter);
		Stream<String> variables = mistake.packs().locals(mistake.file()).at(mistake.place()).entrySet().stream()
				.filter(variable -> mistake.types().assignability().isAssignable(mistake.types().of(variable.getValue()), wanted))
				.map(Map.Entry::getKey);
		Type owner = mistake.types().ofIt(mistake.place());
		Stream<String> it = !owner.isUnknown() && mistake.types().assignability().isAssignable(owner, wanted)
				? Stream.of("it")
				: Stream.of();
		return Stream.of(variables, it, WrittenTypes.startOf(wanted).stream()).flatMap(values -> values);
	}

	private static int endOfArguments(EObject call) {
		List<Argument> given = ExpectedTypes.argumentsOf(call);
		if (!given.isEmpty()) {
			return Parts.rangeOf(given.getLast()).end();
		}
		return switch (call) {
			case ResolveEffect resolve -> Parts.rangeOf(resolve.getTarget()).end();
			case CanExpression can -> Parts.rangeOf(can.getTarget()).end();
			default -> Parts.rangesOf(call, callee(call)).getFirst().end();
		};
	}

	private static EReference callee(EObject call) {
		return call instanceof DoEffect ? HullPackage.Literals.DO_EFFECT__PROCEDURE : HullPackage.Literals.FUNCTION_CALL__FUNCTION;
	}

	/** A name for nothing is of no use: only what is done remains. */
	private static Stream<Remedy> performed(Mistake mistake) {
		String call = Parts.written(mistake.place());
		String bare = call.startsWith("(") ? call.substring(1, call.length() - 1).strip() : call;
		return mistake.place().eContainer() instanceof LetEffect let
				? Stream.of(Remedy.of("Only perform it", new Edit().replace(let, "do " + bare)))
				: Stream.of();
	}

	private static Stream<Remedy> result(Mistake mistake) {
		var give = (GiveEffect) mistake.place();
		return mistake.around(Procedure.class).filter(procedure -> !(procedure instanceof Phase)).stream()
				.flatMap(procedure -> WrittenTypes.of(mistake.types().of(give.getValue())).stream()
						.map(type -> Remedy.of("Let “" + procedure.getName() + "” give " + type,
								new Edit().insert(mistake.file(), endOfHead(procedure), " gives " + type))));
	}

	private static int endOfHead(Procedure procedure) {
		if (!procedure.getParameters().isEmpty()) {
			return Parts.rangeOf(procedure.getParameters().getLast()).end();
		}
		TextRange name = Parts.rangeOf(procedure, HullPackage.Literals.NAMED__NAME).orElseThrow();
		return Parts.rangeOf(procedure, HullPackage.Literals.PROCEDURE__TITLE).orElse(name).end();
	}

	private static Stream<Remedy> given(Mistake mistake) {
		var procedure = (Procedure) mistake.place();
		return WrittenTypes.startOf(mistake.types().of(procedure.getResult())).stream()
				.map(value -> Remedy.of("Give “" + value + "” in the end", new Edit().append(procedure.getBody(), "give " + value)));
	}
}
