package org.hullwright.export.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import com.google.inject.Injector;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.packs.PackCompiler;

/** A small pack that is printed, and what is read off its documents. */
final class Wells {

	private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();

	static final String HEAD = "pack wells \"The Wells\" { version 1.0.0  licence \"CC-BY-4.0\"  authors \"Ann\" }\n";
	static final String WELLS = HEAD + """
		kind well is card { effect visit by visitor: player }
		well Spring "The Spring" { copies: 11  visit { place Bucket in Yard } }
		well Pit "The Pit" { }
		token Bucket "Bucket" { }
		token Bell "Bell" { copies: 2 }
		token Lamp "Lamp" { side lit { } side dark { } }
		zone Yard of token
		deck Shaft "The Shaft" of well { contains Spring, Pit }
		procedure Dig "Digging" { place Bucket in Yard }
		""";
	static final PrintOptions NO_BACKS = new PrintOptions(Paper.A4, Duplex.NONE, 3, 0, 0, 0, false, Set.of());

	private final Path home;

	/** @param home where the pack and its documents are written */
	Wells(Path home) {
		this.home = home;
	}

	Path export(String text, PrintOptions options, String name) throws IOException, ArchiveRefusal {
		exported(text, options, name);
		return home.resolve(name);
	}

	PdfExport.Exported exported(String text, PrintOptions options, String name) throws IOException, ArchiveRefusal {
		Path folder = Files.createDirectories(home.resolve("wells"));
		Files.writeString(folder.resolve("wells.hull"), text);
		return LANGUAGE.getInstance(PdfExport.class).export(new PackCompiler(LANGUAGE.getInstance(PackLoader.class).load(folder)),
				home.resolve(name), options, Progress.UNWATCHED);
	}

	PDDocument open(String text, PrintOptions options) throws IOException, ArchiveRefusal {
		return Loader.loadPDF(export(text, options, "wells.pdf").toFile());
	}

	static String text(PDDocument document, int fromPage, int toPage) throws IOException {
		var stripper = new PDFTextStripper();
		stripper.setStartPage(fromPage);
		stripper.setEndPage(toPage);
		return stripper.getText(document).replaceAll("\\s+", " ");
	}

	static int count(String word, String text) {
		return (text.length() - text.replace(word, "").length()) / word.length();
	}

	static List<String> bookmarks(PDDocument document) {
		var titles = new ArrayList<String>();
		for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
			titles.add(item.getTitle());
		}
		return titles;
	}

	/** The number of the page that a bookmark leads to, from 1. */
	static int pageOf(String bookmark, PDDocument document) {
		return pages(bookmark, document.getDocumentCatalog().getDocumentOutline(), document).findFirst()
				.orElseThrow(() -> new AssertionError("there is no bookmark " + bookmark));
	}

	private static Stream<Integer> pages(String bookmark, PDOutlineNode node, PDDocument document) {
		Stream<PDOutlineItem> items = StreamSupport.stream(node.children().spliterator(), false);
		return items.flatMap(item -> Stream.concat(item.getTitle().equals(bookmark) ? Stream.of(pageOf(item, document)) : Stream.empty(),
				pages(bookmark, item, document)));
	}

	private static int pageOf(PDOutlineItem item, PDDocument document) {
		try {
			return document.getPages().indexOf(item.findDestinationPage(document)) + 1;
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	static List<TextPosition> letters(PDDocument document, int page) {
		var letters = new ArrayList<TextPosition>();
		var stripper = new PDFTextStripper() {

			@Override
			protected void processTextPosition(TextPosition text) {
				letters.add(text);
			}
		};
		stripper.setStartPage(page);
		stripper.setEndPage(page);
		try {
			stripper.getText(document);
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
		return letters;
	}
}
