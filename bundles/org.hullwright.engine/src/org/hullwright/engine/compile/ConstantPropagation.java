package org.hullwright.engine.compile;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Folded;
import org.hullwright.engine.node.SetOnce;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Constant propagation over bytecode, as an abstract interpretation: the receiver and some parameters are known, and so are the final
 * fields of what is {@link Folded}, and what plain getters of it return.
 */
@NonNullByDefault({}) // as in the library, which says nothing of null: some operations have no result
final class ConstantPropagation extends Interpreter<Fact> {

	private static final BasicInterpreter TYPES = new BasicInterpreter();
	private final Fact[] parameters;

	/** @param parameters what is known of the first local variables, the receiver among them */
	ConstantPropagation(Fact[] parameters) {
		super(Opcodes.ASM9);
		this.parameters = parameters;
	}

	@Override
	public Fact newValue(Type type) {
		BasicValue value = TYPES.newValue(type);
		return value == null ? null : Fact.unknown(value);
	}

	@Override
	public Fact newParameterValue(boolean isInstanceMethod, int local, Type type) {
		return parameters[local];
	}

	@Override
	public Fact newOperation(AbstractInsnNode instruction) throws AnalyzerException {
		BasicValue type = TYPES.newOperation(instruction);
		int code = instruction.getOpcode();
		if (code == Opcodes.ACONST_NULL) {
			return Fact.of(type, null);
		}
		if (code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5) {
			return Fact.of(type, code - Opcodes.ICONST_0);
		}
		if (instruction instanceof IntInsnNode pushed) {
			return Fact.of(type, pushed.operand);
		}
		if (instruction instanceof LdcInsnNode loaded && loaded.cst instanceof Integer number) {
			return Fact.of(type, number);
		}
		return Fact.unknown(type);
	}

	@Override
	public Fact copyOperation(AbstractInsnNode instruction, Fact value) {
		return value;
	}

	@Override
	public Fact unaryOperation(AbstractInsnNode instruction, Fact value) throws AnalyzerException {
		if (instruction instanceof FieldInsnNode read && read.getOpcode() == Opcodes.GETFIELD && value.known()) {
			Optional<Fact> folded = fold(read, value.constant());
			if (folded.isPresent()) {
				return folded.get();
			}
		}
		if (instruction.getOpcode() == Opcodes.CHECKCAST && value.known()) {
			return value;
		}
		return unknown(TYPES.unaryOperation(instruction, value.type()));
	}

	@Override
	public Fact binaryOperation(AbstractInsnNode instruction, Fact left, Fact right) throws AnalyzerException {
		return unknown(TYPES.binaryOperation(instruction, left.type(), right.type()));
	}

	@Override
	public Fact ternaryOperation(AbstractInsnNode instruction, Fact array, Fact index, Fact value) throws AnalyzerException {
		return unknown(TYPES.ternaryOperation(instruction, array.type(), index.type(), value.type()));
	}

	@Override
	public Fact naryOperation(AbstractInsnNode instruction, List<? extends Fact> values) throws AnalyzerException {
		if (instruction instanceof MethodInsnNode call && values.size() == 1 && values.getFirst().known()) {
			Optional<Fact> got = get(call, values.getFirst().constant());
			if (got.isPresent()) {
				return got.get();
			}
		}
		return unknown(TYPES.naryOperation(instruction, values.stream().map(Fact::type).toList()));
	}

	@Override
	public void returnOperation(AbstractInsnNode instruction, Fact value, Fact expected) {
		// nothing is known of what is returned
	}

	@Override
	public Fact merge(Fact before, Fact now) {
		if (before.agreesWith(now) || before.equals(now)) {
			return before;
		}
		BasicValue type = TYPES.merge(before.type(), now.type());
		return !before.known() && type.equals(before.type()) ? before : Fact.unknown(type);
	}

	private static Fact unknown(BasicValue type) {
		return type == null ? null : Fact.unknown(type);
	}

	/** What a final field of a known object holds; empty when it may change, or is not to be looked into. */
	static Optional<Fact> fold(FieldInsnNode read, @Nullable Object object) {
		if (!(object instanceof Folded)) {
			return Optional.empty();
		}
		Type type = Type.getType(read.desc);
		boolean isReference = type.getSort() >= Type.ARRAY;
		if (type.getSort() == Type.LONG || type.getSort() == Type.DOUBLE || type.getSort() == Type.FLOAT) {
			return Optional.empty();
		}
		try {
			Field field = field(object.getClass(), read);
			boolean isFinal = Modifier.isFinal(field.getModifiers());
			if (!isFinal && !field.isAnnotationPresent(SetOnce.class)) {
				return Optional.empty();
			}
			field.setAccessible(true);
			Object value = field.get(object);
			return isFinal || value != null
					? Optional.of(Fact.of(TYPES.newValue(type), isReference ? value : number(value)))
					: Optional.empty();
		} catch (ReflectiveOperationException missing) {
			throw new IllegalStateException("a class has no field that its own code reads", missing);
		}
	}

	private static Field field(Class<?> type, FieldInsnNode read) throws NoSuchFieldException {
		String declaring = read.owner.replace('/', '.');
		for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
			if (owner.getName().equals(declaring)) {
				return owner.getDeclaredField(read.name);
			}
		}
		throw new NoSuchFieldException(declaring + "." + read.name);
	}

	/** Small integers and truths are ints in bytecode. */
	private static @Nullable Object number(@Nullable Object value) {
		return switch (value) {
			case Boolean truth -> truth ? 1 : 0;
			case Byte small -> (int) small;
			case Short small -> (int) small;
			case Character small -> (int) small;
			case null, default -> value;
		};
	}

	/** What a method returns that does nothing but return a final field. */
	private static Optional<Fact> get(MethodInsnNode call, @Nullable Object object) {
		if (!(object instanceof Folded)) {
			return Optional.empty();
		}
		return Template.of(object.getClass(), call.name, call.desc).filter(template -> template.code().instructions.size() == 3)
				.map(template -> template.code().instructions.get(1)).filter(FieldInsnNode.class::isInstance)
				.map(FieldInsnNode.class::cast).filter(read -> read.getOpcode() == Opcodes.GETFIELD).flatMap(read -> fold(read, object));
	}
}
