package org.hullwright.lang.ide.design;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.HullFile;

/** The file of a pack that further designs go into, which is made where there is none. */
class DesignFiles {

	private static final String FILE = "designs.hull";
	private static final String OTHER_FILE = "own-designs.hull";
	private final PackContext packs;

	@Inject
	DesignFiles(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * What adds a declaration to the pack of a file; empty where that is in no folder.
	 *
	 * @param within the offset in the declaration at which its author goes on
	 */
	Optional<DesignChange> add(XtextResource file, String declaration, int within) {
		return packs.folder(file).map(folder -> {
			URI document = folder.resolve(isTaken(folder.resolve(FILE), file) ? OTHER_FILE : FILE).toUri();
			String text = textOf(document, file);
			String before = text.isEmpty() ? "pack " + PackContext.packOf(file) + "\n\n" : emptyLineAfter(text);
			return new DesignChange(document, List.of(new TextChange(new TextRange(text.length(), 0), before + declaration + "\n")),
					text.length() + before.length() + within);
		});
	}

	private static String emptyLineAfter(String text) {
		return text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
	}

	/** Whether a file counts only under some condition, so that a design in it may not be seen. */
	private boolean isTaken(Path path, XtextResource file) {
		return fileAt(path.toUri(), file).map(HullFile::getPack)
				.filter(head -> head.getExpansion() != null || head.getCompanion() != null).isPresent();
	}

	private String textOf(URI document, XtextResource file) {
		return fileAt(document, file).map(found -> Parts.textOf((XtextResource) found.eResource())).orElse("");
	}

	private Optional<HullFile> fileAt(URI document, XtextResource file) {
		return own(file).filter(found -> Documents.isAt(found.eResource().getURI(), document)).findFirst();
	}

	/** All files of the pack of a file. */
	Stream<HullFile> own(XtextResource file) {
		return packs.allOwnFiles(file).stream();
	}
}
