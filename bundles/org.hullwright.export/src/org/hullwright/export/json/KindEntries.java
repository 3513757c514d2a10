package org.hullwright.export.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.rulestext.Labels;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Kind;
import org.hullwright.model.Mode;
import org.hullwright.model.Parameter;
import org.hullwright.model.Phase;
import org.hullwright.model.Preposition;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;

/** Reads kinds, what they consist of, and what the whole game has: properties, tracks, modes, effect slots, procedures. */
final class KindEntries {

	private final Reading reading;
	private final PrintedValues values;

	KindEntries(Reading reading) {
		this.reading = reading;
		this.values = new PrintedValues(reading);
	}

	void read() {
		for (int number = 0; number < reading.origins().kinds().size(); number++) {
			read(reading.origins().kinds().get(number), reading.world().kinds().get(number));
		}
		for (int number = 0; number < reading.origins().properties().size(); number++) {
			read(reading.origins().properties().get(number), reading.world().properties().get(number));
		}
		for (int number = 0; number < reading.origins().slots().size(); number++) {
			read(reading.origins().slots().get(number), reading.world().slots().get(number));
		}
		for (int number = 0; number < reading.origins().procedures().size(); number++) {
			read(reading.origins().procedures().get(number), reading.world().procedures().get(number));
		}
		reading.world().watches().forEach(this::read);
	}

	private void read(Kind origin, World.Kind kind) {
		String identity = Identities.of(origin);
		Data data = Data.empty().with("id", identity).with("name", name(identity, origin.getPhrase(), origin.getName()));
		if (kind.parent() >= 0) {
			data.with("parent", reading.identities().kind(kind.parent()));
		}
		add(Section.KINDS, data, origin);
	}

	private void read(EObject origin, World.Property property) {
		switch (origin) {
			case Property declared -> read(declared, property);
			case Track track -> read(track, property);
			case Mode mode -> { /* told as a mode */ }
			case DefinitionChange change -> {
				EntryPlaces places = reading.places(change);
				rules(Identities.of(change), places, property);
				place(Identities.of(change), places);
			}
			default -> throw new IllegalStateException("not a property: " + origin.eClass().getName());
		}
	}

	private void read(Property origin, World.Property property) {
		String identity = Identities.of(origin);
		Data data = Data.empty().with("id", identity).with("name", origin.getName())
				.with("label", reading.label(origin)).with("nature", Nodes.word(property.nature()))
				.with("type", Types.of(reading.origins().types().of(origin.getType())));
		if (property.owner() >= 0) {
			data.with("kind", reading.identities().kind(property.owner()));
		}
		if (property.nature() == World.Property.Nature.STATE) {
			data.with("visibility", Nodes.word(property.visibility()));
		}
		if (property.nature() != World.Property.Nature.DERIVED && !property.list()) {
			values.single(identity + ".initial", origin, property.initial()).ifPresent(known -> data.with("initial", known));
		}
		EntryPlaces places = reading.places(origin);
		rules(identity, places, property);
		reading.content().add(Section.PROPERTIES, data.json());
		place(identity, places);
	}

	private void rules(String identity, EntryPlaces places, World.Property property) {
		if (property.definition() instanceof Definition.Derived(Argument definition, int slots)) {
			reading.content().add(Section.RULES,
					Data.empty().with("id", identity).with("definition", reading.nodes(identity, places).of(definition)).json());
		}
	}

	private void read(Track origin, World.Property property) {
		String identity = Identities.of(origin);
		EntryPlaces places = reading.places(origin);
		Nodes nodes = reading.nodes(identity, places);
		JsonArray spaces = Data
				.list(origin.getSpaces().stream().filter(space -> space.getTitle() != null).map(space -> space(identity, space)));
		reading.content().add(Section.TRACKS,
				Data.empty().with("id", identity).with("name", reading.text(identity + ".name", property.title()))
						.with("lowest", property.lower()).with("highest", property.upper()).with("start", property.initial())
						.with("seconds", property.timed() ? new JsonPrimitive(true) : null).withSome("spaces", spaces).json());
		if (!property.arrivals().isEmpty()) {
			Data arrivals = Data.empty();
			property.arrivals().forEach((number, body) -> arrivals.with(String.valueOf(number), nodes.of(body)));
			reading.content().add(Section.RULES, Data.empty().with("id", identity).with("arrivals", arrivals.json()).json());
		}
		place(identity, places);
	}

