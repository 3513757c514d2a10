package org.hullwright.export.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.pdf.Contents.Chapter;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.packs.PackCompiler;

/** The rulebook of a pack as a document by itself, for whoever plays in another program. */
public final class RulebookDocument {

	private final RulebookReader rulebooks;

	/** @param rulebooks puts the rulebook together */
	@Inject
	public RulebookDocument(RulebookReader rulebooks) {
		this.rulebooks = rulebooks;
	}

	/**
	 * The document.
	 *
	 * @param table what the pack puts on a table
	 * @param expansions names of those that are on
	 */
	public byte[] of(PackCompiler pack, PackFacts facts, Table table, Set<String> expansions) {
		List<Component> own = own(pack, table);
		var bytes = new ByteArrayOutputStream();
		try (var document = new PrintDocument(Paper.A4, facts.title(), String.join(", ", facts.authors()),
				SourceLanguage.of(pack.files()))) {
			Chapter book = new Booklet(rulebooks.read(pack, table, expansions, ""), own, document)
					.add(1);
			book.within().forEach(chapter -> document.bookmark(chapter.title(), chapter.page(), chapter.within()));
			document.write(bytes);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible); // it is written into memory
		}
		return bytes.toByteArray();
	}

	/** The components that a pack itself declares. */
	static List<Component> own(PackCompiler pack, Table table) {
		return table.components().stream().filter(component -> Identities.packOf(component.identity()).equals(pack.pack().name())).toList();
	}
}
