package org.hullwright.lang.ide.completion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.CallHead;
import org.hullwright.lang.ide.index.FileCalls;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.model.types.Type;

/**
 * A call as it is offered: with its signature, the sentence that cards read, and its arguments as places to fill in.
 *
 * @param described what is called
 * @param call what is known of it
 * @param text what is written
 * @param places the arguments in it; none when they are there already
 * @param isReady whether all arguments are at hand
 */
record CallProposal(IEObjectDescription described, FileCalls.Call call, String text, List<TextRange> places, boolean isReady) {

	/** The call by the name alone, as what it wants is written behind it already. */
	static CallProposal withoutArguments(String name, IEObjectDescription described, FileCalls.Call call) {
		return new CallProposal(described, call, name, List.of(), true);
	}

	/** The call with what it wants: the only variable that fits, else the name of the parameter. */
	static CallProposal withArguments(String name, IEObjectDescription described, FileCalls.Call call, Surroundings around) {
		var text = new StringBuilder(name);
		var places = new ArrayList<TextRange>();
		Map<String, Type> left = new TreeMap<>(around.variables());
		boolean isReady = true;
		for (CallHead.Wanted wanted : call.head().parameters()) {
			Optional<String> given = argument(wanted, left, around);
			isReady &= given.isPresent() || around.isWritable(wanted.type());
			given.ifPresent(left::remove);
			text.append(' ').append(wanted.preposition()).append(' ');
			String argument = given.orElse(wanted.name());
			places.add(new TextRange(text.length(), argument.length()));
			text.append(argument);
		}
		return new CallProposal(described, call, text.toString(), List.copyOf(places), isReady);
	}

	/** The variable of the parameter's own name, or else the only one that fits. */
	private static Optional<String> argument(CallHead.Wanted wanted, Map<String, Type> variables, Surroundings around) {
		List<String> fitting = variables.entrySet().stream().filter(variable -> around.isUsableAs(wanted.type(), variable.getValue()))
				.map(Map.Entry::getKey).toList();
		return fitting.contains(wanted.name())
				? Optional.of(wanted.name())
				: fitting.size() == 1
						? Optional.of(fitting.getFirst())
						: Optional.empty();
	}

	/** This call in the place of a stretch of a text. */
	Proposal proposed(TextRange replaced) {
		return new Proposal(call.head().signature(), detail(), documentation(), ElementKind.PROCEDURE, replaced, text, text.length(),
				places, call.words());
	}

	private String detail() {
		return call.head().phrase().isBlank() ? NameDetails.of(described) : call.head().sentence();
	}

	private String documentation() {
		var lines = new ArrayList<>(Arrays.asList("**procedure " + call.head().signature() + "**", call.head().sentence(), call.comment(),
				pack()));
		lines.removeIf(String::isBlank);
		return String.join("\n\n", lines);
	}

	private String pack() {
		String pack = described.getUserData(HullIndexing.PACK);
		return pack == null ? "" : "*pack " + pack + "*";
	}
}
