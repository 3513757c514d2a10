package org.hullwright.export.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.types.Kinds;

/**
 * Reads what games are made of: components with all that is printed on them, boards with their spaces and paths, and zones with what lies
 * in them.
 */
final class ElementEntries {

	private final Reading reading;
	private final PrintedValues values;

	ElementEntries(Reading reading) {
		this.reading = reading;
		this.values = new PrintedValues(reading);
	}

	void read() {
		for (int sort = 0; sort < reading.world().sorts().size(); sort++) {
			if (reading.origins().sorts().get(sort) instanceof Component component) {
				read(sort, component);
			}
			rules(sort);
		}
		for (int board = 0; board < reading.world().boards().size(); board++) {
			read(reading.identities().board(board), reading.world().boards().get(board), reading.origins().boards().get(board));
		}
		for (int zone = 0; zone < reading.world().zones().size(); zone++) {
			read(reading.identities().zone(zone), reading.world().zones().get(zone), reading.origins().zones().get(zone));
		}
	}

	private void read(int sort, Component component) {
		String identity = reading.identities().sort(sort);
		World.Sort design = reading.world().sorts().get(sort);
		CardFace card = reading.cards().write(component, reading.language(), reading.origins().printing());
		Data data = site(identity, sort).with("copies", design.copies()).with("shape", Nodes.word(card.shape())).withIf("removed",
				design.removed());
		data.withSome("starts", values.initial(identity, design.initial()));
		data.withSome("contains", contents(design));
		data.with("faces", faces(identity, card, design));
		reading.content().add(Section.ELEMENTS, data.json());
	}

	/** What every design has, spaces and paths as well. */
	private Data site(String identity, int sort) {
		World.Sort design = reading.world().sorts().get(sort);
		Kinds kinds = reading.origins().types().kinds();
		List<Kind> lineage = List.copyOf(kinds.lineageOf(reading.origins().kinds().get(design.kind())));
		return Data.empty().with("id", identity).with("kind", Identities.of(lineage.getFirst()))
				.with("kinds", Data.texts(lineage.stream().map(Kind::getName)))
				.with("name", reading.text(identity + ".name", design.title())).with("properties", values.printed(identity, sort));
	}

	private JsonArray contents(World.Sort design) {
		return Data.list(
				design.composition().entrySet().stream().map(zone -> Data.empty().with("zone", reading.identities().zone(zone.getKey()))
						.with("composition", composition(zone.getValue())).json()));
	}

	private JsonArray composition(List<World.Composition> composition) {
		return Data.list(composition.stream()
				.map(part -> Data.empty().with("element", reading.identities().sort(part.sort())).with("copies", part.count()).json()));
	}

	private JsonArray faces(String identity, CardFace card, World.Sort design) {
		List<JsonObject> faces = new ArrayList<>();
		for (int at = 0; at < card.faces().size(); at++) {
			faces.add(design.sides().isEmpty()
					? face(identity, card, card.faces().get(at), design).json()
					: side(identity, card, card.faces().get(at), design, design.sides().get(at)));
		}
		return Data.list(faces.stream());
	}

	private JsonObject side(String identity, CardFace card, Face face, World.Sort design, World.Side side) {
		String key = identity + "." + side.name();
		return face(key, card, face, design).with("side", side.name()).with("name", reading.text(key + ".name", face.name()))
				.withSome("properties", values.printed(identity, side)).json();
	}

	/** What the author wrote stands for the generated text, which then is told besides. */
	private Data face(String key, CardFace card, Face face, World.Sort design) {
		Data data = Data.empty();
		PictureFile picture = face.picture();
		if (picture != null) {
			data.with("picture", reading.pictures().keep(picture));
		}
		if (!face.facts().isEmpty()) {
			data.with("facts", reading.text(key + ".facts", String.join("\n", face.facts().stream().map(Fact::text).toList())));
		}
		data.withSome("printed", Data.list(face.facts().stream().map(fact -> printed(key, fact, design))));
		if (!card.written().isEmpty()) {
			data.with("text", reading.text(key + ".text", card.written()));
		}
		if (!face.rules().isEmpty()) {
			data.with(card.written().isEmpty() ? "text" : "generated", reading.text(key + ".rules", face.rules()));
		}
		return data;
	}

