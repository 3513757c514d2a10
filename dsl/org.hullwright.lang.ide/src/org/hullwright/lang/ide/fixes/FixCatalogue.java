package org.hullwright.lang.ide.fixes;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.hullwright.lang.issue.IssueCode;

/** The catalogue of quick fixes, by issue code. A code is fixed by one concern at most. */
@Singleton
public class FixCatalogue {

	private final Map<IssueCode, CodeActionProvider> fixers = new EnumMap<>(IssueCode.class);

	@Inject
	FixCatalogue(SyntaxFixes syntax, TypeFixes types, NameFixes names, PackFixes packs, ConditionFixes conditions, AbsenceFixes absences,
			NumberFixes numbers, SentenceFixes sentences,
			CallFixes calls, ComponentFixes components, SeriesFixes series, DirectionFixes directions, TextFixes texts,
			SpellingFixes spelling, UnusedFixes unused,
			ExpansionFixes expansions, BoardFixes boards, BoardSideFixes sides, DesignFixes designs, ChapterFixes chapters) {
		List.of(syntax.fixers(), types.fixers(), names.fixers(), packs.fixers(), conditions.fixers(), absences.fixers(), numbers.fixers(),
				sentences.fixers(), calls.fixers(), components.fixers(), series.fixers(), directions.fixers(),
				texts.fixers(), spelling.fixers(), unused.fixers(), expansions.fixers(), boards.fixers(),
				sides.fixers(), designs.fixers(), chapters.fixers()).forEach(this::register);
	}

	private void register(Map<IssueCode, CodeActionProvider> more) {
		more.forEach((code, fixer) -> {
			if (fixers.put(code, fixer) != null) {
				throw new IllegalStateException(code + " is mended by two concerns");
			}
		});
	}

	/** The codes for which a way to mend them may be known. */
	public Set<IssueCode> fixable() {
		return Set.copyOf(fixers.keySet());
	}

	/** Who mends problems of a code; nobody when there is no way that makes sense for all of them. */
	CodeActionProvider of(IssueCode code) {
		return fixers.getOrDefault(code, diagnostic -> Stream.empty());
	}
}
