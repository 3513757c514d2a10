package org.hullwright.playtest.design;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.lang.design.BoxReader;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.ide.design.DesignForm;

/**
 * Something that a box can show.
 *
 * @param label in words
 */
record ContentChoice(String label, Content content) {

	private static final ContentChoice TEXT = new ContentChoice("a text of your own", new Content.Written("{title}"));
	private static final List<ContentChoice> ALWAYS = List.of(new ContentChoice("nothing by itself", new Content.Nothing()),
			new ContentChoice("title", new Content.Title()), new ContentChoice("kind", BoxReader.KIND),
			new ContentChoice("text", new Content.Rules()), new ContentChoice("picture", new Content.Illustration()),
			new ContentChoice("icon", new Content.Symbol()), new ContentChoice("other printed values", new Content.Facts()));

	/** All that a box of a design can show. */
	static List<ContentChoice> in(DesignForm form) {
		return Stream.of(ALWAYS.stream(),
				form.printed().stream().map(value -> new ContentChoice(value.label(), new Content.Fact(value.name()))), Stream.of(TEXT))
				.flatMap(choices -> choices).toList();
	}

	/** Whether it is what a box shows, whatever its own text is. */
	boolean isOf(Content present) {
		return content.equals(present) || this == TEXT && isOwnText(present);
	}

	/** Whether a box shows a text of its author. */
	static boolean isOwnText(Content present) {
		return present instanceof Content.Written && !present.equals(BoxReader.KIND);
	}
}
