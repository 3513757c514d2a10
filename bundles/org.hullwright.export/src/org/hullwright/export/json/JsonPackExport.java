package org.hullwright.export.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import com.google.inject.Inject;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.ArchiveRefusal.Advice;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.table.TableReader;
import org.hullwright.export.zip.StoredZip;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulebook.RulebookWriter;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.packs.PackCompiler;

/**
 * Writes a pack as data for other front ends. The same pack gives the same bytes on every machine and at any time. Whether the pack has
 * errors is for the caller to ask before.
 */
public final class JsonPackExport {

	/** What the names of such files end with. */
	public static final String EXTENSION = ".hullpack.zip";

	private final PackContext packs;
	private final CardWriter cards;
	private final RulebookWriter rulebooks;
	private final PackExport archives;
	private final TableReader tables;

	/**
	 * @param packs know where files lie
	 * @param cards writes what is printed on components
	 * @param rulebooks fills in the chapters of the author
	 * @param archives writes the text of the pack, which goes along
	 * @param tables reads what components look like from behind
	 */
	@Inject
	public JsonPackExport(PackContext packs, CardWriter cards, RulebookWriter rulebooks, PackExport archives, TableReader tables) {
		this.tables = tables;
		this.packs = packs;
		this.cards = cards;
		this.rulebooks = rulebooks;
		this.archives = archives;
	}

	/**
	 * What was written.
	 *
	 * @param files paths in the zip
	 * @param leftOut what lies in the folder and is not in the text that goes along, by its path; empty when none does
	 */
	public record Exported(PackFacts pack, List<String> files, List<LeftOut> leftOut) {

		public Exported {
			files = List.copyOf(files);
			leftOut = List.copyOf(leftOut);
		}
	}

	/** The usual name of the export of a pack. */
	public static String fileNameOf(PackFacts pack) {
		return pack.fileName(EXTENSION);
	}

	/**
	 * Writes a pack. What was there before is replaced only when everything is written.
	 *
	 * @param compiler of a pack without errors
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the file cannot be written
	 * @throws IllegalArgumentException when there is no expansion of a name, or some cannot be on together; says why
	 */
	public Exported export(PackCompiler compiler, Path target, JsonExportOptions options, Progress progress)
			throws ArchiveRefusal, IOException {
		LoadedPack pack = compiler.pack();
		PackFacts facts = archives.factsOf(pack.folder());
		var given = new TreeMap<String, byte[]>();
		List<LeftOut> leftOut = options.withSource() ? addSource(pack, given, progress) : List.of();
		SortedMap<String, byte[]> files;
		try {
			files = new JsonPack(compiler, facts, packs, cards, rulebooks, tables, options, progress).files(given);
		} catch (LoweringException unplayable) {
			throw ArchiveRefusal.ofExport(pack.folder(), "it cannot be played (" + unplayable.getMessage() + ")", Advice.AGAIN);
		} catch (UncheckedIOException unreadable) {
			throw ArchiveRefusal.ofExport(pack.folder(), "a picture cannot be read (" + unreadable.getCause().getMessage() + ")",
					Advice.AGAIN);
		}
		StoredZip.<RuntimeException>write(target, zip -> write(files, zip, progress));
		return new Exported(facts, List.copyOf(files.keySet()), leftOut);
	}

	private List<LeftOut> addSource(LoadedPack pack, SortedMap<String, byte[]> files, Progress progress) throws ArchiveRefusal {
		return archives.export(pack.folder(), source -> files.put(SourceArchive.ENTRY, source), progress).leftOut();
	}

	private static void write(SortedMap<String, byte[]> files, StoredZip zip, Progress progress) throws IOException {
		int done = 0;
		for (var file : files.entrySet()) {
			progress.at(file.getKey(), done, files.size());
			zip.add(file.getKey(), file.getValue());
			done++;
		}
	}
}
