package org.hullwright.lang.ide.refactoring;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Refactoring.Move;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Board;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.Rule;
import org.hullwright.model.Tryout;
import org.hullwright.model.Zone;

/** Moves a declaration to the end of another file of its pack. */
class Moving {

	private static final String ENDING = ".hull";

	/** What changes; refuses where the declaration would not mean the same. */
	Edit move(XtextResource file, Move wish, Index index) {
		EObject declaration = declarationAt(file, wish.offset());
		Path from = Path.of(Documents.of(file.getURI()));
		Path to = Path.of(wish.target()).toAbsolutePath().normalize();
		PackSummary pack = index.packs().values().stream().filter(known -> known.find(file.getURI()).isPresent()).findFirst()
				.orElseThrow(() -> new Refusal("This file belongs to no pack of the workspace"));
		Refusal.when(to.equals(from), "It is in this file already");
		Refusal.when(!to.startsWith(pack.folder()), "The file must be in the folder of the pack, “" + pack.folder().getFileName() + "”");
		Refusal.when(!to.toString().endsWith(ENDING), "The name of the file must end in “" + ENDING + "”");
		Refusal.when(dependsOnOrder(declaration), "Its turn among others that act at the same time comes from the place it stands at");
		URI target = to.toUri();
		Optional<FileSummary> there = pack.files().stream().filter(known -> Documents.of(known.getURI()).equals(target)).findFirst();
		String own = expansionOf(file);
		Refusal.when(there.isPresent() && dependsOnFile(declaration) && !expansionOf(there.get()).equals(own),
				"The other file belongs to another expansion, so that it would be there at other times");
		TextRange range = Edit.withComments(declaration);
		String text = Parts.written(file, range);
		return new Edit().remove(file, range).change(target,
				there.map(known -> new TextRange(known.text().length(), 0)).orElse(new TextRange(0, 0)),
				there.map(known -> (known.text().endsWith("\n") ? "\n" : "\n\n") + text + "\n")
						.orElseGet(
								() -> "pack " + PackContext.packOf(file) + (own.isEmpty() ? "" : " with " + own) + "\n\n" + text + "\n"));
	}

	/** The declaration around a caret. */
	static EObject declarationAt(XtextResource file, int offset) {
		return file.getContents().stream().filter(HullFile.class::isInstance).flatMap(hull -> ((HullFile) hull).getDeclarations().stream())
				.filter(declaration -> NodeModelUtils.findActualNodeFor(declaration) != null
						&& Edit.withComments(declaration).touches(offset))
				.map(EObject.class::cast).findFirst()
				.orElseThrow(() -> new Refusal("Put the caret into what is to be moved"));
	}

	/** A file beside its own that a declaration could move to: called like it, else like what it is. */
	static URI suggestion(XtextResource file, EObject declaration) {
		Path own = Path.of(Documents.of(file.getURI()));
		String name = declaration instanceof Named named && named.getName() != null ? named.getName() : declaration.eClass().getName();
		return Stream.of(name, declaration.eClass().getName() + "s", "More" + name).map(words -> own.resolveSibling(fileName(words)))
				.filter(other -> !other.equals(own))
				.findFirst().orElseThrow().toUri();
	}

	private static String fileName(String words) {
		return words.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT) + ENDING;
	}

	/** What is there only when the expansion of its file is on. */
	private static boolean dependsOnFile(EObject declaration) {
		return declaration instanceof Rule || declaration instanceof Zone || declaration instanceof Board || declaration instanceof Mode
				|| declaration instanceof Goal
				|| declaration instanceof Tryout;
	}

	/** Rules and definitions apply in the order of the files; that is of no matter for a rule that is alone with what it watches. */
	private static boolean dependsOnOrder(EObject declaration) {
		return switch (declaration) {
			case DefinitionChange change -> true;
			case Rule rule ->
				((HullFile) rule.eContainer()).getDeclarations().stream().anyMatch(other -> other != rule && other instanceof Rule another
						&& (rule.getTrigger() == null ? another.getTrigger() == null : another.getTrigger() == rule.getTrigger()));
			default -> false;
		};
	}

	private static String expansionOf(XtextResource file) {
		return HullNames.written(((HullFile) file.getContents().getFirst()).getPack(), HullPackage.Literals.PACK_CLAUSE__EXPANSION);
	}

	private static String expansionOf(FileSummary file) {
		return VisiblePacks.headOf(file).map(head -> head.getUserData(HullIndexing.WITH)).orElse("");
	}
}
