package org.hullwright.lang.picture;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The allow-list of drawings: all elements, attributes and style properties of SVG that a picture of a pack may have. They say where shapes
 * and words are and what they look like; nothing in the list runs, fetches or leads anywhere. What programs for drawing keep for themselves
 * is in namespaces of their own, which no viewer looks at; it is passed over.
 */
final class SvgVocabulary {

	static final String SVG = "http://www.w3.org/2000/svg";
	static final String XLINK = "http://www.w3.org/1999/xlink";
	static final String XML = "http://www.w3.org/XML/1998/namespace";

	/** Where the allowed elements are said in a message. */
	static final String ELEMENTS_IN_WORDS = "a drawing has only shapes, words, groups, gradients, patterns, masks, markers, simple filters and “use” of its own parts";

	/** Where the allowed attributes are said in a message. */
	static final String ATTRIBUTES_IN_WORDS = "attributes say only where something is and what it looks like";

	private static final Set<String> ELEMENTS = words("""
			svg g defs symbol use switch title desc metadata style
			path rect circle ellipse line polyline polygon text tspan textPath
			linearGradient radialGradient stop clipPath mask pattern marker
			filter feGaussianBlur feDropShadow feOffset feBlend feColorMatrix feComposite feComponentTransfer feFuncR feFuncG feFuncB feFuncA
			feFlood feMerge feMergeNode""");

	private static final Set<String> ATTRIBUTES = words("""
			id class style lang role tabindex version baseProfile contentStyleType contentScriptType zoomAndPan systemLanguage requiredFeatures
			type media x y width height viewBox preserveAspectRatio cx cy r rx ry fx fy fr x1 y1 x2 y2 d points pathLength dx dy rotate
			textLength lengthAdjust startOffset method spacing side transform patternTransform gradientTransform gradientUnits spreadMethod offset
			patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
			filterUnits primitiveUnits in in2 result stdDeviation mode values operator k1 k2 k3 k4 edgeMode tableValues slope intercept amplitude
			exponent href""");

	private static final Set<String> GEOMETRY = words("""
			x y width height viewBox cx cy r rx ry fx fy fr x1 y1 x2 y2 d points dx dy transform patternTransform gradientTransform markerWidth
			markerHeight refX refY stdDeviation stroke-width stroke-dasharray stroke-dashoffset font-size pathLength textLength""");

	private static final Set<String> PROPERTIES = words("""
			alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-profile
			color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font
			image-rendering inline-size isolation kerning letter-spacing lighting-color line-height marker marker-start marker-mid marker-end mask
			mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-inside shape-margin shape-padding shape-rendering
			stop-color stop-opacity stroke transform transform-box transform-origin unicode-bidi visibility white-space word-spacing
			writing-mode""");

	/** Families of properties, none of which refers to anything. */
	private static final List<String> PROPERTY_FAMILIES = List.of("font-", "text-", "stroke-", "solid-", "glyph-orientation-",
			"-inkscape-");

	private static final Set<String> XLINK_ATTRIBUTES = words("href title type show actuate");
	private static final Set<String> XML_ATTRIBUTES = words("space lang");

	/** Beginnings of the namespaces in which programs for drawing keep notes, and of those for describing a work. */
	private static final List<String> NOTES = List.of("http://www.inkscape.org/", "http://sodipodi.sourceforge.net/",
			"http://inkscape.sourceforge.net/",
			"http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://creativecommons.org/ns#", "http://web.resource.org/cc/",
			"http://purl.org/dc/",
			"http://ns.adobe.com/", "http://www.bohemiancoding.com/sketch/", "http://www.serif.com/", "http://vectornator.io",
			"http://boxy-svg.com",
			"https://boxy-svg.com", "http://www.figma.com/", "http://xml.openoffice.org/svg/", "http://www.corel.com/",
			"http://krita.org/");

	private SvgVocabulary() {}

	private static Set<String> words(String text) {
		return new HashSet<>(Arrays.asList(text.split("\\s+")));
	}

	/** Whether SVG's element of that name may be in a drawing. */
	static boolean isElement(String name) {
		return ELEMENTS.contains(name);
	}

	/** Whether the letters in an element are drawn. */
	static boolean isWords(String element) {
		return element.equals("text") || element.equals("tspan") || element.equals("textPath");
	}

	/** Whether an element of SVG may have an attribute without a namespace. */
	static boolean isAttribute(String name) {
		return ATTRIBUTES.contains(name) || isFreeText(name) || isProperty(name);
	}

	/** Whether an attribute is for programs and readers, so that its value may be any text. */
	static boolean isFreeText(String name) {
		return name.startsWith("data-") || name.startsWith("aria-") || name.equals("id") || name.equals("class");
	}

	/** Whether an attribute has numbers that say where something is or how large. */
	static boolean isGeometry(String name) {
		return GEOMETRY.contains(name);
	}

	/** Whether an element may have XLink's attribute of that name. */
	static boolean isXlink(String name) {
		return XLINK_ATTRIBUTES.contains(name);
	}

	/** Whether an element may have XML's own attribute of that name. */
	static boolean isXml(String name) {
		return XML_ATTRIBUTES.contains(name);
	}

	/** Whether a style may say something of that name. */
	static boolean isProperty(String name) {
		return PROPERTIES.contains(name) || PROPERTY_FAMILIES.stream().anyMatch(name::startsWith);
	}

	/** Whether what is in a namespace is a note that is not drawn. */
	static boolean isNote(@Nullable String namespace) {
		return namespace != null && NOTES.stream().anyMatch(namespace::startsWith);
	}
}
