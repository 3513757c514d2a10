package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.model.Bag;
import org.hullwright.model.Component;
import org.hullwright.model.Deck;
import org.hullwright.model.Die;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Expansion;
import org.hullwright.model.Face;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Mode;
import org.hullwright.model.PackClause;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Rule;
import org.hullwright.model.Scenario;
import org.hullwright.model.Side;
import org.hullwright.model.Test;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.types.Type;

/** Lowers everything a set of packs declares. */
final class WorldLowering {

	private static final String PLAYER = "player";

	private final Symbols symbols;
	private final PieceNumbers pieces;
	private final int playerSort;
	private final Sites sites;
	private final PrintedLowering printed;
	private final CompositionLowering compositions;
	private final Map<Integer, Integer> widestBody = new HashMap<>();

	WorldLowering(Symbols symbols) {
		this.symbols = symbols;
		this.pieces = new PieceNumbers(symbols);
		this.playerSort = symbols.components().size();
		pieces.add(symbols.game().getMostPlayers());
		this.sites = new Sites(symbols, pieces.count());
		this.printed = new PrintedLowering(symbols, pieces);
		this.compositions = new CompositionLowering(symbols, pieces);
	}

	World lower(Collection<HullFile> files, String fingerprint) {
		PackClause manifest = files.stream().map(HullFile::getPack).filter(pack -> pack != null && pack.getName().equals(symbols.pack()))
				.reduce((found, next) -> found.isManifest() ? found : next).orElseThrow();
		List<World.Sort> sorts = sorts();
		sorts.forEach(sort -> symbols.text(sort.title()));
		List<World.Procedure> procedures = symbols.procedures().all().stream().map(this::procedure).toList();
		List<World.Property> properties = symbols.properties().all().stream().map(this::property).toList();
		return new World(symbols.pack(), manifest.getVersion() == null ? "" : manifest.getVersion(), title(manifest.getTitle(), manifest.getName()),
				fingerprint, symbols.kinds().all().stream().map(this::kind).toList(), properties,
				symbols.zones().all().stream().map(this::zone).toList(), symbols.slots().all().stream().map(this::slot).toList(), sorts,
				symbols.words().all().stream().map(WorldLowering::word).toList(), symbols.dice().all().stream().map(this::die).toList(),
				symbols.faces().all().stream().map(this::face).toList(), sites.boards(), procedures, game(),
				symbols.modes().stream().map(this::mode).toList(), symbols.expansions().stream().map(Expansion::getName).toList(),
				symbols.scenarios().stream().map(this::scenario).toList(), symbols.tests().stream().map(this::test).toList(), symbols.texts(),
				symbols.sources().index());
	}

	private static String title(String title, String name) {
		return title == null ? name : title;
	}

	private World.Kind kind(Kind kind) {
		return new World.Kind(kind.getName(), symbols.types().kinds().parentOf(kind).map(symbols.kinds()::of).orElse(-1), symbols.sources().of(kind));
	}

	/** The kind something belongs to; -1 for the whole game. */
	private int ownerOf(org.eclipse.emf.ecore.EObject member) {
		return switch (member.eContainer()) {
			case Kind kind -> symbols.kinds().of(kind);
			case KindExtension extension -> symbols.kinds().of(extension.getKind());
			default -> -1;
		};
	}

	private World.Property property(Readable readable) {
		return switch (readable) {
			case Property property -> declared(property);
			case Track track -> track(track);
			default -> new World.Property(readable.getName(), -1, Nature.STATE, false, Display.TRUTH, 0, 1, 0, Optional.empty(), 0, Map.of(),
					readable.getName(), symbols.sources().of(readable));
		};
	}

	private World.Property declared(Property property) {
		Type type = symbols.types().of(property);
		boolean list = type.present() instanceof Type.ListType;
		Type shown = type.present() instanceof Type.ListType(Type element) ? element : type;
		FrameSlots frame = FrameSlots.ofPiece(List.of());
		Optional<Argument> definition = property.getNature() == PropertyNature.DERIVED
				? Optional.of(new ExpressionLowering(symbols, sites, frame).argument(type, property.getValue()))
				: Optional.empty();
		return new World.Property(property.getName(), ownerOf(property), nature(property.getNature()), list,
				Displays.of(shown).orElse(Display.NUMBER), printed.lower(type), printed.upper(type), printed.initial(property), definition,
				frame.size(), Map.of(), property.getName(), symbols.sources().of(property));
	}

	private static Nature nature(PropertyNature nature) {
		return switch (nature) {
			case PRINTED -> Nature.PRINTED;
			case STATE -> Nature.STATE;
			case DERIVED -> Nature.DERIVED;
			case BUILT_IN -> throw new IllegalStateException("what the engine knows is not numbered");
		};
	}

