package org.hullwright.model.expansions;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.Named;
import org.hullwright.model.Side;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;

/** What is printed on components and tracks in a game: what they say themselves, with what the expansions that are on make of it. */
public interface Printing {

	/** All of it as it is declared, as if nothing changed them. */
	Printing DECLARED = new Printing() {

		@Override
		public List<Entry> entriesOf(Component component) {
			return List.copyOf(component.getEntries());
		}

		@Override
		public List<Entry> entriesOf(Side side) {
			return List.copyOf(side.getEntries());
		}

		@Override
		public Collection<TrackSpace> spacesOf(Track track) {
			return List.copyOf(track.getSpaces());
		}

		@Override
		public Optional<String> titleOf(Named named) {
			return Optional.empty();
		}

		@Override
		public List<Appearance> appearancesOf(Named named) {
			return List.of();
		}
	};

	/** What a component prints, contains and does, whichever side is up. */
	List<Entry> entriesOf(Component component);

	/** What a component prints and does on one of its sides. */
	List<Entry> entriesOf(Side side);

	/** The spaces of a track on which something happens. */
	Collection<TrackSpace> spacesOf(Track track);

	/** The title that something is given instead of its own; empty where it keeps that. */
	Optional<String> titleOf(Named named);

	/** What the expansions that are on show something as, in the order in which they apply. */
	List<Appearance> appearancesOf(Named named);
}
