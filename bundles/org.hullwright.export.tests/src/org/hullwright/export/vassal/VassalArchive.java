package org.hullwright.export.vassal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.hullwright.export.archive.Progress;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.pdf.RulebookDocument;
import org.hullwright.export.table.Packs;
import org.hullwright.export.table.PlainArt;
import org.hullwright.export.table.TableReader;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** A module or an extension that can be looked into. */
record VassalArchive(String name, SortedMap<String, byte[]> files, List<String> report) {

	static VassalExport exporter() {
		return new VassalExport(Packs.instance(FolderExport.class), Packs.instance(TableReader.class),
				Packs.instance(RulebookDocument.class), new PlainArt());
	}

	static VassalArchive of(LoadedPack pack, Path target, String... expansions) throws Exception {
		FolderExport.Exported exported = exporter().export(new PackCompiler(pack), target, Set.of(expansions), Progress.UNWATCHED);
		String name = exported.files().stream().filter(file -> file.endsWith(".vmod") || file.endsWith(".vmdx")).findFirst().orElseThrow();
		return new VassalArchive(name, unzipped(Files.readAllBytes(target.resolve(name))), exported.report());
	}

	static SortedMap<String, byte[]> unzipped(byte[] zipped) throws IOException {
		var files = new TreeMap<String, byte[]>();
		try (var zip = new ZipInputStream(new ByteArrayInputStream(zipped))) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				files.put(entry.getName(), zip.readAllBytes());
			}
		}
		return files;
	}

	Element build() throws Exception {
		return xml("buildFile.xml");
	}

	Element xml(String path) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(files.get(path)))
				.getDocumentElement();
	}

	/** All elements below one, and it. */
	static List<Element> all(Element element) {
		var all = new ArrayList<>(List.of(element));
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element inner) {
				all.addAll(all(inner));
			}
		}
		return all;
	}

	/** The elements whose class has a name. */
	List<Element> named(String name) throws Exception {
		return all(build()).stream().filter(element -> element.getTagName().endsWith("." + name)).toList();
	}

	/** The slots of copies of components: not those of spare pieces, and not what only lies on a map to be read. */
	List<Element> copies() throws Exception {
		return Stream.concat(named("CardSlot").stream(), named("PieceSlot").stream())
				.filter(slot -> !isSpare(slot) && piece(slot).get(1).startsWith("mark;")).toList();
	}

	private static boolean isSpare(Node node) {
		return node.getParentNode() instanceof Element parent
				&& (parent.getTagName().endsWith(".PieceWindow") || isSpare(parent));
	}

	/** The piece of a slot, without its beginning. */
	static List<String> piece(Element slot) {
		return Decoded.of('/', slot.getTextContent().strip().substring("+/".length()));
	}

	/** The type of the first trait of a sort that a piece has, without what sort it is. */
	static Optional<String> type(List<String> piece, String sort) {
		return Decoded.levels(piece.get(1)).stream().filter(type -> type.startsWith(sort)).findFirst()
				.map(type -> type.substring(sort.length()));
	}

	/** The state of the first trait of a sort that a piece has. */
	static Optional<String> state(List<String> piece, String sort) {
		List<String> types = Decoded.levels(piece.get(1));
		return types.stream().filter(type -> type.startsWith(sort)).findFirst()
				.map(type -> Decoded.levels(piece.get(2)).get(types.indexOf(type)));
	}

	/** What a piece is marked with. */
	static List<String> marks(String state) {
		return Decoded.of(',', Decoded.levels(state).getFirst());
	}

	List<String> commands(String setUp) throws IOException {
		String scrambled = new String(unzipped(files.get(setUp)).get("savedGame"), StandardCharsets.US_ASCII);
		if (!scrambled.startsWith("!VCSK00")) {
			throw new IOException("not a game of VASSAL: " + scrambled.substring(0, 10));
		}
		return Decoded.of('\u001b', new String(HexFormat.of().parseHex(scrambled.substring("!VCSK00".length())), StandardCharsets.UTF_8));
	}
}
