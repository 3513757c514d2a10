package org.hullwright.lang.validation.types;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Argument;
import org.hullwright.model.Callable;
import org.hullwright.model.CanExpression;
import org.hullwright.model.DoEffect;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NameReference;
import org.hullwright.model.Parameter;
import org.hullwright.model.Preposition;
import org.hullwright.model.Procedure;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.TypeWords;

/** Calls give what is asked for: each parameter once, by its preposition, and of its type. */
public class CallChecks extends TypedChecks {

	@Check
	void givesItsArguments(DoEffect call) {
		check(call);
	}

	@Check
	void givesItsArguments(FunctionCall call) {
		check(call);
		isFunction(call, call.getFunction());
	}

	@Check
	void givesItsArguments(ResolveEffect call) {
		wants(anyPiece(call), call.getTarget());
		check(call);
	}

	@Check
	void givesItsArguments(CanExpression call) {
		wants(anyPiece(call), call.getTarget());
		check(call);
	}

	/** A function without parameters is called by its name alone. */
	@Check
	void givesItsArguments(NameReference name) {
		if (name.getTarget() instanceof Procedure procedure && !procedure.eIsProxy()) {
			isFunction(name, procedure);
			everyParameterIsGiven(name, procedure, List.of());
		}
	}

	private void check(EObject call) {
		ExpectedTypes.calledBy(call).ifPresent(callable -> {
			List<Argument> arguments = ExpectedTypes.argumentsOf(call);
			everyArgumentIsWanted(callable, arguments);
			everyParameterIsGiven(call, callable, arguments);
		});
	}

	private void everyArgumentIsWanted(Callable callable, List<Argument> arguments) {
		var given = EnumSet.noneOf(Preposition.class);
		for (Argument argument : arguments) {
			String preposition = argument.getPreposition().getLiteral();
			var parameter = ExpectedTypes.parameterOf(argument);
			if (!given.add(argument.getPreposition())) {
				reportAt(IssueCode.ARGUMENT_TWICE, argument, HullPackage.Literals.ARGUMENT__PREPOSITION, preposition);
			} else if (parameter.isEmpty()) {
				reportAt(IssueCode.ARGUMENT_UNKNOWN, argument, HullPackage.Literals.ARGUMENT__PREPOSITION, callable.getName(), preposition,
						takes(callable));
			} else if (argument.getValue() != null) {
				wants(types(argument).of(parameter.get()), argument.getValue());
			}
		}
	}

	private void everyParameterIsGiven(EObject call, Callable callable, List<Argument> arguments) {
		for (Parameter parameter : callable.getParameters()) {
			if (arguments.stream().noneMatch(argument -> argument.getPreposition() == parameter.getPreposition())) {
				report(IssueCode.ARGUMENT_MISSING, call, callable.getName(), parameter.getPreposition().getLiteral(),
						TypeWords.of(types(call).of(parameter)));
			}
		}
	}

	private void isFunction(EObject call, @Nullable Procedure procedure) {
		if (procedure != null && !procedure.eIsProxy() && procedure.getResult() == null) {
			report(IssueCode.NOT_A_FUNCTION, call, procedure.getName());
		}
	}

	private static String takes(Callable callable) {
		return callable.getParameters().isEmpty()
				? " It takes nothing."
				: callable.getParameters().stream()
						.map(parameter -> "“%s” %s".formatted(parameter.getPreposition().getLiteral(), parameter.getName()))
						.collect(Collectors.joining(", ", " It takes ", "."));
	}
}
