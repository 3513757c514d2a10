package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.effect.EffectLowering;
import org.hullwright.engine.lower.expression.ConstantLowering;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.lower.symbol.Design;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Side;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;

/** Lowers designs: components, spaces, paths and the players. */
public final class ComponentLowering {

	private final Pack pack;
	private final RuleWeaving rules;
	private final ConstantLowering constants;
	private final CompositionLowering compositions;
	private final Map<Kind, Map<Integer, int[]>> defaults = new HashMap<>(); // lists that kinds print

	public ComponentLowering(Pack pack, RuleWeaving rules) {
		this.pack = pack;
		this.rules = rules;
		this.constants = new ConstantLowering(pack);
		this.compositions = new CompositionLowering(pack);
	}

	public List<World.Sort> sorts() {
		List<World.Sort> sorts = new ArrayList<>();
		List<Design> designs = pack.symbols().designs();
		for (int number = 0; number < designs.size(); number++) {
			int first = pack.symbols().firstPiece(number);
			sorts.add(switch (designs.get(number)) {
				case Design.Players players ->
					sort(players, first, players.kind().getName(), pack.translations().of(PackTexts.PLAYER), List.of(), List.of(),
							players.kind());
				case Design.Declared declared -> sort(declared, first, declared.component().getName(),
						pack.titleOf(declared.component(), declared.component().getTitle()),
						pack.switchedOn().entriesOf(declared.component()), declared.component().getSides(), declared.component());
				case Design.OnSpace site ->
					sort(site, first, nameOf(site.space().name(), site.space().board()), titleOf(site), site.space().entries(), List.of(),
							site.space().writtenAt());
				case Design.OnPath site ->
					withDirection(site,
							sort(site, first, nameOf(site.path().name(), site.board()), site.path().title(), site.path().entries(),
									List.of(), site.path().writtenAt()));
			});
		}
		return sorts;
	}

	private World.Sort sort(Design design, int firstPiece, String name, String title, List<Entry> entries, List<Side> sides,
			EObject place) {
		Map<Integer, int[]> printed = new HashMap<>(defaults.computeIfAbsent(design.kind(), this::printedByDefault));
		printed.putAll(printed(entries));
		return new World.Sort(name, title, pack.symbols().kind(design.kind(), place), design.copies(), firstPiece,
				printed, sides.stream().map(this::side).toList(), initial(entries), bodies(entries, sides), composition(entries),
				place instanceof Component component && compositions.isRemoved(component), pack.sources().of(place));
	}

	/** What both sides of a board name alike is known by that name on the side in play. */
	private String nameOf(String site, Board board) {
		return pack.switchedOn().isTurnedDown(board) ? World.Board.siteName(board.getName(), site) : site;
	}

	private String titleOf(Design.OnSpace site) {
		return pack.translations()
				.of(Optional.ofNullable(site.space().declaration()).flatMap(pack.switchedOn()::titleOf).orElse(site.space().title()));
	}

	private World.Side side(Side side) {
		List<Entry> entries = pack.switchedOn().entriesOf(side);
		for (Entry entry : entries) {
			if (entry instanceof ZoneEntry
					|| entry instanceof PropertyEntry value && value.getProperty().getNature() != PropertyNature.PRINTED) {
				throw pack.sources().refuse(entry, "this belongs to the whole component, not to one of its sides");
			}
		}
		return new World.Side(side.getName(), printed(entries));
	}

	/** Lists that a kind prints by default; single values are kept by the property itself. */
	private Map<Integer, int[]> printedByDefault(Kind kind) {
		Map<Integer, int[]> printed = new HashMap<>();
		for (var member : pack.types().members().of(kind)) {
			if (member instanceof Property property && property.getNature() == PropertyNature.PRINTED && property.getValue() != null
					&& Expressions.isList(pack.types().of(property.getType()))) {
				printed.put(pack.symbols().property(property, property),
						constants.values(List.of(property.getValue()), elementOf(property)));
			}
		}
		return printed;
	}

	private Map<Integer, int[]> printed(List<Entry> entries) {
		Map<Integer, int[]> printed = new HashMap<>();
		for (Entry entry : entries) {
			if (entry instanceof PropertyEntry value && value.getProperty().getNature() == PropertyNature.PRINTED) {
				printed.put(pack.symbols().property(value.getProperty(), value), values(value));
			}
		}
		return printed;
	}