	private JsonObject space(String track, TrackSpace space) {
		return Data.empty().with("number", space.getNumber())
				.with("name", reading.text(track + ".space." + space.getNumber(), reading.translations().of(space.getTitle()))).json();
	}

	private void read(EffectSlot origin, World.Slot slot) {
		String identity = Identities.of(origin);
		EntryPlaces places = reading.places(origin);
		Data data = Data.empty().with("id", identity).with("name", origin.getName())
				.with("label", reading.text(identity + ".label", Labels.of(origin, reading.translations())))
				.with("kind", Identities.of(Identities.kindOf(origin)))
				.with("parameters", parameters(origin.getParameters(), 1));
		reading.content().add(Section.SLOTS, data.json());
		around(identity, places, slot.rules());
		place(identity, places);
	}

	private void around(String identity, EntryPlaces places, List<World.Rule> rules) {
		if (!rules.isEmpty()) {
			Nodes nodes = reading.nodes(identity, places);
			reading.content().add(Section.RULES,
					Data.empty().with("id", identity).with("around", Data.list(rules.stream().map(nodes::of))).json());
		}
	}

	private void read(Procedure origin, World.Procedure procedure) {
		String identity = Identities.of(origin);
		EntryPlaces places = reading.places(origin);
		Nodes nodes = reading.nodes(identity, places);
		JsonObject result = origin.getResult() == null ? null : Types.of(reading.origins().types().of(origin.getResult()));
		reading.content().add(Section.PROCEDURES,
				Data.empty().with("id", identity).with("name", reading.text(identity + ".name", procedure.title()))
						.withIf("phase", origin instanceof Phase).with("parameters", parameters(origin.getParameters(), 0))
						.with("gives", result).json());
		reading.content().add(Section.RULES, Data.empty().with("id", identity).with("effect", nodes.of(procedure.body()))
				.withSome("around", Data.list(procedure.rules().stream().map(nodes::of))).json());
		place(identity, places);
	}

	/** A change that rules act around has no name of its own, and no declaration. */
	private void read(World.Watch watch) {
		String change = Nodes.word(watch.change());
		Optional<String> property = watch.property() < 0 ? Optional.empty() : Optional.of(reading.identities().property(watch.property()));
		String identity = property.map(known -> known.replace(":", ":watch/" + change + ".").replaceFirst("\\.(\\w+)/", "."))
				.orElse("core:watch/" + change);
		EntryPlaces places = new EntryPlaces(reading.world().places(), reading.files(), reading.world().places().of(watch.source()));
		Nodes nodes = reading.nodes(identity, places);
		Data data = Data.empty().with("id", identity).with("change", change).with("around",
				Data.list(watch.rules().stream().map(nodes::of)));
		property.ifPresent(known -> data.with("property", known));
		reading.content().add(Section.RULES, data.json());
		place(identity, places);
	}

	/** @param first the local in which the first one is known */
	private JsonArray parameters(List<Parameter> parameters, int first) {
		return Data.list(IntStream.range(0, parameters.size()).mapToObj(at -> parameter(parameters.get(at), first + at)));
	}

	private JsonObject parameter(Parameter parameter, int local) {
		Data data = Data.empty().with("local", local).with("type", Types.of(reading.origins().types().of(parameter.getType())));
		if (parameter.getName() != null) {
			data.with("name", parameter.getName());
		}
		if (parameter.getPreposition() != Preposition.NONE) {
			data.with("preposition", parameter.getPreposition().getLiteral());
		}
		return data.json();
	}

	private JsonObject name(String identity, String phrase, String name) {
		return reading.text(identity + ".name", reading.translations().of(phrase == null ? name : phrase));
	}

	private void add(Section section, Data data, EObject origin) {
		reading.content().add(section, data.json());
		place(data.json().get("id").getAsString(), reading.places(origin));
	}

	private void place(String identity, EntryPlaces places) {
		reading.content().add(Section.PLACES, places.json(identity));
	}
}
