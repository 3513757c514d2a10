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
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Argument;
import org.hullwright.model.Block;
import org.hullwright.model.CanExpression;
import org.hullwright.model.DoEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LetEffect;
import org.hullwright.model.Parameter;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;

/** Mends calls, and what procedures give to those who call them. */
class CallFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider other = CallFixes::otherPreposition;
		CodeActionProvider removed = diagnostic -> Stream
				.of(CodeAction.of("Remove “" + Parts.written(diagnostic.place()) + "”", new Edit().remove(diagnostic.place())));
		CodeActionProvider result = CallFixes::result;
		return Map.of(
				IssueCode.ARGUMENT_UNKNOWN, other.or(removed),
				IssueCode.ARGUMENT_TWICE, other.or(removed),
				IssueCode.ARGUMENT_MISSING, CallFixes::argument,
				IssueCode.NOT_A_FUNCTION, CallFixes::performed,
				IssueCode.GIVE_OUTSIDE_FUNCTION,
				result.or(diagnostic -> Stream
						.of(CodeAction.of("Stop without giving anything", new Edit().replace(diagnostic.place(), "stop")))),
				IssueCode.VALUE_RETURNED, CallFixes::giving,
				IssueCode.GIVE_MISSING, CallFixes::given);
	}

	private static Stream<CodeAction> giving(Diagnostic diagnostic) {
		return Parts.rangeOf(diagnostic.place(), HullPackage.Literals.LEAVE_EFFECT__LEAVING).stream()
				.map(word -> CodeAction.of("Write “give”", new Edit().replace(diagnostic.file(), word, "give")));
	}

	/** Another parameter that has nothing yet and takes what is given. */
	private static Stream<CodeAction> otherPreposition(Diagnostic diagnostic) {
		var argument = (Argument) diagnostic.place();
		List<Argument> given = ExpectedTypes.argumentsOf(argument.eContainer());
		Type type = diagnostic.types().of(argument.getValue());
		return ExpectedTypes.calledBy(argument.eContainer()).stream().flatMap(called -> called.getParameters().stream())
				.filter(parameter -> given.stream().noneMatch(other -> other.getPreposition() == parameter.getPreposition()))
				.filter(parameter -> diagnostic.types().assignability().isAssignable(type, diagnostic.types().of(parameter)))
				.flatMap(parameter -> Parts.rangeOf(argument, HullPackage.Literals.ARGUMENT__PREPOSITION).stream()
						.map(word -> CodeAction.of(
								"Change to “" + parameter.getPreposition().getLiteral() + " " + Parts.written(argument.getValue()) + "”",
								new Edit().replace(diagnostic.file(), word, parameter.getPreposition().getLiteral()))));
	}

	/** The message tells the name, the preposition and the type. */
	private static Stream<CodeAction> argument(Diagnostic diagnostic) {
		EObject call = diagnostic.place();
		return ExpectedTypes.calledBy(call).stream().flatMap(called -> called.getParameters().stream())
				.filter(parameter -> parameter.getPreposition().getLiteral().equals(diagnostic.told("preposition"))).limit(1)
				.flatMap(parameter -> fitting(parameter, diagnostic)).map(value -> diagnostic.told("preposition") + " " + value)
				.map(argument -> CodeAction.of("Add “" + argument + "”",
						new Edit().insert(diagnostic.file(), endOfArguments(call), " " + argument)));
	}

	private static Stream<String> fitting(Parameter parameter, Diagnostic diagnostic) {
		Type wanted = diagnostic.types().of(parameter);
		Stream<String> variables = diagnostic.packs().locals(diagnostic.file()).at(diagnostic.place()).entrySet().stream()
				.filter(variable -> diagnostic.types().assignability().isAssignable(diagnostic.types().of(variable.getValue()), wanted))
				.map(Map.Entry::getKey);
		Type owner = diagnostic.types().ofIt(diagnostic.place());
		Stream<String> it = !owner.isUnknown() && diagnostic.types().assignability().isAssignable(owner, wanted)
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
	private static Stream<CodeAction> performed(Diagnostic diagnostic) {
		String call = Parts.written(diagnostic.place());
		String bare = call.startsWith("(") ? call.substring(1, call.length() - 1).strip() : call;
		return diagnostic.place().eContainer() instanceof LetEffect let
				? Stream.of(CodeAction.of("Only perform it", new Edit().replace(let, "do " + bare)))
				: Stream.of();
	}

	private static Stream<CodeAction> result(Diagnostic diagnostic) {
		var give = (GiveEffect) diagnostic.place();
		return diagnostic.around(Procedure.class).filter(procedure -> !(procedure instanceof Phase)).stream()
				.flatMap(procedure -> WrittenTypes.of(diagnostic.types().of(give.getValue())).stream()
						.map(type -> CodeAction.of("Let “" + procedure.getName() + "” give " + type,
								new Edit().insert(diagnostic.file(), endOfHead(procedure), " gives " + type))));
	}

	private static int endOfHead(Procedure procedure) {
		if (!procedure.getParameters().isEmpty()) {
			return Parts.rangeOf(procedure.getParameters().getLast()).end();
		}
		TextRange name = Parts.rangeOf(procedure, HullPackage.Literals.NAMED__NAME).orElseThrow();
		return Parts.rangeOf(procedure, HullPackage.Literals.PROCEDURE__TITLE).orElse(name).end();
	}

	private static Stream<CodeAction> given(Diagnostic diagnostic) {
		return switch (diagnostic.place()) {
			case Procedure procedure -> given(procedure, procedure.getBody(), diagnostic);
			case Rule rule when rule.getTrigger() instanceof Procedure function -> given(function, rule.getBody(), diagnostic);
			default -> Stream.of();
		};
	}

	private static Stream<CodeAction> given(Procedure function, Block body, Diagnostic diagnostic) {
		return WrittenTypes.startOf(diagnostic.types().of(function.getResult())).stream()
				.map(value -> CodeAction.of("Give “" + value + "” in the end", new Edit().append(body, "give " + value)));
	}
}
