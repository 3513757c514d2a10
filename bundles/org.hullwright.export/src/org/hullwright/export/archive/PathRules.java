package org.hullwright.export.archive;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.hullwright.export.file.FileNames;

/**
 * Guards against zip slip (path traversal): which paths files may have in an archive. They are relative ones, with {@code /} between their
 * parts, that lead nowhere else and can be written on every system; the same for what is exported, so that whatever one machine exports
 * another one can import.
 */
final class PathRules {

	private static final int LONGEST = 200; // characters
	private static final int DEEPEST = 16; // parts, as deep as files of a pack are looked for
	private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:.*");
	private static final Set<Integer> NOT_EVERYWHERE = Set.of((int) '<', (int) '>', (int) ':', (int) '"', (int) '|', (int) '?', (int) '*',
			0xFFFD);

	/** Letters without a shape, besides those that Unicode calls format characters. */
	private static final Set<Integer> BLANK = Set.of(0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0);

	private PathRules() {}

	/** Why a file or folder cannot have this path, as the end of a sentence about it; empty when it can. */
	static Optional<String> fault(String path) {
		if (path.startsWith("/") || DRIVE.matcher(path).matches()) {
			return Optional.of("begins at the root of a disk");
		}
		if (path.indexOf('\\') >= 0) {
			return Optional.of("has a backslash in it");
		}
		if (path.length() > LONGEST) {
			return Optional.of("is longer than " + LONGEST + " characters");
		}
		List<String> parts = List.of(path.split("/", -1));
		if (parts.size() > DEEPEST) {
			return Optional.of("lies more than " + DEEPEST + " folders deep");
		}
		return parts.stream().flatMap(part -> faultOfPart(part).stream()).findFirst();
	}

	private static Optional<String> faultOfPart(String part) {
		if (part.equals("..")) {
			return Optional.of("leads out of the folder of the pack");
		}
		if (part.isEmpty() || part.equals(".")) {
			return Optional.of("has a part without a name");
		}
		if (part.startsWith(".")) {
			return Optional.of("is hidden, and hidden files are not of a pack");
		}
		if (part.codePoints().anyMatch(PathRules::isUnseen)) {
			return Optional.of("has a sign in its name that nobody sees or that turns the direction of writing");
		}
		boolean unfit = part.codePoints()
				.anyMatch(letter -> Character.isISOControl(letter) || Character.getType(letter) == Character.SURROGATE
						|| NOT_EVERYWHERE.contains(letter))
				|| part.endsWith(".") || part.endsWith(" ") || FileNames.isReserved(part);
		return unfit ? Optional.of("cannot be the name of a file on every system") : Optional.empty();
	}

	/** Bidirectional controls, zero-width and byte-order marks and the like, with which a name looks like another one. */
	private static boolean isUnseen(int letter) {
		return switch (Character.getType(letter)) {
			case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
			case Character.SPACE_SEPARATOR -> letter != ' ';
			default -> BLANK.contains(letter);
		};
	}

	/** What two paths have in common when some system takes them for the same. */
	static String folded(String path) {
		return Normalizer.normalize(Normalizer.normalize(path, Normalizer.Form.NFC).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT),
				Normalizer.Form.NFC);
	}

	/** A path as it may be printed, whatever is in it. */
	static String shown(String path) {
		String printable = path.codePoints().map(letter -> Character.isISOControl(letter) || isUnseen(letter) ? '?' : letter)
				.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
		return "“" + (printable.length() > LONGEST ? printable.substring(0, LONGEST) + "…" : printable) + "”";
	}
}
