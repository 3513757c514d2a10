package org.hullwright.lang.server;

import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.SymbolKind;
import org.hullwright.lang.ide.answer.ElementKind;

/** The nearest of the few sorts of things that every editor has an icon for. */
final class SymbolKinds {

	private SymbolKinds() {}

	static SymbolKind symbol(ElementKind kind) {
		return switch (kind) {
			case PACK -> SymbolKind.Package;
			case KIND, EXTENSION -> SymbolKind.Class;
			case PROPERTY -> SymbolKind.Property;
			case VALUES -> SymbolKind.Enum;
			case EFFECT -> SymbolKind.Method;
			case ROOM, CORRIDOR, EVENT, ITEM, RACE, INTRUDER, CHARACTER, TOKEN, CARD, OBJECTIVE, ACTION, COMPONENT -> SymbolKind.Struct;
			case ZONE, DECK, BAG -> SymbolKind.Array;
			case DIE, TRACK, BOARD, SPACE, PATH -> SymbolKind.Object;
			case PROCEDURE, PHASE, STEP, TEST -> SymbolKind.Function;
			case RULE -> SymbolKind.Event;
			case GAME, MODE, EXPANSION, SCENARIO -> SymbolKind.Module;
			case VARIABLE -> SymbolKind.Variable;
			case KEYWORD, ICON -> SymbolKind.Key;
		};
	}

	static CompletionItemKind completion(ElementKind kind) {
		return switch (kind) {
			case PACK -> CompletionItemKind.Module;
			case KIND, EXTENSION -> CompletionItemKind.Class;
			case PROPERTY -> CompletionItemKind.Property;
			case VALUES -> CompletionItemKind.Enum;
			case EFFECT -> CompletionItemKind.Method;
			case ROOM, CORRIDOR, EVENT, ITEM, RACE, INTRUDER, CHARACTER, TOKEN, CARD, OBJECTIVE, ACTION, COMPONENT ->
				CompletionItemKind.Struct;
			case ZONE, DECK, BAG, DIE, TRACK, BOARD, SPACE, PATH -> CompletionItemKind.Field;
			case PROCEDURE, PHASE, STEP, TEST -> CompletionItemKind.Function;
			case RULE -> CompletionItemKind.Event;
			case GAME, MODE, EXPANSION, SCENARIO -> CompletionItemKind.Module;
			case VARIABLE -> CompletionItemKind.Variable;
			case KEYWORD -> CompletionItemKind.Keyword;
			case ICON -> CompletionItemKind.Color;
		};
	}
}
