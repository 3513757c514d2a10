package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.CompareUI;
import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two versions of a text side by side. */
@WindowTest
class CompareTest {

	private static final String BEFORE = """
		pack harbour { version 1.0.0 }

		token Crate "Crate" { copies: 4 }
		zone Quay "Quay" of token

		procedure Load of t: token {
			place t in Quay
		}
		""";
	private static final String AFTER = """
		pack harbour { version 1.0.0 }

		zone Quay "Quay" of token

		procedure Load of t: token {
			place t in Quay
			say "{t} is loaded"
		}

		token Barrel "Barrel" { copies: 2 }
		""";

	private final AuthoringWindow window = new AuthoringWindow();

	@BeforeEach
	void prepare() {
		window.reset();
		window.resize(1600, 1000);
	}

	@AfterEach
	void close() {
		EditorPage.page().closeAllEditors(false);
	}

	@Test
	void the_declarations_that_differ_are_listed() {
		CompareUI.openCompareEditor(new Versions());
		Wait.until("the declarations that differ", () -> declarations().size() >= 3);
		Screenshots.take("compare");
		assertEquals(List.of("Barrel", "Crate", "Load"),
				declarations().stream().filter(label -> !label.contains("Compare")).sorted().toList());
		assertTrue(declarations().stream().noneMatch("Quay"::equals));
	}

	@Test
	void what_a_file_was_before_can_be_looked_up() throws PartInitException {
		// where Compare With > Local History leads
		IViewPart history = EditorPage.page().showView("org.eclipse.team.ui.GenericHistoryView");
		try {
			assertEquals("GenericHistoryView", history.getClass().getSimpleName());
		} finally {
			EditorPage.page().hideView(history);
		}
	}

	private static List<String> declarations() {
		Composite editor = (Composite) EditorPage.page().getActiveEditor().getSite().getService(MPart.class).getWidget();
		List<String> labels = new ArrayList<>();
		trees(editor).forEach(tree -> collect(tree.getItems(), labels));
		return labels;
	}

	private static Stream<Tree> trees(Composite parent) {
		return parent instanceof Tree tree
				? Stream.of(tree)
				: Arrays.stream(parent.getChildren()).filter(Composite.class::isInstance).map(Composite.class::cast)
						.flatMap(CompareTest::trees);
	}

	private static void collect(TreeItem[] items, List<String> labels) {
		for (TreeItem item : items) {
			labels.add(item.getText());
			collect(item.getItems(), labels);
		}
	}

	/** The two versions. */
	private static final class Versions extends CompareEditorInput {

		Versions() {
			super(new CompareConfiguration());
			setTitle("harbour.hull");
		}

		@Override
		protected Object prepareInput(IProgressMonitor monitor) {
			return new DiffNode(new Version(BEFORE), new Version(AFTER));
		}
	}

	private record Version(String text) implements ITypedElement, IEncodedStreamContentAccessor {

		@Override
		public String getName() {
			return "harbour.hull";
		}

		@Override
		public Image getImage() {
			return null; // none of its own
		}

		@Override
		public String getType() {
			return "hull";
		}

		@Override
		public InputStream getContents() {
			return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
		}

		@Override
		public String getCharset() {
			return "UTF-8";
		}
	}
}
