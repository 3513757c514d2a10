package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.hullwright.markup.MarkupWriter;

/**
 * One file for a browser, light or dark as its reader likes it, that loads nothing.
 *
 * @param body what stands below the title
 */
record HtmlPage(String title, List<Markup> body) {

	/** The text of the file. */
	String text() {
		MarkupWriter page = new MarkupWriter().raw("<!DOCTYPE html>").line();
		page.open("html", "lang", "en").line().open("head").line();
		page.voidElement("meta", "charset", "utf-8").line();
		page.voidElement("meta", "name", "viewport", "content", "width=device-width").line();
		page.voidElement("meta", "http-equiv", "Content-Security-Policy", "content", "default-src 'none'; style-src 'unsafe-inline'")
				.line();
		page.element("title", title).line();
		page.open("style").line().raw(style()).close().line().close().line();
		Markup heading = element("h1", Markup.text(title));
		return page.raw(element("body", heading, Markup.joined(body)).html()).close().line().markup();
	}

	private static String style() {
		try (InputStream style = HtmlPage.class.getResourceAsStream("style.css")) {
			return new String(style.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
