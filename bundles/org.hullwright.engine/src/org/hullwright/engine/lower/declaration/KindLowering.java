package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.effect.EffectLowering;
import org.hullwright.engine.lower.expansion.TrackRange;
import org.hullwright.engine.lower.expression.ConstantLowering;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.lower.expression.TextLowering;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.Arithmetic.Operator;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.engine.tree.World.Zone.Form;
import org.hullwright.model.Area;
import org.hullwright.model.Bag;
import org.hullwright.model.Deck;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.Mode;
import org.hullwright.model.Property;
import org.hullwright.model.Refill;
import org.hullwright.model.Track;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers kinds and what they consist of, and the properties and zones of the whole game, which are alike. */
public final class KindLowering {

	private final Pack pack;
	private final ConstantLowering constants;
	private final CompositionLowering compositions;

	public KindLowering(Pack pack) {
		this.pack = pack;
		this.constants = new ConstantLowering(pack);
		this.compositions = new CompositionLowering(pack);
	}

	public List<World.Kind> kinds() {
		List<World.Kind> kinds = new ArrayList<>();
		for (Kind kind : pack.symbols().kinds()) {
			refuseTooDeep(kind);
			int parent = pack.types().kinds().parentOf(kind).map(above -> pack.symbols().kind(above, kind)).orElse(-1);
			kinds.add(new World.Kind(kind.getName(), parent, source(kind)));
		}
		return kinds;
	}

	private void refuseTooDeep(Kind kind) {
		if (pack.types().kinds().isTooDeep(kind)) {
			throw pack.sources().refuse(kind, "a kind and the kinds above it are at most " + Kinds.DEEPEST);
		}
	}

	public List<World.Property> properties() {
		return pack.symbols().properties().stream().map(this::property).toList();
	}

	private World.Property property(EObject declaration) {
		return switch (declaration) {
			case Property property -> property(property, property.getName(), pack.switchedOn().definitionOf(property));
			case DefinitionChange change ->
				property(change.getProperty(), change.getProperty().getName(), pack.switchedOn().definitionBefore(change));
			case Track track -> track(track);
			case Mode mode -> new World.Property(mode.getName(), pack.titleOf(mode, mode.getTitle()), -1, false, Display.TRUTH,
					Definition.State.of(0, 1, 0), source(mode));
			default -> throw new IllegalStateException("not a property: " + declaration.eClass().getName());
		};
	}

	private World.Property property(Property property, String name, @Nullable Expression definition) {
		Type type = pack.types().of(property.getType());
		boolean list = Expressions.isList(type);
		Display display = TextLowering.display(list ? pack.types().assignability().elementOf(type.present()).orElse(Type.UNKNOWN) : type)
				.orElseThrow(() -> pack.sources().refuse(property, "there are no lists of lists"));
		int owner = pack.symbols().ownerOf(property);
		Definition defined = switch (property.getNature()) {
			case PRINTED -> new Definition.Printed(list ? 0 : initial(property, type));
			case STATE -> {
				if (list) {
					throw pack.sources().refuse(property, "a list cannot be state; a zone keeps several things");
				}
				yield new Definition.State(content(property, type), lower(property, type), upper(property, type), initial(property, type),
						visibility(property.getVisibility(), Visibility.EVERYBODY), Map.of());
			}
			case DERIVED -> {
				FrameSlots frame = FrameSlots.ofComponent(List.of());
				Argument computed = definition == null ? nothing(property, type) : new Expressions(pack, frame).argument(definition, type);
				yield new Definition.Derived(computed, frame.size());
			}
			case BUILT_IN -> throw new IllegalStateException("the engine knows " + property.getName());
		};
		String title = PropertyTitles.of(property.getPhrase(), name, pack.translations()::of);
		return new World.Property(name, title, owner, list, display, defined, source(property));
	}

	/** What is left open, while there is no game yet. */
	private Argument nothing(Property property, Type type) {
		int source = source(property);
		return Expressions.isList(type)
				? new Argument.Many(new Listing.Values(source, List.of()))
				: new Argument.Single(new Value.Constant(source, Value.Constant.Meaning.NOTHING, constants.missing(type)));
	}

	private int initial(Property property, Type type) {
		return property.getValue() == null ? constants.missing(type) : constants.value(property.getValue(), type);
	}

