package org.hullwright.export.tts;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import com.google.gson.JsonObject;
import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.PrintedArt;
import org.hullwright.export.art.Sharpness;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.file.FileNames;
import org.hullwright.export.folder.Credits;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.folder.FolderExport.Exported;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.rulebook.RulebookText;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Shortfall;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableChanges;
import org.hullwright.export.table.TableReader;
import org.hullwright.export.tts.TtsFile.Page;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;

/**
 * Writes a pack for Tabletop Simulator: a folder with an object that holds all components of the pack, a table for each way to set up a
 * game, their pictures, and a report of what did not come along. Whether the pack has errors is for the caller to ask before.
 */
public final class TtsExport {

	/** What the names of such folders end with. */
	public static final String ENDING = "-tts";

	/** So sharp that small print can be read when a player looks closely. */
	private static final Sharpness SHARPNESS = new Sharpness(750, 200, 302);
	/** One pixel for each unit is sharp enough, for boards are large. */
	private static final double BOARD_SCALE = 1;

	private final FolderExport folders;
	private final TableReader tables;
	private final RulebookReader rulebooks;
	private final TableArt art;

	/**
	 * @param folders write what is made
	 * @param tables read what a pack puts on a table
	 * @param rulebooks for the notebook of tables
	 */
	@Inject
	public TtsExport(FolderExport folders, TableReader tables, RulebookReader rulebooks) {
		this(folders, tables, rulebooks, new PrintedArt(SHARPNESS, BOARD_SCALE, Sharpness.LARGEST));
	}

	TtsExport(FolderExport folders, TableReader tables, RulebookReader rulebooks, TableArt art) {
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
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the folder cannot be written
	 * @throws IllegalArgumentException when there is no expansion of a name, or some cannot be on together; says why
	 */
	public Exported export(PackCompiler pack, Path target, TtsOptions options, Progress progress) throws ArchiveRefusal, IOException {
		return folders.write(pack.pack(), target, (facts, report) -> {
			Table whole = tables.read(pack, options.expansions());
			Table table = whole.asPlayed();
			var files = new PictureFiles(
					Objects.requireNonNullElseGet(options.base(),
							() -> target.toAbsolutePath().toUri().toString().replaceFirst("/*$", "/")));
			report.addAll(report(pack.pack(), whole, options));
			SortedMap<String, byte[]> written = files(pack, table, options, new Told(notebook(pack, facts, whole, options), report), files,
					progress);
			written.putAll(files.files());
			return written;
		}, progress);
	}

	/** What is said beside the things: the pages of the notebook, and sentences about what did not come along, which are added to. */
	private record Told(List<Page> notebook, List<String> report) {}

	/** The rules chapter by chapter, and who made what. */
	private List<Page> notebook(PackCompiler pack, PackFacts facts, Table table, TtsOptions options) {
		var pages = new ArrayList<Page>();
		RulebookText.of(rulebooks.read(pack, table, options.expansions(), "")).forEach((title, text) -> pages.add(new Page(title, text)));
		pages.add(new Page(Credits.TITLE, String.join("\n", Credits.of(facts))));
		return pages;
	}

	private SortedMap<String, byte[]> files(PackCompiler pack, Table table, TtsOptions options, Told told, PictureFiles files,
			Progress progress) {
		var written = new TreeMap<String, byte[]>();
		var backs = new Backs(table);
		String file = FileNames.of(pack.pack().name());
		progress.at(file + ".json", 0, table.setUps().size() + 1);
		var cards = new CardPictures(table, backs, art, files);
		Table own = table;
		if (pack.isAddition()) {
			TableChanges changes = TableChanges.between(tables.read(pack.required(), Set.of()).asPlayed(), table);
			own = changes.alone(table);
			told.report().add(
					file + ".json has only what the pack adds, to be dropped on a table that has the rest; the tables have everything.");
			told.report().addAll(changes.replacements());
		}
		var covers = new Covers(art);
		written.put(file + ".json", TtsFile.savedObject(new Scene(own, own.beginning(), 0, cards, backs, art, files).objects()));
		written.put(file + Covers.ENDING, covers.of(own, ""));
		int done = 1;
		for (SetUp setUp : table.setUps()) {
			String name = file + setUp.variant().map(each -> "-" + each).orElse("") + "-" + setUp.players()
					+ (setUp.players() == 1 ? "-player" : "-players");
			progress.at(name + ".json", done, table.setUps().size() + 1);
			var scene = new Scene(table, setUp.arrangement(), setUp.players(), cards, backs, art, files);
			List<JsonObject> objects = scene.objects();
			String title = table.title() + ": " + setUp.title();
			written.put(name + ".json",
					TtsFile.save(title, note(setUp, options), told.notebook(), table.seats(), Shuffling.of(scene.shuffled()), objects));
			written.put(name + Covers.ENDING, covers.of(table, setUp.title()));
			done++;
		}
		return written;
	}

	private static String shuffling(LoadedPack pack, Table table) {
		List<String> kept = table.keptInOrder();
		return "Tables shuffle their decks when they are opened for the first time"
				+ (kept.isEmpty()
						? ""
						: ", but for those into which a set-up puts something: "
								+ String.join(", ", kept))
				+ ". Decks of " + FileNames.of(pack.name()) + ".json lie in the order of the pack: point at each and press R.";
	}

	/** What is shown in a corner of the table: the modes that are on, and whether other players see white. */
	private static String note(SetUp setUp, TtsOptions options) {
		var lines = new ArrayList<>(setUp.modes());
		if (options.base() == null) {
			lines.add("For a test on one machine only: the pictures are there, and other players see white.");
		}
		return String.join("\n", lines);
	}

	private static List<String> report(LoadedPack pack, Table table, TtsOptions options) {
		var report = new ArrayList<String>();
		report.add(Optional.ofNullable(options.base())
				.map(base -> "Pictures are loaded from " + base + ": put the folder there before anybody plays.").orElse(
						"For a test on this machine only: the pictures are loaded from this folder, and other players see white. Export with an address on the web (--base-url) for games with others."));
		report.addAll(Shortfall.of(table));
		table.dice().stream().filter(die -> !Dice.isKnown(die))
				.forEach(die -> report.add("The program has no die with " + die.faces().size() + " faces: “" + die.title()
						+ "” is a bag from which one face is drawn and put back."));
		if (table.seats().most() > Hands.most()) {
			report.add("The program has " + Hands.most() + " seats: what belongs to player " + (Hands.most() + 1)
					+ " and those after lies on the table, in no hand.");
		}
		report.add(shuffling(pack, table));
		report.add("Every supply has a limit, as in the rules; there are no endless bags.");
		return report;
	}
}
