package org.hullwright.lang.server;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;

/** Shows icons in the documentation of proposals: Markdown with the drawing in it, as a data URI. */
final class IconPictures {

	private static final int SIDE = 96; // pixels
	private static final String COLOUR = "#808080"; // seen on light and on dark ground

	private IconPictures() {}

	/** Empty for what is no icon. */
	static Optional<String> of(Proposal proposal) {
		return proposal.kind() == ElementKind.ICON
				? IconLibrary.complete().find(proposal.label())
						.map(icon -> "![" + icon.name() + "](data:image/svg+xml;base64," + encoded(icon.svg(SIDE, COLOUR)) + ")")
				: Optional.empty();
	}

	private static String encoded(String svg) {
		return Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
	}
}
