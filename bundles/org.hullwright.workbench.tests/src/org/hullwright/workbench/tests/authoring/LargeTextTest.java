package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.source.AnnotationModelEvent;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelListener;
import org.eclipse.jface.text.source.IAnnotationModelListenerExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.hullwright.editor.problems.ProblemAnnotation;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A text of more than a megabyte: what is typed in it changes what is shown there, and leaves all the rest as it is. */
@WindowTest
class LargeTextTest {

	private static final int ROOMS = 7_000;
	private static final int LITTLE = 2_000; // characters

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;
	private EditorPage editor;

	@BeforeEach
	void openText() throws CoreException {
		window.reset();
		String rooms = IntStream.range(0, ROOMS).mapToObj("""
				// Whoever is here looks out of the window, sees nothing of the other houses and goes down again.
				room Attic%1$d "The attic above house %1$d" {
					dept: 1
				}
				"""::formatted).collect(Collectors.joining());
		pack = Projects.withPack("large", "pack large { version 1.0.0 }\nroom Cellar \"The cellar\" { depths: 1 }\n" + rooms);
		window.packsChecked();
		editor = EditorPage.open(pack.getFile("large.hull"));
		assertTrue(editor.text().length() > 1_000_000);
		Wait.until("the mistakes", () -> editor.underlined().contains("depths"));
		editor.isColoured("Cellar");
		Wait.until("the first mistake to be underlined", () -> editor.lookOf("depths").underline);
		Wait.settled();
	}

	@AfterEach
	void deletePack() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		Projects.delete(pack);
		window.packsChecked();
	}

	@Test
	void what_is_wrong_elsewhere_stays_as_it_is_while_somebody_types() {
		var changed = new ArrayList<ProblemAnnotation>();
		IAnnotationModelListener listener = new Listener(changed);
		IAnnotationModel model = ((ISourceViewer) editor.viewer()).getAnnotationModel();
		model.addAnnotationModelListener(listener);
		editor.caretBehind("version 1.0.0").type(" wrong");
		Wait.until("what was typed to be wrong", () -> !changed.isEmpty());
		model.removeAnnotationModelListener(listener);
		assertTrue(editor.underlined().contains("wrong"));
		assertTrue(changed.size() <= 4, () -> changed.size() + " problems were told anew");
	}

	@Test
	void only_what_looks_otherwise_is_painted_anew() {
		List<Integer> painted = new ArrayList<>();
		ITextPresentationListener listener = presentation -> painted.add(presentation.getExtent().getLength());
		((ITextViewerExtension4) editor.viewer()).addTextPresentationListener(listener);
		editor.caretBehind("room Cellar").type("s");
		editor.isColoured("Cellars");
		((ITextViewerExtension4) editor.viewer()).removeTextPresentationListener(listener);
		assertEquals(List.of(), painted.stream().filter(length -> length > LITTLE).toList());
	}

	/** Hears which problems are added or taken away. */
	private record Listener(List<ProblemAnnotation> changed) implements IAnnotationModelListener, IAnnotationModelListenerExtension {

		@Override
		public void modelChanged(IAnnotationModel model) {
			throw new AssertionError("the listener can be told more");
		}

		@Override
		public void modelChanged(AnnotationModelEvent event) {
			for (var annotations : List.of(event.getAddedAnnotations(), event.getRemovedAnnotations())) {
				for (var annotation : annotations) {
					if (annotation instanceof ProblemAnnotation problem) {
						changed.add(problem);
					}
				}
			}
		}
	}
}
