package org.hullwright.editor.refactoring;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.RewritingRefactoring;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Rewriting;

/** What the author wishes to say otherwise; the wish gets its name, or its target, while they are asked. */
public final class WishedRefactoring extends RewritingRefactoring {

	private final HullDocument text;
	private Refactoring wish;

	/**
	 * @param text where the author asked for it
	 * @param wish as it is at first
	 */
	public WishedRefactoring(HullDocument text, Refactoring wish) {
		this.text = text;
		this.wish = wish;
	}

	/** Where the author asked for it. */
	HullDocument text() {
		return text;
	}

	/** What is wished now. */
	Refactoring wish() {
		return wish;
	}

	/** Says what is wished instead. */
	public void setWish(Refactoring wished) {
		wish = wished;
	}

	@Override
	public String getName() {
		return wish.title();
	}

	@Override
	protected Rewriting ask(CancelIndicator cancelled) {
		return text.language().refactorings().refactor(text.address(), wish, cancelled);
	}
}
