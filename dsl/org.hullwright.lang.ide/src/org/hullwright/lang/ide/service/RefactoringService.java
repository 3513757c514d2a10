package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Renamable;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.refactoring.Refactorer;
import org.hullwright.lang.ide.rename.Renamer;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Rename and other refactorings, which say the same otherwise. Works the edits out and makes none itself. */
@Singleton
public final class RefactoringService {

	private final ModelAccess questions;
	private final PackWorkspace workspace;
	private final Renamer renamer;
	private final Refactorer refactorer;

	@Inject
	RefactoringService(ModelAccess questions, PackWorkspace workspace, Renamer renamer, Refactorer refactorer) {
		this.questions = questions;
		this.workspace = workspace;
		this.renamer = renamer;
		this.refactorer = refactorer;
	}

	/** Whether what is named at a place can get another name, and why not; empty when nothing is named there. */
	public Optional<Renamable> renamable(URI document, int offset, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> renamer.renamable(file, offset));
	}

	/** What gives another name to what is named at a place, in all packs. */
	public Rewriting rename(URI document, int offset, String name, CancelIndicator cancelled) {
		String refusal = renamable(document, offset, cancelled).map(Renamable::refusal).orElse("Nothing is named here");
		return !refusal.isEmpty()
				? new Rewriting.Refused(refusal)
				: questions.find(document, cancelled, file -> renamer.target(file, offset))
						.map(target -> questions.everywhere(document, cancelled, index -> renamer.rename(target, name, index, cancelled)))
						.orElseThrow();
	}

	/** What could be said otherwise at a selection of a document, with names and files that are free. */
	public List<Refactoring> refactorings(URI document, TextRange selection, CancelIndicator cancelled) {
		Index index = questions.everything(document, cancelled);
		return questions.ask(document, cancelled, file -> refactorer.possible(file, selection, index)).orElse(List.of());
	}

	/** What says something otherwise that means the same, or why that cannot be done. */
	public Rewriting refactor(URI document, Refactoring wish, CancelIndicator cancelled) {
		Index index = questions.everything(document, cancelled);
		return questions.ask(document, cancelled, file -> refactorer.refactor(file, workspace.folderOf(document), wish, index, cancelled))
				.orElseGet(() -> new Rewriting.Refused("There is no such file"));
	}
}
