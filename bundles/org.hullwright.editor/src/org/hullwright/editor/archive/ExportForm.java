package org.hullwright.editor.archive;

import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.html.HtmlExport;
import org.hullwright.export.pdf.PdfExport;

/** The forms in which a pack leaves the workspace, each as one file. The extensions of the editor name them in small letters. */
enum ExportForm {

	/** For those who have Hullwright. */
	ARCHIVE("Pack archive", "Writes a pack as one file, to send to others. What it requires is not in it.", ArchiveIndex.EXTENSION, "Pack archives"),
	/** For those who have a browser. */
	PAGE("Page for browsers", "Writes one page with every element of a pack drawn and its rules beside it, to be shown, searched and printed.",
			HtmlExport.EXTENSION, "Pages"),
	/** For those who have a printer and scissors. */
	PRINT("Document to print", "Writes every copy of every component of a pack on sheets to be cut out, with backs behind them, and its rules as a booklet.",
			PdfExport.EXTENSION, "Documents");

	private final String title;
	private final String description;
	private final String ending;
	private final String files;

	ExportForm(String title, String description, String ending, String files) {
		this.title = title;
		this.description = description;
		this.ending = ending;
		this.files = files;
	}

	String title() {
		return title;
	}

	/** What it is good for, in a sentence. */
	String description() {
		return description;
	}

	/** What the names of such files end with. */
	String ending() {
		return ending;
	}

	/** What such files are called. */
	String files() {
		return files;
	}
}
