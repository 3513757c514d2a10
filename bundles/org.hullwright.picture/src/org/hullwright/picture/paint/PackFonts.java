package org.hullwright.picture.paint;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.design.TypefaceFile;

/** Memo table of the typefaces that lie in packs, each read anew when its file has changed. May be used by several threads. */
public final class PackFonts {

	private static final Map<Path, Font> READ = new ConcurrentHashMap<>();

	private PackFonts() {}

	/**
	 * A file as it was read.
	 *
	 * @param glyphs null where it cannot be used
	 */
	private record Font(long size, FileTime changed, @Nullable Glyphs glyphs) {}

	/** The typeface in files; empty where they cannot be used. */
	public static Optional<Typeface> of(FontFile font) {
		return glyphs(font.regular()).map(regular -> Typeface.of(regular, glyphs(font.bold()).orElse(regular)));
	}

	private static Optional<Glyphs> glyphs(Path file) {
		try {
			long size = Files.size(file);
			FileTime changed = Files.getLastModifiedTime(file);
			Font font = READ.compute(file, (any, before) -> before != null && before.size() == size && before.changed().equals(changed)
					? before
					: new Font(size, changed, read(file)));
			return Optional.ofNullable(font.glyphs());
		} catch (IOException gone) {
			return Optional.empty();
		}
	}

	private static @Nullable Glyphs read(Path file) {
		if (TypefaceFile.flaw(file).isPresent()) {
			return null;
		}
		try {
			return new Glyphs(new TTFParser().parse(new RandomAccessReadBuffer(Files.readAllBytes(file))));
		} catch (IOException | RuntimeException broken) { // the parser trusts what the tables say
			return null;
		}
	}
}
