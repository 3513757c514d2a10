package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.card.Side;

/** Renders components as they are printed, front and back: by what draws the preview, as it looks in print. */
final class Drawings {

	private static final int DOTS_PER_INCH = 300;
	/** The most pixels that a picture of the pack has on its longer side. */
	private static final int SHARP = 1200;

	private final DrawingForm form;
	private final Pictures assets;
	private final Progress progress;
	private final ComponentPictures pictures = new ComponentPictures(CardTheme.LIGHT, SHARP);

	/** @param assets keeps what is drawn */
	Drawings(DrawingForm form, Pictures assets, Progress progress) {
		this.form = form;
		this.assets = assets;
		this.progress = progress;
	}

	/**
	 * Draws components.
	 *
	 * @param packs whose components are drawn
	 * @return an entry for each of them
	 */
	Collection<JsonObject> of(Table table, Predicate<String> packs) {
		List<Component> drawn = table.components().stream().filter(component -> packs.test(Identities.packOf(component.identity())))
				.sorted((one, other) -> one.identity().compareTo(other.identity())).toList();
		var backs = new Backs(table);
		return IntStream.range(0, drawn.size()).mapToObj(at -> {
			progress.at(drawn.get(at).identity(), at, drawn.size());
			return entry(drawn.get(at), backs);
		}).toList();
	}

	private JsonObject entry(Component component, Backs backs) {
		JsonArray faces = Data.texts(pictures.sides(component.card(), Edge.CUT).stream().map(side -> keep(component, side)));
		Data data = Data.empty().with("id", component.identity()).with("faces", faces);
		if (!component.isTwoSided()) {
			data.with("back", keep(component, pictures.back(backs.of(component), component.card(), Edge.CUT)));
		}
		return data.json();
	}

	private String keep(Component component, Side side) {
		int width = side.size().pixelsAcross(DOTS_PER_INCH);
		int height = side.size().pixelsDown(DOTS_PER_INCH);
		return form == DrawingForm.SVG
				? assets.keep(new Pictures.Asset(component.title(), "image/svg+xml", ".svg", width, height,
						side.svg().getBytes(StandardCharsets.UTF_8)))
				: assets.keep(new Pictures.Asset(component.title(), "image/png", ".png", width, height,
						side.pixels(DOTS_PER_INCH).png()));
	}
}
