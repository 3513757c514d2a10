package org.hullwright.lang.ide.formatting;

import java.util.Comparator;
import java.util.List;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.hullwright.lang.formatting2.TextStyle;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;

/** Runs the formatter over a part of a file. */
public class Tidying {

	private final Provider<IFormatter2> formatters;
	private final Provider<FormatterRequest> requests;
	private final Provider<TextRegionAccessBuilder> regions;

	@Inject
	Tidying(Provider<IFormatter2> formatters, Provider<FormatterRequest> requests, Provider<TextRegionAccessBuilder> regions) {
		this.formatters = formatters;
		this.requests = requests;
		this.regions = regions;
	}

	/** The changes, in the order of the text; none when the text cannot be read. */
	public List<TextChange> format(XtextResource file, TextRange range, TextStyle style) {
		if (!file.getParseResult().hasSyntaxErrors()) {
			FormatterRequest request = requests.get();
			request.setTextRegionAccess(regions.get().forNodeModel(file).create());
			style.ask(request);
			int begin = beginning(file.getParseResult().getRootNode().getText(), range.offset());
			request.addRegion(new TextRegion(begin, range.offset() + range.length() - begin));
			return formatters.get().format(request).stream()
					.map(change -> new TextChange(new TextRange(change.getOffset(), change.getLength()), change.getReplacementText()))
					.sorted(Comparator.comparingInt(change -> change.range().offset())).toList();
		}
		return List.of();
	}

	/**
	 * Where the blanks before a stretch begin when they are all that is before it in its line: how far the line is indented is part of it.
	 */
	private static int beginning(String text, int offset) {
		String before = text.substring(0, Math.min(offset, text.length()));
		int begin = before.stripTrailing().length();
		return begin == 0 || before.indexOf('\n', begin) >= 0 ? begin : offset;
	}
}
