package org.hullwright.export.tts;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What an export for Tabletop Simulator is to be like.
 *
 * @param base address on the web at which the folder will be found; null for none: the pictures are found on this machine alone
 * @param expansions that are on
 */
public record TtsOptions(@Nullable String base, Set<String> expansions) {

	/**
	 * Keeps a copy of the expansions, and the address with a stroke at its end.
	 *
	 * @throws IllegalArgumentException when the address is none on the web; says why
	 */
	public TtsOptions {
		expansions = Set.copyOf(expansions);
		if (base != null) {
			refuseOther(base);
			base = base.endsWith("/") ? base : base + "/";
		}
	}

	private static void refuseOther(String address) {
		try {
			URI parsed = new URI(address);
			if (parsed.getHost() != null && ("http".equals(parsed.getScheme()) || "https".equals(parsed.getScheme()))) {
				return;
			}
		} catch (URISyntaxException unreadable) {
			// It is refused like any other.
		}
		throw new IllegalArgumentException("“" + address + "” is no address on the web; it has to look like https://example.org/my-pack/");
	}
}
