package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.TablePlace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/** What lies on a surface besides copies of components: above each pile how many are in it, and the sheets of figures. */
final class Fixtures {

	/** Cannot be taken up by the mouse. */
	static final Trait FIXED = new Trait("immob;gnZ;V;R;", "");

	private static final double ABOVE = 18;
	/** Does not come along when what lies on it is moved, and is not put into stacks. */
	private static final String LYING = "immob;g;I;R;";

	private final TableArt art;
	private final Images images;
	private final PlaceNames names;

	Fixtures(TableArt art, Images images, PlaceNames names) {
		this.art = art;
		this.images = images;
		this.names = names;
	}

	/** All of a surface. */
	List<Fixture> on(Surface surface) {
		return Stream.concat(
				surface.sheets().entrySet().stream().map(sheet -> sheet(sheet.getKey(), surface.title(), sheet.getValue().centre())),
				surface.places().stream().filter(Piles::isPile).map(place -> count(place, surface))).toList();
	}

	private Fixture count(TablePlace place, Surface surface) {
		Bounds slot = surface.slot(place);
		var above = new Point(slot.x() + slot.width() / 2, slot.y() - ABOVE);
		return new Fixture("count@" + place.identity(), "Number in " + names.of(place), surface.title(), above,
				List.of(FIXED, new Trait(Labels.alone("Number"), "$" + names.of(place) + "_numPieces$")));
	}

	private Fixture sheet(Component figure, String map, Point middle) {
		List<Raster> faces = IntStream.range(0, figure.card().faces().size()).mapToObj(side -> art.face(figure, side)).toList();
		var traits = new ArrayList<Trait>();
		traits.add(new Trait(LYING, ""));
		traits.add(Layer.of(faces.stream().map(images::keep).toList(), List.of(), 0,
				(double) Sizes.ofFace(figure).width() / faces.getFirst().width()));
		return new Fixture("sheet@" + figure.identity(), figure.title() + " – sheet", map, middle, traits);
	}
}
