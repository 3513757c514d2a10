package org.hullwright.export.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.google.inject.Inject;
import org.hullwright.engine.file.WholeFile;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;

/**
 * Writes a pack as one page for browsers, in every language that it is translated into. The same pack gives the same page. Whether the pack
 * has errors is for the caller to ask before.
 */
public final class HtmlExport {

	/** What the names of such files end with. */
	public static final String EXTENSION = ".html";

	private final CardWriter cards;
	private final RulebookReader rulebooks;
	private final PackExport archives;

	/**
	 * @param cards writes what is printed on components
	 * @param rulebooks puts the rulebook together
	 * @param archives knows what packs say of themselves
	 */
	@Inject
	public HtmlExport(CardWriter cards, RulebookReader rulebooks, PackExport archives) {
		this.cards = cards;
		this.rulebooks = rulebooks;
		this.archives = archives;
	}

	/**
	 * What was written.
	 *
	 * @param languages tags of those that the page can be read in
	 */
	public record Exported(PackFacts pack, int elements, List<String> languages) {

		public Exported {
			languages = List.copyOf(languages);
		}
	}

	/** The usual name of the page of a pack. */
	public static String fileNameOf(PackFacts pack) {
		return pack.fileName(EXTENSION);
	}

	/**
	 * Writes a page. What was there before is replaced only when everything is written.
	 *
	 * @param pack without errors
	 * @throws ArchiveRefusal when the pack has no manifest
	 * @throws IOException when the file cannot be written
	 */
	public Exported export(LoadedPack pack, Path target, Progress progress) throws ArchiveRefusal, IOException {
		PackFacts facts = archives.factsOf(pack.folder());
		var reader = new EditionReader(new PackCompiler(pack), cards, rulebooks);
		var editions = new ArrayList<Edition>();
		editions.add(reader.in("", SourceLanguage.of(pack.files()), facts.title(), progress));
		for (String language : Translations.languagesIn(pack.ownFiles())) {
			editions.add(reader.in(language, language, facts.title(), progress));
		}
		byte[] page = new GalleryPage(facts, editions).write().getBytes(StandardCharsets.UTF_8);
		WholeFile.<IOException>write(target, file -> file.write(page));
		return new Exported(facts, editions.getFirst().count(), editions.stream().map(Edition::language).toList());
	}
}
