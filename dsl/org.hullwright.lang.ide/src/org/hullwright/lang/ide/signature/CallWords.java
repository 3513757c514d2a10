package org.hullwright.lang.ide.signature;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.model.Callable;
import org.hullwright.model.Parameter;
import org.hullwright.model.Readable;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/**
 * The head of something that can be performed, in words.
 *
 * @param text all of it
 * @param parameters where each parameter stands in it
 */
public record CallWords(String text, List<TextRange> parameters) {

	/** @param word what the language calls it */
	public static CallWords of(String word, Callable callable, TypeInference types) {
		var text = new StringBuilder(word).append(' ').append(callable.getName());
		var parameters = new ArrayList<TextRange>();
		for (Parameter parameter : callable.getParameters()) {
			text.append(' ');
			int start = text.length();
			text.append(parameter.getPreposition().getLiteral()).append(' ').append(parameter.getName())
					.append(": ").append(TypeWords.of(types.of((Readable) parameter)));
			parameters.add(new TextRange(start, text.length() - start));
		}
		return new CallWords(text.toString(), List.copyOf(parameters));
	}
}
