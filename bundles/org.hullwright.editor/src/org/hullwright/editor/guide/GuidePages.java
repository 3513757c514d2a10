package org.hullwright.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The pages of the guide; the build puts them into this bundle. They are named by their paths below the folder of all. */
final class GuidePages {

	/** Where a reader begins. */
	static final String FIRST = "tutorial.md";

	private static final String FOLDER = "guide/";

	private final Bundle bundle = FrameworkUtil.getBundle(GuidePages.class);

	/** The Markdown of a page; empty when there is no such page. */
	Optional<String> read(String page) {
		URL found = bundle.getEntry(FOLDER + page);
		if (found == null) {
			return Optional.empty();
		}
		try (InputStream text = found.openStream()) {
			return Optional.of(new String(text.readAllBytes(), StandardCharsets.UTF_8));
		} catch (IOException broken) {
			throw new UncheckedIOException("The page " + page + " cannot be read", broken);
		}
	}

	/** The page that a link leads to from another page. */
	static String linked(String page, String target) {
		return URI.create(page).resolve(target).toString();
	}
}
