package org.hullwright.engine.tree;

import java.util.List;

import org.hullwright.engine.tree.World.Board;
import org.hullwright.engine.tree.World.Die;
import org.hullwright.engine.tree.World.Face;
import org.hullwright.engine.tree.World.Kind;
import org.hullwright.engine.tree.World.Property;
import org.hullwright.engine.tree.World.Slot;
import org.hullwright.engine.tree.World.Sort;
import org.hullwright.engine.tree.World.Word;
import org.hullwright.engine.tree.World.Zone;

/**
 * The things that a game consists of.
 *
 * @param sorts pieces are numbered by their designs: the copies of the first one, then those of the second, and so on
 */
public record Catalogue(List<Kind> kinds, List<Property> properties, List<Zone> zones, List<Slot> slots, List<Sort> sorts,
		List<Word> words, List<Die> dice, List<Face> faces, List<Board> boards, EngineWords engineWords,
		IconTable icons) {

	/** The same things with other values. */
	Catalogue with(List<Property> otherProperties, List<Zone> otherZones, List<Sort> otherSorts) {
		return new Catalogue(kinds, otherProperties, otherZones, slots, otherSorts, words, dice, faces, boards, engineWords, icons);
	}
}