	private int content(Property property, Type type) {
		return type.present() instanceof Type.PieceType(Kind kind) ? pack.symbols().kind(kind, property) : -1;
	}

	private int lower(Property property, Type type) {
		mustBeConstant(property);
		return type.present() instanceof Type.NumberType(var lower, var upper) && lower != null ? lower : World.LEAST;
	}

	private int upper(Property property, Type type) {
		return type.present() instanceof Type.NumberType(var lower, var upper) && upper != null ? upper : World.MOST;
	}

	private void mustBeConstant(Property property) {
		var type = property.getType();
		boolean computed = type.getLower() != null && Constants.numberOf(type.getLower()).isEmpty()
				|| type.getUpper() != null && Constants.numberOf(type.getUpper()).isEmpty();
		if (computed) {
			throw pack.sources().refuse(type, "bounds have to be numbers; a bound that changes belongs into the rules");
		}
	}

	private World.Property track(Track track) {
		TrackRange range = pack.switchedOn().rangeOf(track);
		Map<Integer, World.Body> arrivals = new TreeMap<>();
		pack.switchedOn().spacesOf(track).forEach(space -> {
			FrameSlots frame = FrameSlots.ofProcedure(List.of());
			arrivals.put(space.getNumber(),
					new World.Body(null, new EffectLowering(pack, frame).lower(space.getBody()), frame.size()));
		});
		return new World.Property(track.getName(), pack.titleOf(track, track.getTitle()), -1, false, Display.NUMBER,
				new Definition.State(-1, range.lower(), range.upper(), range.start(), Visibility.EVERYBODY, arrivals, track.isTimed()),
				source(track));
	}

	public List<World.Zone> zones() {
		return pack.symbols().zones().stream().map(this::zone).toList();
	}

	private World.Zone zone(Zone zone) {
		Form form = switch (zone) {
			case Deck deck -> Form.DECK;
			case Bag bag -> Form.BAG;
			case Area area -> Form.AREA;
			default -> throw new IllegalStateException("not a zone: " + zone.eClass().getName());
		};
		Visibility visibility = visibility(pack.switchedOn().visibilityOf(zone),
				form == Form.AREA ? Visibility.EVERYBODY : Visibility.NOBODY);
		Kind content = zone.getContent() == null ? pack.symbols().core(Kinds.PIECE) : zone.getContent();
		return new World.Zone(zone.getName(), pack.titleOf(zone, zone.getTitle()), pack.symbols().ownerOf(zone), form,
				zone instanceof Deck deck && deck.isReshuffles(), visibility, pack.symbols().kind(content, zone), compositions.of(zone),
				zone.getRefill() == null ? null : refill(zone, zone.getRefill()), source(zone));
	}

	private World.Refill refill(Zone zone, Refill refill) {
		int source = source(refill);
		FrameSlots frame = FrameSlots.ofComponent(List.of());
		Expressions expressions = new Expressions(pack, frame);
		int number = pack.symbols().zone(zone, zone);
		Value own = pack.symbols().ownerOf(zone) < 0
				? new Value.Zone(source, number)
				: new Value.ZoneOf(source, new Value.Local(source, FrameSlots.SELF), number);
		Value missing = new Value.Arithmetic(source, Operator.SUBTRACT, expressions.values().lower(refill.getNumber(), Type.NUMBER),
				new Value.Count(source, new Listing.InZone(source, own)));
		Value from = expressions.values().lower(refill.getSource());
		return new World.Refill(new Effect.Draw(source, missing, from, own, frame.take(), null, null), frame.size(), source);
	}

	/** @param rules what acts around slots */
	public List<World.Slot> slots(RuleWeaving rules) {
		List<World.Slot> slots = new ArrayList<>();
		for (EffectSlot slot : pack.symbols().slots()) {
			slots.add(new World.Slot(slot.getName(), new ParameterKinds(pack).of(slot.getParameters()), rules.around(slot), source(slot)));
		}
		return slots;
	}

	private int source(EObject object) {
		return pack.sources().of(object);
	}

	private static Visibility visibility(org.hullwright.model.Visibility written, Visibility usual) {
		return switch (written) {
			case EVERYBODY -> Visibility.EVERYBODY;
			case OWNER -> Visibility.OWNER;
			case NOBODY -> Visibility.NOBODY;
			case DEFAULT -> usual;
		};
	}
}
