package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.tree.World;
import org.hullwright.model.Absent;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.Track;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Type;

/** What is known before the game: printed values, and states at the start. */
final class PrintedLowering {

	private static final int LEAST = Integer.MIN_VALUE + 1;

	private final Symbols symbols;
	private final PieceNumbers pieces;

	PrintedLowering(Symbols symbols, PieceNumbers pieces) {
		this.symbols = symbols;
		this.pieces = pieces;
	}

	/** The number of a value that is written down. */
	int constant(Expression expression, Type wanted) {
		return switch (expression) {
			case NumberLiteral number -> number.getValue();
			case TruthLiteral truth -> truth.isYes() ? 1 : 0;
			case TextLiteral text -> symbols.text(text.getValue());
			case Absent absent -> World.ABSENT;
			case UnaryExpression negative when negative.getOperator() == UnaryOperator.NEGATE -> -constant(negative.getOperand(), wanted);
			case NameReference name when name.getTarget() instanceof EnumerationLiteral word -> symbols.words().of(word);
			case NameReference name when name.getTarget() instanceof Component component -> wanted.present() instanceof Type.PieceType
					? pieces.firstOf(component)
					: symbols.components().of(component);
			default -> throw symbols.sources().error(expression, "what is printed, and what is at the start, must be written down as it is");
		};
	}

	/** What a property is when nothing says otherwise. */
	int initial(Property property) {
		Type type = symbols.types().of(property);
		if (property.getNature() != PropertyNature.DERIVED && property.getValue() != null) {
			return constant(property.getValue(), type);
		}
		return switch (type) {
			case Type.NumberType number -> Math.max(0, number.lower().orElse(0));
			case Type.TruthType truth -> 0;
			case Type.TextType text -> symbols.text("");
			default -> World.ABSENT;
		};
	}

	/** The smallest number a property takes. */
	int lower(Type type) {
		return type.present() instanceof Type.NumberType number ? number.lower().orElse(LEAST) : LEAST;
	}

	/** The largest number a property takes. */
	int upper(Type type) {
		return type.present() instanceof Type.NumberType number ? number.upper().orElse(Integer.MAX_VALUE) : Integer.MAX_VALUE;
	}

	/** The bounds and start of a track are written as numbers. */
	int start(Track track) {
		return track.getStart() == 0 ? track.getLower() : track.getStart();
	}

	/** Printed values among the entries, by property. */
	Map<Integer, int[]> printed(List<Entry> entries) {
		Map<Integer, int[]> printed = new HashMap<>();
		for (Entry entry : entries) {
			if (entry instanceof PropertyEntry line && line.getProperty().getNature() == PropertyNature.PRINTED) {
				printed.put(symbols.properties().of(line.getProperty()), values(line));
			}
		}
		return printed;
	}

	/** States at the start among the entries, by property. */
	Map<Integer, Integer> initial(List<Entry> entries) {
		Map<Integer, Integer> initial = new HashMap<>();
		for (Entry entry : entries) {
			if (entry instanceof PropertyEntry line && line.getProperty().getNature() == PropertyNature.STATE) {
				initial.put(symbols.properties().of(line.getProperty()), values(line)[0]);
			}
		}
		return initial;
	}

	private int[] values(PropertyEntry line) {
		Type type = symbols.types().of(line.getProperty());
		Type element = type.present() instanceof Type.ListType(Type inner) ? inner : type;
		if (line.getValues().isEmpty()) {
			return new int[] { 1 };
		}
		List<Integer> values = new ArrayList<>();
		for (Expression value : line.getValues()) {
			if (value instanceof ListExpression list) {
				list.getValues().forEach(each -> values.add(constant(each, element)));
			} else {
				values.add(constant(value, element));
			}
		}
		return values.stream().mapToInt(Integer::intValue).toArray();
	}

	/** The copies an entry says; as many as the property's default otherwise. */
	int copies(Component component) {
		Property copies = (Property) symbols.coreMember("piece", "copies");
		return component.getEntries().stream()
				.filter(entry -> entry instanceof PropertyEntry line && line.getProperty() == copies && !line.getValues().isEmpty())
				.map(entry -> Constants.numberOf(((PropertyEntry) entry).getValues().getFirst()).orElse(1)).findFirst()
				.orElseGet(() -> Constants.numberOf(copies.getValue()).orElse(1));
	}
}
