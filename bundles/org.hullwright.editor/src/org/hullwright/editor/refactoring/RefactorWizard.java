package org.hullwright.editor.refactoring;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.hullwright.editor.changes.NamePage;
import org.hullwright.lang.ide.answer.Refactoring;

/** Asks what is left open: a name, a file, whether it is about one call or all. The preview comes from the framework. */
final class RefactorWizard extends RefactoringWizard {

	private final WishedRefactoring refactoring;
	private final List<Refactoring> ways;

	/** @param ways what can be wished; several only where there are alternatives */
	RefactorWizard(String title, WishedRefactoring refactoring, List<Refactoring> ways) {
		super(refactoring, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE);
		this.refactoring = refactoring;
		this.ways = ways;
		setDefaultPageTitle(title);
		setWindowTitle(title);
	}

	@Override
	protected void addUserInputPages() {
		addPage(switch (refactoring.wish()) {
			case Refactoring.ExtractProcedure extract ->
				named(extract.name(), name -> new Refactoring.ExtractProcedure(extract.selection(), name));
			case Refactoring.ExtractName extract -> named(extract.name(), name -> new Refactoring.ExtractName(extract.selection(), name));
			case Refactoring.ExtractNumber extract ->
				named(extract.name(), name -> new Refactoring.ExtractNumber(extract.selection(), name));
			case Refactoring.Inline inline -> new WayPage(ways, refactoring::setWish);
			case Refactoring.Move move -> new NamePage("&File:", fileName(move.target()),
					name -> refactoring.setWish(new Refactoring.Move(move.offset(), sibling(name))), name -> !name.isEmpty());
		});
	}

	private UserInputWizardPage named(String first, Function<String, Refactoring> wish) {
		return new NamePage("&Name:", first, name -> refactoring.setWish(wish.apply(name)), name -> !name.isEmpty());
	}

	private URI sibling(String name) {
		return Path.of(refactoring.text().address()).resolveSibling(name).toUri();
	}

	private static String fileName(URI file) {
		return Path.of(file).getFileName().toString();
	}
}
