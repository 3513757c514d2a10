package org.hullwright.lang.design;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.folder.NamedFile;
import org.hullwright.lang.folder.PackFolder;

/**
 * The typefaces in the folder of one pack: TrueType files that its designs name as they name pictures, by their way from there. A pack is
 * not trusted: only files below its folder are looked at, by whatever way a name or a link leads.
 */
public final class PackTypefaces {

	/** What the names of their files end with. */
	public static final String EXTENSION = ".ttf";

	private static final Pattern ENDING = Pattern.compile("(-Regular)?\\.\\w+$");
	private static final String BOLD = "-Bold" + EXTENSION;

	private final PackFolder folder;

	/** @param folder of the pack */
	public PackTypefaces(Path folder) {
		this.folder = new PackFolder(folder);
	}

	/** Whether a name that an author wrote is that of a file, and not that of a typeface that comes along. */
	public static boolean isFile(String name) {
		return name.indexOf('/') >= 0 || name.indexOf('.') >= 0;
	}

	/** The names of all files that are typefaces by their names, in alphabetical order. */
	public List<String> names() {
		return folder.names(file -> file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(EXTENSION));
	}

	/**
	 * The typeface in the file of that name; empty when there is none that may be read. What is bold is in the file beside it that is
	 * called the same with -Bold, or written as the rest where there is none.
	 */
	public Optional<FontFile> named(String name) {
		return file(name).map(regular -> new FontFile(name, regular, file(ENDING.matcher(name).replaceFirst(BOLD)).orElse(regular)));
	}

	/** All typefaces, in alphabetical order, each once: a file with the bold letters of another one is part of that. */
	public List<FontFile> families() {
		List<FontFile> all = names().stream().flatMap(name -> named(name).stream()).toList();
		Set<Path> bold = all.stream().filter(font -> !font.bold().equals(font.regular())).map(FontFile::bold).collect(Collectors.toSet());
		return all.stream().filter(font -> !bold.contains(font.regular())).toList();
	}

	private Optional<Path> file(String name) {
		return folder.named(name) instanceof NamedFile.There(Path file) ? Optional.of(file) : Optional.empty();
	}
}
