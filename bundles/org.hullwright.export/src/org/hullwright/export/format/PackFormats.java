package org.hullwright.export.format;

import java.util.List;
import java.util.Optional;

/** The registry of export formats: what is listed here is offered everywhere. */
public final class PackFormats {

	/** All of them, the usual one first. */
	public static final List<PackFormat> ALL = List.of(
			HullpackFormat.FORMAT,
			JsonFormat.FORMAT,
			HtmlFormat.FORMAT,
			PdfFormat.FORMAT,
			TtsFormat.FORMAT,
			VassalFormat.FORMAT);

	private PackFormats() {}

	/** The format of a name, in whatever letters; empty when there is none. */
	public static Optional<PackFormat> named(String name) {
		return ALL.stream().filter(format -> format.name().equalsIgnoreCase(name)).findFirst();
	}
}
