package org.hullwright.lang.ide.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;

/**
 * What a procedure says before its braces, as it is written: known without its model.
 *
 * @param name its name
 * @param parameters in their order
 * @param result the type of its answer; empty text when it gives none
 * @param phrase what cards read, with the names of parameters in braces; empty text when nothing is said
 */
public record CallHead(String name, List<Wanted> parameters, String result, String phrase) {

	private static final String PARAMETERS = "parameters";
	private static final String RESULT = "result";
	private static final String PHRASE = "phrase";
	private static final String BETWEEN = "\t";

	/**
	 * A parameter.
	 *
	 * @param preposition before its argument
	 * @param name how the procedure calls it
	 * @param type as it is written
	 */
	public record Wanted(String preposition, String name, String type) {}

	/** Puts what a procedure says among the user data of its description. */
	static void describe(Procedure procedure, Map<String, String> data) {
		var parameters = new ArrayList<String>();
		for (Parameter parameter : procedure.getParameters()) {
			parameters.add(String.join(BETWEEN, parameter.getPreposition().getLiteral(), String.valueOf(parameter.getName()),
					DeclaredTypes.textOf(parameter.getType())));
		}
		data.put(PARAMETERS, String.join("\n", parameters));
		if (procedure.getResult() != null) {
			data.put(RESULT, DeclaredTypes.textOf(procedure.getResult()));
		}
		if (procedure.getPhrase() != null) {
			data.put(PHRASE, procedure.getPhrase());
		}
	}

	/** What a procedure says; empty for the description of anything else. */
	public static Optional<CallHead> of(IEObjectDescription described) {
		return Optional.ofNullable(described.getUserData(PARAMETERS))
				.map(parameters -> new CallHead(described.getQualifiedName().getLastSegment(),
						parameters.lines().map(line -> line.split(BETWEEN, 3)).map(parts -> new Wanted(parts[0], parts[1], parts[2]))
								.toList(),
						textOf(described, RESULT), textOf(described, PHRASE)));
	}

	/** Whether it has an answer, so that it stands in expressions. */
	public boolean isQuestion() {
		return !result.isEmpty();
	}

	/** The name with what it wants: {@code Hurt of target: character by amount: number}. */
	public String signature() {
		var text = new StringBuilder(name);
		parameters.forEach(wanted -> text.append(' ').append(wanted.preposition()).append(' ').append(wanted.name()).append(": ")
				.append(wanted.type()));
		return (isQuestion() ? text.append(" gives ").append(result) : text).toString();
	}

	/** What cards read, with the names of parameters as plain words. */
	public String sentence() {
		return phrase.replace("{", "").replace("}", "");
	}

	private static String textOf(IEObjectDescription described, String key) {
		String text = described.getUserData(key);
		return text == null ? "" : text;
	}
}
