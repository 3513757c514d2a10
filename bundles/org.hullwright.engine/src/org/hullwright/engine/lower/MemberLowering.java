package org.hullwright.engine.lower;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.KindMember;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Type;

/** Lowers the reading of a member of one thing. */
final class MemberLowering {

	private final Symbols symbols;

	MemberLowering(Symbols symbols) {
		this.symbols = symbols;
	}

	/** Whether a member can be read off a design. */
	boolean isPrinted(KindMember member) {
		return member instanceof Property property && (property.getNature() == PropertyNature.PRINTED || property.getName().equals("title"));
	}

	Value value(int source, Value owner, Type ownerType, KindMember member) {
		return switch (member) {
			case Zone zone -> new Value.ZoneOf(source, owner, symbols.zones().of(zone));
			case Property property -> switch (property.getNature()) {
				case PRINTED -> new Value.Printed(source, owner, isDesign(ownerType), symbols.properties().of(property));
				case STATE -> new Value.State(source, owner, symbols.properties().of(property));
				case DERIVED -> new Value.Derived(source, Optional.of(owner), symbols.properties().of(property));
				case BUILT_IN -> builtIn(source, owner, ownerType, property);
			};
			default -> throw symbols.sources().error(member, "this is no value");
		};
	}

	Listing list(int source, Value owner, Type ownerType, KindMember member) {
		if (member instanceof Property property) {
			return switch (property.getNature()) {
				case PRINTED -> new Listing.Printed(source, owner, isDesign(ownerType), symbols.properties().of(property));
				case DERIVED -> new Listing.Derived(source, Optional.of(owner), symbols.properties().of(property));
				case BUILT_IN -> switch (property.getName()) {
					case "paths", "ends" -> new Listing.Neighbours(source, owner);
					case "discards" -> new Listing.InZone(source, new Value.Discards(source, owner));
					default -> throw symbols.sources().error(property, "the engine knows no such list");
				};
				case STATE -> throw symbols.sources().error(property, "a state cannot be a list; use a zone");
			};
		}
		throw symbols.sources().error(member, "this is no list");
	}

	/** All values of a member of one thing: those of a list or a zone, or the single one. */
	Listing values(int source, Value owner, Type ownerType, KindMember member) {
		return switch (symbols.types().ofMember(ownerType, member).present()) {
			case Type.ListType list -> list(source, owner, ownerType, member);
			case Type.ZoneType zone -> new Listing.InZone(source, value(source, owner, ownerType, member));
			default -> new Listing.Values(source, List.of(value(source, owner, ownerType, member)));
		};
	}

	private Value builtIn(int source, Value owner, Type ownerType, Property property) {
		if (isDesign(ownerType) && property.getName().equals("sort")) {
			return owner;
		}
		Value piece = isDesign(ownerType) ? new Value.OnlyCopy(source, owner) : owner;
		return switch (property.getName()) {
			case "holder" -> new Value.BuiltIn(source, Value.BuiltIn.Property.HOLDER, piece);
			case "title" -> new Value.BuiltIn(source, Value.BuiltIn.Property.TITLE, piece);
			case "sort" -> new Value.BuiltIn(source, Value.BuiltIn.Property.SORT, piece);
			case "seat" -> new Value.BuiltIn(source, Value.BuiltIn.Property.SEAT, piece);
			case "space" -> new Value.BuiltIn(source, Value.BuiltIn.Property.SPACE, piece);
			case "path" -> new Value.BuiltIn(source, Value.BuiltIn.Property.PATH, piece);
			case "row" -> new Value.BuiltIn(source, Value.BuiltIn.Property.ROW, piece);
			case "column" -> new Value.BuiltIn(source, Value.BuiltIn.Property.COLUMN, piece);
			case "tile" -> new Value.BuiltIn(source, Value.BuiltIn.Property.TILE, piece);
			case "number" -> new Value.BuiltIn(source, Value.BuiltIn.Property.NUMBER, owner);
			case "discards" -> new Value.Discards(source, owner);
			default -> throw symbols.sources().error(property, "the engine knows no such property");
		};
	}

	private static boolean isDesign(Type type) {
		return type.present() instanceof Type.SortType;
	}
}
