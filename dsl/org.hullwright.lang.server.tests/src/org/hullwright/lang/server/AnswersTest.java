package org.hullwright.lang.server;

import static org.hullwright.lang.server.fixture.Typist.get;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.ImplementationParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentContentParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.hullwright.lang.server.fixture.Typist;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each question that an editor can ask, and its answer. */
class AnswersTest {

	private static final String HOUSE = "pack house { version 1.0.0 }\n/* Lights up a Room. */\ntoken Lamp \"Old Lamp\" { copies: 2 }\nroom Hall\n";
	private static final String USES = """
			pack house
			/*
			 * In the evening.
			 */
			procedure Light in place: room {
				place Lamp in place
			}
			procedure Evening {
				do Light in Hall
			}
			""";

	@TempDir
	private Path folder;
	private Typist typist;

	@BeforeEach
	void aHouse() {
		typist = Typist.in(folder).file("house/pack.hull", HOUSE).file("house/more.hull", USES).hello();
	}

	@AfterEach
	void closed() {
		typist.close();
	}

	@Test
	void completion_offers_names_with_their_documentation() {
		CompletionItem lamp = completion("La", "procedure P { place La<|> in Hall }", "Lamp");
		assertEquals("Old Lamp · house", lamp.getDetail());
		assertEquals("Lights up a Room.", lamp.getDocumentation().getRight().getValue());
		assertEquals(new Range(new Position(1, 20), new Position(1, 22)), lamp.getTextEdit().getLeft().getRange());
		assertEquals("Lamp", lamp.getTextEdit().getLeft().getNewText());
	}

	@Test
	void completion_offers_whole_sentences_with_places_to_fill_in() {
		CompletionItem token = completion("tok", "tok<|>", "token …");
		assertEquals(InsertTextFormat.Snippet, token.getInsertTextFormat());
		assertEquals("token ${1:NewToken} \"${2:New Token}\" {\n\tcopies: ${3:1}\n}$0", token.getTextEdit().getLeft().getNewText());
	}

	private CompletionItem completion(String begun, String text, String label) {
		Position caret = typist.type("house/new.hull", "pack house\n" + text + "\n");
		List<CompletionItem> items = get(ask().completion(new CompletionParams(typist.document("house/new.hull"), caret))).getRight()
				.getItems();
		return items.stream().filter(item -> item.getLabel().equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(
						label + " is not offered for " + begun + " but " + items.stream().map(CompletionItem::getLabel).toList()));
	}

	@Test
	void hover_explains_the_word_under_the_mouse() {
		var hover = get(ask().hover(new HoverParams(typist.document("house/more.hull"), new Position(5, 9))));
		assertTrue(hover.getContents().getRight().getValue().startsWith("**token Lamp** — Old Lamp"), hover.toString());
		assertEquals(new Range(new Position(5, 7), new Position(5, 11)), hover.getRange());
	}

	@Test
	void a_definition_is_found_in_another_file() {
		var found = get(ask().definition(new DefinitionParams(typist.document("house/more.hull"), new Position(5, 9)))).getLeft();
		assertEquals(List.of("house/pack.hull 2:6"), told(found));
	}

	@Test
	void what_is_built_in_leads_to_the_text_of_the_library() {
		var library = get(ask().definition(new DefinitionParams(typist.document("house/more.hull"), new Position(4, 27)))).getLeft()
				.getFirst();
		assertEquals("hull:/library/core.hull", library.getUri());
		String text = get(typist.server().getWorkspaceService().textDocumentContent(new TextDocumentContentParams(library.getUri())))
				.getText();
		assertEquals("room", new Lines(text).text().lines().toList().get(library.getRange().getStart().getLine())
				.substring(library.getRange().getStart().getCharacter(), library.getRange().getEnd().getCharacter()));
	}

	@Test
	void references_are_found_with_and_without_the_declaration() {
		assertEquals(List.of("house/pack.hull 2:6", "house/more.hull 5:7"), told(references(true)));
		assertEquals(List.of("house/more.hull 5:7"), told(references(false)));
	}

	private List<? extends Location> references(boolean withDeclaration) {
		return get(ask().references(
				new ReferenceParams(typist.document("house/more.hull"), new Position(5, 9), new ReferenceContext(withDeclaration))));
	}

