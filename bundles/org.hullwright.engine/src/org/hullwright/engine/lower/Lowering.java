package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.ConditionNotes;
import org.hullwright.engine.lower.context.NestingLimit;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.context.PlaceholderTargets;
import org.hullwright.engine.lower.context.Round;
import org.hullwright.engine.lower.context.SentenceNotes;
import org.hullwright.engine.lower.context.TextNumbering;
import org.hullwright.engine.lower.declaration.BoardLowering;
import org.hullwright.engine.lower.declaration.ComponentLowering;
import org.hullwright.engine.lower.declaration.DiceLowering;
import org.hullwright.engine.lower.declaration.EarlierGame;
import org.hullwright.engine.lower.declaration.ExperimentLowering;
import org.hullwright.engine.lower.declaration.GameLowering;
import org.hullwright.engine.lower.declaration.IconLowering;
import org.hullwright.engine.lower.declaration.KindLowering;
import org.hullwright.engine.lower.declaration.OpenDeclarations;
import org.hullwright.engine.lower.declaration.ProcedureLowering;
import org.hullwright.engine.lower.declaration.RivalGames;
import org.hullwright.engine.lower.declaration.RuleWeaving;
import org.hullwright.engine.lower.expansion.DeclarationDigests;
import org.hullwright.engine.lower.expansion.Fingerprints;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.engine.lower.symbol.Limits;
import org.hullwright.engine.lower.symbol.Origins;
import org.hullwright.engine.lower.symbol.Symbols;
import org.hullwright.engine.lower.symbol.Titles;
import org.hullwright.engine.lower.wording.Sentences;
import org.hullwright.engine.lower.wording.WordedReasons;
import org.hullwright.engine.tree.Catalogue;
import org.hullwright.engine.tree.Course;
import org.hullwright.engine.tree.Edition;
import org.hullwright.engine.tree.EngineWords;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Reasons;
import org.hullwright.engine.tree.Standings;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.Phase;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.TypeInference;

/** Lowers the linked ASTs of the files of a pack to the typed tree of a world. */
final class Lowering {

	private final List<HullFile> files;
	private final List<HullFile> own;
	private final SourceLocator locator;
	private final Translations translations;
	private final DeclarationDigests digests;

	/**
	 * @param files each pack after those it requires
	 * @param played the name of the pack that is played; null for the last one
	 * @param digests of declarations, for all sets of expansions
	 */
	Lowering(Collection<HullFile> files, @Nullable String played, SourceLocator locator, Translations translations,
			DeclarationDigests digests) {
		this.digests = digests;
		this.translations = translations;
		this.files = List.copyOf(files);
		String name = played == null ? lastOf(this.files) : played;
		this.own = files.stream().filter(file -> packOf(file).equals(name)).toList();
		this.locator = locator;
	}

	/**
	 * The world with some expansions switched on, and what it was made of.
	 *
	 * @throws LoweringException when the files say something that cannot be played
	 */
	Compiled lower(SwitchedOn switchedOn) {
		files.forEach(file -> locator.syntaxErrorIn(file).ifPresent(place -> {
			throw new LoweringException(place, "this cannot be read, and so nothing of the pack can be played; mend it first");
		}));
		return lower(switchedOn, without -> lower(switchedOn.without(without), never -> null).world());
	}

	private static String lastOf(List<HullFile> files) {
		return files.isEmpty() ? "" : packOf(files.getLast());
	}

	/** Whether it requires other packs, none of which brings a game. */
	private boolean awaitsGame() {
		return GameLowering.gameIn(files).isEmpty() && own.stream().map(HullFile::getPack).filter(head -> head != null)
				.anyMatch(head -> !head.getRequirements().isEmpty());
	}

