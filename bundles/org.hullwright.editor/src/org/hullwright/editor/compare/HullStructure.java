package org.hullwright.editor.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.eclipse.compare.ISharedDocumentAdapter;
import org.eclipse.compare.IStreamContentAccessor;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.compare.structuremergeviewer.IStructureComparator;
import org.eclipse.compare.structuremergeviewer.StructureCreator;
import org.eclipse.compare.structuremergeviewer.StructureRootNode;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.OutlineEntry;

/** Takes a text apart into its declarations, so that the platform can tell which of them differ. */
public final class HullStructure extends StructureCreator {

	private static final Pattern BLANKS = Pattern.compile("\\s+");

	@Override
	public String getName() {
		return "Hull Structure Compare";
	}

	@NonNullByDefault({})
	@Override
	protected IStructureComparator createStructureComparator(Object element, IDocument document, ISharedDocumentAdapter adapter,
			IProgressMonitor monitor) {
		var root = new StructureRootNode(document, element, this, adapter);
		add(HullEditorPlugin.language().symbols().outlineOf(document.get()), root, document);
		return root;
	}

	private static void add(List<OutlineEntry> entries, DocumentRangeNode parent, IDocument document) {
		Map<String, Integer> counts = new HashMap<>();
		for (OutlineEntry entry : entries) {
			int which = counts.merge(entry.kind() + " " + entry.name(), 1, Integer::sum);
			var node = new DeclarationNode(parent, entry, which, document);
			parent.addChild(node);
			add(entry.children(), node, document);
		}
	}

	@NonNullByDefault({})
	@Override
	public String getContents(Object node, boolean ignoreWhitespace) {
		String text = textOf(node);
		return ignoreWhitespace ? BLANKS.matcher(text).replaceAll(" ") : text;
	}

	private static String textOf(Object node) {
		try {
			if (node instanceof DocumentRangeNode range) {
				return range.getDocument().get(range.getRange().getOffset(), range.getRange().getLength());
			}
			if (node instanceof IStreamContentAccessor text) {
				try (InputStream content = text.getContents()) {
					return content == null ? "" : new String(content.readAllBytes(), StandardCharsets.UTF_8);
				}
			}
		} catch (BadLocationException | CoreException | IOException unreadable) {
			ILog.of(HullStructure.class).warn("A text that is compared could not be read", unreadable);
		}
		return "";
	}
}