	@Test
	void the_places_of_a_name_in_its_document_are_marked() {
		assertEquals(List.of("Write 4:19", "Read 5:15"),
				get(ask().documentHighlight(new DocumentHighlightParams(typist.document("house/more.hull"), new Position(5, 16)))).stream()
						.map(found -> found.getKind() + " " + found.getRange().getStart().getLine() + ":"
								+ found.getRange().getStart().getCharacter())
						.toList());
	}

	@Test
	void the_declarations_of_a_document_are_listed() {
		var symbols = get(ask().documentSymbol(new DocumentSymbolParams(typist.document("house/pack.hull"))));
		assertEquals(List.of("house", "Lamp", "Hall"), symbols.stream().map(symbol -> symbol.getRight().getName()).toList());
	}

	@Test
	void declarations_are_found_by_some_letters_of_their_names() {
		assertEquals(List.of("Light house"), symbols("lgt"));
		assertEquals(List.of("Light house", "Lamp house", "Hall house"),
				symbols("l").stream().filter(found -> !found.startsWith("P ")).sorted((one, other) -> other.compareTo(one)).toList());
		assertEquals(List.of(), symbols("zzz"));
	}

	private List<String> symbols(String letters) {
		return get(typist.server().getWorkspaceService().symbol(new WorkspaceSymbolParams(letters))).getRight().stream()
				.map(symbol -> symbol.getName() + " " + symbol.getContainerName()).toList();
	}

	@Test
	void blocks_fold_to_the_line_before_their_brace_and_comments_to_their_last() {
		List<FoldingRange> found = get(ask().foldingRange(new FoldingRangeRequestParams(typist.document("house/more.hull"))));
		assertEquals(List.of("comment 1-3", "region 4-5", "region 7-8"),
				found.stream().map(range -> range.getKind() + " " + range.getStartLine() + "-" + range.getEndLine()).toList());
	}

	@Test
	void formatting_tidies() {
		typist.type("house/more.hull", "pack house\nprocedure   Light {   place Lamp in Hall }\n");
		var edits = get(
				ask().formatting(new DocumentFormattingParams(typist.document("house/more.hull"), new FormattingOptions(4, false))));
		assertTrue(edits.stream().anyMatch(
				edit -> edit.getRange().equals(new Range(new Position(1, 9), new Position(1, 12))) && edit.getNewText().equals(" ")),
				edits.toString());
	}

	@Test
	void formatting_indents_as_the_editor_wishes() {
		typist.type("house/more.hull", "pack house\nprocedure Light {\nplace Lamp in Hall\n}\n");
		for (var wish : Map
				.of(new FormattingOptions(4, false), "\t", new FormattingOptions(2, true), "  ", new FormattingOptions(0, true), "\t")
				.entrySet()) {
			var edits = get(ask().formatting(new DocumentFormattingParams(typist.document("house/more.hull"), wish.getKey())));
			assertEquals(List.of("\n" + wish.getValue()), edits.stream().map(TextEdit::getNewText).toList());
		}
	}

	@Test
	void names_have_the_colours_of_what_they_mean() {
		List<Integer> packed = get(ask().semanticTokensFull(new SemanticTokensParams(typist.document("house/pack.hull")))).getData();
		assertEquals(List.of(0, 5, 5), packed.subList(0, 3));
		assertEquals(List.of(2, 6, 4, 1, 1), packed.subList(5, 10)); // Lamp is declared, two lines below the pack
	}

	@Test
	void a_name_that_is_nearly_right_can_be_mended() {
		typist.type("house/new.hull", "pack house\nprocedure P { place Lamb in Hall }\n");
		var params = new CodeActionParams(typist.document("house/new.hull"), new Range(new Position(1, 21), new Position(1, 21)),
				new CodeActionContext(List.of()));
		var fix = get(ask().codeAction(params)).getFirst().getRight();
		assertEquals("Change to “Lamp”", fix.getTitle());
		assertEquals("Lamp", fix.getEdit().getChanges().get(typist.address("house/new.hull")).getFirst().getNewText());
	}

