package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.IndexView;
import org.hullwright.lang.ide.index.VisibleFiles;
import org.hullwright.lang.ide.spelling.SpellCheck;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;

/** Mends misspelt words, or makes them words of the pack. */
class SpellingFixes {

	private static final int MOST = 4;

	private final SpellCheck spelling;

	@Inject
	SpellingFixes(SpellCheck spelling) {
		this.spelling = spelling;
	}

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider meant = this::meant;
		return Map.of(IssueCode.WORD_UNKNOWN, meant.or(SpellingFixes::right));
	}

	private Stream<CodeAction> meant(Diagnostic diagnostic) {
		VisibleFiles visible = IndexView.of(diagnostic.file().getResourceSet()).files();
		return spelling.similar(diagnostic.told("word"), diagnostic.told("language"), visible).limit(MOST)
				.map(word -> CodeAction.of("Change to “" + word + "”", new Edit().replace(diagnostic.file(), diagnostic.range(), word)));
	}

	private static Stream<CodeAction> right(Diagnostic diagnostic) {
		String word = diagnostic.told("word");
		return diagnostic.manifest()
				.map(manifest -> CodeAction.of("“" + word + "” is right: make it a word of this pack", listed('"' + word + '"', manifest)))
				.stream();
	}

	private static Edit listed(String word, PackClause manifest) {
		return Parts.rangesOf(manifest, HullPackage.Literals.PACK_CLAUSE__WORDS).stream().map(TextRange::end).reduce((first, last) -> last)
				.map(end -> new Edit().insert(Parts.fileOf(manifest), end, ", " + word))
				.orElseGet(() -> new Edit().append(manifest, "words " + word));
	}
}
