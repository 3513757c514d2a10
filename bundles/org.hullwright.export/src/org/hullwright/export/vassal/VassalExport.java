package org.hullwright.export.vassal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.PrintedArt;
import org.hullwright.export.art.Sharpness;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.file.FileNames;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.folder.FolderExport.Exported;
import org.hullwright.export.pdf.RulebookDocument;
import org.hullwright.export.table.Shortfall;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableChanges;
import org.hullwright.export.table.TableReader;
import org.hullwright.export.zip.StoredZip;
import org.hullwright.model.HullFile;
import org.hullwright.packs.PackCompiler;

/**
 * Writes a pack for VASSAL: a folder with a module, or with an extension where the pack only adds to another one, and a report that says
 * which and why, and what did not come along. Whether the pack has errors is for the caller to ask before.
 */
public final class VassalExport {

	/** What the names of such folders end with. */
	public static final String ENDING = "-vassal";

	private static final String MODULE = ".vmod";
	private static final String EXTENSION = ".vmdx";
	/** Cards are so wide that small print can be read from near; maps show them smaller. */
	static final Sharpness SHARPNESS = new Sharpness(600, 242, Sizes.DOTS_PER_INCH);
	/** So large that tiles fit on spaces, and boards into what programs take. */
	static final double BOARD_SCALE = 2.45;
	/** So that also on a board of ten rows the spaces are as far apart as tiles and strips are long. */
	static final int LARGEST_BOARD = 6000;

	private final FolderExport folders;
	private final TableReader tables;
	private final RulebookDocument rulebooks;
	private final TableArt art;

	/**
	 * @param folders write what is made
	 * @param tables read what a pack puts on a table
	 * @param rulebooks for the Help menu
	 */
	@Inject
	public VassalExport(FolderExport folders, TableReader tables, RulebookDocument rulebooks) {
		this(folders, tables, rulebooks, new PrintedArt(SHARPNESS, BOARD_SCALE, LARGEST_BOARD));
	}

	VassalExport(FolderExport folders, TableReader tables, RulebookDocument rulebooks, TableArt art) {
		this.folders = folders;
		this.tables = tables;
		this.rulebooks = rulebooks;
		this.art = art;
	}

	/** The usual name of the folder for a pack. */
	public static String folderNameOf(PackFacts pack) {
		return pack.fileName(ENDING);
	}

	/**
	 * Writes a pack. What was there before is replaced only when everything is written.
	 *
	 * @param pack without errors
	 * @param target the folder
	 * @param expansions names of those that are on
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the folder cannot be written
	 * @throws IllegalArgumentException when there is no expansion of a name, or some cannot be on together; says why
	 */
	public Exported export(PackCompiler pack, Path target, Set<String> expansions, Progress progress) throws ArchiveRefusal, IOException {
		return folders.write(pack.pack(), target, (facts, report) -> {
			Table table = tables.read(pack, expansions);
			var module = new Module(table, () -> new HelpMenu(facts, rulebooks.of(pack, facts, table, expansions)));
			return files(pack, facts, module, report, progress);
		}, progress);
	}

	/**
	 * What a module is made of.
	 *
	 * @param table with all that the pack declares
	 * @param help made only when it is wanted
	 */
	private record Module(Table table, Supplier<HelpMenu> help) {}

	private SortedMap<String, byte[]> files(PackCompiler pack, PackFacts facts, Module module, List<String> report, Progress progress) {
		var written = new TreeMap<String, byte[]>();
		Table table = module.table().asPlayed();
		Supplier<byte[]> whole = () -> zip(new ModuleFile(table, module.help().get(), art).files(facts, progress));
		String name = FileNames.of(pack.pack().name());
		if (!pack.isAddition()) {
			report.add("This is a module: a game of its own.");
			written.put(name + MODULE, whole.get());
		} else {
			Table base = tables.read(pack.required(), Set.of()).asPlayed();
			TableChanges changes = TableChanges.between(base, table);
			Optional<String> reason = reasonAgainstExtension(pack, base, changes);
			if (reason.isPresent()) {
				report.add("This is a module with everything, also of the packs that this one requires: " + reason.get());
				report.addAll(changes.replacements());
				written.put(name + MODULE, whole.get());
			} else {
				String required = FileNames.of(base.pack());
				report.add("This is an extension, for the pack only adds to others. Put it into a folder " + required + "_ext beside "
						+ required + MODULE
						+ ", which is what exporting " + base.pack()
						+ " gives. Its set-ups are offered besides those of the module, and have everything.");
				written.put(name + EXTENSION,
						zip(new ExtensionFile(base, table, changes, facts, moduleData(pack, base), art).files(progress)));
			}
		}
		report.addAll(Shortfall.of(module.table()));
		report.add(shuffling(table));
		return written;
	}

	private static String shuffling(Table table) {
		List<String> kept = table.keptInOrder();
		return "Decks are shuffled when a game begins" + (kept.isEmpty()
				? "."
				: ", but for those into which a set-up puts something: " + String.join(", ", kept)
						+ ". Shuffle these by their menus when you begin with “Out of the box”.");
	}

	/** What the module says of itself that exporting a required pack gives. */
	private static byte[] moduleData(PackCompiler pack, Table base) {
		String description = pack.files().stream().map(HullFile::getPack)
				.filter(head -> head != null && head.isManifest() && base.pack().equals(head.getName()))
				.findFirst().map(PackFacts::of).map(Metadata::descriptionOf).orElse("");
		return Metadata.module(base.title(), base.version(), description);
	}

	/** Why an extension would not do, as a sentence; empty when it does. */
	private static Optional<String> reasonAgainstExtension(PackCompiler pack, Table base, TableChanges changes) {
		if (base.seats().most() == 0) {
			return Optional.of("those are no game of their own.");
		}
		if (!pack.required().expansions().names().isEmpty()) {
			return Optional.of("those have expansions of their own, and a module of them may have any of these.");
		}
		if (!changes.tracks().isEmpty()) {
			return Optional.of("it adds tracks, which an extension cannot.");
		}
		return changes.onlyAdd() ? Optional.empty() : Optional.of("it changes something of them, which an extension cannot.");
	}

	private static byte[] zip(SortedMap<String, byte[]> files) {
		return StoredZip.<RuntimeException>bytes(zip -> {
			for (var file : files.entrySet()) {
				zip.add(file.getKey(), file.getValue());
			}
		});
	}
}
