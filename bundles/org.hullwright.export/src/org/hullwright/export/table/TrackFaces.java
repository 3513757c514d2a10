package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.design.DesignReader;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.icons.Icons;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;
import org.hullwright.picture.card.TrackFace;

/** Reads what is to be printed on the tracks of a pack: their spaces, and in words what happens there. */
public final class TrackFaces {

	private final CardWriter cards;

	/** @param cards writes what happens */
	@Inject
	public TrackFaces(CardWriter cards) {
		this.cards = cards;
	}

	/**
	 * The tracks that a pack itself declares, in the order of their declarations. Those that count seconds are left out, for a clock does
	 * that, and those of which a {@code show} says so, as what is drawn on a board.
	 *
	 * @param expansions names of those that are on
	 * @param language that the pack is translated into; empty text for its own
	 */
	public List<TrackFace> own(PackCompiler pack, Set<String> expansions, String language) {
		Compiled compiled = pack.compiled(expansions, language);
		Printing printing = compiled.origins().printing();
		var appearances = new Appearances(pack.files());
		var reading = new Reading(printing, new Icons(appearances, printing, compiled.origins().types()), language,
				language.isEmpty() ? Translations.NONE : Translations.into(language, pack.files()));
		var faces = new ArrayList<TrackFace>();
		for (int property = 0; property < compiled.origins().properties().size(); property++) {
			if (compiled.origins().properties().get(property) instanceof Track track && !track.isTimed()
					&& Identities.packOf(Identities.of(track)).equals(pack.pack().name())
					&& DesignReader.isPrinted(track, appearances, printing)) {
				faces.add(face(track, compiled.world().properties().get(property), reading));
			}
		}
		return faces;
	}

	private record Reading(Printing printing, Icons icons, String language, Translations translations) {}

	private TrackFace face(Track track, World.Property property, Reading reading) {
		return new TrackFace(Titles.of(property.name(), property.title()), reading.icons().of(track).orElse(""),
				reading.icons().accentOf(track).orElse(""), property.lower(), property.upper(), property.initial(),
				reading.printing().spacesOf(track).stream().sorted(Comparator.comparing(TrackSpace::getNumber))
						.map(space -> space(space, reading)).toList());
	}

	private TrackFace.Space space(TrackSpace space, Reading reading) {
		String title = space.getTitle() == null ? "" : reading.translations().of(space.getTitle());
		return new TrackFace.Space(space.getNumber(), title, cards.rules(space, reading.language()));
	}
}