	/** A printed property with its label; without values where it is enough to say that it holds. */
	private JsonObject printed(String key, Fact fact, World.Sort design) {
		Property property = reading.origins().types().members().of(reading.origins().kinds().get(design.kind())).stream()
				.filter(Property.class::isInstance).map(Property.class::cast).filter(member -> member.getName().equals(fact.property()))
				.findFirst().orElseThrow();
		List<JsonObject> values = new ArrayList<>();
		for (Value value : fact.values()) {
			values.add(Data.empty().with("text", reading.text(key + ".printed." + fact.property() + "." + values.size(), value.text()))
					.withSome("icon", value.icon()).withSome("colour", value.colour().startsWith("#") ? value.colour() : "").json());
		}
		return Data.empty().with("property", Identities.of(property)).with("label", reading.label(property)).withSome("icon", fact.icon())
				.withSome("values", Data.list(values.stream())).json();
	}

	private void rules(int sort) {
		String identity = reading.identities().sort(sort);
		EntryPlaces places = reading.places(reading.origins().sorts().get(sort));
		Map<Integer, World.Body> bodies = reading.world().sorts().get(sort).bodies();
		if (!bodies.isEmpty()) {
			Nodes nodes = reading.nodes(identity, places);
			Data effects = Data.empty();
			bodies.forEach((slot, body) -> effects.with(reading.identities().slot(slot), nodes.of(body)));
			reading.content().add(Section.RULES, Data.empty().with("id", identity).with("effects", effects.json()).json());
		}
		reading.content().add(Section.PLACES, places.json(identity));
	}

	private void read(String identity, World.Board board, EObject origin) {
		JsonArray spaces = Data.list(board.spaces().stream().map(site -> space(site, board)));
		JsonArray paths = Data.list(board.paths().stream().map(this::path));
		reading.content().add(Section.BOARDS,
				Data.empty().with("id", identity).with("name", reading.text(identity + ".name", board.title()))
						.withTruth("laidOut", !board.spaces().isEmpty()).withIf("squares", board.form() == World.Board.Form.SQUARES)
						.withSome("directions", Data.texts(board.ways().stream().map(reading.identities()::word)))
						.with("spaces", spaces).with("paths", paths).json());
		reading.content().add(Section.PLACES, reading.places(origin).json(identity));
	}

	private JsonObject space(World.Site site, World.Board board) {
		int sort = reading.identities().sortOfPiece(site.piece());
		return site(reading.identities().sort(sort), sort).with("row", site.row()).with("column", site.column())
				.withSome("towards", neighbours(site, board)).json();
	}

	/** The neighbours of a space by the words for the directions in which they lie. */
	private JsonObject neighbours(World.Site site, World.Board board) {
		Data neighbours = Data.empty();
		for (int way = 0; way < site.towards().size(); way++) {
			int neighbour = site.towards().get(way);
			if (neighbour != World.ABSENT) {
				neighbours.with(reading.identities().word(board.ways().get(way)), reading.identities().piece(neighbour));
			}
		}
		return neighbours.json();
	}

	private JsonObject path(World.Link link) {
		int sort = reading.identities().sortOfPiece(link.piece());
		return site(reading.identities().sort(sort), sort).with("from", reading.identities().piece(link.from()))
				.with("to", reading.identities().piece(link.to())).withIf("oneWay", link.oneWay()).json();
	}

	private void read(String identity, World.Zone zone, EObject origin) {
		Data data = Data.empty().with("id", identity).with("name", reading.text(identity + ".name", zone.title()))
				.with("form", Nodes.word(zone.form()))
				.with("of", reading.identities().kind(zone.content())).with("visibility", Nodes.word(zone.visibility()))
				.withIf("reshuffles", zone.reshuffles());
		if (zone.owner() >= 0) {
			data.with("owner", reading.identities().kind(zone.owner()));
		}
		data.with("composition", composition(zone.composition())).with("count",
				zone.composition().stream().mapToInt(World.Composition::count).sum());
		reading.content().add(Section.ZONES, data.json());
		EntryPlaces places = reading.places(origin);
		World.Refill refill = zone.refill();
		if (refill != null) {
			reading.content().add(Section.RULES,
					Data.empty().with("id", identity).with("effect", reading.nodes(identity, places).of(refill.effect())).json());
		}
		reading.content().add(Section.PLACES, places.json(identity));
	}
}
