package org.hullwright.export.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.apache.pdfbox.pdmodel.PDPage;
import org.hullwright.engine.file.WholeFile;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.ArchiveRefusal.Advice;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.pdf.Contents.Chapter;
import org.hullwright.export.rulebook.RulebookContent;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Lettering;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableReader;
import org.hullwright.export.table.TrackFaces;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Side;
import org.hullwright.picture.card.TrackArtist;
import org.hullwright.picture.card.TrackFace;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.view.ReadableNames;

/**
 * Writes a pack to print, cut out and play. The same pack gives the same document. Whether the pack has errors is for the caller to ask
 * before.
 */
public final class PdfExport {

	/** What the names of such files end with. */
	public static final String EXTENSION = ".pdf";

	private static final String CALIBRATION = "Calibration";
	private static final int SHARP = 1_000; // pixels of the longer side of a picture of the pack: 300 on an inch of the widest component

	private final RulebookReader rulebooks;
	private final TableReader tables;
	private final TrackFaces tracks;
	private final PackExport archives;

	/**
	 * @param rulebooks puts the rulebook together
	 * @param tables knows what there is to print
	 * @param tracks knows what is printed on tracks
	 * @param archives knows what packs say of themselves
	 */
	@Inject
	public PdfExport(RulebookReader rulebooks, TableReader tables, TrackFaces tracks, PackExport archives) {
		this.rulebooks = rulebooks;
		this.tables = tables;
		this.tracks = tracks;
		this.archives = archives;
	}

	/**
	 * What was written.
	 *
	 * @param components how many are to be cut out: all copies
	 * @param report what is printed otherwise than somebody may expect, as sentences; mostly none
	 */
	public record Exported(PackFacts pack, int components, int pages, List<String> report) {

		public Exported {
			report = List.copyOf(report);
		}
	}

	/** The usual name of the document of a pack. */
	public static String fileNameOf(PackFacts pack) {
		return pack.fileName(EXTENSION);
	}

	/**
	 * Writes a document with the components that the pack itself declares and with its rules. What was there before is replaced only when
	 * everything is written.
	 *
	 * @param compiler of a pack without errors
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the file cannot be written
	 * @throws IllegalArgumentException when there is no expansion of a name, or some cannot be on together; says why
	 */
	public Exported export(PackCompiler compiler, Path target, PrintOptions options, Progress progress) throws ArchiveRefusal, IOException {
		LoadedPack pack = compiler.pack();
		PackFacts facts = archives.factsOf(pack.folder());
		String title = Translations.into(options.language(), pack.files()).of(facts.title());
		Table table = table(compiler, options);
		List<Component> own = RulebookDocument.own(compiler, table);
		CardTheme theme = options.inkSaver() ? CardTheme.PRINT_PALE : CardTheme.PRINT;
		List<Deck> decks = new DeckReader(table, new ComponentPictures(theme, SHARP))
				.decks(component -> own.contains(component) && component.card().design().printed());
		RulebookContent rules = rulebooks.read(compiler, table, options.expansions(), options.language());
		List<Board> boards = table.boards().stream().filter(board -> Identities.packOf(board.identity()).equals(pack.name())).toList();
		List<TrackFace> counted = tracks.own(compiler, options.expansions(), options.language());
		var artist = new TrackArtist(theme, Typeface.embedded());
		List<Side> strips = counted.stream().filter(track -> track.count() <= TrackArtist.MOST).map(artist::draw).toList();
		try (var document = new PrintDocument(options.paper(), title, String.join(", ", facts.authors()), language(pack, options))) {
			var report = new ArrayList<String>();
			Lettering.shortfall(own, boards, List.of()).ifPresent(report::add);
			SmallPrint.shortfall(decks).ifPresent(report::add);
			counted.stream().filter(track -> track.count() > TrackArtist.MOST).map(PdfExport::tooLong).forEach(report::add);
			report.addAll(print(new Content(facts, title, elsewhere(pack, table), decks, boards, strips, rules, own), options, document,
					progress));
			WholeFile.<IOException>write(target, document::write);
			return new Exported(facts, decks.stream().mapToInt(Deck::copies).sum(), document.pages(), report);
		}
	}

	private Table table(PackCompiler pack, PrintOptions options) throws ArchiveRefusal {
		try {
			return tables.read(pack, options.expansions(), options.language());
		} catch (LoweringException unplayable) {
			throw ArchiveRefusal.ofExport(pack.pack().folder(), "it cannot be played (" + unplayable.getMessage() + ")", Advice.AGAIN);
		}
	}

	/** The titles of the packs that the printed components of others belong to, in the order in which the pack requires them. */
	private static List<String> elsewhere(LoadedPack pack, Table table) {
		Set<String> names = table.components().stream().filter(component -> component.card().design().printed())
				.map(component -> Identities.packOf(component.identity())).collect(Collectors.toSet());
		return pack.requiredFiles().stream().map(HullFile::getPack).filter(head -> head.isManifest() && names.contains(head.getName()))
				.map(head -> PackFacts.of(head).title()).distinct().toList();
	}

