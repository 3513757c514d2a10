package org.hullwright.lang.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.ImplementationParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Occurrence.Role;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.server.BackgroundRequests.Asked;

/** What happens to documents, and what is asked about them. */
@NonNullByDefault({ DefaultLocation.RETURN_TYPE, DefaultLocation.FIELD }) // the protocol says nothing of its parameters
final class DocumentRequests implements TextDocumentService {

	private final HullLanguageService service;
	private final BackgroundRequests questions;
	private final OpenDocuments open;
	private final ProblemReports problems;
	private final Editor editor;

	DocumentRequests(HullLanguageService service, BackgroundRequests questions, OpenDocuments open, ProblemReports problems,
			Editor editor) {
		this.service = service;
		this.questions = questions;
		this.open = open;
		this.problems = problems;
		this.editor = editor;
	}

	@Override
	public void didOpen(DidOpenTextDocumentParams params) {
		open.open(params.getTextDocument());
		problems.typed();
	}

	@Override
	public void didChange(DidChangeTextDocumentParams params) {
		open.change(params.getTextDocument(), params.getContentChanges());
		problems.typed();
	}

	@Override
	public void didClose(DidCloseTextDocumentParams params) {
		String address = params.getTextDocument().getUri();
		URI document = Addresses.document(address);
		open.close(document);
		problems.closed(address, document);
	}

	@Override
	public void didSave(DidSaveTextDocumentParams params) {
		URI document = Addresses.document(params.getTextDocument().getUri());
		if (Addresses.isFile(document)) {
			service.workspace().changedOnDisk(List.of(Path.of(document)));
			problems.saved(document);
		}
	}

