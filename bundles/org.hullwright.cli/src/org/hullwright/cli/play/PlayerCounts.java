package org.hullwright.cli.play;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Numbers of players: {@code 3}, or {@code 1-5}, which may be written {@code 1..5}, for one table of each size.
 *
 * @param fewest at least 1
 * @param most at least as many
 */
public record PlayerCounts(int fewest, int most) {

	/** Each number of players in turn. */
	public List<Integer> each() {
		return IntStream.rangeClosed(fewest, most).boxed().toList();
	}

	/** Reads what stands on the command line. */
	public static final class Converter implements ITypeConverter<PlayerCounts> {

		@Override
		@NonNullByDefault({})
		public PlayerCounts convert(String text) {
			if (text.matches("\\d{1,3}")) {
				return new PlayerCounts(Integer.parseInt(text), Integer.parseInt(text));
			}
			if (text.matches("\\d{1,3}(-|\\.\\.)\\d{1,3}")) {
				String[] ends = text.split("-|\\.\\.");
				PlayerCounts seats = new PlayerCounts(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
				if (seats.fewest() <= seats.most()) {
					return seats;
				}
				throw new TypeConversionException("the range " + text + " begins with the larger number");
			}
			throw new TypeConversionException("'" + text + "' is neither a number of players nor a range like 1..5");
		}
	}
}
