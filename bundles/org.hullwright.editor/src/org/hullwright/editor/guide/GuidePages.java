package org.hullwright.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The pages of the guide; the build puts them into this bundle. They are named by their paths below the folder of all. */
final class GuidePages {

	/** Where a reader begins. */
	static final String FIRST = "tutorial.md";

	/** What the page of a search begins with; the words follow. */
	private static final String SEARCH = "?";

	private static final String FOLDER = "guide/";

	private final Bundle bundle = FrameworkUtil.getBundle(GuidePages.class);

	/** The Markdown of a page; empty when there is no such page. */
	Optional<String> read(String page) {
		if (page.startsWith(SEARCH)) {
			return Optional.of(new GuideSearch(page.substring(SEARCH.length())).page(all()));
		}
		return Optional.ofNullable(bundle.getEntry(FOLDER + page)).map(found -> text(page, found));
	}

	/** All pages by their paths. */
	private Map<String, String> all() {
		Map<String, String> all = new TreeMap<>();
		for (URL found : Collections.list(bundle.findEntries(FOLDER, "*.md", true))) {
			String path = found.getPath().substring(found.getPath().indexOf(FOLDER) + FOLDER.length());
			all.put(path, text(path, found));
		}
		return all;
	}

	private static String text(String page, URL found) {
		try (InputStream text = found.openStream()) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException("The page " + page + " cannot be read", broken);
		}
	}

	/** The page that a link leads to from another page. */
	static String linked(String page, String target) {
		return page.startsWith(SEARCH) ? target : URI.create(page).resolve(target).toString();
	}

	/** The page of what a search for these words finds. */
	static String search(String words) {
		return SEARCH + words.strip();
	}
}
