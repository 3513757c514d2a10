package org.hullwright.cli.simulate;

import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How many games are played at once: a number, or {@code all} for one on each processor. */
public final class Threads implements ITypeConverter<Integer> {

	private static final int MOST = 1_024;

	@Override
	@NonNullByDefault({})
	public Integer convert(String text) {
		if (text.equals("all")) {
			return Runtime.getRuntime().availableProcessors();
		}
		if (text.matches("\\d{1,4}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MOST) {
			return Integer.valueOf(text);
		}
		throw new TypeConversionException("'" + text + "' is neither `all` nor a number from 1 to " + MOST);
	}
}