	private World.Property track(Track track) {
		Map<Integer, World.Body> arrivals = new HashMap<>();
		for (TrackSpace space : track.getSpaces()) {
			EffectLowering effects = new EffectLowering(symbols, sites, FrameSlots.of(List.of()));
			arrivals.put(space.getNumber(), new World.Body(Optional.empty(), effects.block(space.getBody()), effects.slots()));
		}
		return new World.Property(track.getName(), -1, Nature.STATE, false, Display.NUMBER, track.getLower(), track.getUpper(),
				printed.start(track), Optional.empty(), 0, arrivals, title(track.getTitle(), track.getName()), symbols.sources().of(track));
	}

	private World.Zone zone(Zone zone) {
		World.Zone.Form form = switch (zone) {
			case Deck deck -> World.Zone.Form.DECK;
			case Bag bag -> World.Zone.Form.BAG;
			default -> World.Zone.Form.AREA;
		};
		World.Zone.Visibility visibility = switch (zone.getVisibility()) {
			case EVERYBODY -> World.Zone.Visibility.EVERYBODY;
			case OWNER -> World.Zone.Visibility.OWNER;
			case NOBODY -> World.Zone.Visibility.NOBODY;
			case DEFAULT -> form == World.Zone.Form.AREA ? World.Zone.Visibility.EVERYBODY : World.Zone.Visibility.NOBODY;
		};
		int content = zone.getContent() == null ? symbols.coreKind("piece") : symbols.kinds().of(zone.getContent());
		return new World.Zone(zone.getName(), title(zone.getTitle(), zone.getName()), ownerOf(zone), form,
				zone instanceof Deck deck && deck.isReshuffles(), visibility, content, compositions.of(zone), symbols.sources().of(zone));
	}

	private World.Slot slot(EffectSlot slot) {
		return new World.Slot(slot.getName(), slot.getParameters().size(),
				rules(slot, FrameSlots.ofPiece(slot.getParameters()), widestBody.getOrDefault(symbols.slots().of(slot), 0)),
				symbols.sources().of(slot));
	}

	private List<World.Sort> sorts() {
		List<World.Sort> sorts = new ArrayList<>();
		for (Component component : symbols.components().all()) {
			sorts.add(sort(component));
		}
		sorts.add(new World.Sort(PLAYER, "Player", symbols.coreKind(PLAYER), pieces.copiesOf(playerSort), pieces.firstOf(playerSort), Map.of(),
				List.of(), Map.of(), Map.of(), Map.of(), 0));
		int piece = pieces.count();
		for (Sites.Design site : sites.designs()) {
			Map<Integer, int[]> values = new HashMap<>(printed.printed(site.entries()));
			if (site.direction() != null) {
				values.put(symbols.properties().of(site.board().getDirectionProperty()), new int[] { symbols.words().of(site.direction()) });
			}
			sorts.add(new World.Sort(site.name(), site.title(), symbols.coreKind(site.path() ? "path" : "space"), 1, piece++, values, List.of(),
					printed.initial(site.entries()), Map.of(), Map.of(), symbols.sources().of(site.declaration())));
		}
		return sorts;
	}

	private World.Sort sort(Component component) {
		int number = symbols.components().of(component);
		List<Entry> all = new ArrayList<>(component.getEntries());
		component.getSides().forEach(side -> all.addAll(side.getEntries()));
		Map<Integer, World.Body> bodies = new HashMap<>();
		Map<Integer, List<World.Composition>> composition = new HashMap<>();
		for (Entry entry : all) {
			switch (entry) {
				case EffectEntry effect -> bodies.put(symbols.slots().of(effect.getSlot()), body(effect));
				case ZoneEntry zone -> composition.put(symbols.zones().of(zone.getZone()), compositions.of(component, zone.getComposition()));
				default -> { /* printed values are below */ }
			}
		}
		return new World.Sort(component.getName(), title(component.getTitle(), component.getName()), symbols.kinds().of(symbols.kindOf(component)),
				pieces.copiesOf(number), pieces.firstOf(number), printed.printed(component.getEntries()),
				component.getSides().stream().map(this::side).toList(), printed.initial(all), bodies, composition,
				symbols.sources().of(component));
	}

	private World.Side side(Side side) {
		return new World.Side(side.getName(), printed.printed(side.getEntries()));
	}

	private World.Body body(EffectEntry entry) {
		EffectLowering effects = new EffectLowering(symbols, sites, FrameSlots.ofPiece(entry.getSlot().getParameters()));
		var guard = Optional.ofNullable(entry.getGuard()).map(effects.expressions()::condition);
		var effect = effects.block(entry.getBody());
		widestBody.merge(symbols.slots().of(entry.getSlot()), effects.slots(), Math::max);
		return new World.Body(guard, effect, effects.slots());
	}

