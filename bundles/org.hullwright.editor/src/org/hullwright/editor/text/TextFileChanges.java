package org.hullwright.editor.text;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.hullwright.lang.ide.answer.TextChange;

/** From what the language service wants changed to what the workbench can do to its files. */
public final class TextFileChanges {

	private static final String TEXT_TYPE = "hull"; // picks the viewer of the preview

	private TextFileChanges() {
	}

	/** The file of the workspace behind a document; empty when there is none. */
	public static Optional<IFile> file(URI document) {
		return Stream.of(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(document)).filter(IFile::exists).findFirst();
	}

	/** Changes of one file; what is open and not saved stays so. */
	public static TextFileChange of(IFile file, List<TextChange> made) {
		var change = new TextFileChange(file.getName(), file);
		change.setEdit(edit(made));
		change.setTextType(TEXT_TYPE);
		change.setSaveMode(TextFileChange.KEEP_SAVE_STATE);
		return change;
	}

	/** Changes of one text. */
	public static TextEdit edit(List<TextChange> made) {
		var edit = new MultiTextEdit();
		made.forEach(change -> edit.addChild(new ReplaceEdit(change.range().offset(), change.range().length(), change.text())));
		return edit;
	}
}
