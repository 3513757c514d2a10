package org.hullwright.export.json;

import java.util.List;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.identity.Identities;
import org.hullwright.model.Bond;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.HullFile;
import org.hullwright.model.expansions.Expansions;

/**
 * What is told about an expansion.
 *
 * @param json all of it
 * @param changes what it makes of the content while it is on
 */
record ExpansionEntry(JsonObject json, Changes changes) {

	/**
	 * An expansion.
	 *
	 * @param name reference to the text of its name
	 * @param files of the pack that tells about it
	 */
	static ExpansionEntry of(Expansion expansion, JsonObject name, List<HullFile> files, Changes changes) {
		Data data = Data.empty().with("id", Identities.of(expansion)).with("name", name);
		for (Bond bond : Bond.values()) {
			data.withSome(bond.getLiteral(), others(expansion, bond, files));
		}
		return new ExpansionEntry(data.with("changes", changes.json()).json(), changes);
	}

	/** The same for a list of expansions, without what it changes. */
	JsonObject listed() {
		return Data.empty().with("id", json.get("id")).with("name", json.get("name")).with("adds", Data.texts(changes.added().stream()))
				.with("replaces", Data.texts(changes.replaced().stream())).json();
	}

	private static JsonArray others(Expansion expansion, Bond bond, List<HullFile> files) {
		return Data.texts(files.stream().flatMap(file -> file.getDeclarations().stream()).filter(ExpansionPart.class::isInstance)
				.map(ExpansionPart.class::cast)
				.filter(part -> Expansions.expansionOf(part).filter(expansion::equals).isPresent())
				.flatMap(part -> part.getRelations().stream())
				.filter(relation -> relation.getBond() == bond).flatMap(relation -> relation.getOthers().stream())
				.map(ExpansionReference::getExpansion)
				.map(Identities::of).distinct().sorted());
	}
}
