package org.hullwright.engine.lower.context;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.engine.lower.symbol.Symbols;
import org.hullwright.engine.lower.symbol.Titles;
import org.hullwright.model.Named;
import org.hullwright.model.series.Member;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.TypeInference;

/**
 * What all parts of lowering look up.
 *
 * @param round what is played
 * @param notes of the sentences that have been lowered
 * @param conditions that have been lowered
 * @param nesting of the effects in all bodies
 */
public record Pack(TypeInference types, Locals locals, Symbols symbols, SourceNumbering sources, TextNumbering texts,
		PlaceholderTargets names,
		SwitchedOn switchedOn,
		Translations translations, Round round, SentenceNotes notes, ConditionNotes conditions,
		NestingLimit nesting) {

	/** What something is called in front of people, in their language: the title an expansion gives it, its own, or else its name. */
	public String titleOf(Named named, @Nullable String own) {
		return Member.titleOf(named, translations::of)
				.orElseGet(() -> translations.of(switchedOn.titleOf(named).orElseGet(() -> Titles.of(own, named.getName()))));
	}
}