	@Test
	void whatever_keeps_the_meaning_is_mended_when_it_is_asked_for_by_name() {
		typist.type("house/new.hull",
				"pack house\nstate warmth: number = 0\nprocedure P { increase warmth by 0 place Lamp in Hall if 1 = 1 { say \"lit\" } }\n");
		assertEquals(List.of(), titles(List.of(), "Mend all that can be mended safely"));
		assertEquals(List.of("Mend all that can be mended safely"), titles(List.of(CodeActionKind.SourceFixAll), ""));
	}

	private List<String> titles(List<String> kinds, String wanted) {
		var params = new CodeActionParams(typist.document("house/new.hull"), range(0, 0, 0), new CodeActionContext(List.of(), kinds));
		return get(ask().codeAction(params)).stream().map(action -> action.getRight().getTitle()).filter(title -> title.contains(wanted))
				.toList();
	}

	@Test
	void a_kind_of_problems_is_mended_in_the_pack_when_that_is_chosen() {
		typist.file("house/cold.hull", "pack house\nstate cold: number = 0\nprocedure Cold { increase cold by 0 say \"cold\" }\n");
		typist.server().getWorkspaceService().didChangeWatchedFiles(
				new DidChangeWatchedFilesParams(List.of(new FileEvent(typist.address("house/cold.hull"), FileChangeType.Created))));
		typist.expectProblems("house/cold.hull", "3 EFFECT_IDLE");
		typist.type("house/new.hull", "pack house\nstate warmth: number = 0\nprocedure Warm { increase warmth by 0 say \"warm\" }\n");
		var params = new CodeActionParams(typist.document("house/new.hull"), range(2, 20, 20), new CodeActionContext(List.of()));
		var offered = get(ask().codeAction(params)).stream().map(action -> action.getRight())
				.filter(action -> action.getTitle().endsWith("in the pack")).findFirst().orElseThrow();
		var changed = get(ask().resolveCodeAction(offered)).getEdit().getChanges().keySet();
		assertEquals(Set.of(typist.address("house/cold.hull"), typist.address("house/new.hull")), changed);
	}

	@Test
	void sentences_become_a_procedure_when_that_is_chosen() {
		typist.type("house/new.hull", "pack house\nprocedure P { place Lamp in Hall }\n");
		var params = new CodeActionParams(typist.document("house/new.hull"), range(1, 14, 32),
				new CodeActionContext(List.of(), List.of(CodeActionKind.RefactorExtract)));
		var offered = get(ask().codeAction(params)).stream().map(action -> action.getRight()).toList();
		assertEquals(List.of("Extract procedure “Extracted”"), offered.stream().map(action -> action.getTitle()).toList());
		var edits = get(ask().resolveCodeAction(offered.getFirst())).getEdit().getChanges().get(typist.address("house/new.hull"));
		assertEquals(List.of("do Extracted", "\n\nprocedure Extracted {\n\tplace Lamp in Hall\n}"),
				edits.stream().map(TextEdit::getNewText).toList());
	}

	@Test
	void a_declaration_moves_to_a_file_that_is_made() {
		typist.type("house/new.hull", "pack house\nroom Cellar\n");
		var params = new CodeActionParams(typist.document("house/new.hull"), range(1, 6, 6),
				new CodeActionContext(List.of(), List.of(CodeActionKind.RefactorMove)));
		var offered = get(ask().codeAction(params)).getFirst().getRight();
		assertEquals("Move to “cellar.hull”", offered.getTitle());
		var steps = get(ask().resolveCodeAction(offered)).getEdit().getDocumentChanges();
		assertEquals(List.of(typist.address("house/cellar.hull")),
				steps.stream().filter(Either::isRight).map(step -> ((CreateFile) step.getRight()).getUri()).toList());
	}

	@Test
	void another_name_is_given_in_all_files() {
		var prepared = get(ask().prepareRename(new PrepareRenameParams(typist.document("house/more.hull"), new Position(5, 9))))
				.getSecond();
		assertEquals("Lamp", prepared.getPlaceholder());
		var edit = get(ask().rename(new RenameParams(typist.document("house/more.hull"), new Position(5, 9), "Torch")));
		assertEquals(Map.of(typist.address("house/pack.hull"), List.of(new TextEdit(range(2, 6, 10), "Torch")),
				typist.address("house/more.hull"), List.of(new TextEdit(range(5, 7, 11), "Torch"))), edit.getChanges());
	}

