package org.hullwright.export.pdf;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.InflaterInputStream;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObjectKey;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageTree;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.hullwright.export.pdf.Contents.Chapter;
import org.hullwright.picture.Raster;
import org.hullwright.picture.paint.Deflation;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;

/** A document in the making, with the fonts, shades and pictures that its pages share. The same pages give the same bytes. */
final class PrintDocument implements Closeable {

	/** In the unit of documents. */
	static final double MILLIMETRE = 72 / 25.4;

	private static final COSArray NO_BORDER = new COSArray(List.of(COSInteger.ZERO, COSInteger.ZERO, COSInteger.ZERO));

	private static final long ALWAYS = 1L; // what the mark of the document is made from, instead of the time

	private final PDDocument document = new PDDocument();
	private final Paper paper;
	private final PDDocumentOutline bookmarks = new PDDocumentOutline();
	private final Map<Style, PDFont> fonts = new EnumMap<>(Style.class);
	private final Map<Integer, PDExtendedGraphicsState> opacities = new HashMap<>();
	private final Map<Raster, PDImageXObject> images = new HashMap<>();

	/** @param language of most that is read in it, as a tag such as {@code de} */
	PrintDocument(Paper paper, String title, String author, String language) {
		this.paper = paper;
		document.setDocumentId(ALWAYS);
		document.getDocumentCatalog().setDocumentOutline(bookmarks);
		document.getDocumentCatalog().setLanguage(language);
		PDDocumentInformation information = new PDDocumentInformation();
		information.setTitle(title);
		information.setAuthor(author);
		information.setCreator("Hullwright");
		document.setDocumentInformation(information);
	}

	PDDocument document() {
		return document;
	}

	Paper paper() {
		return paper;
	}

	/** Adds an empty page at the end. */
	PDPage addPage() {
		return addPage(paper.width(), paper.height());
	}

	/** Adds an empty page at the end, which is wider than high. */
	PDPage addPageAcross() {
		return addPage(paper.height(), paper.width());
	}

	private PDPage addPage(double width, double height) {
		PDPage page = new PDPage(new PDRectangle((float) (width * MILLIMETRE), (float) (height * MILLIMETRE)));
		document.addPage(page);
		return page;
	}

	/** How many pages there are. */
	int pages() {
		return document.getNumberOfPages();
	}

	/** The number of a page, from 1. */
	int numberOf(PDPage page) {
		return document.getPages().indexOf(page) + 1;
	}

	/** Puts the last pages before all others. */
	void toTheFront(int from) {
		PDPageTree pages = document.getPages();
		for (int moved = from; moved < document.getNumberOfPages(); moved++) {
			PDPage page = pages.get(moved);
			pages.remove(moved);
			pages.insertBefore(page, pages.get(moved - from));
		}
	}

	/** Lets readers jump to a page, and from there to what else is in the same part of the document. */
	void bookmark(String title, PDPage page, List<Chapter> within) {
		PDOutlineItem bookmark = bookmarkOf(title, page);
		within.forEach(chapter -> bookmark.addLast(bookmarkOf(chapter.title(), chapter.page())));
		bookmarks.addLast(bookmark);
	}

	/** Lets readers jump to a page. */
	void bookmark(String title, PDPage page) {
		bookmark(title, page, List.of());
	}

	/** Lets readers jump from a place on a page to another page. */
	static void link(PDPage page, PDRectangle place, PDPage target) throws IOException {
		var link = new PDAnnotationLink();
		link.setRectangle(place);
		link.setBorder(NO_BORDER);
		link.setDestination(destination(target));
		page.getAnnotations().add(link);
	}

	private static PDOutlineItem bookmarkOf(String title, PDPage page) {
		PDOutlineItem item = new PDOutlineItem();
		item.setTitle(title);
		item.setDestination(destination(page));
		return item;
	}

	private static PDPageDestination destination(PDPage page) {
		PDPageFitDestination destination = new PDPageFitDestination();
		destination.setPage(page);
		return destination;
	}

	/** A font, of which only the letters that are used come into the document. */
	PDFont font(Style style) throws IOException {
		PDFont known = fonts.get(style);
		if (known == null) {
			try (InputStream file = style.open()) {
				known = PDType0Font.load(document, file, true);
				fonts.put(style, known);
			}
		}
		return known;
	}

	/** How to paint with a colour that lets others through. */
	PDExtendedGraphicsState opacity(int of255) {
		return opacities.computeIfAbsent(of255, any -> {
			PDExtendedGraphicsState state = new PDExtendedGraphicsState();
			state.setNonStrokingAlphaConstant(of255 / 255f);
			state.setStrokingAlphaConstant(of255 / 255f);
			return state;
		});
	}

	/** A picture, which is in the document once however often it is shown. */
	PDImageXObject image(Raster raster) throws IOException {
		PDImageXObject known = images.get(raster);
		if (known == null) {
			known = PDImageXObject.createFromByteArray(document, raster.png(), "picture.png");
			images.put(raster, known);
		}
		return known;
	}

	/**
	 * Writes all of it. What the library has compressed by the means of the machine is compressed anew, so that it is the same everywhere.
	 */
	void write(OutputStream file) throws IOException {
		var whole = new ByteArrayOutputStream();
		document.save(whole, CompressParameters.NO_COMPRESSION);
		try (PDDocument again = Loader.loadPDF(whole.toByteArray())) {
			for (COSObjectKey key : again.getDocument().getXrefTable().keySet().stream().sorted().toList()) {
				if (again.getDocument().getObjectFromPool(key).getObject() instanceof COSStream stream
						&& COSName.FLATE_DECODE.equals(stream.getFilters())) {
					compress(stream);
				}
			}
			again.setDocumentId(ALWAYS);
			again.save(file, CompressParameters.NO_COMPRESSION);
		}
	}

	private static void compress(COSStream stream) throws IOException {
		byte[] content;
		try (var inflated = new InflaterInputStream(stream.createRawInputStream())) {
			content = inflated.readAllBytes();
		}
		try (OutputStream raw = stream.createRawOutputStream()) {
			raw.write(Deflation.deflate(content));
		}
	}

	/** A text as the fonts can write it. */
	static String writable(String text) {
		return Typeface.embedded().writable(text);
	}

	@Override
	public void close() throws IOException {
		document.close();
	}
}
