package org.hullwright.cli.cluster;

import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Where a cluster is asked for machines: {@code spark://HOST:PORT}, with further places after commas where masters stand by for each other.
 *
 * @param text as the user wrote it
 */
public record ClusterAddress(String text) {

	private static final String SCHEME = "spark://";
	private static final int MOST_PORT = 65_535;
	private static final Pattern PLACE = Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:]+\\]):(\\d{1,5})");

	/** The places of the masters; their names are looked up when somebody connects. */
	public List<InetSocketAddress> masters() {
		return Arrays.stream(places(text)).map(place -> {
			int colon = place.lastIndexOf(':');
			return InetSocketAddress.createUnresolved(place.substring(0, colon).replaceAll("[\\[\\]]", ""),
					Integer.parseInt(place.substring(colon + 1)));
		}).toList();
	}

	@Override
	public String toString() {
		return text;
	}

	private static String[] places(String text) {
		return text.substring(SCHEME.length()).split(",", -1);
	}

	/** Reads what stands on the command line. */
	public static final class Converter implements ITypeConverter<ClusterAddress> {

		@Override
		@NonNullByDefault({})
		public ClusterAddress convert(String text) {
			if (text.startsWith(SCHEME) && Arrays.stream(places(text)).allMatch(Converter::isPlace)) {
				return new ClusterAddress(text);
			}
			throw new TypeConversionException("'" + text + "' is no address of a cluster; that reads like spark://HOST:7077");
		}

		private static boolean isPlace(String place) {
			var parts = PLACE.matcher(place);
			return parts.matches() && Integer.parseInt(parts.group(2)) >= 1 && Integer.parseInt(parts.group(2)) <= MOST_PORT;
		}
	}
}
