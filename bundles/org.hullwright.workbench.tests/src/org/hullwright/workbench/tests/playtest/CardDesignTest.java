package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.lang.design.Origin;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.playtest.design.DesignPanel;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The design of a card, changed in fields beside it. */
@WindowTest
class CardDesignTest {

	private static final String CELLARS = """
		pack cellars { version 1.0.0 licence "CC0-1.0" requires core from 0.1.0 below 1.0.0 }

		kind trap is card { printed damage: number = 0 }
		trap Web "Web" { damage: 2 }
		""";
	private static final String DESIGNS = """
		pack cellars

		show trap {
			side front {
				show title at top 12 { type: 12 }
				show printed at bottom
			}
		}
		""";
	private CardBesideText beside;
	private CardView view;
	private IProject project;

	@BeforeEach
	void showCard() throws WorkbenchException {
		beside = new CardBesideText();
		view = beside.view;
	}

	@AfterEach
	void deletePack() throws CoreException {
		view.designer().switchTo(false);
		beside.delete(project);
	}

	private void designOfWeb(String designs) throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		Projects.write(project.getFile("designs.hull"), designs);
		CardBesideText.caretAt(open("cellars.hull"), "trap Web");
		beside.waitFor("Web");
		view.designer().switchTo(true);
	}

	private void formOfTitle() {
		Wait.until("the form of the side", () -> field("fill").isPresent());
		click("show title");
		Wait.until("the form of the title", () -> spinner("type").filter(type -> type.getSelection() == 120).isPresent());
	}

	@Test
	void a_click_on_a_part_of_the_card_shows_its_settings_which_change_the_text() throws CoreException {
		designOfWeb(DESIGNS);
		formOfTitle();
		Spinner type = spinner("type").orElseThrow();
		type.setSelection(145);
		type.notifyListeners(SWT.Selection, new Event());
		Wait.until("the text", () -> designs().map(IDocument::get).filter(DESIGNS.replace("type: 12", "type: 14.5")::equals).isPresent());
		assertTrue(designsEditor().orElseThrow().isDirty());
		assertEquals("cellars.hull", beside.page.getActiveEditor().getTitle());
		Wait.until("the field of the box that is still shown",
				() -> spinner("type").filter(shown -> shown.getSelection() == 145).isPresent());
		Screenshots.take("card-design");

		check("bold");
		Wait.until("another setting", () -> text().contains("{ type: 14.5 bold: yes }"));
		Wait.until("its button", () -> field("no bold").filter(Control::isVisible).isPresent());
		push("no bold");
		Wait.until("no such setting", () -> text().contains("{ type: 14.5 }"));
		view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.UNDO.getId()).run();
		Wait.until("the setting again", () -> text().contains("{ type: 14.5 bold: yes }"));

		push("Add a box behind it");
		Wait.until("a box", () -> text().contains("show title at top 8\n"));
		Wait.until("its form", () -> field("content").isPresent() && field("Remove").isPresent());
		Combo content = (Combo) field("content").orElseThrow();
		content.select(content.indexOf("Damage"));
		content.notifyListeners(SWT.Selection, new Event());
		Wait.until("a box that shows the damage", () -> text().contains("show damage at top 8\n"));
		Screenshots.take("card-design-added");
		push("Remove");
		Wait.until("no box", () -> !text().contains("damage"));
	}

	@Test
	void the_form_shows_what_somebody_else_has_written_into_the_file_and_stays_at_its_part() throws CoreException {
		designOfWeb(DESIGNS);
		formOfTitle();
		Projects.write(project.getFile("designs.hull"),
				DESIGNS.replace("pack cellars", "// How they look\npack cellars").replace("12 }", "9 }"));
		Wait.until("the other size", () -> spinner("type").filter(type -> type.getSelection() == 90).isPresent());
	}

	@Test
	void a_format_is_called_by_its_name_also_where_its_lengths_are_written() throws CoreException {
		designOfWeb(DESIGNS.replace("show trap {", "show trap {\n\tsize: 44, 68"));
		Wait.until("the form of the side", () -> field("part 0").isPresent());
		push("part 0");
		Wait.until("the form of the whole", () -> field("size").isPresent());
		Combo names = (Combo) ((Composite) field("size").orElseThrow()).getChildren()[0];
		assertEquals("mini, 44 × 68", names.getText());
	}

	@Test
	void the_icon_of_what_is_designed_is_typed_or_chosen_by_its_picture() throws CoreException {
		designOfWeb(DESIGNS);
		Wait.until("the form of the side", () -> field("part 0").isPresent());
		push("part 0");
		Wait.until("the form of the whole", () -> field("icon").isPresent());
		Text icon = (Text) field("icon").orElseThrow();
		icon.setText("spider-web");
		icon.notifyListeners(SWT.DefaultSelection, new Event());
		Wait.until("the text", () -> text().contains("show trap as \"spider-web\" {"));
		Wait.until("what takes it away", () -> field("no icon").filter(Control::isVisible).isPresent());
		Screenshots.take("card-design-icon");

		var dialog = new DialogCloser("Choose an icon", "card-design-choose-icon");
		dialog.await();
		push("choose icon"); // returns when the dialog is closed
		assertTrue(dialog.wasOpen());
		push("no icon");
		Wait.until("no icon of its own", () -> text().contains("show trap {"));
	}

	@Test
	void a_typeface_of_the_pack_is_shown_as_it_writes_its_name() throws CoreException, IOException {
		project = Projects.withPack("cellars", CELLARS);
		Projects.write(project.getFile("designs.hull"),
				DESIGNS.replace("show title at top 12 {", "show title at top 12 { typeface: \"Stencil.ttf\" "));
		try (InputStream file = Objects.requireNonNull(Typeface.class.getResourceAsStream("/typefaces/orbitron/regular.ttf"))) {
			project.getFile("Stencil.ttf").create(file, true, null);
		}
		CardBesideText.caretAt(open("cellars.hull"), "trap Web");
		beside.waitFor("Web");
		view.designer().switchTo(true);
		Wait.until("the form of the side", () -> field("fill").isPresent());
		click("show title");
		Wait.until("the form of the title", () -> typefaceButton().filter(button -> button.getImage() != null).isPresent());
		assertEquals("Stencil.ttf", typefaceButton().orElseThrow().getToolTipText());
		Screenshots.take("card-design-typeface");
	}

	private Optional<Button> typefaceButton() {
		return field("typeface").map(control -> (Button) ((Composite) control).getChildren()[0])
				.filter(button -> "Stencil.ttf".equals(button.getToolTipText()));
	}

	/** Closes a dialog that holds up whoever opens it, as soon as it is there. */
	private static final class DialogCloser implements Runnable {

		private static final int MOMENT = 50; // milliseconds
		private final String title;
		private final String screenshot;
		private boolean open;

		DialogCloser(String title, String screenshot) {
			this.title = title;
			this.screenshot = screenshot;
		}

		void await() {
			Display.getCurrent().timerExec(MOMENT, this);
		}

		boolean wasOpen() {
			return open;
		}

		@Override
		public void run() {
			Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.isVisible() && shell.getText().equals(title)).findFirst()
					.ifPresentOrElse(shell -> {
						open = true;
						Screenshots.take(screenshot);
						shell.close();
					}, this::await);
		}
	}

	@Test
	void what_another_pack_designs_is_copied_before_it_is_changed() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		CardBesideText.caretAt(open("cellars.hull"), "trap Web");
		beside.waitFor("Web");
		view.designer().switchTo(true);
		Wait.until("the offer of a copy", () -> field("copy trap").isPresent());
		assertFalse(spinner("padding").orElseThrow().isEnabled(), "nothing can be changed");
		Screenshots.take("card-design-foreign");
		push("copy trap");
		Wait.until("the copy", () -> project.getFile("designs.hull").exists());
		Wait.until("the form of the copy", () -> field("copy trap").isEmpty() && field("fill").isPresent());
		assertTrue(Projects.read(project.getFile("designs.hull")).startsWith("pack cellars\n\nshow trap {\n\tsize: poker\n\tside front {"));
		Spinner padding = spinner("padding").orElseThrow();
		padding.setSelection(20);
		padding.notifyListeners(SWT.Selection, new Event());
		Wait.until("the change of the copy", () -> text().contains("\t\tpadding: 2"));
		Screenshots.take("card-design-copied");
	}

	@Test
	void the_form_looks_tidy_for_a_game() throws CoreException, IOException {
		project = Projects.withExample("nemesis");
		CardBesideText.caretAt(open("events.hull"), "event Hunt1");
		beside.waitFor("Hunt");
		view.designer().switchTo(true);
		Wait.until("the form", () -> field("fill").isPresent());
		Screenshots.take("card-design-nemesis");
		beside.maximize();
		Screenshots.take("card-design-nemesis-large");
		beside.restore();
	}

	/** Clicks on the box on the card that is written with some words, once the card is drawn. */
	private void click(String words) {
		Wait.until("the box " + words, () -> origin(words).isPresent());
		view.designer().select(origin(words).orElseThrow());
	}

	/** Of the box on the card that is written with some words. */
	private Optional<Origin> origin(String words) {
		int offset = DESIGNS.indexOf(words);
		return view.designer().boxes().stream().map(box -> box.origin()).filter(origin -> origin.offset() == offset
				&& Path.of(URI.create(origin.uri())).getFileName().toString().equals("designs.hull")).findFirst();
	}

	private Optional<Spinner> spinner(String field) {
		return field(field).flatMap(control -> Stream.of(((Composite) control).getChildren()).filter(Spinner.class::isInstance)
				.map(Spinner.class::cast).findFirst());
	}

	private void check(String field) {
		Button box = (Button) ((Composite) field(field).orElseThrow()).getChildren()[0];
		box.setSelection(!box.getSelection());
		box.notifyListeners(SWT.Selection, new Event());
	}

	private void push(String field) {
		field(field).orElseThrow().notifyListeners(SWT.Selection, new Event());
	}

	private Optional<Control> field(String name) {
		return view.designer().panel().flatMap(panel -> find(panel.control(), name));
	}

	private static Optional<Control> find(Control control, String name) {
		if (name.equals(control.getData(DesignPanel.FIELD))) {
			return Optional.of(control);
		}
		return control instanceof Composite composite
				? Stream.of(composite.getChildren()).flatMap(child -> find(child, name).stream()).findFirst()
				: Optional.empty();
	}

	private String text() {
		return designs().map(IDocument::get).orElse("");
	}

	private Optional<IDocument> designs() {
		return designsEditor().map(CardBesideText::document);
	}

	private Optional<ITextEditor> designsEditor() {
		return Optional.ofNullable((ITextEditor) ResourceUtil.findEditor(beside.page, project.getFile("designs.hull")));
	}

	private ITextEditor open(String file) throws CoreException {
		return beside.open(project, file);
	}
}
