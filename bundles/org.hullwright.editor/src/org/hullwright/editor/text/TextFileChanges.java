package org.hullwright.editor.text;

import java.net.URI;
import java.util.Comparator;
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

	private TextFileChanges() {}

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

	/** Where a place of the text that changes lead to is when what they write anew is indented as the author likes it. */
	public static int indented(int place, List<TextChange> made) {
		int longer = 0;
		int shift = 0;
		for (TextChange change : made.stream().sorted(Comparator.comparingInt(each -> each.range().offset())).toList()) {
			int start = change.range().offset() + shift;
			String before = change.text().substring(0, Math.clamp(place - start, 0, change.text().length()));
			longer += Indentation.asWished(before).length() - before.length();
			shift += change.text().length() - change.range().length();
		}
		return place + longer;
	}

	/** Changes of one text. What is written anew is indented as the author likes it. */
	public static TextEdit edit(List<TextChange> made) {
		var edit = new MultiTextEdit();
		made.forEach(change -> edit
				.addChild(new ReplaceEdit(change.range().offset(), change.range().length(), Indentation.asWished(change.text()))));
		return edit;
	}
}
