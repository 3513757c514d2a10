package org.hullwright.export.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.rulestext.Labels;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Mode;
import org.hullwright.model.Scenario;
import org.hullwright.model.types.EnumerationWords;

/** Reads how a game goes and how it can be started, and the words and dice it uses. */
final class GameEntries {

	private final Reading reading;
	private final List<HullFile> files;

	/** @param files of the pack and of those it requires, each pack after those it requires */
	GameEntries(Reading reading, List<HullFile> files) {
		this.reading = reading;
		this.files = files;
	}

	void read() {
		reading.origins().words().stream().map(EnumerationWords::enumerationOf).flatMap(Optional::stream).distinct().forEach(this::read);
		for (int die = 0; die < reading.origins().dice().size(); die++) {
			read(reading.origins().dice().get(die), reading.world().dice().get(die));
		}
		for (int mode = 0; mode < reading.origins().modes().size(); mode++) {
			read(reading.origins().modes().get(mode), reading.world().modes().get(mode));
		}
		for (int scenario = 0; scenario < reading.origins().scenarios().size(); scenario++) {
			read(reading.origins().scenarios().get(scenario), reading.world().scenarios().get(scenario));
		}
		gameIn(files).ifPresent(game -> read(game, reading.world().game()));
	}

	/** The game that is played: that of the pack itself before those of packs it requires. */
	static Optional<Game> gameIn(List<HullFile> files) {
		return files.reversed().stream().flatMap(file -> file.getDeclarations().stream()).filter(Game.class::isInstance)
				.map(Game.class::cast).findFirst();
	}

	private void read(Enumeration values) {
		String identity = Identities.of(values);
		add(Section.VALUES, values,
				Data.empty().with("id", identity).with("name", reading.text(identity + ".name", Labels.of(values, reading.translations())))
						.with("words", Data.list(words(values).map(this::word))));
	}

	/** With those that packs have added. */
	private Stream<EnumerationLiteral> words(Enumeration values) {
		return reading.origins().words().stream().filter(word -> EnumerationWords.enumerationOf(word).filter(values::equals).isPresent());
	}

	private JsonObject word(EnumerationLiteral word) {
		String identity = Identities.of(word);
		World.Word read = reading.world().words().get(reading.origins().words().indexOf(word));
		return Data.empty().with("id", identity).with("name", reading.text(identity + ".name", read.title())).json();
	}

	private void read(Die origin, World.Die die) {
		String identity = Identities.of(origin);
		List<World.Face> faces = reading.world().faces().subList(die.firstFace(), die.firstFace() + die.faceCount());
		add(Section.DICE, origin, Data.empty().with("id", identity).with("name", reading.text(identity + ".name", die.title()))
				.with("faces", Data.list(faces.stream().map(this::face))));
	}

	private JsonObject face(World.Face face) {
		Data data = Data.empty().withSome("symbols", Data.texts(face.symbols().stream().map(reading.identities()::word)));
		return (face.number() == 0 && !face.symbols().isEmpty() ? data : data.with("number", face.number())).json();
	}

	private void read(Mode origin, World.Mode mode) {
		String identity = Identities.of(origin);
		add(Section.MODES, origin, Data.empty().with("id", identity).with("name", reading.text(identity + ".name", mode.title()))
				.withSome("requires", Data.texts(origin.getRequires().stream().map(Identities::of)))
				.withSome("excludes", Data.texts(origin.getExcludes().stream().map(Identities::of))));
	}

	private void read(Scenario origin, World.Scenario scenario) {
		String identity = Identities.of(origin);
		EntryPlaces places = reading.places(origin);
		reading.content().add(Section.SCENARIOS,
				Data.empty().with("id", identity).with("name", reading.text(identity + ".name", scenario.title()))
						.withSome("modes", Data.texts(origin.getModes().stream().map(Identities::of)))
						.withSome("expansions", Data.texts(origin.getExpansions().stream().map(Identities::of)))
						.withIf("afterAGame", origin.isFollows()).json());
		reading.content().add(Section.RULES,
				Data.empty().with("id", identity).with("effect", reading.nodes(identity, places).of(scenario.body().effect())).json());
		reading.content().add(Section.PLACES, places.json(identity));
	}

	private void read(Game origin, World.Game game) {
		String identity = Identities.of(origin);
		Data data = Data.empty().with("id", identity).with("name", reading.text(identity + ".name", game.title()))
				.with("players", Data.empty().with("fewest", game.fewestPlayers()).with("most", game.mostPlayers()).json())
				.with("setup", reading.identities().procedure(game.setup()))
				.with("round", Data.texts(game.phases().stream().map(reading.identities()::procedure)));
		Integer ending = game.ending();
		if (ending != null) {
			data.with("ending", reading.identities().procedure(ending));
		}
		add(Section.GAMES, origin, data);
	}

	private void add(Section section, EObject origin, Data data) {
		reading.content().add(section, data.json());
		reading.content().add(Section.PLACES, reading.places(origin).json(Identities.of(origin)));
	}
}
