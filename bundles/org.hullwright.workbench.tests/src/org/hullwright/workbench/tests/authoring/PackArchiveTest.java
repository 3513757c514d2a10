package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Button;
import org.eclipse.ui.PlatformUI;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormats;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack leaves the workspace as one file, and comes back. */
@WindowTest
class PackArchiveTest {

	private static final DialogPage EXPORT = new DialogPage("Export pack");
	private static final DialogPage IMPORT = new DialogPage("Import pack");
	private static final DialogPage EXPORTED = new DialogPage("Exported");
	private static final String ARCHIVE = "Pack archive";
	private static final String PACK = """
		pack harbour "The Harbour" {
			version 1.0.0
			licence "CC-BY-4.0"
			authors "Somebody"
			requires core from 0.1.0 below 1.0.0
		}
		""";

	private final AuthoringWindow window = new AuthoringWindow();
	private final IProject copy = ResourcesPlugin.getWorkspace().getRoot().getProject("harbour_copy");
	private IProject pack;

	@TempDir
	private Path folder;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		pack = Projects.withPack("harbour", PACK);
		window.packsChecked();
	}

	@AfterEach
	void deletePacks() throws CoreException {
		Projects.delete(pack);
		if (copy.exists()) {
			Projects.delete(copy);
		}
		window.packsChecked();
	}

	@Test
	void a_pack_that_was_exported_is_imported_as_another_project() throws Exception {
		Path archive = folder.resolve("harbour.hullpack");
		export(archive, ARCHIVE, "export-pack");
		assertTrue(Files.isRegularFile(archive));
		Wait.inDialog(IMPORT.title(), () -> {
			if (IMPORT.typed("From file:").isEmpty()) {
				IMPORT.type("From file:", archive.toString());
			}
			if (!IMPORT.says("The Harbour 1.0.0\nby Somebody\nunder CC-BY-4.0\n")) {
				return false; // is being looked at
			}
			IMPORT.type("Project:", "harbour_copy");
			Screenshots.take("import-pack");
			IMPORT.pressWhenEnabled("Finish");
			return true;
		});
		openImport();
		assertEquals(PACK, Projects.read(copy.getFile("harbour.hull")));
	}

	@Test
	void a_pack_with_errors_goes_out_only_when_that_is_meant() throws Exception {
		Path archive = folder.resolve("harbour.hullpack");
		Projects.write(pack.getFile("wrong.hull"), "pack harbour\ntoken Coin { copies: Nonsense }\n");
		List<Boolean> refused = new ArrayList<>();
		Wait.inDialog(EXPORT.title(), () -> {
			if (!EXPORT.says("The pack has an error (see Problems). Mend it, or tick the box to export it so.")) {
				fillIn(archive, ARCHIVE);
				EXPORT.pressWhenEnabled("Finish");
				return false;
			}
			Screenshots.take("export-pack-errors");
			refused.add(!Files.exists(archive));
			EXPORT.press("Export it even if it has errors");
			EXPORT.pressWhenEnabled("Finish");
			return true;
		});
		closeReport("export-pack-done");
		openExport();
		assertEquals(List.of(true), refused);
		assertTrue(Files.isRegularFile(archive));
	}

	@Test
	void a_pack_leaves_as_a_page_and_as_a_document_to_print() throws Exception {
		Projects.write(pack.getFile("lamp.hull"), "pack harbour\ntoken Lamp \"A lamp\" { copies: 2 }\n");
		Path page = folder.resolve("harbour.html");
		export(page, "Page for browsers", "export-page");
		assertTrue(Files.readString(page).contains("A lamp"));
		Path print = folder.resolve("harbour.pdf");
		export(print, "Document to print", "export-print");
		assertTrue(new String(Files.readAllBytes(print), StandardCharsets.ISO_8859_1).startsWith("%PDF-"));
	}

	@Test
	void what_is_printed_is_in_a_language_that_the_pack_is_translated_into() throws Exception {
		Projects.write(pack.getFile("lamp.hull"),
				"pack harbour\ntoken Lamp \"A lamp\" { copies: 2 }\ntranslation de { \"A lamp\" is \"Eine Lampe\" }\n");
		Path print = folder.resolve("harbour.pdf");
		Wait.inDialog(EXPORT.title(), () -> {
			fillIn(print, "Document to print");
			Wait.until("the languages", () -> EXPORT.isOfferedToChoose("Language:"));
			assertEquals("As written", EXPORT.chosen("Language:"));
			EXPORT.choose("Language:", "German");
			Screenshots.take("export-print-language");
			EXPORT.pressWhenEnabled("Finish");
			return true;
		});
		closeReport("export-print-done");
		openExport();
		try (PDDocument document = Loader.loadPDF(print.toFile())) {
			String text = new PDFTextStripper().getText(document);
			assertTrue(text.contains("Eine Lampe") && !text.contains("A lamp"), text);
		}
	}

	@Test
	void every_format_of_the_command_line_is_offered_and_those_that_are_folders_are_written_as_well() {
		List<List<String>> offered = new ArrayList<>();
		Path tables = folder.resolve("harbour-tts");
		Wait.inDialog(EXPORT.title(), () -> {
			offered.add(EXPORT.offered("Format:"));
			fillIn(tables, "Tabletop Simulator");
			assertTrue(EXPORT.isShown("Address on the web:"));
			assertFalse(EXPORT.isShown("Paper:"), "what is for other formats is not asked");
			Screenshots.take("export-tts");
			EXPORT.pressWhenEnabled("Finish");
			return true;
		});
		closeReport("export-tts-done");
		openExport();
		assertEquals(List.of(PackFormats.ALL.stream().map(PackFormat::title).toList()), offered);
		assertTrue(Files.isDirectory(tables));
	}

	@Test
	void the_pack_that_is_edited_is_the_one_that_is_exported() throws CoreException {
		IProject other = Projects.withPack("atoll", PACK.replace("pack harbour", "pack atoll"));
		try {
			EditorPage.open(pack.getFile("harbour.hull"));
			List<String> chosen = new ArrayList<>();
			Wait.inDialog(EXPORT.title(), () -> {
				chosen.add(EXPORT.chosen("Pack:"));
				EXPORT.press("Cancel");
				return true;
			});
			openExport();
			assertEquals(List.of("harbour"), chosen);
		} finally {
			EditorPage.page().closeAllEditors(false);
			Projects.delete(other);
		}
	}

	@Test
	void what_is_no_archive_is_refused_before_anything_is_written() throws IOException {
		Path archive = Files.writeString(folder.resolve("broken.hullpack"), "nothing of the sort");
		List<Boolean> finish = new ArrayList<>();
		Wait.inDialog(IMPORT.title(), () -> {
			if (IMPORT.typed("From file:").isEmpty()) {
				IMPORT.type("From file:", archive.toString());
			}
			boolean refused = IMPORT.says("it is damaged or no archive of a pack. Nothing was written. Get the archive once more");
			if (refused) {
				Screenshots.take("import-pack-refused");
				finish.add(IMPORT.isEnabled("Finish"));
				IMPORT.press("Cancel");
			}
			return refused;
		});
		openImport();
		assertEquals(List.of(false), finish);
		assertFalse(copy.exists());
	}

	private static void export(Path target, String format, String screenshot) {
		Wait.inDialog(EXPORT.title(), () -> {
			fillIn(target, format);
			Screenshots.take(screenshot);
			EXPORT.pressWhenEnabled("Finish");
			return true;
		});
		closeReport(screenshot + "-done");
		openExport();
	}

	private static void fillIn(Path target, String format) {
		EXPORT.choose("Pack:", "harbour");
		EXPORT.choose("Format:", format);
		EXPORT.type("To file:", target.toString());
	}

	/** What was written is said at the end, with a button that opens it. */
	private static void closeReport(String screenshot) {
		Wait.inDialog(EXPORTED.title(), () -> {
			Screenshots.take(screenshot);
			assertTrue(EXPORTED.says(" is written: "));
			assertTrue(EXPORTED.all(Button.class).stream().anyMatch(button -> button.getText().startsWith("Open")));
			EXPORTED.press("Close");
			return true;
		});
	}

	private static void openExport() {
		Wizards.open(PlatformUI.getWorkbench().getExportWizardRegistry(), "org.hullwright.editor.exportPack", StructuredSelection.EMPTY);
	}

	private static void openImport() {
		Wizards.open(PlatformUI.getWorkbench().getImportWizardRegistry(), "org.hullwright.editor.importArchive", StructuredSelection.EMPTY);
	}
}
