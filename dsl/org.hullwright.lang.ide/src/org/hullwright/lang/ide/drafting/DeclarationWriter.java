package org.hullwright.lang.ide.drafting;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FormField;
import org.hullwright.lang.ide.answer.NewElement;

/** Writes the declaration of a new element, as the formatter would. */
final class DeclarationWriter {

	private static final char CARET = '¦'; // where the author goes on

	private final ElementForm form;
	private final NewElement wanted;

	private DeclarationWriter(ElementForm form, NewElement wanted) {
		this.form = form;
		this.wanted = wanted;
	}

	/**
	 * A declaration.
	 *
	 * @param text of it
	 * @param caret the place in it that the author goes on at
	 */
	record Declared(String text, int caret) {}

	/** The declaration of what is wanted. */
	static Declared write(ElementForm form, NewElement wanted) {
		String marked = new DeclarationWriter(form, wanted).marked();
		int caret = marked.indexOf(CARET);
		return new Declared(marked.substring(0, caret) + marked.substring(caret + 1), caret);
	}

	private String marked() {
		return switch (wanted.word()) {
			case Sorts.SCENARIO -> head() + clause(FormBuilder.MODES) + clause(FormBuilder.EXPANSIONS) + " {\n\t" + CARET + "\n}";
			case Sorts.TEST -> """
					test %s {
						given players %s%s%s
						when {
							%s
						}
						then { expect number of character > 0 }
					}""".formatted(quoted(wanted.title()), answer(FormBuilder.PLAYERS), clause(FormBuilder.MODES),
					clause(FormBuilder.EXPANSIONS), CARET);
			default -> head() + " {\n\t" + String.join("\n\t", entries()) + "\n}";
		};
	}

	private String head() {
		return wanted.word() + ' ' + wanted.name() + (wanted.title().isBlank() ? "" : ' ' + quoted(wanted.title()));
	}

	private String answer(String field) {
		return form.fields().stream().filter(asked -> asked.name().equals(field)).findFirst().map(this::answer).orElse("");
	}

	private String answer(FormField field) {
		return wanted.answers().getOrDefault(field.name(), field.proposed()).strip();
	}

	private String clause(String field) {
		return answer(field).isEmpty() ? "" : ' ' + field + ' ' + answer(field);
	}

	/** What is printed, then the effects, in the first of which the author goes on. */
	private List<String> entries() {
		var lines = new ArrayList<>(form.fields().stream()
				.filter(field -> !(field.values() instanceof FieldValues.Effect) && !field.name().equals(FormBuilder.CONTENTS))
				.filter(field -> field.isNeeded() || !answer(field).isEmpty() && !answer(field).equals(field.usual())).map(this::entry)
				.toList());
		List<FormField> effects = form.fields().stream()
				.filter(field -> field.values() instanceof FieldValues.Effect && answer(field).equals(FieldValues.YES)).toList();
		for (FormField effect : effects) {
			lines.add(effect.name() + " {" + (effect == effects.getFirst() ? "\n\t\t" + CARET + "\n\t" : " ") + '}');
		}
		if (effects.isEmpty()) {
			lines.add(String.valueOf(CARET));
		}
		return lines;
	}

	private String entry(FormField field) {
		String said = answer(field);
		return switch (field.values()) {
			case FieldValues.YesOrNo truth when said.equals(FieldValues.YES) -> field.name();
			case FieldValues.Words words -> field.name() + ": " + quoted(said);
			case FieldValues.PictureFile picture -> field.name() + ": " + quoted(said);
			default -> field.name() + ": " + said;
		};
	}

	private static String quoted(String words) {
		return '"' + words.strip().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}
}
