package org.hullwright.engine.lower.expression;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.BuiltIn;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Type;

/** Lowers what stands after {@code 's}: properties and zones of pieces, of designs, of lists and of zones. */
final class MemberLowering {

	private static final String DISCARDS = "discards";
	private static final String PATHS = "paths";
	private static final String ENDS = "ends";

	private final Pack pack;
	private final FrameSlots frame;
	private final Expressions expressions;

	MemberLowering(Pack pack, FrameSlots frame, Expressions expressions) {
		this.pack = pack;
		this.frame = frame;
		this.expressions = expressions;
	}

	/** A member with a single value, of what an expression stands for. */
	Value value(Expression owner, KindMember member, EObject place) {
		return value(expressions.values().lower(owner), expressions.typeOf(owner), member, place);
	}

	/** A member with a single value. */
	Value value(Value owner, Type ownerType, @Nullable KindMember member, EObject place) {
		int source = pack.sources().of(place);
		return switch (member) {
			case Zone zone when !ConditionLowering.isDesign(ownerType) -> new Value.ZoneOf(source, owner, pack.symbols().zone(zone, place));
			case Property property when property.getNature() == PropertyNature.BUILT_IN -> builtIn(owner, ownerType, property, place);
			case Property property when property.getNature() == PropertyNature.PRINTED ->
				new Value.Printed(source, owner, ConditionLowering.isDesign(ownerType), pack.symbols().property(property, place));
			case Property property when ConditionLowering.isDesign(ownerType) -> throw ofDesign(property, place);
			case Property property when property.getNature() == PropertyNature.STATE ->
				new Value.State(source, owner, pack.symbols().property(property, place));
			case Property property -> new Value.Derived(source, owner, pack.symbols().property(property, place));
			case null -> throw pack.sources().refuse(place, "this name means nothing here");
			default -> throw ofDesign(member, place);
		};
	}

	private LoweringException ofDesign(KindMember member, EObject place) {
		return pack.sources().refuse(place,
				"there are several copies, and each has its own " + member.getName() + "; say which one is meant");
	}

	private Value builtIn(Value owner, Type ownerType, Property property, EObject place) {
		int source = pack.sources().of(place);
		return switch (property.getName()) {
			case "sort" -> ownerType.present() instanceof Type.SortType ? owner : new Value.BuiltIn(source, BuiltIn.Property.SORT, owner);
			case "title" -> title(owner, ownerType, place);
			case "holder" -> new Value.BuiltIn(source, BuiltIn.Property.HOLDER, owner);
			case "seat" -> new Value.BuiltIn(source, BuiltIn.Property.SEAT, owner);
			case "space" -> new Value.BuiltIn(source, BuiltIn.Property.SPACE, owner);
			case "path" -> new Value.BuiltIn(source, BuiltIn.Property.PATH, owner);
			case "row" -> new Value.BuiltIn(source, BuiltIn.Property.ROW, owner);
			case "column" -> new Value.BuiltIn(source, BuiltIn.Property.COLUMN, owner);
			case "tile" -> new Value.BuiltIn(source, BuiltIn.Property.TILE, owner);
			case "number" -> new Value.BuiltIn(source, BuiltIn.Property.NUMBER, owner);
			case DISCARDS -> new Value.Discards(source, owner);
			default -> throw pack.sources().refuse(place, property.getName() + " has no single value");
		};
	}

	private Value title(Value owner, Type ownerType, EObject place) {
		int source = pack.sources().of(place);
		Value piece = ConditionLowering.isDesign(ownerType) ? new Value.OnlyCopy(source, owner) : owner;
		return new Value.BuiltIn(source, BuiltIn.Property.TITLE, piece);
	}

	/** A member with several values, of what an expression stands for. */
	Listing list(Expression owner, KindMember member, EObject place) {
		Type ownerType = expressions.typeOf(owner).present();
		return switch (ownerType) {
			case Type.ListType(Type element) -> gathered(expressions.listings().lower(owner), element, member, place);
			case Type.ZoneType(Kind content) when !pack.types().members().isOfPlace(member) ->
				gathered(expressions.listings().lower(owner), new Type.PieceType(content), member, place);
			default -> list(expressions.values().lower(owner), ownerType, member, place);
		};
	}

	/** A member with several values. */
	Listing list(Value owner, Type ownerType, @Nullable KindMember member, EObject place) {
		int source = pack.sources().of(place);
		Type type = pack.types().ofMember(ownerType, member).present();
		if (type instanceof Type.ZoneType) {
			return new Listing.InZone(source, value(owner, ownerType, member, place));
		}
		if (!(type instanceof Type.ListType)) {
			return new Listing.Values(source, List.of(value(owner, ownerType, member, place)));
		}
		return switch (member) {
			case Property property when property.getNature() == PropertyNature.BUILT_IN && DISCARDS.equals(property.getName()) ->
				new Listing.InZone(source, new Value.Discards(source, owner));
			case Property property when property.getNature() == PropertyNature.BUILT_IN
					&& (PATHS.equals(property.getName()) || ENDS.equals(property.getName())) ->
				new Listing.Neighbours(source, owner);
			case Property property when property.getNature() == PropertyNature.PRINTED ->
				new Listing.Printed(source, owner, ConditionLowering.isDesign(ownerType), pack.symbols().property(property, place));
			case Property property when property.getNature() == PropertyNature.DERIVED && !ConditionLowering.isDesign(ownerType) ->
				new Listing.Derived(source, owner, pack.symbols().property(property, place));
			case null -> throw pack.sources().refuse(place, "this name means nothing here");
			default -> throw pack.sources().refuse(place, member.getName() + " cannot be listed here");
		};
	}

	private Listing gathered(Listing owners, Type element, KindMember member, EObject place) {
		int mark = frame.mark();
		int slot = frame.take();
		int source = pack.sources().of(place);
		Listing each = list(new Value.Local(source, slot), element, member, place);
		frame.release(mark);
		return new Listing.Gathered(source, owners, slot, each, areThings(pack.types().ofMember(element, member)));
	}

	/** Whether a member is or lists things: one that several have is still the same, unlike a word or a number that several print. */
	private boolean areThings(Type type) {
		return switch (pack.types().assignability().elementOf(type.present()).orElse(type).present()) {
			case Type.PieceType piece -> true;
			case Type.SortType sort -> true;
			default -> false;
		};
	}
}
