package org.hullwright.export.archive;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.TypefaceFile;
import org.hullwright.lang.picture.PictureFormat;

/** The sorts of files that a pack is made of. Anything else, above all what could be run, has no place in an archive. */
enum FileKind {

	/** Rules, content, tests and translations. */
	HULL(2, List.of(".hull"), List.of()),
	/** What is to be read beside the pack. */
	TEXT(2, List.of(".md", ".txt"), List.of("licence", "license", "notice", "authors")),
	/** Recorded games, which show that the rules still do what they did. */
	GAME(16, List.of(".json"), List.of()),
	/** Pictures, in the formats that a pack can show; the checks of the pack are stricter with some. */
	PICTURE((int) (Arrays.stream(PictureFormat.values()).mapToLong(PictureFormat::largest).max().orElseThrow() >> 20), List.of(),
			List.of()),
	/** Typefaces that designs are written in. */
	TYPEFACE((int) (TypefaceFile.LARGEST >> 20), List.of(PackTypefaces.EXTENSION), List.of());

	private static final int MEGABYTE = 1024 * 1024;

	private final int megabytes;
	private final List<String> endings;
	private final List<String> names;

	FileKind(int megabytes, List<String> endings, List<String> names) {
		this.megabytes = megabytes;
		this.endings = endings;
		this.names = names;
	}

	/** What a file is, by its name; empty when it is nothing of a pack. What has the name of the index would take its place. */
	static Optional<FileKind> of(String path) {
		if (PathRules.folded(path).equals(ArchiveIndex.ENTRY)) {
			return Optional.empty();
		}
		String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
		return PictureFormat.named(name).isPresent()
				? Optional.of(PICTURE)
				: Arrays.stream(values()).filter(kind -> kind.names.contains(name) || kind.endings.stream().anyMatch(name::endsWith))
						.findFirst();
	}

	/** Bytes that a file may have. */
	int largest() {
		return megabytes * MEGABYTE;
	}

	/** The same in words. */
	String largestInWords() {
		return megabytes + " MB";
	}

	/** Whether it is text, and so in UTF-8. */
	boolean isText() {
		return this != PICTURE && this != TYPEFACE;
	}
}
