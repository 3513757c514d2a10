package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFinding;
import org.hullwright.lang.picture.PictureFinding.Found;

/**
 * Offers the pictures of the pack between the quotes after {@code picture:}. That place is told by its line alone, as quotes that have only
 * been begun are nothing to the grammar. Pictures that cannot be shown are not offered.
 */
class PictureNames {

	private static final Pattern BEGUN = Pattern.compile("\\bpicture\\s*:\\s*\"([^\"\\r\\n]*)$");
	private static final Pattern REST = Pattern.compile("\\G[^\"\\r\\n]*\"");

	private final PackContext packs;

	@Inject
	PictureNames(PackContext packs) {
		this.packs = packs;
	}

	/** The pictures that could be meant at a place of a text; empty where no picture is wanted. */
	Optional<List<Proposal>> at(int offset, String text, XtextResource file) {
		Matcher begun = BEGUN.matcher(text.substring(text.lastIndexOf('\n', offset - 1) + 1, offset));
		if (!begun.find()) {
			return Optional.empty();
		}
		Matcher rest = REST.matcher(text);
		boolean closed = rest.find(offset);
		var written = new TextRange(offset - begun.group(1).length(), begun.group(1).length() + (closed ? rest.end() - offset : 0));
		return Optional.of(packs.folder(file).map(PackPictures::new).map(pictures -> pictures.names().stream()
				.filter(name -> name.toLowerCase(Locale.ROOT).contains(begun.group(1).toLowerCase(Locale.ROOT)))
				.map(pictures::find).flatMap(PictureNames::shown).map(picture -> proposal(picture, written)).toList()).orElse(List.of()));
	}

	private static Stream<PictureFile> shown(PictureFinding finding) {
		return finding instanceof Found(PictureFile picture) ? Stream.of(picture) : Stream.empty();
	}

	private static Proposal proposal(PictureFile picture, TextRange written) {
		String text = picture.name() + '"';
		return new Proposal(picture.name(), picture.width() + " × " + picture.height(), "", ElementKind.KEYWORD, written, text,
				text.length(), List.of());
	}
}
