package org.hullwright.export.file;

import java.util.regex.Pattern;

/** Names that files can have on every system. */
public final class FileNames {

	private static final int LONGEST = 100; // characters, so that there is room for what is put before and behind
	private static final Pattern RESERVED = Pattern
			.compile("(?i)(con|prn|aux|nul|conin\\$|conout\\$|clock\\$|(com|lpt)[0-9¹²³]) *(\\..*)?");

	private FileNames() {}

	/** Whether some system keeps a name for a device, so that no file can be called so. */
	public static boolean isReserved(String name) {
		return RESERVED.matcher(name).matches();
	}

	/**
	 * What a file is called after something in Hull, whose name has nothing but letters, digits and _ but may be of any length, and that of
	 * a device.
	 */
	public static String of(String name) {
		return isReserved(name) ? name + "_" : name.substring(0, Math.min(LONGEST, name.length()));
	}
}