	/** What is printed, under a title in the language of the reader. */
	private record Content(PackFacts facts, String title, List<String> elsewhere, List<Deck> decks, List<Board> boards,
			List<Side> tracks, RulebookContent rules, List<Component> components) {}

	/** That of most of the words: the one that the pack is translated into, or written in. */
	private static String language(LoadedPack pack, PrintOptions options) {
		return options.language().isEmpty() ? SourceLanguage.of(pack.files()) : options.language();
	}

	/**
	 * The contents are printed last, when it is known where everything is, and put before the rest. What is to be told of all that, as
	 * sentences.
	 */
	private static List<String> print(Content all, PrintOptions options, PrintDocument document, Progress progress) throws IOException {
		var booklet = new Booklet(all.rules(), all.components(), document);
		int before = evenWithBacks(contentPages(all, booklet, options), options);
		var chapters = new ArrayList<Chapter>();
		chapters.add(new Chapter(CALIBRATION, "", new CalibrationPages(document, options).add()));
		chapters.addAll(sheets(all.decks(), options, document, progress));
		var report = new ArrayList<String>();
		var boards = new BoardPages(document, options);
		for (Board board : all.boards()) {
			long count = boards.sheets(board);
			String plan = options.backs() == Duplex.NONE ? "a plan, " + count + " sheets" : count + " sheets, a plan behind each";
			if (boards.isReduced(board)) {
				report.add("“" + titleOf(board) + "” is so large that it is printed smaller than its tiles, on " + count + " sheets.");
			}
			chapters.add(new Chapter(titleOf(board), count == 1 ? "1 sheet" : plan, boards.add(board, titleOf(board))));
		}
		if (!all.tracks().isEmpty()) {
			int number = before + document.pages() + 1;
			PDPage tracks = new TrackPages(document, options, all.rules().headings()).add(all.tracks(), number);
			chapters.add(new Chapter(all.rules().headings().tracks(), inWords(all.tracks()), tracks));
		}
		chapters.add(booklet.add(before + document.pages() + 1));
		int after = document.pages();
		PDPage first = new Contents(all.title(), all.facts(), all.elsewhere(), options).add(chapters, before, document);
		while (document.pages() < after + before) {
			document.addPage();
		}
		document.toTheFront(after);
		document.bookmark("Contents", first);
		chapters.forEach(chapter -> document.bookmark(chapter.title(), chapter.page(), chapter.within()));
		return report;
	}

	private static List<Chapter> sheets(List<Deck> decks, PrintOptions options, PrintDocument document, Progress progress)
			throws IOException {
		var chapters = new ArrayList<Chapter>();
		var sheets = new SheetPages(document, options);
		for (List<Deck> alike : bySize(decks)) {
			progress.at(alike.getFirst().title(), decks.indexOf(alike.getFirst()), decks.size());
			List<PDPage> pages = sheets.print(alike);
			for (int deck = 0; deck < alike.size(); deck++) {
				chapters.add(new Chapter(alike.get(deck).title(), inWords(alike.get(deck)), pages.get(deck)));
			}
		}
		return chapters;
	}

	/** How many pages the contents take, which is the same whatever numbers are in them. */
	private static int contentPages(Content all, Booklet booklet, PrintOptions options) throws IOException {
		try (var scratch = new PrintDocument(options.paper(), "", "", "")) {
			PDPage any = scratch.addPage();
			var chapters = new ArrayList<Chapter>();
			chapters.add(new Chapter(CALIBRATION, "", any));
			all.decks().forEach(deck -> chapters.add(new Chapter(deck.title(), "", any)));
			all.boards().forEach(board -> chapters.add(new Chapter(titleOf(board), "", any)));
			if (!all.tracks().isEmpty()) {
				chapters.add(new Chapter(all.rules().headings().tracks(), inWords(all.tracks()), any));
			}
			chapters.add(booklet.outline(any));
			new Contents(all.title(), all.facts(), all.elsewhere(), options).add(chapters, 0, scratch);
			return scratch.pages() - 1;
		}
	}

	/** The back of a page is the one after it, hence fronts are printed on odd ones. */
	private static int evenWithBacks(int pages, PrintOptions options) {
		return options.backs() == Duplex.NONE ? pages : pages + pages % 2;
	}

	private static Collection<List<Deck>> bySize(List<Deck> decks) {
		return decks.stream().collect(Collectors.groupingBy(Deck::size, LinkedHashMap::new, Collectors.toList())).values();
	}

	private static String titleOf(Board board) {
		return ReadableNames.titled(board.title());
	}

	private static String tooLong(TrackFace track) {
		return "“" + track.title() + "” has " + track.count() + " spaces and is not printed, for that takes at most " + TrackArtist.MOST
				+ ". Count it on paper or with dice.";
	}

	private static String inWords(List<Side> tracks) {
		return tracks.size() == 1 ? "1 strip" : tracks.size() + " strips";
	}

	private static String inWords(Deck deck) {
		String designs = deck.prints().size() == 1 ? "1 design" : deck.prints().size() + " designs";
		String copies = deck.copies() == 1 ? "1 piece" : deck.copies() + " pieces";
		return designs + ", " + copies;
	}
}
