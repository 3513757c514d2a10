package org.hullwright.cli.pack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import com.google.inject.Injector;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.PackImport;
import org.hullwright.export.format.PackExporter;
import org.hullwright.export.format.PackFormat;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.ide.outline.OutlineBuilder;
import org.hullwright.lang.ide.vocabulary.Vocabulary;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.UntranslatedTexts;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.ToolChain;

/** Opens packs. The language is set up once, when the first pack is opened, so that {@code --help} costs nothing. */
public final class Workshop {

	private final Injector language = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
	private final PackSelection selection;
	private final ErrorFreePacks errorFree;

	/** Opens packs as they are. */
	public Workshop() {
		this(PackSelection.NONE);
	}

	/** @param selection what is opened with each pack */
	public Workshop(PackSelection selection) {
		this(selection, ErrorFreePacks.ofThisProgram(selection));
	}

	private Workshop(PackSelection selection, ErrorFreePacks errorFree) {
		this.selection = selection;
		this.errorFree = errorFree;
	}

	/** Opens packs that were found to have no error on another machine, so that they need not be checked once more. */
	public static Workshop ofCheckedPacks(PackSelection selection) {
		return new Workshop(selection, ErrorFreePacks.all());
	}

	/** The way from folders to programs. */
	public ToolChain toolChain() {
		return language.getInstance(ToolChain.class);
	}

	/** What is opened with each pack. */
	public PackSelection selection() {
		return selection;
	}

	/** What writes packs in a format. */
	public PackExporter exporter(PackFormat format) {
		return language.getInstance(format.exporter());
	}

	/**
	 * What the manifest in a folder says.
	 *
	 * @throws ArchiveRefusal when the folder has none
	 */
	public PackFacts factsOf(Path folder) throws ArchiveRefusal {
		return language.getInstance(PackExport.class).factsOf(folder);
	}

	/** What lists the names of packs. */
	public Vocabulary vocabulary() {
		return language.getInstance(Vocabulary.class);
	}

	/** What lists what a file declares. */
	public OutlineBuilder outlines() {
		return language.getInstance(OutlineBuilder.class);
	}

	/** What writes what is printed on components. */
	public CardWriter cards() {
		return language.getInstance(CardWriter.class);
	}

	/** What finds texts without a translation. */
	public UntranslatedTexts untranslated() {
		return language.getInstance(UntranslatedTexts.class);
	}

	/** What makes folders of archives. */
	public PackImport importer() {
		return language.getInstance(PackImport.class);
	}

	/** Whether a word is one of the language, so that nothing can be called so. */
	public boolean isKeyword(String word) {
		return GrammarUtil.getAllKeywords(language.getInstance(HullGrammarAccess.class).getGrammar()).contains(word);
	}

	/**
	 * Opens the pack in a folder.
	 *
	 * @throws ContentProblem when there is no such folder, or nothing of a pack in it, or it cannot be opened with the selected packs
	 */
	public OpenPack open(Path folder) {
		return open(folder, Map.of());
	}

	/**
	 * Opens the pack in a folder as it would be if some of its files were written.
	 *
	 * @param unwritten the texts of files of the pack that say something else on disk, or are not there
	 * @throws ContentProblem when there is no such folder, or nothing of a pack in it, or it cannot be opened with the selected packs
	 */
	public OpenPack open(Path folder, Map<Path, String> unwritten) {
		if (!Files.isDirectory(folder)) {
			throw new ContentProblem(
					Files.exists(folder) ? folder + " is not a folder; name the folder of a pack" : "there is no folder " + folder);
		}
		Instant began = Instant.now();
		OpenedPack opened = toolChain().open(folder, List.of(), unwritten, selection);
		if (opened.loaded().own().isEmpty() && opened.loaded().issues().isEmpty()) {
			throw new ContentProblem(folder + " is no pack: there is no file in it whose name ends with .hull");
		}
		new SelectedPacks(toolChain(), folder, opened.loaded()).refuseUnlessThere(selection);
		return OpenPack.of(toolChain(), folder, opened, unwritten.isEmpty() ? errorFree : errorFree.forOtherTexts(), began);
	}
}
