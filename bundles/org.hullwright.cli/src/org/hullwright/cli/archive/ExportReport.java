package org.hullwright.cli.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.format.PackExporter.Exported;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Result;

/** Tells the user, or another program, what was exported. */
final class ExportReport {

	private static final int SHOWN = 20; // files that were left out

	private final Console console;
	private final JsonOption json;
	private final Path folder;

	/** @param folder of the pack */
	ExportReport(Console console, JsonOption json, Path folder) {
		this.console = console;
		this.json = json;
		this.folder = folder;
	}

	void tell(Exported exported, Path target, PackFormat format) {
		List<LeftOut> leftOut = exported.leftOut();
		leftOut.stream().limit(SHOWN).forEach(each -> console.err().println("left out: " + each));
		if (leftOut.size() > SHOWN) {
			console.err().println("left out: " + (leftOut.size() - SHOWN) + " more");
		}
		exported.report().forEach(console.err()::println);
		if (format.result() == Result.FOLDER && isWithin(folder, target)) {
			console.err().println(target
					+ " lies in the folder of the pack, and goes along when that is sent to others; put it elsewhere, or name another place with --to");
		}
		console.err().println(exported.pack().name() + ": " + exported.contents());
		if (json.isWanted()) {
			json.print(console, new Written(exported.pack().name(), exported.pack().version(), target.toString(), exported.files(),
					leftOut.stream().map(LeftOut::toString).toList(), exported.report()));
		} else {
			console.out().println(target);
		}
	}

	private static boolean isWithin(Path folder, Path target) {
		try {
			return target.toRealPath().startsWith(folder.toRealPath());
		} catch (IOException gone) {
			return false;
		}
	}

	/** What is told to other programs. */
	private record Written(String pack, String version, String file, int files, List<String> leftOut, List<String> report) {}
}
