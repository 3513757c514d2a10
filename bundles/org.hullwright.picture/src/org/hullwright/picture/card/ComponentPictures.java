package org.hullwright.picture.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.illustration.PictureReducer;
import org.hullwright.picture.paint.Typeface;

/**
 * The sides of components as pictures for print and for other programs: drawn as the preview draws them, in a typeface that is the same on
 * every machine. Remembers the pixels of the pictures of a pack, so one serves a whole pack; for one thread.
 */
public final class ComponentPictures {

	private final CardArtist artist;
	private final StandeeArtist standees;
	private final PictureReducer reducer;
	private final Map<PictureFile, Raster> pixels = new HashMap<>();

	/** @param sharp the most pixels that a picture of the pack has on its longer side */
	public ComponentPictures(CardTheme theme, int sharp) {
		this.artist = new CardArtist(theme, Typeface.embedded());
		this.standees = new StandeeArtist(theme, Typeface.embedded());
		this.reducer = new PictureReducer(sharp);
	}

	/** All sides of a component, the front first. A picture of the pack that cannot be read is left out. */
	public List<Side> sides(CardFace card, Edge edge) {
		read(card);
		return card.faces().stream()
				.map(face -> new Side(face.name(), artist.side(card, face, pixels, edge), PrintSize.of(card.design().format())))
				.toList();
	}

	private void read(CardFace card) {
		card.pictures().filter(picture -> !pixels.containsKey(picture))
				.forEach(picture -> reducer.reduce(picture).ifPresent(raster -> pixels.put(picture, raster)));
	}

	/**
	 * The front of a component in letters that can be read where it is shown smaller than it is printed.
	 *
	 * @param points least size of letters on what is printed
	 * @return empty when not all that is written there finds room in letters of that size
	 */
	public Optional<Picture> front(CardFace card, double points) {
		read(card);
		CardFace larger = LargerLetters.of(card, points);
		return artist.smallWriting(larger).isEmpty()
				? Optional.of(artist.side(larger, larger.faces().getFirst(), pixels, Edge.CUT))
				: Optional.empty();
	}

	/**
	 * The sides of a figure as it stands on a board, which is not what is printed on its sheet or card.
	 *
	 * @param person whether it is moved by a player, and nobody else's
	 */
	public List<Picture> standing(CardFace card, boolean person) {
		return card.faces().stream().map(face -> standees.draw(card, face, person)).toList();
	}

	/**
	 * The other side of components that look alike from behind.
	 *
	 * @param alike one of them
	 */
	public Side back(Back back, CardFace alike, Edge edge) {
		return new Side("", artist.back(back, alike, edge), PrintSize.of(alike.design().format()));
	}
}
