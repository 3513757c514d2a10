package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;

/** Mends series whose components would be called like others. */
class SeriesFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(IssueCode.SERIES_TWICE, SeriesFixes::ofOwnKind);
	}

	/** What a series makes is called by its kind first, so a kind below that one makes other names. */
	private static Stream<CodeAction> ofOwnKind(Diagnostic diagnostic) {
		return Parts.words(diagnostic.place()).findFirst().map(ILeafNode::getTextRegion).stream().flatMap(word -> {
			var written = new TextRange(word.getOffset(), word.getLength());
			String kind = Parts.written(diagnostic.file(), written);
			String base = kind.substring(kind.lastIndexOf('.') + 1);
			var names = diagnostic.packs().names(diagnostic.file());
			return IntStream.iterate(2, number -> number + 1).mapToObj(number -> base + number).filter(name -> !names.isKnown(name))
					.limit(1)
					.map(name -> CodeAction.of("Let it be of a kind of its own, “" + name + "”",
							new Edit().replace(diagnostic.file(), written,
									"kind " + name + " is " + kind + "\n" + name)));
		});
	}
}