	@Test
	void a_name_that_is_taken_is_refused_with_the_reason() {
		var answer = ask().rename(new RenameParams(typist.document("house/more.hull"), new Position(5, 9), "Hall"));
		var refusal = assertThrows(ExecutionException.class, () -> answer.get(60, TimeUnit.SECONDS));
		assertTrue(refusal.getMessage().contains("“Hall” is declared already at pack.hull:4: room Hall"), refusal.getMessage());
	}

	@Test
	void types_and_what_fills_them_are_found() {
		assertEquals("hull:/library/core.hull",
				get(ask().typeDefinition(new TypeDefinitionParams(typist.document("house/more.hull"), new Position(5, 9)))).getLeft()
						.getFirst().getUri());
		typist.type("house/new.hull", "pack house\nexpansion Dark { instead of Light { proceed } }\n");
		assertEquals(List.of("house/new.hull 1:28"), told(
				get(ask().implementation(new ImplementationParams(typist.document("house/more.hull"), new Position(4, 11)))).getLeft()));
	}

	@Test
	void a_call_tells_what_it_wants() {
		var help = get(ask().signatureHelp(new SignatureHelpParams(typist.document("house/more.hull"), new Position(8, 14))));
		assertEquals("procedure Light in place: room", help.getSignatures().getFirst().getLabel());
		assertEquals(0, help.getActiveParameter());
	}

	@Test
	void calls_are_followed_both_ways() {
		var light = get(ask().prepareCallHierarchy(new CallHierarchyPrepareParams(typist.document("house/more.hull"), new Position(4, 11))))
				.getFirst();
		var evening = get(ask().callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(light))).getFirst();
		assertEquals("Evening", evening.getFrom().getName());
		assertEquals(List.of(range(8, 4, 9)), evening.getFromRanges());
		assertEquals("Light", get(ask().callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(evening.getFrom()))).getFirst()
				.getTo().getName());
	}

	@Test
	void declarations_tell_how_often_they_are_named_once_the_packs_are_checked() {
		typist.file("house/new.hull", "pack house\nroom Hell { walls: 3 }\n");
		typist.server().getWorkspaceService().didChangeWatchedFiles(
				new DidChangeWatchedFilesParams(List.of(new FileEvent(typist.address("house/new.hull"), FileChangeType.Created))));
		typist.expectProblems("house/new.hull", "2 UNKNOWN_MEMBER");
		var lenses = get(ask().codeLens(new CodeLensParams(typist.document("house/pack.hull"))));
		assertEquals(List.of("1 reference", "1 reference"), lenses.stream().map(lens -> lens.getCommand().getTitle()).toList());
	}

	@Test
	void the_cards_of_a_deck_are_counted() {
		typist.type("house/new.hull", "pack house\ndeck Shelf of token { contains Lamp }\n");
		var hints = get(
				ask().inlayHint(new InlayHintParams(typist.document("house/new.hull"), new Range(new Position(0, 0), new Position(2, 0)))));
		assertEquals(List.of("2 in all", "×2"), hints.stream().map(hint -> hint.getLabel().getLeft()).toList());
	}

	@Test
	void the_selection_grows() {
		var word = get(ask().selectionRange(new SelectionRangeParams(typist.document("house/more.hull"), List.of(new Position(5, 9)))))
				.getFirst();
		assertEquals(range(5, 7, 11), word.getRange());
		assertEquals(range(5, 1, 20), word.getParent().getRange());
	}

	@Test
	void required_packs_are_links() {
		typist.type("shed/pack.hull", "pack shed { version 1.0.0 requires house }\n");
		assertEquals(List.of(typist.address("house/pack.hull")),
				get(ask().documentLink(new DocumentLinkParams(typist.document("shed/pack.hull")))).stream().map(link -> link.getTarget())
						.toList());
	}

	private static Range range(int line, int start, int end) {
		return new Range(new Position(line, start), new Position(line, end));
	}

	private TextDocumentService ask() {
		return typist.server().getTextDocumentService();
	}

	private List<String> told(List<? extends Location> locations) {
		String home = folder.toAbsolutePath().toUri().toString();
		return locations.stream().map(found -> found.getUri().replace(home, "") + " "
				+ found.getRange().getStart().getLine() + ":" + found.getRange().getStart().getCharacter()).toList();
	}
}
