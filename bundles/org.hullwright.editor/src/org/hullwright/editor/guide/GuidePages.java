package org.hullwright.editor.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The pages of the guide; the build puts them into this bundle. They are named by their paths below the folder of all. */
final class GuidePages {

	/** Where a reader begins. */
	static final String FIRST = "contents.md";
	/** What begins the path of a page that is made of a pack: its name follows; without one it is the list of packs. */
	static final String GLOSSARY = "glossary:";
	/** What begins the path of a page with what was found: the words follow. */
	static final String SEARCH = "search:";
	/** What begins the path of a page about a word of a text: the word follows. */
	static final String WORD = "word:";

	private static final String FOLDER = "guide/";
	private static final Pattern TITLE = Pattern.compile("(?m)^# (.+)$");

	private final Bundle bundle = FrameworkUtil.getBundle(GuidePages.class);

	/** The Markdown of a page; empty when there is no such page. The first page leads to the packs of the workspace, too. */
	Optional<String> read(String page) {
		return written(page).map(markdown -> page.equals(FIRST)
				? markdown.stripTrailing() + "\n- [What the rules of your games can do]("
						+ GLOSSARY + ")\n"
				: markdown);
	}

	private Optional<String> written(String page) {
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

	/** The paths of all pages, in alphabetical order. */
	List<String> all() {
		Enumeration<URL> found = bundle.findEntries(FOLDER, "*.md", true);
		return found == null
				? List.of()
				: Collections.list(found).stream()
						.map(page -> page.getPath().substring(page.getPath().indexOf(FOLDER) + FOLDER.length())).sorted().toList();
	}

	/** What a page is called; its path when it does not say. */
	String title(String page) {
		return read(page).map(TITLE::matcher).filter(Matcher::find).map(title -> title.group(1).replace("`", "")).orElse(page);
	}

	/** Whether a page is made when it is opened. */
	static boolean isMade(String page) {
		return page.startsWith(GLOSSARY) || page.startsWith(SEARCH) || page.startsWith(WORD);
	}

	/** The page that a link leads to from another page. Pages that are made name others by their paths below the folder of all. */
	static String linked(String page, String target) {
		return isMade(page) || isMade(target) || GlossaryText.isSource(target) ? target : URI.create(page).resolve(target).toString();
	}
}
