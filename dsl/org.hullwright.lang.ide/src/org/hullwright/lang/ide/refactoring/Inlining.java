package org.hullwright.lang.ide.refactoring;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Refactoring.Inline;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Argument;
import org.hullwright.model.Block;
import org.hullwright.model.Component;
import org.hullwright.model.DoEffect;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Parameter;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Step;
import org.hullwright.model.StopEffect;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.Variable;
import org.hullwright.model.types.ExpectedTypes;

/** Writes what a procedure does where it is called. Arguments that are more than a name are named first, so that each is computed once. */
class Inlining {

	private final Declarations declarations;
	private final PackContext packs;

	@Inject
	Inlining(Declarations declarations, PackContext packs) {
		this.declarations = declarations;
		this.packs = packs;
	}

	/** What changes; refuses where something else would happen. */
	Edit inline(XtextResource file, Inline wish) {
		Procedure procedure = procedureAt(file, wish.offset());
		List<EObject> mentions = mentions(procedure, file);
		canBeWrittenElsewhere(procedure, mentions, file);
		var edit = new Edit();
		if (wish.everywhere()) {
			Refusal.when(
					mentions.stream()
							.anyMatch(call -> mentions.stream().anyMatch(other -> other != call && EcoreUtil.isAncestor(call, other))),
					"One call of “" + procedure.getName() + "” is part of another: inline the inner one first");
			mentions.forEach(call -> edit.with(written(procedure, call)));
			return edit.removeWithComments(procedure);
		}
		return edit.with(written(procedure,
				mentions.stream().filter(call -> Parts.fileOf(call) == file && Parts.rangeOf(call).touches(wish.offset())).findFirst()
						.orElseThrow(() -> new Refusal("This is the procedure itself, not a call of it"))));
	}

	/** Whether the caret is at a call rather than at the declaration. */
	boolean isCall(XtextResource file, int offset) {
		return declarations.referredAt(file, offset).map(Declarations.Meant::target).filter(Procedure.class::isInstance).isPresent();
	}

