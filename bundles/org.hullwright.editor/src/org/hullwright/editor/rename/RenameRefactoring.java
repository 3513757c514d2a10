package org.hullwright.editor.rename;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.RewritingRefactoring;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Rewriting;

/** Another name in all files. A file that was saved before is saved after; one that was being edited stays so. */
public final class RenameRefactoring extends RewritingRefactoring {

	private final HullDocument text;
	private final int offset;
	private final String oldName;
	private String newName;

	/**
	 * @param text where the author asked for it
	 * @param offset at the name
	 */
	public RenameRefactoring(HullDocument text, int offset, String oldName) {
		this.text = text;
		this.offset = offset;
		this.oldName = oldName;
		this.newName = oldName;
	}

	/** What it is called now. */
	String oldName() {
		return oldName;
	}

	/** Says what it is to be called. */
	public void setNewName(String name) {
		newName = name;
	}

	@Override
	public String getName() {
		return "Rename “" + oldName + "” to “" + newName + "”";
	}

	@Override
	protected Rewriting ask(CancelIndicator cancelled) {
		return text.language().refactorings().rename(text.address(), offset, newName, cancelled);
	}
}
