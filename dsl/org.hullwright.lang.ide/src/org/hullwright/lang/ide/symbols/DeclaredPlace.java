package org.hullwright.lang.ide.symbols;

import java.util.Optional;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.workspace.Documents;

/** Where the index says that something is declared. */
public final class DeclaredPlace {

	private DeclaredPlace() {}

	/** The name of a declaration in its file; empty for what has none. */
	public static Optional<TextLocation> of(FileSummary file, IEObjectDescription declared) {
		return Optional.ofNullable(declared.getUserData(Summarizer.PLACE)).map(written -> {
			String[] numbers = written.split(Summarizer.BETWEEN);
			return at(file, new TextRange(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])));
		});
	}

	/** A stretch of a file. */
	public static TextLocation at(FileSummary file, TextRange range) {
		String text = file.text();
		int start = text.lastIndexOf('\n', range.offset() - 1) + 1;
		int end = text.indexOf('\n', range.offset());
		int line = 1 + (int) text.substring(0, start).chars().filter(character -> character == '\n').count();
		return new TextLocation(Documents.of(file.getURI()), range, line, text.substring(start, end < 0 ? text.length() : end).strip());
	}
}