	private Procedure procedureAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).filter(Procedure.class::isInstance)
				.map(Procedure.class::cast)
				.orElseThrow(() -> new Refusal("Put the caret at the name of a procedure"));
	}

	private List<EObject> mentions(Procedure procedure, XtextResource file) {
		return packs.files(file).stream().map(Parts::fileOf).filter(other -> Parts.textOf(other).contains(procedure.getName()))
				.flatMap(Reference::in).filter(reference -> reference.target() == procedure).map(Reference::source).toList();
	}

	private static void canBeWrittenElsewhere(Procedure procedure, List<EObject> mentions, XtextResource file) {
		String name = "“" + procedure.getName() + "”";
		Refusal.when(procedure instanceof Phase, name + " is a phase: it is part of the round");
		Refusal.when(!PackContext.packOf(procedure.eResource()).equals(PackContext.packOf(file)), name + " belongs to another pack");
		Refusal.when(mentions.stream().anyMatch(mention -> EcoreUtil.isAncestor(procedure, mention)), name + " performs itself");
		Refusal.when(mentions.isEmpty(), "Nothing performs " + name);
		mentions.stream()
				.filter(mention -> !(mention instanceof DoEffect || mention instanceof FunctionCall || mention instanceof NameReference))
				.findFirst().ifPresent(mention -> {
					throw new Refusal(name + " is spoken of by “" + firstLine(Parts.written(mention)) + "”, which needs it");
				});
		PlaceholderNames.parts(procedure.getBody()).forEach(part -> {
			Refusal.when(part instanceof Step, name + " has steps, which expansions may name");
			Refusal.when(part instanceof StopEffect stop && (stop.getProcedure() == null || stop.getProcedure() == procedure),
					"“stop” would stop another procedure than " + name);
		});
		boolean onlyGives = procedure.getBody().getEffects().size() == 1
				&& procedure.getBody().getEffects().getFirst() instanceof GiveEffect;
		Refusal.when(procedure.getResult() != null && !onlyGives,
				name + " does more than give a value, so it cannot be written where the value is wanted");
		procedure.getParameters().forEach(parameter -> Refusal.when(parameter.getType() != null && parameter.getType().getLower() != null,
				"“" + parameter.getName() + "” keeps numbers within bounds, which would be lost"));
	}

	private static String firstLine(String text) {
		return text.lines().findFirst().orElse("");
	}

	private Edit written(Procedure procedure, EObject call) {
		var lets = new StringBuilder();
		Map<Parameter, String> values = new HashMap<>();
		String lineBreak = beginsLine(call) ? "\n" + indentation(call) : " ";
		boolean isValue = procedure.getResult() != null;
		for (Parameter parameter : procedure.getParameters()) {
			Expression value = argument(parameter, call);
			boolean simple = isSimple(value) && (value instanceof NameReference || shownIn(procedure, parameter).isEmpty());
			if (simple) {
				values.put(parameter, Parts.written(value));
			} else if (isValue) {
				Refusal.when(uses(procedure, parameter) > 1,
						"“" + Parts.written(value) + "” would be asked for more than once: name it with “let” first");
				values.put(parameter, "(" + Parts.written(value) + ")");
			} else {
				lets.append("let ").append(parameter.getName()).append(" be ").append(Parts.written(value)).append(lineBreak);
			}
		}
		meansTheSameThere(procedure, call, values);
		if (isValue) {
			Expression given = ((GiveEffect) procedure.getBody().getEffects().getFirst()).getValue();
			String text = rewritten(procedure, Parts.rangeOf(given), values).indented(indentation(call));
			return new Edit().replace(call, text.startsWith("(") || text.matches("\\w+") ? text : "(" + text + ")");
		}
		return new Edit().replace(call, sentences(procedure, call, values, lets.toString()));
	}

	private static Expression argument(Parameter parameter, EObject call) {
		return ExpectedTypes.argumentsOf(call).stream().filter(argument -> argument.getPreposition() == parameter.getPreposition())
				.map(Argument::getValue).findFirst()
				.orElseThrow(() -> new Refusal("The call does not give “" + parameter.getName() + "”"));
	}

	/** What stays the same whatever the procedure does meanwhile. */
	private static boolean isSimple(Expression value) {
		return value instanceof NumberLiteral || value instanceof TruthLiteral || value instanceof TextLiteral
				|| value instanceof NameReference name
						&& (name.getTarget() instanceof Variable || name.getTarget() instanceof Component
								|| name.getTarget() instanceof EnumerationLiteral);
	}

	private static long uses(Procedure procedure, Parameter parameter) {
		return PlaceholderNames.parts(procedure.getBody())
				.filter(part -> part instanceof NameReference name && name.getTarget() == parameter).count();
	}

	private static List<PlaceholderNames.Gap> shownIn(Procedure procedure, Parameter parameter) {
		return PlaceholderNames.gapsIn(procedure.getBody()).stream().filter(gap -> gap.name().equals(parameter.getName())).toList();
	}

	/**
	 * No name of the body may be caught by one around the call, no name of the call by one in the body, and none of the body may outlast
	 * it.
	 */
	private void meansTheSameThere(Procedure procedure, EObject call, Map<Parameter, String> values) {
		Set<String> around = packs.locals(call.eResource()).at(call).keySet();
		Set<String> own = PlaceholderNames.parts(procedure.getBody()).filter(Variable.class::isInstance)
				.flatMap(variable -> packs.locals(variable.eResource()).nameOf((Variable) variable).stream())
				.collect(Collectors.toSet());
		Set<String> named = procedure.getParameters().stream().filter(parameter -> !values.containsKey(parameter)).map(Parameter::getName)
				.collect(Collectors.toCollection(HashSet::new));
		procedure.getBody().getEffects().stream().filter(LetEffect.class::isInstance)
				.forEach(let -> named.add(((LetEffect) let).getName()));
		refuseFirst(values.values().stream().filter(own::contains));
		refuseFirst(named.stream().filter(around::contains));
		refuseFirst(PlaceholderNames.parts(procedure.getBody()).filter(NameReference.class::isInstance).map(NameReference.class::cast)
				.filter(name -> !(name.getTarget() instanceof Variable) && around.contains(name.getTarget().getName()))
				.map(name -> name.getTarget().getName()));
		if (call.eContainer() instanceof Block block) {
			refuseFirst(block.getEffects().stream().skip(block.getEffects().indexOf(call) + 1L).flatMap(Parts::words)
					.map(word -> word.getText())
					.filter(named::contains));
		}
	}

	private static void refuseFirst(Stream<String> clashes) {
		clashes.findFirst().ifPresent(clashing -> {
			throw new Refusal("“" + clashing + "” means something else where it would be written");
		});
	}

	private static String sentences(Procedure procedure, EObject call, Map<Parameter, String> values, String lets) {
		String text = Parts.textOf(Parts.fileOf(procedure));
		TextRange block = Parts.rangeOf(procedure.getBody());
		int start = block.offset() + 1;
		int end = block.end() - 1;
		while (start < end && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		String body = rewritten(procedure, new TextRange(start, end - start), values).indented(indentation(call));
		if (!beginsLine(call) && !body.contains("//")) {
			return lets + body.replaceAll("\\s*\\n\\s*", " "); // it stands in one line with others
		}
		boolean comments = body.lines().reduce((first, second) -> second).filter(last -> last.contains("//")).isPresent();
		return lets + body + (comments ? "\n" + indentation(call) : "");
	}

	private static Rewritten rewritten(Procedure procedure, TextRange range, Map<Parameter, String> values) {
		var rewritten = new Rewritten(Parts.textOf(Parts.fileOf(procedure)), range);
		values.forEach((parameter, value) -> {
			PlaceholderNames.parts(procedure.getBody()).filter(part -> part instanceof NameReference name && name.getTarget() == parameter)
					.forEach(name -> rewritten.replace(Parts.rangeOf(name), value));
			shownIn(procedure, parameter).forEach(gap -> rewritten.replace(gap.range(), value));
		});
		return rewritten;
	}

	private static boolean beginsLine(EObject call) {
		int start = Parts.rangeOf(call).offset();
		String text = Parts.textOf(Parts.fileOf(call));
		return text.substring(text.lastIndexOf('\n', start - 1) + 1, start).isBlank();
	}

	private static String indentation(EObject call) {
		String text = Parts.textOf(Parts.fileOf(call));
		int line = text.lastIndexOf('\n', Parts.rangeOf(call).offset() - 1) + 1;
		int end = line;
		while (end < text.length() && (text.charAt(end) == '\t' || text.charAt(end) == ' ')) {
			end++;
		}
		return text.substring(line, end);
	}
}
