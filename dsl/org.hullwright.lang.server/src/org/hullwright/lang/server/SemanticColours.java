package org.hullwright.lang.server;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.hullwright.lang.ide.answer.Coloured;
import org.hullwright.lang.ide.answer.Coloured.Meaning;

/** Names with their meanings, in the numbers that the protocol packs them into. */
final class SemanticColours {

	/** The names of the numbers. */
	static final SemanticTokensLegend LEGEND = new SemanticTokensLegend(
			List.of(SemanticTokenTypes.Type, SemanticTokenTypes.Class, SemanticTokenTypes.Property,
					SemanticTokenTypes.Function, SemanticTokenTypes.Variable, SemanticTokenTypes.EnumMember),
			List.of(SemanticTokenModifiers.Declaration));

	private SemanticColours() {}

	static SemanticTokens of(List<Coloured> names, Lines lines) {
		var packed = new ArrayList<Integer>();
		var before = new Position(0, 0);
		for (Coloured name : names) {
			Range range = lines.range(name.range());
			Position start = range.getStart();
			if (start.getLine() == range.getEnd().getLine()) { // a name with a line end within has no place in the protocol
				boolean isSameLine = start.getLine() == before.getLine();
				packed.addAll(List.of(start.getLine() - before.getLine(),
						isSameLine ? start.getCharacter() - before.getCharacter() : start.getCharacter(),
						name.range().length(), LEGEND.getTokenTypes().indexOf(type(name.meaning())),
						name.meaning() == Meaning.DECLARATION ? 1 : 0));
				before = start;
			}
		}
		return new SemanticTokens(packed);
	}

	private static String type(Meaning meaning) {
		return switch (meaning) {
			case KIND -> SemanticTokenTypes.Type;
			case DECLARATION, COMPONENT -> SemanticTokenTypes.Class;
			case MEMBER -> SemanticTokenTypes.Property;
			case PROCEDURE -> SemanticTokenTypes.Function;
			case VARIABLE -> SemanticTokenTypes.Variable;
			case WORD -> SemanticTokenTypes.EnumMember;
		};
	}
}
