package org.hullwright.lang.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.lang.picture.PictureFinding.Found;
import org.hullwright.lang.picture.PictureFinding.Unreadable;
import org.hullwright.lang.picture.PictureFinding.Unsafe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Drawings are let through by an allow-list of what drawings need, in SVG's own namespace and spelling, and only as long as drawing them is
 * bounded work.
 */
@Timeout(60)
class DrawingsTest {

	private static final String ROOT = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='50' height='50'>";

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(strings = {
			"<a href='#x'><set attributeName='href' to='javascript:alert(1)'/></a>",
			"<a href='#x'><animate attributeName='xlink:href' values='javascript:alert(1)'/></a>",
			"<style>@font-face{font-family:x;src:URL(http://127.0.0.1:9/x)}</style>",
			"<h:form xmlns:h='http://www.w3.org/1999/xhtml' action='http://127.0.0.1:9/'><h:button>go</h:button></h:form>",
			"<h:meta xmlns:h='http://www.w3.org/1999/xhtml' http-equiv='refresh' content='0;url=http://127.0.0.1:9/'/>",
			"<h:img xmlns:h='http://www.w3.org/1999/xhtml' srcset='http://127.0.0.1:9/x 1x'/>",
			"<style>rect{background:image-set('http://127.0.0.1:9/x' 1x)}</style>",
			"<style><a/>@import 'http://127.0.0.1:9/x';</style>",
			"<style>@imp<!-- -->ort 'http://127.0.0.1:9/x';</style>",
			"<style>@imp<![CDATA[ort 'http://127.0.0.1:9/x';]]></style>",
			"<style>@IMPORT 'http://127.0.0.1:9/x';</style>",
			"<style>rect{fill:src('http://127.0.0.1:9/x')}</style>",
			"<style><a/>rect{fill:url(http://127.0.0.1:9/x)}</style>",
			"<style>rect{fill:u<![CDATA[rl(http://127.0.0.1:9/x)]]>}</style>",
			"<rect style='fill:URL(http://127.0.0.1:9/x)'/>",
			"<g xml:base='http://127.0.0.1:9/'/>",
			"<SCRIPT>alert(1)</SCRIPT>", "<rect ONCLICK='alert(1)'/>", "<rect onclick='alert(1)'/>", "<foreignObject/>", "<animate/>",
			"<image href='#a'/>", "<feImage href='#a'/>",
			"<g xmlns='http://www.w3.org/1999/xhtml'/>", "<g xmlns=''/>", "<metadata><script>alert(1)</script></metadata>",
			"<i:note xmlns:i='http://www.inkscape.org/namespaces/inkscape'><script>alert(1)</script></i:note>",
			"<i:note xmlns:i='http://www.inkscape.org/namespaces/inkscape' xlink:href='http://127.0.0.1:9/'/>",
			"<rect xlink:HREF='#a'/>", "<rect href='data:image/svg+xml,x'/>", "<use href='other.svg#a'/>", "<rect src='#a'/>",
			"<style>rect{}</style><style>@media print{rect{fill:red}}</style>", "<style>circle{behavior:url(#a)}</style>",
			"<style>rect{fill:u\\72l(x)}</style>",
			"<style>rect{fill:url(#a) url(http://127.0.0.1:9/)}</style>", "<rect style='fill:u/**/rl(http://127.0.0.1:9/)'/>",
			"<rect fill='url( \" http://127.0.0.1:9/\")'/>",
			"<rect style='width:calc(1px)'/>", "<rect style='filter:blur(900px)'/>", "<rect style=\"fill:'a\"/>",
			"<style>a{fill:'x} b{fill:' url(http://127.0.0.1:9/) '}</style>", "<style>a[href^='x']{fill:red}</style>",
			"<style>rect{fill:red</style>", "<?php echo 1 ?>", "<?XML-Stylesheet href='http://127.0.0.1:9/x.css'?>" })
	void what_a_drawing_does_not_need_is_refused(String content) throws IOException {
		assertInstanceOf(Unsafe.class, find(ROOT + content + "<rect width='9' height='9'/></svg>"), content);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<!DOCTYPE svg SYSTEM 'http://127.0.0.1:9/x.dtd'>", "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'alert(1)'>]>",
			"<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://127.0.0.1:9/svg11.dtd\">", "<?xml-stylesheet href='x.css'?>" })
	void nothing_before_a_drawing_leads_anywhere(String before) throws IOException {
		assertInstanceOf(Unsafe.class, find(before + ROOT + "</svg>"), before);
	}

	@Test
	void the_message_names_what_it_is_and_the_line_and_what_is_allowed() throws IOException {
		assertEquals(
				"contains “<script” in line 2, but a drawing has only shapes, words, groups, gradients, patterns, masks, markers, simple filters and “use” of its own parts",
				deed(ROOT + "\n<script/></svg>"));
		assertEquals("has the attribute “onload” in line 3, but attributes say only where something is and what it looks like",
				deed(ROOT + "\n\n<g onload='x()'/></svg>"));
		assertEquals(
				"asks for something outside of itself, “http://example.org/x.svg#a”, in line 1, but a reference begins with # and names a part of the drawing",
				deed(ROOT + "<use href='http://example.org/x.svg#a'/></svg>"));
		assertEquals(
				"says “url(http://example.org/x)” in line 1, but a style says only “property: value”, with colours, numbers, words and references like “url(#part)”",
				deed(ROOT + "<rect fill='url(http://example.org/x)'/></svg>"));
	}

	@Test
	void an_svg_without_its_namespace_is_told_which_line_it_lacks() throws IOException {
		assertEquals(new Unreadable("its first line lacks “xmlns=\"http://www.w3.org/2000/svg\"”"), find("<svg width='3' height='3'/>"));
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"<path d='M0 0 L50 50' stroke='black' stroke-dasharray='0.000001'/>",
			"<g stroke-dasharray='.0001'><g id='a'><path d='M0 0H40'/></g></g>",
			"<path id='a' d='M0 0H900000'/><g style='stroke-dasharray:1'><use href='#a'/></g>",
			"<style>.d{stroke-dasharray:.00001}</style><rect class='d' width='40' height='40'/>",
			"<filter id='f' width='10000%'><feGaussianBlur stdDeviation='1'/></filter><rect filter='url(#f)' width='9' height='9'/>",
			"<filter id='f'><feGaussianBlur stdDeviation='1000'/></filter><rect filter='url(#f)' width='9' height='9'/>",
			"<filter id='f'><feDropShadow stdDeviation='2 50'/></filter>",
			"<filter id='f'><feFlood/></filter><g transform='scale(1000)'><rect filter='url(#f)' width='9' height='9'/></g>",
			"<pattern id='p' width='100000' height='1' patternUnits='userSpaceOnUse'/>",
			"<path d='M0 0 L9999999 0'/>" })
	void what_is_little_to_write_and_much_to_draw_is_refused(String content) throws IOException {
		assertInstanceOf(Unsafe.class, find(ROOT + content + "</svg>"), content);
	}

	@Test
	void a_marker_is_counted_at_each_corner() throws IOException {
		String many = "<marker id='m'><path d='M0 0%s'/></marker><path marker-mid='url(#m)' d='M0 0%s'/>".formatted(" L9 9".repeat(2000),
				" L1 5".repeat(2000));
		assertEquals("draws more than 100000 shapes", deed(ROOT + many + "</svg>"));
	}

	@Test
	void colours_of_a_group_are_counted_for_each_shape_in_it() throws IOException {
		String many = "<pattern id='p'>%s</pattern><g fill='url(#p)'>%s</g>".formatted("<rect width='1' height='1'/>".repeat(1000),
				"<rect width='1' height='1'/>".repeat(1000));
		assertEquals("draws more than 100000 shapes", deed(ROOT + many + "</svg>"));
	}

	@Test
	void a_novel_is_no_drawing() throws IOException {
		assertEquals("draws more than 100000 shapes", deed(ROOT + "<text>" + "word ".repeat(30_000) + "</text></svg>"));
	}

	@Test
	void filters_that_are_applied_a_thousand_times_are_counted() throws IOException {
		String many = "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>"
				+ "<rect filter='url(#f)' width='9' height='9'/>".repeat(1000);
		assertEquals("draws more than 100000 shapes", deed(ROOT + many + "</svg>"));
	}

	@Test
	void rules_of_style_sheets_are_counted_for_all_they_may_be_for() throws IOException {
		String rules = IntStream.range(0, 4000).mapToObj(number -> "*{fill:#%06d}".formatted(number)).collect(Collectors.joining());
		assertEquals("gives its parts more styles than anybody could draw",
				deed(ROOT + "<style>" + rules + "</style>" + "<g/>".repeat(10_000) + "</svg>"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<rect width='%s'/>", "<rect transform='%s'/>", "<rect style='fill:%s'/>", "<style>%s</style>",
			"<rect fill='url(%s'/>", "<rect id='%s'/>", "<path d='%s'/>" })
	void a_megabyte_of_anything_is_read_once(String content) throws IOException {
		for (String letter : new String[] { "0", "a", " ", "(", "/*", "'", "#", "url(", "1e", "-", "{", "a{}" }) {
			find(ROOT + content.formatted(letter.repeat(900_000 / letter.length()).replace("'", "&apos;")) + "</svg>");
		}
	}

	@Test
	void what_inkscape_writes_is_fine() throws IOException {
		assertInstanceOf(Found.class, find("""
				<?xml version="1.0" encoding="UTF-8" standalone="no"?>
				<!-- Created with Inkscape (http://www.inkscape.org/) -->
				<svg width="210mm" height="148mm" viewBox="0 0 210 148" version="1.1" id="svg1" inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="rat.svg"
				   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
				   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
				   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
				  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="0.75" inkscape:document-units="mm"><inkscape:grid id="grid1" units="mm"/></sodipodi:namedview>
				  <defs id="defs1">
				    <linearGradient inkscape:collect="always" id="linearGradient2"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0" id="stop2"/></linearGradient>
				    <linearGradient xlink:href="#linearGradient2" id="linearGradient4" x1="10" y1="20" x2="60" y2="20" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,1,3,4)"/>
				    <filter style="color-interpolation-filters:sRGB" inkscape:label="Blur" id="filter1" x="-0.05" y="-0.05" width="1.1" height="1.1"><feGaussianBlur stdDeviation="0.6" id="b"/></filter>
				    <marker style="overflow:visible" id="Triangle" refX="0" refY="0" orient="auto-start-reverse" markerWidth="1" markerHeight="1" viewBox="0 0 1 1"
				       inkscape:isstock="true" preserveAspectRatio="xMidYMid"><path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd" d="M 5.77,0 -2.88,5 V -5 Z"/></marker>
				  </defs>
				  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
				  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(1.5,-2)">
				    <path style="fill:url(#linearGradient4);stroke:#000000;stroke-width:0.264583px;stroke-linecap:butt;stroke-dasharray:1.2, 0.4;stroke-dashoffset:0;marker-end:url(#Triangle);filter:url(#filter1)"
				       d="m 10,20 c 5,5 10,5 15,0 l 3,4 z" id="path1" sodipodi:nodetypes="cccc" inkscape:connector-curvature="0"/>
				    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:'Comic Sans MS';-inkscape-font-specification:'Comic Sans MS, Bold';text-align:center;white-space:pre"
				       x="30" y="40" id="text1"><tspan sodipodi:role="line" id="tspan1" x="30" y="40">Rat (grey)</tspan></text>
				  </g>
				</svg>"""));
	}

	@Test
	void what_illustrator_and_figma_write_is_fine() throws IOException {
		assertInstanceOf(Found.class, find("""
				<?xml version="1.0" encoding="utf-8"?>
				<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
				<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
				<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
					 viewBox="0 0 595.3 841.9" style="enable-background:new 0 0 595.3 841.9;" xml:space="preserve" data-name="Layer (1)" aria-label="A rat" role="img">
				<style type="text/css"><![CDATA[
					/* colours */
					.st0{fill:#FFFFFF;stroke:#1E9900;stroke-miterlimit:10;}
					.st1, g .st2 > path{clip-path:url(#SVGID_2_);fill:url('#SVGID_1_');opacity:0.5;font-family:"Myriad Pro", 'MyriadPro-Regular';mix-blend-mode:multiply;isolation:isolate}
				]]></style>
				<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="64" y1="421" x2="530" y2="421"><stop  offset="0" style="stop-color:#FFFFFF"/></linearGradient>
				<g><defs><rect id="SVGID_3_" x="10" width="100" height="100"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_3_"  style="overflow:visible;"/></clipPath>
				<path class="st0 st1" d="M64.4,421c0-12.6,10.2-22.8,22.8-22.8s22.8,10.2,22.8,22.8-10.2,22.8-22.8,22.8S64.4,433.6,64.4,421z" fill="#1e9900"/></g>
				<g filter="url(#filter0_d)"><rect x="4" width="32" height="32" rx="8" fill="white" shape-rendering="crispEdges"/></g>
				<defs><filter id="filter0_d" x="0" y="0" width="40" height="40" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
				<feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
				<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix" result="e"/></filter></defs>
				</svg>"""));
	}

	private String deed(String drawing) throws IOException {
		return assertInstanceOf(Unsafe.class, find(drawing)).deed();
	}

	private PictureFinding find(String drawing) throws IOException {
		Files.writeString(folder.resolve("rat.svg"), drawing);
		return new PackPictures(folder).find("rat.svg");
	}
}
