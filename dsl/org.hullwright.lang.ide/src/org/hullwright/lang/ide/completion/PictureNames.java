package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFinding;
import org.hullwright.lang.picture.PictureFinding.Found;

/**
 * Offers the pictures of the pack between the quotes after {@code picture:}. Those that cannot be shown are left out.
 */
class PictureNames {

	private static final Pattern BEGUN = QuotedName.after("\\bpicture\\s*:");

	private final PackContext packs;

	@Inject
	PictureNames(PackContext packs) {
		this.packs = packs;
	}

	/** The pictures that could be meant at a place of a text; empty where no picture is wanted. */
	Optional<List<Proposal>> at(int offset, String text, XtextResource file) {
		return QuotedName.at(offset, text, BEGUN).map(name -> packs.folder(file).map(PackPictures::new)
				.map(pictures -> pictures.names().stream()
						.filter(picture -> picture.toLowerCase(Locale.ROOT).contains(name.begun().toLowerCase(Locale.ROOT)))
						.map(pictures::find).flatMap(PictureNames::shown)
						.map(picture -> name.proposal(picture.name(), picture.width() + " × " + picture.height())).toList())
				.orElse(List.of()));
	}

	private static Stream<PictureFile> shown(PictureFinding finding) {
		return finding instanceof Found(PictureFile picture) ? Stream.of(picture) : Stream.empty();
	}
}