	private Compiled lower(SwitchedOn switchedOn, EarlierGame earlier) {
		SourceNumbering sources = new SourceNumbering(locator);
		TypeInference types = new TypeInference(new FileUniverse(files));
		new RivalGames(own, files).refuse(sources);
		Optional<Game> game = GameLowering.gameIn(files);
		game.filter(declared -> declared.getMostPlayers() > Limits.MOST_PLAYERS).ifPresent(declared -> {
			throw sources.refuse(declared, "no game is for more than " + Limits.MOST_PLAYERS + " players");
		});
		Symbols symbols = new Symbols(files, types, sources, switchedOn,
				game.map(Game::getMostPlayers).orElse(GameLowering.MOST_PLAYERS_WITHOUT_GAME));
		Pack pack = new Pack(types, new Locals(types.kinds()), symbols, sources, new TextNumbering(translations),
				new PlaceholderTargets(files), switchedOn,
				translations, new Round(game.map(Game::getPhases).<List<Phase>>map(List::copyOf).orElse(List.of()), awaitsGame()),
				new SentenceNotes(), new ConditionNotes(), new NestingLimit(sources));

		RuleWeaving rules = new RuleWeaving(pack);
		game.ifPresent(new OpenDeclarations(pack, rules, files)::refuseIn);
		KindLowering kinds = new KindLowering(pack);
		GameLowering games = new GameLowering(pack, earlier, digests);
		DiceLowering dice = new DiceLowering(pack);
		List<World.Property> properties = kinds.properties();
		List<World.Zone> zones = kinds.zones();
		List<World.Sort> sorts = new ComponentLowering(pack, rules).sorts();
		List<World.Slot> slots = kinds.slots(rules);
		List<World.Procedure> procedures = new ArrayList<>(new ProcedureLowering(pack, rules).procedures());
		World.Game played = game.map(games::game).orElseGet(() -> games.none(procedures));
		List<World.Scenario> scenarios = games.scenarios(files);
		List<Trials.Test> tests = games.tests(own, played.fewestPlayers());
		sorts.forEach(sort -> pack.texts().of(sort.title()));

		Edition edition = edition(switchedOn);
		// places and texts are numbered in this order
		List<World.Kind> declared = kinds.kinds();
		List<World.Watch> watches = rules.watches();
		Catalogue catalogue = new Catalogue(declared, properties, zones, slots, sorts, dice.words(), dice.dice(), dice.faces(),
				new BoardLowering(pack).boards(),
				new EngineWords(translations.of(PackTexts.YES), translations.of(PackTexts.NO), translations.of(PackTexts.NOTHING)),
				new IconLowering(pack, files).icons());
		Standings standings = game.map(games::standings).orElse(Standings.NONE);
		Course course = new Course(played, procedures, watches, games.modes(), scenarios, games.goals(standings), standings);
		Trials trials = new Trials(tests, games.tryouts(), new ExperimentLowering(pack, played).experiments(own, files));
		World world = Limits.within(new World(edition, catalogue, course, trials, pack.texts().all(),
				sources.index(reasons(pack, sorts, catalogue.words()))));
		return new Compiled(world, Origins.of(symbols, types, GameLowering.scenariosIn(files)), new Sentences(pack));
	}

	private Edition edition(SwitchedOn switchedOn) {
		PackClause manifest = manifest();
		Fingerprints fingerprints = new Fingerprints(switchedOn, digests);
		return new Edition(manifest.getName(), orEmpty(manifest.getVersion()),
				translations.of(Titles.of(manifest.getTitle(), manifest.getName())), fingerprints.of(files), packs(fingerprints),
				switchedOn.names());
	}

	/** Words for reasons, where the reader of the text has any. */
	private Reasons reasons(Pack pack, List<World.Sort> sorts, List<World.Word> words) {
		return new WordedReasons(pack.conditions(), pack.symbols().designs(), sorts, words,
				() -> new TypeInference(new FileUniverse(files)),
				types -> locator.wording(types, translations));
	}

	/** Each pack by itself, with the fingerprint of its own files. */
	private List<World.PackState> packs(Fingerprints fingerprints) {
		Map<String, List<HullFile>> byPack = files.stream()
				.collect(Collectors.groupingBy(Lowering::packOf, LinkedHashMap::new, Collectors.toList()));
		return byPack.entrySet().stream().map(pack -> new World.PackState(pack.getKey(), orEmpty(manifest(pack.getValue()).getVersion()),
				fingerprints.of(pack.getValue()))).toList();
	}

	private PackClause manifest() {
		return manifest(own);
	}

	/** The head of the file that describes a pack, else of any of its files. */
	private static PackClause manifest(List<HullFile> files) {
		List<PackClause> heads = files.stream().map(HullFile::getPack).filter(head -> head != null).toList();
		return heads.stream().filter(PackClause::isManifest).findFirst().or(() -> heads.stream().findFirst())
				.orElseThrow(() -> new LoweringException(Place.NOWHERE, "there is no file that begins with the name of a pack"));
	}

	private static String packOf(HullFile file) {
		return file.getPack() == null ? "" : orEmpty(file.getPack().getName());
	}

	private static String orEmpty(@Nullable String text) {
		return text == null ? "" : text;
	}
}
