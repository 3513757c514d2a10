package org.hullwright.lang.picture;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.folder.NamedFile;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.picture.PictureFinding.Found;
import org.hullwright.lang.picture.PictureFinding.Missing;
import org.hullwright.lang.picture.PictureFinding.Outside;
import org.hullwright.lang.picture.PictureFinding.TooLarge;
import org.hullwright.lang.picture.PictureFinding.Unreadable;

/**
 * The pictures in the folder of one pack. A pack is not trusted: only files below its folder are looked at, by whatever way a name or a
 * link leads; of a file that is too large nothing is read, of too many pixels no more than the head, and of the rest only whether it is
 * whole.
 */
public final class PackPictures {

	/** The folder in which nothing but pictures is expected, so that what nobody shows is told. */
	public static final String FOLDER = "pictures";

	private static final Unreadable FOR_PRINT = new Unreadable(
			"its colours are mixed for printing (CMYK), save it with those of screens (RGB)");
	private static final int MOST_SCANS = 40; // programs that save photographs layer by layer make a dozen
	private static final Unreadable MANY_SCANS = new Unreadable(
			"it is saved in more than " + MOST_SCANS + " layers, each of all its pixels; save it as a plain JPEG");
	// pixels; a printed card has about 750 by 1050, and this many squared take 64 MB of memory
	private static final int LARGEST_SIDE = 4096;

	private final Path folder;

	/** @param folder of the pack */
	public PackPictures(Path folder) {
		this.folder = folder;
	}

	/** The names of all files that are pictures by their names, in alphabetical order. */
	public List<String> names() {
		return new PackFolder(folder).names(file -> PictureFormat.named(file.getFileName().toString()).isPresent());
	}

	/** The file of that name in the folder of the pack; empty when there is none that may be read. */
	Optional<Path> file(String name) {
		return new PackFolder(folder).named(name) instanceof NamedFile.There(Path file) ? Optional.of(file) : Optional.empty();
	}

	/** What is there under a name that an author wrote. */
	public PictureFinding find(String name) {
		try {
			return switch (new PackFolder(folder).named(name)) {
				case NamedFile.There(Path file) -> look(name, file);
				case NamedFile.Missing missing -> new Missing();
				case NamedFile.Outside outside -> new Outside();
			};
		} catch (EOFException cut) {
			return new Unreadable("it ends too early");
		} catch (IOException unreadable) {
			return new Unreadable("it cannot be read");
		}
	}

	private static PictureFinding look(String name, Path file) throws IOException {
		Optional<PictureFormat> format = PictureFormat.named(name);
		if (format.isEmpty()) {
			return new Unreadable("its name ends with neither .png nor .jpg nor .svg");
		}
		long bytes = Files.size(file);
		if (bytes > format.get().largest()) {
			return new TooLarge(inUnits(bytes), (format.get().largest() >> 20) + " MB");
		}
		try (InputStream content = new BufferedInputStream(Files.newInputStream(file))) {
			return switch (format.get()) {
				case PNG -> {
					PictureFinding finding = judge(name, file, PictureFormat.PNG,
							PictureSize.ofPng(content).<@Nullable PictureSize>map(size -> size).orElse(null));
					if (finding instanceof Found) {
						PictureEnd.findInPng(content);
					}
					yield finding;
				}
				case JPEG -> {
					Optional<JpegHead> head = JpegHead.of(content);
					PictureFinding finding = judge(name, file, PictureFormat.JPEG,
							head.<@Nullable PictureSize>map(JpegHead::size).orElse(null));
					boolean layered = finding instanceof Found && PictureEnd.findInJpeg(content) > MOST_SCANS;
					yield head.filter(JpegHead::isForPrint).<PictureFinding>map(print -> FOR_PRINT).orElse(layered ? MANY_SCANS : finding);
				}
				case SVG -> switch (SvgInspection.of(content)) {
					case SvgInspection.Drawing(PictureSize size) -> judge(name, file, PictureFormat.SVG, size);
					case SvgInspection.Refused(PictureFinding why) -> why;
				};
			};
		}
	}

	private static PictureFinding judge(String name, Path file, PictureFormat format, @Nullable PictureSize size) {
		if (size == null || size.width() <= 0 || size.height() <= 0) {
			return new Unreadable("it does not begin like a " + format);
		}
		int width = size.width();
		int height = size.height();
		return width > LARGEST_SIDE || height > LARGEST_SIDE
				? new TooLarge(width + " × " + height + " pixels", LARGEST_SIDE + " × " + LARGEST_SIDE)
				: new Found(new PictureFile(name, file, format, width, height));
	}

	private static String inUnits(long bytes) {
		return bytes >> 30 > 0 ? (bytes >> 30) + " GB" : bytes >> 20 > 1 ? (bytes >> 20) + " MB" : (bytes >> 10) + " kB";
	}
}
