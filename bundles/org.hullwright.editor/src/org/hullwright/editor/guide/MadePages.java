package org.hullwright.editor.guide;

import java.util.List;
import java.util.Optional;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.Glossary;
import org.hullwright.lang.ide.answer.TextLocation;

/**
 * Makes the pages that are written nowhere, of what the language service knows of the packs. Takes its time: not for the thread of the
 * window.
 */
record MadePages(GuidePages pages) {

	/** A page in Markdown. @param explanation what is known already of the word that the page is about; empty text for other pages */
	String markdown(String path, String explanation) {
		if (path.startsWith(GuidePages.GLOSSARY)) {
			return glossary(path.substring(GuidePages.GLOSSARY.length()));
		}
		return path.startsWith(GuidePages.SEARCH)
				? found(path.substring(GuidePages.SEARCH.length()))
				: about(path.substring(GuidePages.WORD.length()), explanation);
	}

	/** The place that a link to a procedure leads to; empty when it is not there any more. */
	static Optional<TextLocation> place(String target) {
		return glossaries().stream().flatMap(glossary -> glossary.themes().stream()).flatMap(theme -> theme.entries().stream())
				.map(Glossary.Entry::place)
				.filter(place -> GlossaryText.isAt(place, target)).findFirst();
	}

	private static String glossary(String pack) {
		List<Glossary> all = glossaries();
		return all.stream().filter(glossary -> glossary.pack().equals(pack)).findFirst().map(GlossaryText::page)
				.orElseGet(() -> GlossaryText.contents(all));
	}

	private String found(String words) {
		String inPages = new GuideSearch(pages).pagesAbout(words);
		String inRules = GuideSearch.procedures(words, glossaries());
		String nothing = inPages.isEmpty() && inRules.isEmpty()
				? "Nothing is found. Try another word, or look through the [contents]("
						+ GuidePages.FIRST + ").\n"
				: "";
		return "# “" + words + "”\n\n" + nothing + part("In the guide", inPages) + part("In the rules of your packs", inRules);
	}

	private String about(String word, String explanation) {
		return "# " + word + "\n\n" + explanation + "\n\n" + part("More about it", new GuideSearch(pages).pagesAbout(word))
				+ "[All pages](" + GuidePages.FIRST + ")\n";
	}

	private static String part(String title, String list) {
		return list.isEmpty() ? "" : "## " + title + "\n\n" + list + "\n";
	}

	private static List<Glossary> glossaries() {
		return HullEditorPlugin.language().symbols().glossaries(CancelIndicator.NullImpl);
	}
}