	private static World.Word word(EnumerationLiteral literal) {
		return new World.Word(literal.getName(), title(literal.getTitle(), literal.getName()), ((Enumeration) literal.eContainer()).getName());
	}

	private World.Die die(Die die) {
		int first = die.getFaces().isEmpty() ? 0 : symbols.faces().of(die.getFaces().getFirst());
		return new World.Die(die.getName(), title(die.getTitle(), die.getName()), first, die.getFaces().size());
	}

	private World.Face face(Face face) {
		List<String> shown = new ArrayList<>();
		if (face.getNumber() != 0 || face.getSymbols().isEmpty()) {
			shown.add(Integer.toString(face.getNumber()));
		}
		face.getSymbols().forEach(symbol -> shown.add(title(symbol.getTitle(), symbol.getName())));
		return new World.Face(face.getNumber(), face.getSymbols().stream().map(symbols.words()::of).toList(), String.join(" ", shown));
	}

	private World.Procedure procedure(Procedure procedure) {
		EffectLowering effects = new EffectLowering(symbols, sites, FrameSlots.of(procedure.getParameters()));
		var body = effects.block(procedure.getBody());
		return new World.Procedure(procedure.getName(), title(procedure.getTitle(), procedure.getName()), procedure.getParameters().size(),
				effects.slots(), body, rules(procedure, FrameSlots.of(procedure.getParameters()), effects.slots()), procedure instanceof Phase,
				symbols.sources().of(procedure));
	}

	/**
	 * The rules that watch something. They share its parameters; their own locals come after all of its, because a rule that proceeds must
	 * find its own as it left them.
	 */
	private List<World.Rule> rules(org.hullwright.model.Callable watched, FrameSlots frame, int taken) {
		frame.skipTo(taken);
		List<World.Rule> rules = new ArrayList<>();
		for (Rule rule : symbols.rules()) {
			if (rule.getTrigger() == watched) {
				EffectLowering effects = new EffectLowering(symbols, sites, frame);
				World.Rule.Timing timing = switch (rule.getTiming()) {
					case BEFORE -> World.Rule.Timing.BEFORE;
					case AFTER -> World.Rule.Timing.AFTER;
					case INSTEAD -> World.Rule.Timing.INSTEAD;
				};
				var condition = Optional.ofNullable(rule.getCondition()).map(effects.expressions()::condition);
				var effect = effects.block(rule.getBody());
				rules.add(new World.Rule(timing, condition, effect, frame.size(), symbols.sources().of(rule)));
			}
		}
		return rules;
	}

	private World.Game game() {
		Game game = symbols.game();
		OptionalInt ending = game.getEnding() == null ? OptionalInt.empty() : OptionalInt.of(symbols.procedures().of(game.getEnding()));
		return new World.Game(game.getName(), title(game.getTitle(), game.getName()), game.getFewestPlayers(), game.getMostPlayers(),
				symbols.procedures().of(game.getSetup()), game.getPhases().stream().map(symbols.procedures()::of).toList(), ending, playerSort,
				symbols.properties().of(symbols.coreMember("piece", "owner")), symbols.slots().of(symbols.coreMember("piece", "exhausted")),
				symbols.properties().of(symbols.coreMember(PLAYER, "won")));
	}

	private World.Mode mode(Mode mode) {
		return new World.Mode(mode.getName(), title(mode.getTitle(), mode.getName()), symbols.properties().of(mode));
	}

	private World.Scenario scenario(Scenario scenario) {
		EffectLowering effects = new EffectLowering(symbols, sites, FrameSlots.of(List.of()));
		var body = effects.block(scenario.getBody());
		return new World.Scenario(scenario.getName(), title(scenario.getTitle(), scenario.getName()),
				scenario.getModes().stream().map(Mode::getName).toList(), scenario.getExpansions().stream().map(Expansion::getName).toList(),
				new World.Body(Optional.empty(), body, effects.slots()));
	}

	private World.Test test(Test test) {
		FrameSlots frame = FrameSlots.of(List.of());
		EffectLowering effects = new EffectLowering(symbols, sites, frame);
		var given = effects.block(test.getGiven());
		var when = effects.block(test.getWhen());
		var then = effects.block(test.getThen());
		return new World.Test(test.getTitle(), List.copyOf(test.getCovers()), test.getPlayers(), test.getModes().stream().map(Mode::getName).toList(),
				test.getExpansions().stream().map(Expansion::getName).toList(), Optional.ofNullable(test.getScenario()).map(Scenario::getName), given,
				when, then, frame.size(), symbols.sources().of(test));
	}
}
