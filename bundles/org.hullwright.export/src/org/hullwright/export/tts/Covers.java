package org.hullwright.export.tts;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.art.BoardPicture;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Raster;

/**
 * Makes the pictures by which people find objects and tables in the lists of the program: each lies beside its file and is called like it.
 */
final class Covers {

	/** What the name of a picture ends with, where that of its file ends otherwise. */
	static final String ENDING = ".png";

	private static final int MOST = 3;

	private final TableArt art;

	Covers(TableArt art) {
		this.art = art;
	}

	/**
	 * The picture of a table: some of its components, of shapes that differ and of the pack itself where it has such, or its first board
	 * where there is none.
	 *
	 * @param setUp what is set up; empty where nothing is
	 */
	byte[] of(Table table, String setUp) {
		List<Raster> components = components(table);
		List<Raster> shown = components.isEmpty()
				? table.boards().stream().limit(1).map(board -> art.board(board, 0)).map(BoardPicture::raster).toList()
				: components;
		return art.cover(shown, Stream.of(table.title(), setUp).filter(line -> !line.isEmpty()).toList()).png();
	}

	private List<Raster> components(Table table) {
		var byShape = new EnumMap<Shape, Component>(Shape.class);
		Map<Boolean, List<Component>> byOwner = table.components().stream().filter(component -> component.copies() > 0)
				.collect(Collectors.partitioningBy(component -> Identities.packOf(component.identity()).equals(table.pack())));
		Stream.concat(byOwner.get(true).stream(), byOwner.get(false).stream())
				.forEach(component -> byShape.putIfAbsent(component.shape(), component));
		return byShape.values().stream().limit(MOST).map(component -> art.face(component, 0)).toList();
	}
}
