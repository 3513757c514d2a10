package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDPage;
import org.hullwright.export.pdf.TextFlow.Span;
import org.hullwright.export.rulebook.Headings;
import org.hullwright.picture.card.Side;
import org.hullwright.picture.paint.Typeface.Style;

/** Prints tracks as strips to cut out, as many on a page as there is room for. Behind each page is one that says so. */
final class TrackPages {

	private static final double CAPTION = 11;
	private static final double NOTE = 8.5;
	private static final double GAP = 6 * PrintDocument.MILLIMETRE;

	private final PrintDocument document;
	private final PrintOptions options;
	private final PictureForms forms;
	private final Headings headings;

	TrackPages(PrintDocument document, PrintOptions options, Headings headings) {
		this.document = document;
		this.options = options;
		this.headings = headings;
		this.forms = new PictureForms(document);
	}

	/**
	 * Adds the pages.
	 *
	 * @param tracks at least one
	 * @param number of the first page
	 * @return the first page
	 */
	PDPage add(List<Side> tracks, int number) throws IOException {
		try (var flow = new TextFlow(document, 1, number, new CrossReferences())) {
			PDPage first = flow.page();
			head(flow);
			for (Side track : tracks) {
				double scale = Math.min(track.size().width() * PrintDocument.MILLIMETRE / track.picture().bounds().width(),
						Math.min(flow.width() / track.picture().bounds().width(), room(flow) / track.picture().bounds().height()));
				double height = track.picture().bounds().height() * scale;
				if (height > flow.roomLeft()) {
					back(flow);
					flow.turn();
					head(flow);
				}
				flow.picture(forms.of(track.picture(), 0), track.picture().bounds().width() * scale, height, scale);
				flow.space(GAP);
			}
			back(flow);
			return first;
		}
	}

	private void head(TextFlow flow) throws IOException {
		flow.paragraph(headings.tracks(), Style.BOLD, CAPTION);
		flow.paragraph(List.of(new Span(headings.tracksUse(), Style.REGULAR)), NOTE, 0);
		flow.space(GAP);
	}

	/** What is below the head of a page. */
	private static double room(TextFlow flow) {
		return flow.roomOnPage() - 2 * CAPTION - 3 * NOTE - GAP;
	}

	/** Nothing else is printed behind what is cut out. */
	private void back(TextFlow flow) throws IOException {
		if (options.backs() != Duplex.NONE) {
			flow.turn();
			flow.paragraph(headings.tracksBack(), Style.BOLD, CAPTION);
		}
	}
}
