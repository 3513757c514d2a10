package org.hullwright.engine.lower.expression;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Expression;
import org.hullwright.model.ListExpression;
import org.hullwright.model.types.Type;

/** Lowers what has to be known before the game: printed values, and states at the start. */
public final class ConstantLowering {

	private final Pack pack;
	private final Expressions expressions;

	public ConstantLowering(Pack pack) {
		this.pack = pack;
		this.expressions = new Expressions(pack, FrameSlots.ofProcedure(List.of()));
	}

	/** The value, in the form that the type has. */
	public int value(Expression expression, Type wanted) {
		return folded(expressions.values().lower(expression, wanted), expression);
	}

	/** The values, some of which may be lists themselves. */
	public int[] values(List<Expression> written, Type element) {
		return written.stream().flatMapToInt(value -> value instanceof ListExpression list
				? IntStream.of(values(list.getValues(), element))
				: IntStream.of(value(value, element))).toArray();
	}

	/** What a value of a type is when nothing is said about it. */
	public int missing(Type type) {
		return switch (type) {
			case Type.NumberType(var lower, var upper) -> lower == null ? 0 : Math.max(0, lower);
			case Type.TruthType truth -> 0;
			case Type.TextType text -> pack.texts().of("");
			case Type.EnumerationType(var enumeration) -> pack.symbols().word(enumeration.getLiterals().getFirst(), enumeration);
			default -> World.ABSENT;
		};
	}

	private int folded(Value value, Expression written) {
		return switch (value) {
			case Value.Constant(int source, var meaning, int constant) -> constant;
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> {
				int one = folded(left, written);
				int other = folded(right, written);
				yield switch (operator) {
					case ADD -> number((long) one + other, written);
					case SUBTRACT -> number((long) one - other, written);
					case MULTIPLY -> number((long) one * other, written);
					case DIVIDE -> one / divisor(other, written);
					case REMAINDER -> one % divisor(other, written);
				};
			}
			default -> throw pack.sources().refuse(written,
					"this has to be known before the game; a value that is computed belongs into a derived property");
		};
	}

	private int number(long value, Expression written) {
		if (value < World.LEAST || value > World.MOST) {
			throw pack.sources().refuse(written, "this makes " + value + ", but numbers only go from " + World.LEAST + " to " + World.MOST);
		}
		return (int) value;
	}

	private int divisor(int number, Expression written) {
		if (number == 0) {
			throw pack.sources().refuse(written, "this divides by zero");
		}
		return number;
	}
}
