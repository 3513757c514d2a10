package org.hullwright.editor.guide;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.lang.ide.answer.Glossary;
import org.hullwright.lang.ide.answer.TextLocation;

/** The glossaries of packs as pages of the guide, in Markdown. */
final class GlossaryText {

	/** What begins a link to a place in a text. */
	static final String SOURCE = "source:";

	private static final String AT = "@";

	private GlossaryText() {}

	/** The page that lists the packs. */
	static String contents(List<Glossary> glossaries) {
		String packs = glossaries.stream().map(glossary -> "- [" + glossary.title() + "](" + GuidePages.GLOSSARY + glossary.pack() + ")\n")
				.collect(Collectors.joining());
		return "# What rules can do\n\n" + (packs.isEmpty()
				? "No pack in the workspace has a procedure yet.\n"
				: "The procedures of each pack: what you can write behind `do`, and the questions you can ask in parentheses.\n\n" + packs);
	}

	/** The page of a pack. */
	static String page(Glossary glossary) {
		return "# " + glossary.title() + "\n\n" + glossary.themes().stream().map(GlossaryText::theme).collect(Collectors.joining("\n"));
	}

	/** A procedure as an item of a list. */
	static String line(Glossary.Entry entry) {
		String said = entry.sentence().isEmpty() ? entry.comment() : entry.sentence();
		return "- [" + entry.signature() + "](<" + SOURCE + entry.place().range().offset() + AT + entry.place().document() + ">)"
				+ (said.isEmpty() ? "" : " – " + said) + "\n";
	}

	/** Whether a link leads to a procedure. */
	static boolean isSource(String target) {
		return target.startsWith(SOURCE);
	}

	/** Whether a procedure is where a link leads. */
	static boolean isAt(TextLocation place, String target) {
		return target.equals(SOURCE + place.range().offset() + AT + place.document());
	}

	private static String theme(Glossary.Theme theme) {
		return "## " + theme.title() + "\n\n" + (theme.about().isEmpty() ? "" : theme.about() + "\n\n") + theme.entries().stream()
				.map(GlossaryText::line).collect(Collectors.joining());
	}
}
