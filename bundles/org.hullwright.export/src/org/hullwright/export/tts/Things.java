package org.hullwright.export.tts;

import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.json.Data;
import org.hullwright.export.json.JsonText;

/**
 * Makes the objects of one file. Each says everything that can be said of any object, for the program forgives none that a zone or a script
 * wants to read.
 */
final class Things {

	private final String pack;
	private final Map<String, String> versions;
	private final Guids guids = new Guids();

	/**
	 * @param pack name of the pack
	 * @param versions of this pack and of all that it requires, by their names
	 */
	Things(String pack, Map<String, String> versions) {
		this.pack = pack;
		this.versions = versions;
	}

	/**
	 * An object, to which what its sort needs is to be added.
	 *
	 * @param sort what the program calls objects of this sort
	 * @param identity of what it stands for; written down in the object, so that scripts and later exports know it again
	 * @param title is shown when a player points at it
	 * @param description is shown below the title; may be empty
	 */
	Data of(String sort, String identity, String title, String description, Spot spot) {
		return of(sort, identity, identity, title, description, spot);
	}

	/**
	 * Another state of an object.
	 *
	 * @param number of the state, from 1
	 */
	Data state(String sort, String identity, int number, String title, String description, Spot spot) {
		return of(sort, identity, identity + " state " + number, title, description, spot);
	}

	private Data of(String sort, String identity, String distinct, String title, String description, Spot spot) {
		String owner = packOf(identity);
		String known = JsonText
				.compact(Data.empty().with("pack", owner).with("id", identity).with("version", versions.getOrDefault(owner, "")).json());
		return Data.empty().with("GUID", guids.of(distinct)).with("Name", sort).with("Transform", spot.json()).with("Nickname", title)
				.with("Description", description)
				.with("GMNotes", known).with("Memo", "").with("AltLookAngle", vector(0, 0, 0)).with("ColorDiffuse", colour())
				.with("Tags", new JsonArray())
				.with("LayoutGroupSortIndex", 0).with("Value", 0).withTruth("Locked", false).withTruth("Grid", true).withTruth("Snap", true)
				.withTruth("IgnoreFoW", false)
				.withTruth("MeasureMovement", false).withTruth("DragSelectable", true).withTruth("Autoraise", true)
				.withTruth("Sticky", true).withTruth("Tooltip", true)
				.withTruth("GridProjection", false).withTruth("HideWhenFaceDown", false).withTruth("Hands", false).with("LuaScript", "")
				.with("LuaScriptState", "")
				.with("XmlUI", "");
	}

	/** The pack that something is of; places of no pack are of the exported one. */
	private String packOf(String identity) {
		String declared = identity.replaceFirst("^\\w+@", "");
		return declared.contains(":") ? Identities.packOf(declared) : pack;
	}

	/** Three numbers as the program writes them. */
	static JsonObject vector(double x, double y, double z) {
		return Data.empty().with("x", Decimals.of(x)).with("y", Decimals.of(y)).with("z", Decimals.of(z)).json();
	}

	private static JsonObject colour() {
		return Data.empty().with("r", 1).with("g", 1).with("b", 1).json();
	}
}
