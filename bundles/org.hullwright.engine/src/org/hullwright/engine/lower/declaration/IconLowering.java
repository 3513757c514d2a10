package org.hullwright.engine.lower.declaration;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.symbol.Design;
import org.hullwright.engine.tree.IconTable;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.icons.Icons;

/** Lowers by which icons and colours things are told apart. */
public final class IconLowering {

	private final Pack pack;
	private final Icons icons;

	/** @param files of all packs, each after those it requires */
	public IconLowering(Pack pack, List<HullFile> files) {
		this.pack = pack;
		this.icons = new Icons(new Appearances(files), pack.switchedOn(), pack.types());
	}

	/** The icons and colours of everything that has one. */
	public IconTable icons() {
		return new IconTable(pack.symbols().designs().stream().map(this::ofDesign).toList(), named(pack.symbols().words()),
				named(pack.symbols().properties()), pack.symbols().kinds().stream().map(kind -> icons.ofKind(kind).orElse("")).toList(),
				named(pack.symbols().zones()), pack.symbols().zones().stream().map(zone -> icons.accentOf(zone).orElse("")).toList());
	}

	private String ofDesign(Design design) {
		return (design instanceof Design.Declared declared
				? icons.of(declared.component(), pack.switchedOn().entriesOf(declared.component()))
				: icons.ofKind(design.kind())).orElse("");
	}

	private List<String> named(List<? extends EObject> declared) {
		return declared.stream().map(one -> one instanceof Named named ? icons.of(named).orElse("") : "").toList();
	}
}
