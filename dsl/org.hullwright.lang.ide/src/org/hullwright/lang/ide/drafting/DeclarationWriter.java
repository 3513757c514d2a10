package org.hullwright.lang.ide.drafting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FormField;
import org.hullwright.lang.ide.answer.NewElement;

/** Writes the declaration of a new element, as the formatter would. */
final class DeclarationWriter {

	private static final char CARET = '¦'; // where the author goes on

	private final ElementForm form;
	private final NewElement wanted;
	private final Map<String, String> inherited;

	private DeclarationWriter(ElementForm form, NewElement wanted, Map<String, String> inherited) {
		this.form = form;
		this.wanted = wanted;
		this.inherited = inherited;
	}

	/**
	 * A declaration.
	 *
	 * @param text of it
	 * @param caret the place in it that the author goes on at
	 */
	record Declared(String text, int caret) {}

	/**
	 * The declaration of what is wanted.
	 *
	 * @param inherited what it says where nothing else was answered, by the names of the members that it is about
	 */
	static Declared write(ElementForm form, NewElement wanted, Map<String, String> inherited) {
		String marked = new DeclarationWriter(form, wanted, inherited).marked();
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

	/** What is printed, then what is inherited, then the effects, in the first of which the author goes on. */
	private List<String> entries() {
		List<FormField> own = form.fields().stream().filter(field -> !isInherited(field) && !field.name().startsWith(FormBuilder.CONTENTS))
				.toList();
		var lines = new ArrayList<>(own.stream().filter(field -> !(field.values() instanceof FieldValues.Effect))
				.filter(field -> field.isNeeded() || !answer(field).isEmpty() && !answer(field).equals(field.usual())).map(this::entry)
				.toList());
		Set<String> answered = own.stream().map(FormField::name).collect(Collectors.toSet());
		inherited.forEach((member, entry) -> {
			if (!answered.contains(member)) {
				lines.add(entry);
			}
		});
		List<FormField> effects = own.stream()
				.filter(field -> field.values() instanceof FieldValues.Effect && answer(field).equals(FieldValues.YES)).toList();
		for (FormField effect : effects) {
			lines.add(effect.name() + " {" + (effect == effects.getFirst() ? "\n\t\t" + CARET + "\n\t" : " ") + '}');
		}
		if (effects.isEmpty()) {
			lines.add(String.valueOf(CARET));
		}
		return lines;
	}

	private boolean isInherited(FormField field) {
		return inherited.containsKey(field.name()) && answer(field).equals(field.proposed());
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