	private Map<Integer, Integer> initial(List<Entry> entries) {
		Map<Integer, Integer> initial = new HashMap<>();
		for (Entry entry : entries) {
			if (entry instanceof PropertyEntry value && value.getProperty().getNature() == PropertyNature.STATE) {
				initial.put(pack.symbols().property(value.getProperty(), value), values(value)[0]);
			}
		}
		return initial;
	}

	/** A truth without values is true. */
	private int[] values(PropertyEntry entry) {
		return entry.getValues().isEmpty() ? new int[] { 1 } : constants.values(entry.getValues(), elementOf(entry.getProperty()));
	}

	private Type elementOf(Property property) {
		return ExpectedTypes.ofPrintedValue(pack.types().of(property.getType()));
	}

	private Map<Integer, List<World.Composition>> composition(List<Entry> entries) {
		Map<Integer, List<World.Composition>> composition = new LinkedHashMap<>();
		for (Entry entry : entries) {
			if (entry instanceof ZoneEntry zone) {
				composition.merge(pack.symbols().zone(zone.getZone(), zone), compositions.of(zone.getComposition(), zone.getZone()),
						(some, more) -> {
							List<World.Composition> all = new ArrayList<>(some);
							all.addAll(more);
							return all;
						});
			}
		}
		return composition;
	}

	/** What a design says in effect slots; what stands on a side counts only while that side shows. */
	private Map<Integer, World.Body> bodies(List<Entry> entries, List<Side> sides) {
		Map<Integer, World.Body> bodies = new LinkedHashMap<>();
		effectsIn(entries).forEach(entry -> add(bodies, entry, null));
		for (int number = 0; number < sides.size(); number++) {
			int side = number;
			effectsIn(pack.switchedOn().entriesOf(sides.get(number))).forEach(entry -> add(bodies, entry, side));
		}
		return bodies;
	}

	private static List<EffectEntry> effectsIn(List<Entry> entries) {
		return entries.stream().filter(EffectEntry.class::isInstance).map(EffectEntry.class::cast).toList();
	}

	/** @param side where it stands; null for what stands on no side */
	private void add(Map<Integer, World.Body> bodies, EffectEntry entry, @Nullable Integer side) {
		int source = pack.sources().of(entry);
		EffectSlot slot = entry.getSlot();
		FrameSlots frame = FrameSlots.ofComponent(slot.getParameters());
		EffectLowering effects = new EffectLowering(pack, frame);
		Condition guard = effects.optional(entry.getGuard());
		Effect effect = effects.lower(entry);
		rules.note(slot, frame.size());
		int number = pack.symbols().slot(slot, entry);
		World.Body before = bodies.get(number);
		if (side == null) {
			bodies.put(number, new World.Body(guard, effect, frame.size()));
			return;
		}
		Condition shows = new Condition.ShowsSide(source, new Value.Local(source, FrameSlots.SELF), side);
		Condition available = guard == null ? shows : new Condition.And(source, shows, guard);
		if (before == null) {
			bodies.put(number, new World.Body(available, new Effect.If(source, shows, effect, null), frame.size()));
			return;
		}
		Condition other = before.guard();
		bodies.put(number, new World.Body(other == null ? null : new Condition.Or(source, available, other),
				new Effect.If(source, shows, effect, before.effect()), Math.max(before.slots(), frame.size())));
	}

	/** A drawn path prints how it runs, unless it says so itself. */
	private World.Sort withDirection(Design.OnPath site, World.Sort sort) {
		Board board = site.board();
		Property property = board.getDirectionProperty();
		Integer direction = site.path().direction();
		if (property == null || direction == null || board.getDirections().size() <= direction) {
			return sort;
		}
		Map<Integer, int[]> printed = new HashMap<>(sort.printed());
		int word = pack.symbols().word(board.getDirections().get(direction), board);
		int number = pack.symbols().property(property, board);
		if (site.path().entries().stream().noneMatch(entry -> entry instanceof PropertyEntry own && own.getProperty() == property)) {
			printed.put(number, new int[] { word });
		}
		return new World.Sort(sort.name(), sort.title(), sort.kind(), sort.copies(), sort.firstPiece(), printed, sort.sides(),
				sort.initial(),
				sort.bodies(), sort.composition(), sort.removed(), sort.source());
	}
}
