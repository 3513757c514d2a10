package org.hullwright.export.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;
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
	 * The tracks that a pack itself declares, in the order of their declarations. Those that count seconds are left out: a clock does that.
	 *
	 * @param expansions names of those that are on
	 * @param language that the pack is translated into; empty text for its own
	 */
	public List<TrackFace> own(PackCompiler pack, Set<String> expansions, String language) {
		Compiled compiled = pack.compiled(expansions, language);
		var furniture = new FurnitureReader(compiled.origins(), compiled.world(), new Identities(compiled));
		var icons = new Icons(new Appearances(pack.files()), compiled.origins().printing(), compiled.origins().types());
		var reading = new Reading(compiled, icons, language,
				language.isEmpty() ? Translations.NONE : Translations.into(language, pack.files()));
		return furniture.trackNumbers().entrySet().stream()
				.sorted(Map.Entry.comparingByValue()).filter(track -> Identities.packOf(track.getKey()).equals(pack.pack().name()))
				.map(track -> face(track.getValue(), reading)).flatMap(Optional::stream).toList();
	}

	private record Reading(Compiled compiled, Icons icons, String language, Translations translations) {}

	private Optional<TrackFace> face(int property, Reading reading) {
		var declared = (Track) reading.compiled().origins().properties().get(property);
		World.Property track = reading.compiled().world().properties().get(property);
		return track.timed()
				? Optional.empty()
				: Optional.of(new TrackFace(Titles.of(track.name(), track.title()), reading.icons().of(declared).orElse(""),
						reading.icons().accentOf(declared).orElse(""), track.lower(), track.upper(), track.initial(),
						reading.compiled().origins().printing().spacesOf(declared).stream().map(space -> space(space, reading)).toList()));
	}

	private TrackFace.Space space(TrackSpace space, Reading reading) {
		String title = space.getTitle() == null ? "" : reading.translations().of(space.getTitle());
		return new TrackFace.Space(space.getNumber(), title, cards.rules(space, reading.language()));
	}
}
