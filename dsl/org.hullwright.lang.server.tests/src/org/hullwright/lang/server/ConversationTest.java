package org.hullwright.lang.server;

import static org.hullwright.lang.server.fixture.Typist.get;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.hullwright.lang.server.fixture.Typist;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From hello to goodbye: texts, problems, and what does not end the conversation. */
class ConversationTest {

	private static final String HOUSE = "pack house { version 1.0.0 }\ntoken Lamp { copies: 2 }\nroom Hall\n";
	private static final String USES = "pack house\nprocedure P { place Lamp in Hall }\n";

	@TempDir
	private Path folder;
	private Typist typist;

	@BeforeEach
	void anEditor() {
		typist = Typist.in(folder).file("house/pack.hull", HOUSE).file("house/more.hull", USES);
	}

	@AfterEach
	void closed() {
		typist.close();
	}

	@Test
	void problems_are_told_as_they_are_typed_and_taken_back_when_they_are_mended() {
		typist.hello();
		typist.type("house/more.hull", USES);
		typist.expectProblems("house/more.hull");
		typist.typeOver("house/more.hull", new Range(new Position(1, 20), new Position(1, 24)), "Lump");
		typist.expectProblems("house/more.hull", "2 UNKNOWN_NAME");
		typist.typeOver("house/more.hull", new Range(new Position(1, 21), new Position(1, 22)), "a");
		typist.expectProblems("house/more.hull");
	}

	@Test
	void what_is_typed_in_one_document_is_wrong_in_another_that_is_open() {
		typist.hello();
		typist.type("house/more.hull", USES);
		typist.type("house/pack.hull", HOUSE.replace("Lamp", "Lantern"));
		typist.expectProblems("house/more.hull", "2 UNKNOWN_NAME");
	}

	@Test
	void documents_that_are_not_open_are_checked_as_they_are_on_disk() {
		typist.file("house/more.hull", USES.replace("Hall", "Hell"));
		typist.hello();
		typist.expectProblems("house/more.hull", "2 UNKNOWN_NAME");
		typist.file("house/more.hull", USES);
		changedOnDisk("house/more.hull", FileChangeType.Changed);
		typist.expectProblems("house/more.hull");
	}

	@Test
	void a_pack_that_comes_is_found_and_problems_of_a_file_that_goes_are_taken_back() throws Exception {
		typist.hello();
		typist.file("shed/pack.hull", "pack shed { version 1.0.0 requires house }\nprocedure Q { place Lump in Hall }\n");
		changedOnDisk("shed/pack.hull", FileChangeType.Created);
		typist.expectProblems("shed/pack.hull", "2 UNKNOWN_NAME");
		typist.file("shed/other.hull", "pack shed\n");
		Files.delete(folder.resolve("shed/pack.hull"));
		changedOnDisk("shed/pack.hull", FileChangeType.Deleted);
		typist.expectProblems("shed/pack.hull");
	}

	@Test
	void a_document_that_is_closed_without_saving_counts_as_it_is_on_disk() {
		typist.file("house/more.hull", USES.replace("Hall", "Hell"));
		typist.hello();
		typist.type("house/more.hull", USES);
		typist.expectProblems("house/more.hull");
		typist.server().getTextDocumentService().didClose(new DidCloseTextDocumentParams(typist.document("house/more.hull")));
		typist.expectProblems("house/more.hull", "2 UNKNOWN_NAME");
	}

	@Test
	void the_check_of_packs_shows_how_far_it_is() {
		typist.hello();
		assertEquals("Checking packs", ((WorkDoneProgressBegin) typist.nextProgress().getValue().getLeft()).getTitle());
		var last = typist.nextProgress().getValue().getLeft();
		while (!(last instanceof WorkDoneProgressEnd)) {
			last = typist.nextProgress().getValue().getLeft();
		}
	}

	@Test
	void files_that_are_not_there_and_places_outside_have_empty_answers() {
		typist.hello();
		assertNull(get(
				typist.server().getTextDocumentService().hover(new HoverParams(typist.document("nowhere/no.hull"), new Position(3, 4)))));
		assertNull(get(
				typist.server().getTextDocumentService().hover(new HoverParams(typist.document("house/more.hull"), new Position(300, 4)))));
		assertNull(get(typist.server().getTextDocumentService()
				.hover(new HoverParams(new TextDocumentIdentifier("untitled:Untitled-1"), new Position(0, 0)))));
	}

	@Test
	void what_is_no_address_is_refused_with_the_reason() {
		typist.hello();
		var answer = typist.server().getTextDocumentService()
				.hover(new HoverParams(new TextDocumentIdentifier("no address"), new Position(0, 0)));
		var refusal = assertThrows(ExecutionException.class, () -> answer.get(60, TimeUnit.SECONDS));
		assertTrue(refusal.getMessage().contains("“no address” is not the address of a document"), refusal.getMessage());
		stillAnswers();
	}

	@Test
	void garbage_does_not_end_the_conversation() {
		typist.hello();
		for (String garbage : List.of("{}", "]]]", "null", "[1,2]", "{\"jsonrpc\":\"2.0\",\"id\":77,\"method\":\"textDocument/hover\"}",
				"{\"jsonrpc\":\"2.0\",\"id\":78,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":null},\"position\":7}}",
				"{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///x.hull\"},\"contentChanges\":null}}",
				"{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":[]}",
				"{\"jsonrpc\":\"2.0\",\"id\":79,\"method\":\"no/such\"}",
				"{\"jsonrpc\":\"2.0\",\"method\":\"window/workDoneProgress/cancel\",\"params\":{\"token\":\"unknown\"}}")) {
			typist.send("Content-Length: " + garbage.length() + "\r\n\r\n" + garbage);
		}
		typist.send("Content-Type: nonsense\r\n\r\n");
		typist.send("Content-Length: many\r\n\r\n");
		stillAnswers();
	}

	@Test
	void a_change_of_a_document_that_is_not_open_is_passed_over() {
		typist.hello();
		typist.typeOver("house/more.hull", new Range(new Position(0, 0), new Position(1, 0)), "nonsense");
		stillAnswers();
	}

	@Test
	void who_says_goodbye_leaves_properly_and_who_hangs_up_does_not() {
		typist.hello();
		assertTrue(typist.goodbye());
		assertFalse(Typist.in(folder).hello().hangUp());
	}

	private void stillAnswers() {
		assertNotNull(get(
				typist.server().getTextDocumentService().hover(new HoverParams(typist.document("house/more.hull"), new Position(1, 21)))));
	}

	private void changedOnDisk(String name, FileChangeType change) {
		typist.server().getWorkspaceService()
				.didChangeWatchedFiles(new DidChangeWatchedFilesParams(List.of(new FileEvent(typist.address(name), change))));
	}
}
