package org.hullwright.cli;

import java.util.function.Function;

import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a whole number, and says of what is none that it is none, without the names that numbers have in programs.
 *
 * @param <N> the numbers
 * @param reading makes one of digits, or fails with {@link NumberFormatException} where it is too large
 */
record WholeNumber<N>(Function<String, N> reading) implements ITypeConverter<N> {

	@Override
	@NonNullByDefault({})
	public N convert(String text) {
		if (!text.matches("[+-]?\\d+")) {
			throw new TypeConversionException("'" + text + "' is no whole number");
		}
		try {
			return reading.apply(text);
		} catch (NumberFormatException tooLarge) {
			throw new TypeConversionException("'" + text + "' is too large a number");
		}
	}
}
