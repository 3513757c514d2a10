package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Getting from one place of the packs to another. */
@WindowTest
class NavigationTest {

	private static final String PACK = """
		pack harbour "The Harbour" { version 1.0.0 }

		token Crate "Crate" { copies: 4 }
		zone Quay "Quay" of token
		zone WineCellar "Wine Cellar" of token

		procedure Load of t: token by n: number {
			move t to Quay
			if n > 1 { do Load of t by (n - 1) }
		}

		procedure LoadAll {
			for each token t in WineCellar { do Load of t by 1 }
		}

		phase Morning "Morning" {
			step Loading "Loading" { do LoadAll }
		}

		expansion Storm "Storm" {
			instead of LoadAll { }
		}
		expansion Strike "Strike" excludes Storm {
			instead of LoadAll { place Crate in Quay }
		}
		""";
	private static final String DECLARATION = "org.hullwright.editor.openDeclaration";
	private static final DialogPage OPEN_ELEMENT = new DialogPage("Open element");

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;
	private EditorPage editor;

	@BeforeEach
	void openPack() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		pack = Projects.withPack("harbour", PACK);
		window.packsChecked();
		editor = EditorPage.open(pack.getFile("harbour.hull"));
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		window.closeCalls();
		EditorPage.page().closeAllEditors(false);
		Projects.delete(pack);
		window.packsChecked();
	}

	@Test
	void the_pack_of_this_test_is_fine() throws CoreException {
		assertEquals(0, pack.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE).length);
	}

	@Test
	void the_outline_over_the_text_goes_to_what_has_some_letters() {
		quickOutline();
		assertTrue(labels().stream().anyMatch(label -> label.startsWith("WineCellar")), labels()::toString);
		Screenshots.take("quick-outline");
		letters().setText("WiCe");
		Wait.until("only what has these letters", () -> labels().size() == 1);
		press(letters(), SWT.CR);
		Wait.until("the name to be selected", () -> editor.selection().equals("WineCellar"));
		assertTrue(popup().isEmpty());
	}

	@Test
	void the_outline_over_the_text_is_readable_in_the_dark() {
		window.useTheme(AuthoringWindow.DARK);
		quickOutline();
		letters().setText("lo");
		Wait.until("what has these letters", () -> labels().size() >= 3);
		Screenshots.take("quick-outline-dark");
		press(letters(), SWT.ESC);
		assertTrue(popup().isEmpty());
	}

	@Test
	void the_type_of_a_name_is_opened() {
		editor.caretBehind("move t").run("org.hullwright.editor.openType");
		Wait.until("the core library", () -> EditorPage.active().title().equals("core.hull"));
		assertEquals("token", EditorPage.active().selection());
	}

	@Test
	void the_declaration_of_a_name_is_opened() {
		editor.caretBehind("{ do LoadA").run(DECLARATION);
		Wait.until("the declaration", () -> editor.selection().equals("LoadAll"));
	}

	@Test
	void where_there_is_no_name_it_is_said_in_words_of_ours() {
		editor.caretBehind("version 1.0").run(DECLARATION);
		Wait.until("what to do", () -> DialogPage.find(EditorPage.page().getWorkbenchWindow().getShell(), CLabel.class).stream()
				.anyMatch(label -> label.getText().contains("Put the caret into a name")));
	}

	@Test
	void in_the_core_library_names_lead_on_as_well() {
		editor.caretBehind("move t").run("org.hullwright.editor.openType");
		Wait.until("the core library", () -> EditorPage.active().title().equals("core.hull"));
		Wait.until("its outline", () -> window.outline().stream().anyMatch(label -> label.startsWith("token")));
		EditorPage library = EditorPage.active();
		library.run("org.hullwright.editor.quickOutline");
		Wait.until("the outline over the text", () -> popup().isPresent());
		letters().setText("piece");
		press(letters(), SWT.CR);
		Wait.until("the name to be selected", () -> library.selection().equals("piece"));
		Screenshots.take("core-library");
	}

	@Test
	void what_overrides_a_procedure_is_chosen_among_several() {
		editor.caretBehind("procedure LoadAll").run("org.hullwright.editor.openImplementations");
		Wait.until("the places", () -> popup().isPresent() && labels().size() == 2);
		Screenshots.take("open-implementations");
		press(letters(), SWT.CR);
		Wait.until("the place to be selected", () -> editor.selection().equals("LoadAll"));
	}

	@Test
	void an_element_of_any_pack_is_found_by_the_beginnings_of_its_words() {
		Wait.inDialog(OPEN_ELEMENT.title(), () -> {
			Text pattern = OPEN_ELEMENT.all(Text.class).getFirst();
			if (pattern.getText().isEmpty()) {
				pattern.setText("WiCe");
			}
			boolean found = elements().stream().anyMatch(label -> label.startsWith("WineCellar  zone in harbour"));
			if (found) {
				Screenshots.take("open-element");
				OPEN_ELEMENT.pressWhenEnabled("OK");
			}
			return found;
		});
		editor.run("org.hullwright.editor.openElement");
		Wait.until("the name to be selected", () -> EditorPage.active().selection().equals("WineCellar"));
	}

	@Test
	void who_performs_a_procedure_is_followed_up() {
		editor.caretBehind("procedure Load").run("org.hullwright.editor.callHierarchy");
		Wait.until("the callers", () -> window.calls().stream().anyMatch(label -> label.startsWith("LoadAll")));
		window.unfoldCalls("LoadAll");
		Wait.until("the callers of those",
				() -> window.calls().stream().anyMatch(label -> label.startsWith("Loading") || label.startsWith("Morning")));
		Screenshots.take("call-hierarchy");
		assertTrue(window.calls().stream().anyMatch(label -> label.contains("once more")), window.calls()::toString);
		window.useTheme(AuthoringWindow.DARK);
		Screenshots.take("call-hierarchy-dark");
	}

	@Test
	void the_selection_grows_with_what_it_is_in_and_shrinks_again() {
		editor.caretBehind("move t to Qua");
		editor.run("org.hullwright.editor.expandSelection");
		Wait.until("the word", () -> editor.selection().equals("Quay"));
		editor.run("org.hullwright.editor.expandSelection");
		Wait.until("more", () -> editor.selection().length() > "Quay".length());
		String more = editor.selection();
		editor.run("org.hullwright.editor.expandSelection");
		Wait.until("still more", () -> editor.selection().length() > more.length());
		editor.run("org.hullwright.editor.restoreSelection");
		assertEquals(more, editor.selection());
		editor.run("org.hullwright.editor.restoreSelection");
		assertEquals("Quay", editor.selection());
	}

	@Test
	void what_a_call_wants_is_told_while_it_is_written() {
		editor.replace("do LoadAll }", "do Load of Crate  }");
		editor.caretBehind("do Load of Crate ").run("org.eclipse.ui.edit.text.contentAssist.contextInformation");
		List<String> told = new ArrayList<>();
		Wait.until("what the call wants", () -> hint().map(told::add).orElse(false));
		Screenshots.take("parameter-hints");
		assertEquals(List.of("procedure Load of t: token by n: number"), told);
	}

	@Test
	void all_of_it_is_in_the_menus_with_its_keys() {
		editor.caretBehind("procedure Load");
		Menu bar = editor.viewer().getTextWidget().getShell().getMenuBar();
		Menu navigate = Arrays.stream(bar.getItems()).filter(item -> item.getText().replace("&", "").equals("Navigate")).findFirst()
				.orElseThrow().getMenu();
		List<String> wanted = List.of("Quick Outline", "Open Declaration", "Open Type", "Open Implementations", "Open Call Hierarchy");
		assertEquals(wanted, withKeys(navigate, wanted));
		assertEquals(List.of("Open Element..."), withKeys(navigate, List.of("Open Element...")));
		assertEquals(wanted, withKeys(editor.viewer().getTextWidget().getMenu(), wanted));
	}

	/** Those of the wanted labels that a menu has with a key, when it is opened. */
	private static List<String> withKeys(Menu menu, List<String> wanted) {
		menu.notifyListeners(SWT.Show, new Event());
		List<String[]> labels = Arrays.stream(menu.getItems()).map(item -> item.getText().replace("&", "").split("\t")).toList();
		menu.notifyListeners(SWT.Hide, new Event());
		Wait.settled();
		return labels.stream().filter(label -> label.length == 2).map(label -> label[0]).filter(wanted::contains).toList();
	}

	private void quickOutline() {
		editor.caretBehind("phase Morning").run("org.hullwright.editor.quickOutline");
		Wait.until("the outline over the text", () -> popup().isPresent());
		Wait.settled();
	}

	/** The small window that is open over the editor. */
	private static Optional<Shell> popup() {
		return Arrays.stream(Display.getCurrent().getShells())
				.filter(shell -> shell.isVisible() && shell.getParent() != null && shell.getText().isEmpty()
						&& find(shell, Tree.class).findAny().isPresent())
				.findFirst();
	}

	private static Text letters() {
		return find(popup().orElseThrow(), Text.class).findFirst().orElseThrow();
	}

	private static List<String> labels() {
		return find(popup().orElseThrow(), Tree.class).flatMap(tree -> Arrays.stream(tree.getItems())).flatMap(NavigationTest::labels)
				.toList();
	}

	private static Stream<String> labels(TreeItem item) {
		return Stream.concat(Stream.of(item.getText()), Arrays.stream(item.getItems()).flatMap(NavigationTest::labels));
	}

	private static List<String> elements() {
		return OPEN_ELEMENT.all(Table.class).stream().flatMap(table -> Arrays.stream(table.getItems())).map(TableItem::getText).toList();
	}

	/** What the small window above the caret says. */
	private static Optional<String> hint() {
		return Arrays.stream(Display.getCurrent().getShells()).filter(shell -> shell.isVisible() && shell.getParent() != null)
				.flatMap(shell -> find(shell, StyledText.class)).map(StyledText::getText).filter(text -> text.contains("Load of"))
				.findFirst();
	}

	private static void press(Control control, int key) {
		Event event = new Event();
		event.keyCode = key;
		event.character = (char) key;
		control.notifyListeners(SWT.KeyDown, event);
		Wait.settled();
	}

	private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
		return Arrays.stream(parent.getChildren()).flatMap(child -> type.isInstance(child)
				? Stream.of(type.cast(child))
				: child instanceof Composite composite ? find(composite, type) : Stream.empty());
	}
}