	@Override
	public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
		return at(params, (asked, offset) -> Either.forRight(
				new Completions(asked.lines(), editor.fillsIn())
						.of(service.writing().proposals(asked.document(), offset, asked.cancelled()))));
	}

	@Override
	public CompletableFuture<Hover> hover(HoverParams params) {
		return at(params, (asked, offset) -> service.reading().explain(asked.document(), offset, asked.cancelled())
				.<@Nullable Hover>map(explained -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, explained.markdown()),
						asked.lines().range(explained.range())))
				.orElse(null));
	}

	@Override
	public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams params) {
		return at(params, (asked, offset) -> Either.forLeft(
				locations(service.navigating().definition(asked.document(), offset, asked.cancelled()).map(link -> link.target()).stream()
						.toList())));
	}

	@Override
	public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> typeDefinition(TypeDefinitionParams params) {
		return at(params, (asked, offset) -> Either.forLeft(
				locations(service.navigating().typeDefinition(asked.document(), offset, asked.cancelled()).map(link -> link.target())
						.stream().toList())));
	}

	@Override
	public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> implementation(ImplementationParams params) {
		return at(params, (asked, offset) -> Either
				.forLeft(locations(service.navigating().implementations(asked.document(), offset, asked.cancelled()))));
	}

	@Override
	public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(PrepareRenameParams params) {
		return at(params, (asked, offset) -> new Renames(service).prepared(asked, offset));
	}

	@Override
	public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
		return at(params, (asked, offset) -> new Renames(service).edit(asked, offset, params.getNewName()));
	}

	@Override
	public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
		return at(params, (asked, offset) -> service.writing().signature(asked.document(), offset, asked.cancelled())
				.<@Nullable SignatureHelp>map(DocumentRequests::help).orElse(null));
	}

	private static SignatureHelp help(Signature signature) {
		var information = new SignatureInformation(signature.label(), new MarkupContent(MarkupKind.MARKDOWN, signature.documentation()),
				signature.parameters().stream().map(range -> {
					var parameter = new ParameterInformation();
					parameter.setLabel(Tuple.two(range.offset(), range.end()));
					return parameter;
				}).toList());
		// One behind the last, when all are given: the protocol has no word for none.
		return new SignatureHelp(List.of(information), 0, signature.active() < 0 ? signature.parameters().size() : signature.active());
	}

	@Override
	public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(CallHierarchyPrepareParams params) {
		return at(params, (asked, offset) -> service.callHierarchy().itemAt(asked.document(), offset, asked.cancelled())
				.map(item -> List.of(new CallHierarchy(service).item(item))).orElse(null));
	}

	@Override
	public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(CallHierarchyIncomingCallsParams params) {
		CallHierarchyItem item = params.getItem();
		return questions.about(item.getUri(), asked -> {
			var hierarchy = new CallHierarchy(service);
			return service.callHierarchy()
					.callers(asked.document(), asked.lines().offset(item.getSelectionRange().getStart()), asked.cancelled())
					.stream().map(hierarchy::caller).toList();
		});
	}

	@Override
	public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(CallHierarchyOutgoingCallsParams params) {
		CallHierarchyItem item = params.getItem();
		return questions.about(item.getUri(), asked -> {
			var hierarchy = new CallHierarchy(service);
			return service.callHierarchy()
					.called(asked.document(), asked.lines().offset(item.getSelectionRange().getStart()), asked.cancelled())
					.stream()
					.map(call -> hierarchy.called(call, asked.document())).toList();
		});
	}

	@Override
	public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
		return questions.about(params.getTextDocument().getUri(),
				asked -> service.reading().lenses(asked.document(), asked.cancelled()).stream()
						.map(lens -> new CodeLens(asked.lines().range(lens.name()), new Command(lens.words(), ""), null)).toList());
	}

	@Override
	public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
		return questions.about(params.getTextDocument().getUri(), asked -> {
			TextRange shown = asked.lines().range(params.getRange());
			return service.reading().hints(asked.document(), asked.cancelled()).stream().filter(hint -> shown.touches(hint.offset()))
					.map(hint -> {
						var told = new InlayHint(asked.lines().position(hint.offset()), Either.forLeft(hint.text()));
						told.setTooltip(hint.reason());
						told.setPaddingLeft(true);
						return told;
					}).toList();
		});
	}

	@Override
	public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
		return questions.about(params.getTextDocument().getUri(), asked -> params.getPositions().stream().map(position -> {
			SelectionRange outer = null;
			for (TextRange range : service.reading().selections(asked.document(), asked.lines().offset(position), asked.cancelled())
					.reversed()) {
				outer = new SelectionRange(asked.lines().range(range), outer);
			}
			return outer == null ? new SelectionRange(new Range(position, position), null) : outer;
		}).toList());
	}

	@Override
	public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
		return questions.about(params.getTextDocument().getUri(),
				asked -> service.navigating().links(asked.document(), asked.cancelled()).stream()
						.map(link -> new DocumentLink(asked.lines().range(link.word()), link.target().document().toString())).toList());
	}

	@Override
	public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
		return at(params, (asked, offset) -> {
			List<TextLocation> places = service.navigating().references(asked.document(), offset, asked.cancelled());
			return locations(params.getContext().isIncludeDeclaration() || places.isEmpty() ? places : places.subList(1, places.size()));
		});
	}

	@Override
	public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
		return at(params, (asked, offset) -> service.navigating().occurrences(asked.document(), offset, asked.cancelled()).stream()
				.map(occurrence -> new DocumentHighlight(asked.lines().range(occurrence.range()),
						occurrence.role() == Role.DECLARES ? DocumentHighlightKind.Write : DocumentHighlightKind.Read))
				.toList());
	}

	@Override
	public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(DocumentSymbolParams params) {
		return questions.about(params.getTextDocument().getUri(),
				asked -> service.symbols().outline(asked.document(), asked.cancelled()).stream()
						.map(entry -> Either.<SymbolInformation, DocumentSymbol>forRight(symbol(entry, asked.lines()))).toList());
	}

	private static DocumentSymbol symbol(OutlineEntry entry, Lines lines) {
		return new DocumentSymbol(entry.name(), SymbolKinds.symbol(entry.kind()), lines.range(entry.range()),
				lines.range(entry.nameRange()), entry.title(),
				entry.children().stream().map(child -> symbol(child, lines)).toList());
	}

	@Override
	public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
		return questions.about(params.getTextDocument().getUri(), asked -> {
			var found = new ArrayList<FoldingRange>();
			for (TextRange range : service.reading().foldings(asked.document(), asked.cancelled())) {
				boolean isComment = asked.lines().text().startsWith("/*", range.offset());
				int first = asked.lines().position(range.offset()).getLine();
				int last = asked.lines().position(range.end()).getLine() - (isComment ? 0 : 1); // the closing brace stays to be seen
				if (last > first) {
					var folding = new FoldingRange(first, last);
					folding.setKind(isComment ? FoldingRangeKind.Comment : FoldingRangeKind.Region);
					found.add(folding);
				}
			}
			return found;
		});
	}

	@Override
	public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
		return questions.about(params.getTextDocument().getUri(),
				asked -> SemanticColours.of(service.reading().colours(asked.document(), asked.cancelled()), asked.lines()));
	}

	@Override
	public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
		return questions.about(params.getTextDocument().getUri(), asked -> tidy(asked, asked.lines().all(), params.getOptions()));
	}

	@Override
	public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
		return questions.about(params.getTextDocument().getUri(),
				asked -> tidy(asked, asked.lines().range(params.getRange()), params.getOptions()));
	}

	private List<TextEdit> tidy(Asked asked, TextRange range, FormattingOptions wishes) {
		String indentation = wishes.isInsertSpaces() && wishes.getTabSize() > 0 ? " ".repeat(wishes.getTabSize()) : "\t";
		List<TextChange> changes = service.writing().format(asked.document(), range, indentation, asked.cancelled());
		return changes.stream().map(change -> new TextEdit(asked.lines().range(change.range()), change.text())).toList();
	}

	@Override
	public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
		String address = params.getTextDocument().getUri();
		return questions.about(address, asked -> new CodeActions(service, address, asked).at(asked.lines().range(params.getRange()),
				params.getContext().getOnly()));
	}

	@Override
	public CompletableFuture<CodeAction> resolveCodeAction(CodeAction chosen) {
		return chosen.getData() == null
				? CompletableFuture.completedFuture(chosen)
				: questions.about(Chosen.in(chosen).document(), asked -> CodeActions.resolved(chosen, service, asked));
	}

	private List<Location> locations(List<TextLocation> places) {
		var locations = new Locations(service);
		return places.stream().map(locations::of).toList();
	}

	private <T> CompletableFuture<T> at(TextDocumentPositionParams params, Answer<T> answer) {
		return questions.about(params.getTextDocument().getUri(), asked -> answer.at(asked, asked.lines().offset(params.getPosition())));
	}

	/** Answers a question about a place. */
	private interface Answer<T> {

		T at(Asked asked, int offset);
	}
}
