package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Face;
import org.hullwright.model.types.EnumerationWords;

/** Lowers dice, their faces and the words that may stand on them. */
public final class DiceLowering {

	private final Pack pack;

	public DiceLowering(Pack pack) {
		this.pack = pack;
	}

	public List<World.Word> words() {
		return pack.symbols().words().stream().map(word -> new World.Word(word.getName(), pack.titleOf(word, word.getTitle()),
				EnumerationWords.enumerationOf(word).map(Enumeration::getName).orElse(""))).toList();
	}

	public List<World.Die> dice() {
		List<World.Die> dice = new ArrayList<>();
		int first = 0;
		for (Die die : pack.symbols().dice()) {
			dice.add(new World.Die(die.getName(), pack.titleOf(die, die.getTitle()), first, die.getFaces().size()));
			first += die.getFaces().size();
		}
		return dice;
	}

	/** The faces of all dice, one die after the other. */
	public List<World.Face> faces() {
		return pack.symbols().dice().stream().flatMap(die -> die.getFaces().stream()).map(this::face).toList();
	}

	private World.Face face(Face face) {
		List<Integer> symbols = face.getSymbols().stream().map(symbol -> pack.symbols().word(symbol, face)).toList();
		String words = face.getSymbols().stream().map((EnumerationLiteral symbol) -> pack.titleOf(symbol, symbol.getTitle()))
				.collect(Collectors.joining(" "));
		boolean numbered = face.getNumber() != 0 || symbols.isEmpty();
		return new World.Face(face.getNumber(), symbols, numbered ? (face.getNumber() + " " + words).strip() : words);
	}
}
