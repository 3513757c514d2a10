package org.hullwright.lang.server;

import java.util.List;

import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentContentRegistrationOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.hullwright.lang.ide.HullLanguageService;

/** What this server can be asked. */
final class Capabilities {

	private Capabilities() {}

	static ServerCapabilities ours() {
		var ours = new ServerCapabilities();
		ours.setTextDocumentSync(synchronization());
		ours.setCompletionProvider(new CompletionOptions(false, List.of(".")));
		ours.setHoverProvider(true);
		ours.setDefinitionProvider(true);
		ours.setTypeDefinitionProvider(true);
		ours.setImplementationProvider(true);
		ours.setReferencesProvider(true);
		ours.setRenameProvider(new RenameOptions(true));
		ours.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ")));
		ours.setCallHierarchyProvider(true);
		ours.setCodeLensProvider(new CodeLensOptions(false));
		ours.setInlayHintProvider(true);
		ours.setSelectionRangeProvider(true);
		ours.setDocumentLinkProvider(new DocumentLinkOptions(false));
		ours.setDocumentHighlightProvider(true);
		ours.setDocumentSymbolProvider(true);
		ours.setWorkspaceSymbolProvider(true);
		ours.setFoldingRangeProvider(true);
		ours.setDocumentFormattingProvider(true);
		ours.setDocumentRangeFormattingProvider(true);
		ours.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(SemanticColours.LEGEND, true));
		ours.setCodeActionProvider(codeActions());
		ours.setWorkspace(workspace());
		return ours;
	}

	private static CodeActionOptions codeActions() {
		var options = new CodeActionOptions(
				List.of(CodeActionKind.QuickFix, CodeActionKind.RefactorExtract, CodeActionKind.RefactorInline, CodeActionKind.RefactorMove,
						CodeActionKind.SourceFixAll));
		options.setResolveProvider(true);
		return options;
	}

	private static TextDocumentSyncOptions synchronization() {
		var options = new TextDocumentSyncOptions();
		options.setOpenClose(true);
		options.setChange(TextDocumentSyncKind.Incremental);
		options.setSave(new SaveOptions(false));
		return options;
	}

	private static WorkspaceServerCapabilities workspace() {
		var folders = new WorkspaceFoldersOptions();
		folders.setSupported(true);
		folders.setChangeNotifications(true);
		var workspace = new WorkspaceServerCapabilities(folders);
		workspace.setTextDocumentContent(new TextDocumentContentRegistrationOptions(List.of(HullLanguageService.LIBRARY.getScheme())));
		return workspace;
	}
}
