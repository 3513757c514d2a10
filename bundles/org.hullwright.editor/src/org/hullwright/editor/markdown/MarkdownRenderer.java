package org.hullwright.editor.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Block;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.hullwright.editor.markdown.StyledMarkdown.LineBreaks;
import org.hullwright.editor.markdown.StyledMarkdown.Look;
import org.hullwright.editor.markdown.StyledMarkdown.Stretch;

/** Renders the syntax tree of CommonMark, with tables, as styled text. HTML stands as it is written. One for each text. */
final class MarkdownRenderer {

	private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create()))
			.enabledBlockTypes(enabledBlocks()).includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

	private static final String HULL = "hull"; // behind the fence of a box
	private static final String BULLET = "•  ";
	private static final String INDENT = "    "; // of a list within a list

	private final LineBreaks lineBreaks;
	private final StringBuilder text = new StringBuilder();
	private final List<Stretch> stretches = new ArrayList<>();

	private MarkdownRenderer(LineBreaks lineBreaks) {
		this.lineBreaks = lineBreaks;
	}

	static StyledMarkdown render(String markdown, LineBreaks lineBreaks) {
		var renderer = new MarkdownRenderer(lineBreaks);
		renderer.blocks(PARSER.parse(markdown), "");
		return new StyledMarkdown(renderer.finished(), renderer.stretches);
	}

	private static Set<Class<? extends Block>> enabledBlocks() {
		return Set.of(Heading.class, FencedCodeBlock.class, IndentedCodeBlock.class, ListBlock.class, ThematicBreak.class);
	}

	private String finished() {
		int end = text.length();
		while (lineBreaks == LineBreaks.AS_WRITTEN && end > 0 && text.charAt(end - 1) == '\n') {
			end--;
		}
		return text.substring(0, end);
	}

	private void blocks(Node parent, String indent) {
		for (Node block = parent.getFirstChild(); block != null; block = block.getNext()) {
			block(block, indent);
			if (block.getNext() != null && isSpaced(block, block.getNext())) {
				text.append('\n');
			}
		}
	}

	/** Renders a block with the line feed at its end. */
	private void block(Node block, String indent) {
		switch (block) {
			case Heading heading -> inlines(heading, heading.getLevel() == 1 ? Look.TITLE : Look.HEADING, "");
			case FencedCodeBlock fenced ->
				add(fenced.getLiteral().stripTrailing(), HULL.equals(fenced.getInfo()) ? Look.HULL : Look.BOX, "");
			case IndentedCodeBlock indented -> add(indented.getLiteral().stripTrailing(), Look.BOX, "");
			case ListBlock list -> {
				items(list, indent);
				return;
			}
			case TableBlock table -> {
				rows(table);
				return;
			}
			case ThematicBreak line -> text.append(line.getLiteral());
			default -> inlines(block, Look.PLAIN, "");
		}
		text.append('\n');
	}

	/**
	 * Whether an empty line comes between two blocks: where there is one in Markdown. A page has none behind headings, and one behind each
	 * box.
	 */
	private boolean isSpaced(Node block, Node next) {
		if (lineBreaks == LineBreaks.WRAPPED && block instanceof Heading) {
			return false;
		}
		return lineBreaks == LineBreaks.WRAPPED && (block instanceof FencedCodeBlock || block instanceof IndentedCodeBlock)
				|| next.getSourceSpans().getFirst().getLineIndex() - block.getSourceSpans().getLast().getLineIndex() > 1;
	}

	private void items(ListBlock list, String indent) {
		int number = list instanceof OrderedList ordered && ordered.getMarkerStartNumber() != null ? ordered.getMarkerStartNumber() : 1;
		for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
			text.append(indent).append(list instanceof BulletList ? BULLET : number++ + ". ");
			blocks(item, indent + INDENT);
			if (item.getNext() != null && isSpaced(item, item.getNext())) {
				text.append('\n');
			}
		}
	}

	/** A row of a table is a line: what it is about, and what is said of that. The heading of a table says nothing that the rows do not. */
	private void rows(Node table) {
		for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
			if (part instanceof TableRow) {
				row(part);
			} else if (!(part instanceof TableHead)) {
				rows(part);
			}
		}
	}

	private void row(Node row) {
		Node first = row.getFirstChild();
		text.append(BULLET);
		for (Node cell = first; cell != null; cell = cell.getNext()) {
			text.append(cell == first ? "" : cell == first.getNext() ? " – " : "; ");
			inlines(cell, Look.PLAIN, "");
		}
		text.append('\n');
	}

	private void inlines(Node parent, Look look, String target) {
		for (Node inline = parent.getFirstChild(); inline != null; inline = inline.getNext()) {
			inline(inline, look, target);
		}
	}

	/** @param look of what it stands in @param target of the link that it stands in; empty text outside of links */
	private void inline(Node inline, Look look, String target) {
		switch (inline) {
			case Text words -> add(words.getLiteral(), look, target);
			case Code code -> add(code.getLiteral(), stronger(look, Look.CODE), target);
			case HtmlInline html -> add(html.getLiteral(), look, target);
			case SoftLineBreak line -> add(lineBreaks == LineBreaks.WRAPPED ? " " : "\n", look, target);
			case HardLineBreak line -> add("\n", look, target);
			case StrongEmphasis bold -> inlines(bold, stronger(look, Look.BOLD), target);
			case Emphasis slanted -> inlines(slanted, stronger(look, Look.SLANTED), target);
			case Link link when look.compareTo(Look.LINK) > 0 -> inlines(link, Look.LINK, link.getDestination());
			default -> inlines(inline, look, target);
		}
	}

	private static Look stronger(Look one, Look other) {
		return one.compareTo(other) < 0 ? one : other;
	}

	/** Words that follow others of the same look make them longer. */
	private void add(String words, Look look, String target) {
		if (look != Look.PLAIN && !words.isEmpty()) {
			Stretch last = stretches.isEmpty() ? null : stretches.getLast();
			if (last != null && last.end() == text.length() && last.look() == look && last.target().equals(target)) {
				stretches.set(stretches.size() - 1, new Stretch(last.offset(), last.length() + words.length(), look, target));
			} else {
				stretches.add(new Stretch(text.length(), words.length(), look, target));
			}
		}
		text.append(words);
	}
}
