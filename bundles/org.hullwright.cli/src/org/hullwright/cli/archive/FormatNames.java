package org.hullwright.cli.archive;

import java.util.ArrayList;

import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormats;

/** The names of all formats, for the help and for completion in a shell. */
final class FormatNames extends ArrayList<String> {

	private static final long serialVersionUID = 1L;

	/** Made by the command line. */
	FormatNames() {
		super(PackFormats.ALL.stream().map(PackFormat::name).toList());
	}
}
