package org.hullwright.editor.wizard;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.rulestext.CardFace;

/** What is asked of the language service about a new element of a pack. Takes its time: not for the thread of the window. */
record ElementQuestions(PackProject pack) {

	/** Where a draft is looked at as if it were a text of the pack; nothing is ever written there. */
	private static final String TRIAL = ".draft.hull";

	/**
	 * What there is to choose from for a sort.
	 *
	 * @param sorts all that the pack can have
	 * @param form of the sort that is wanted; null when the pack cannot have it
	 * @param home the file that has most of that sort; null when none has any
	 */
	record Choices(List<Creatable> sorts, @Nullable ElementForm form, @Nullable IFile home) {}

	/**
	 * A draft and how it looks.
	 *
	 * @param draft what would be written
	 * @param complaint the first thing that is wrong with it as a text; empty when nothing is
	 * @param card what would be printed; null for what is no component
	 */
	record Tried(Draft draft, String complaint, @Nullable CardFace card) {}

	/** What can be chosen, and asked about a sort. */
	Choices choices(String word, CancelIndicator cancelled) {
		HullLanguageService language = HullEditorPlugin.language();
		return new Choices(language.elementGeneration().creatables(pack.anyText(), cancelled),
				language.elementGeneration().form(pack.anyText(), word, cancelled).<@Nullable ElementForm>map(form -> form).orElse(null),
				home(word, language));
	}

	/**
	 * Drafts an element and looks at it as a part of the pack; empty when the pack cannot have such a thing.
	 *
	 * @param isPictureComing whether its picture is going to be copied, so that it may be missing yet
	 */
	Optional<Tried> attempt(NewElement wanted, boolean isPictureComing, CancelIndicator cancelled) {
		HullLanguageService language = HullEditorPlugin.language();
		return language.elementGeneration().draft(pack.anyText(), wanted, cancelled).map(draft -> {
			String complaint = tried(draft, trial -> language.checking().problems(trial, cancelled)).stream()
					.filter(problem -> problem.severity() == Problem.Severity.ERROR
							&& !(isPictureComing && problem.code().equals(IssueCode.PICTURE_MISSING.name())))
					.map(Problem::message).findFirst()
					.orElse("");
			Draft printed = wanted.name().isEmpty()
					? language.elementGeneration().draft(pack.anyText(), wanted.untitled(), cancelled).orElse(draft)
					: draft;
			Optional<CardFace> card = tried(printed, trial -> language.reading().card(trial, head().length() + 1, "", cancelled));
			return new Tried(draft, complaint, card.isPresent() ? card.get() : null);
		});
	}

	private <T> T tried(Draft draft, Function<URI, T> question) {
		HullLanguageService language = HullEditorPlugin.language();
		URI trial = pack.project().getLocation().append(TRIAL).toPath().toUri();
		language.workspace().setText(trial, head() + draft.text());
		try {
			return question.apply(trial);
		} finally {
			language.workspace().close(trial);
		}
	}

	private String head() {
		return "pack " + pack.hullName() + "\n\n";
	}

	/** Which of the files has most declarations of a sort; null when none has any. */
	private @Nullable IFile home(String word, HullLanguageService language) {
		var begins = Pattern.compile("(?m)^" + Pattern.quote(word) + "\\s");
		var counted = new ArrayList<IFile>();
		long most = 0;
		for (IFile file : pack.files()) {
			long count = begins.matcher(language.workspace().text(file.getLocation().toPath().toUri())).results().count();
			if (count > most) {
				most = count;
				counted.add(file);
			}
		}
		return counted.isEmpty() ? null : counted.getLast();
	}
}
