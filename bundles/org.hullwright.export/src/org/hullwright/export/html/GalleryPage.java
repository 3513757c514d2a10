package org.hullwright.export.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.html.Edition.Element;
import org.hullwright.icons.IconLibrary;
import org.hullwright.markup.MarkupWriter;

/**
 * The page: its head, a part for each language with what searches it, and the foot. Its own style and script are the only ones that a
 * browser takes from it, and nothing is loaded from anywhere; that is said in its head, so that it holds whatever a pack has in its texts
 * and pictures.
 */
final class GalleryPage {

	private final PackFacts facts;
	private final List<Edition> editions;

	/** @param editions that in the language of the pack first */
	GalleryPage(PackFacts facts, List<Edition> editions) {
		this.facts = facts;
		this.editions = List.copyOf(editions);
	}

	String write() {
		var colours = new ThemedColours();
		String body = body(new ElementArticle(colours)); // uses up the colours that the style in the head tells
		String style = resource("gallery.css") + colours.style();
		String script = resource("gallery.js");
		MarkupWriter page = new MarkupWriter();
		page.raw("<!DOCTYPE html>\n").open("html", "lang", editions.getFirst().language()).line().open("head").line();
		page.voidElement("meta", "charset", "utf-8").line();
		page.voidElement("meta", "http-equiv", "Content-Security-Policy", "content",
				"default-src 'none'; img-src data:; style-src '" + sum(style) + "'; script-src '"
						+ sum(script) + "'; base-uri 'none'; form-action 'none'")
				.line();
		page.voidElement("meta", "name", "viewport", "content", "width=device-width, initial-scale=1").line();
		page.voidElement("meta", "name", "color-scheme", "content", "light dark").line();
		page.element("title", facts.title()).line();
		page.open("style").raw(style).close().line().close().line();
		page.open("body").line().raw(body).open("script").raw(script).close().line().close().line().close().line();
		return page.markup();
	}

	private String body(ElementArticle article) {
		MarkupWriter body = new MarkupWriter();
		body.element("a", "Skip to the elements", "class", "skip", "href", "#" + partOf(editions.getFirst())).line();
		body.open("header").open("div").element("h1", facts.title()).element("p", about(), "class", "about").close();
		body.open("div", "class", "settings", "hidden");
		if (editions.size() > 1) {
			body.open("label").text("Language ").open("select", "id", "language");
			editions.forEach(edition -> body.element("option", languageName(edition.language()), "value", edition.language()));
			body.close().close();
		}
		body.open("label").text("Colours ").open("select", "id", "theme").element("option", "as the system", "value", "")
				.element("option", "light", "value", "light")
				.element("option", "dark", "value", "dark").close().close().close().close().line();
		editions.forEach(edition -> part(edition, article, body));
		foot(body);
		return body.markup();
	}

	private String about() {
		String version = facts.version().isEmpty() ? "" : "Version " + facts.version() + " · ";
		return version + editions.getFirst().count() + (editions.getFirst().count() == 1 ? " element" : " elements");
	}

	private void part(Edition edition, ElementArticle article, MarkupWriter body) {
		String part = partOf(edition);
		body.open("main", "id", part, "class", "edition", "lang", edition.language(), "data-title", edition.title(), "tabindex", "-1")
				.line();
		new RulebookArticle(edition.rules(), part, edition.all().stream().map(Element::name).collect(Collectors.toSet()), body).write();
		search(edition, part, body);
		edition.elements().forEach((kind, elements) -> {
			body.open("section", "aria-label", kind).line();
			body.open("h2").text(kind.isEmpty() ? "Others" : kind).text(" ").element("small", String.valueOf(elements.size())).close()
					.line();
			elements.forEach(element -> article.write(element, kind, part, body));
			body.close().line();
		});
		body.close().line();
	}

	private static void search(Edition edition, String part, MarkupWriter body) {
		body.open("form", "role", "search", "class", "controls", "hidden").line();
		body.open("label", "class", "wide").text("Search ")
				.voidElement("input", "type", "search", "class", "words", "placeholder", "words of titles and rules", "autocomplete", "off",
						"aria-controls", part)
				.close().line();
		choice("Kind", "kind", edition.elements().keySet(), body);
		choice("Printed", "mark", new TreeSet<>(edition.all().stream().flatMap(element -> element.marks().stream()).toList()), body);
		choice("Expansion", "expansion", new TreeSet<>(edition.all().stream().map(Element::expansions).flatMap(List::stream).toList()),
				body);
		body.open("button", "type", "reset").text("Show all").close().line();
		body.open("output", "class", "found", "aria-live", "polite").close().line().close().line();
	}

	private static void choice(String label, String name, Collection<String> values, MarkupWriter body) {
		if (!values.isEmpty()) {
			body.open("label").text(label + " ").open("select", "data-by", name).element("option", "all", "value", "");
			values.forEach(value -> body.element("option", value, "value", value));
			body.close().close().line();
		}
	}

	private void foot(MarkupWriter body) {
		body.open("footer").line();
		if (!facts.authors().isEmpty()) {
			body.element("p", "By " + String.join(", ", facts.authors()) + ".");
		}
		body.element("p",
				facts.licence().isEmpty() ? "The pack does not say under which licence it is." : "Licence: " + facts.licence() + ".");
		body.element("p", PackFacts.DISCLAIMER).element("p", IconLibrary.complete().credit()).line().close().line();
	}

	private static String partOf(Edition edition) {
		return edition.language();
	}

	private static String languageName(String tag) {
		Locale locale = Locale.forLanguageTag(tag);
		String name = locale.getDisplayLanguage(locale);
		return name.isEmpty() ? tag : name;
	}

	private static String sum(String text) {
		try {
			return "sha256-" + Base64.getEncoder()
					.encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException("Every Java has SHA-256", impossible);
		}
	}

	private static String resource(String name) {
		try (InputStream file = GalleryPage.class.getResourceAsStream(name)) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was packed by the build
		}
	}
}
