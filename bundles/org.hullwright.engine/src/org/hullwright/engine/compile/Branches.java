package org.hullwright.engine.compile;

import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Decides branches whose condition is constant. */
final class Branches {

	private Branches() {}

	/** A copy of a method without branches on constants; the method itself when there are none. */
	static MethodNode decide(MethodNode method, Frame<Fact>[] frames) {
		boolean any = false;
		for (int at = 0; at < frames.length && !any; at++) {
			any = frames[at] != null && method.instructions.get(at) instanceof JumpInsnNode jump && jumps(jump, frames[at]).isPresent();
		}
		if (!any) {
			return method;
		}
		MethodNode decided = new MethodNode(Opcodes.ASM9, method.access, method.name, method.desc, null, null);
		decided.maxLocals = method.maxLocals;
		decided.maxStack = method.maxStack;
		Map<LabelNode, LabelNode> labels = Labels.fresh(method.instructions);
		for (int at = 0; at < frames.length; at++) {
			AbstractInsnNode instruction = method.instructions.get(at);
			Optional<Boolean> jumps = frames[at] != null && instruction instanceof JumpInsnNode jump
					? jumps(jump, frames[at])
					: Optional.empty();
			if (jumps.isEmpty()) {
				decided.instructions.add(instruction.clone(labels));
			} else {
				decided.instructions.add(new InsnNode(operands(instruction.getOpcode()) == 1 ? Opcodes.POP : Opcodes.POP2));
				if (jumps.get()) {
					decided.instructions.add(new JumpInsnNode(Opcodes.GOTO, labels.get(((JumpInsnNode) instruction).label)));
				}
			}
		}
		method.tryCatchBlocks.forEach(handler -> decided.tryCatchBlocks.add(Labels.copy(handler, labels)));
		return decided;
	}

	private static int operands(int opcode) {
		return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE ? 2 : 1;
	}

	/** Whether a conditional jump is always taken or never; empty when that is not known, or it is unconditional. */
	private static Optional<Boolean> jumps(JumpInsnNode jump, Frame<Fact> frame) {
		int opcode = jump.getOpcode();
		if (opcode == Opcodes.GOTO) {
			return Optional.empty();
		}
		Fact last = frame.getStack(frame.getStackSize() - 1);
		if (operands(opcode) == 1) {
			return last.known() ? Optional.of(jumps(opcode, last.constant())) : Optional.empty();
		}
		Fact first = frame.getStack(frame.getStackSize() - 2);
		return last.known() && first.known() ? Optional.of(jumps(opcode, first, last)) : Optional.empty();
	}

	private static boolean jumps(int opcode, @Nullable Object value) {
		return switch (opcode) {
			case Opcodes.IFNULL -> value == null;
			case Opcodes.IFNONNULL -> value != null;
			case Opcodes.IFEQ -> number(value) == 0;
			case Opcodes.IFNE -> number(value) != 0;
			case Opcodes.IFLT -> number(value) < 0;
			case Opcodes.IFGE -> number(value) >= 0;
			case Opcodes.IFGT -> number(value) > 0;
			case Opcodes.IFLE -> number(value) <= 0;
			default -> throw new IllegalStateException("no conditional jump: " + opcode);
		};
	}

	private static boolean jumps(int opcode, Fact first, Fact last) {
		return switch (opcode) {
			case Opcodes.IF_ACMPEQ -> first.agreesWith(last);
			case Opcodes.IF_ACMPNE -> !first.agreesWith(last);
			default -> {
				int order = Integer.compare(number(first.constant()), number(last.constant()));
				yield switch (opcode) {
					case Opcodes.IF_ICMPEQ -> order == 0;
					case Opcodes.IF_ICMPNE -> order != 0;
					case Opcodes.IF_ICMPLT -> order < 0;
					case Opcodes.IF_ICMPGE -> order >= 0;
					case Opcodes.IF_ICMPGT -> order > 0;
					case Opcodes.IF_ICMPLE -> order <= 0;
					default -> throw new IllegalStateException("no comparison: " + opcode);
				};
			}
		};
	}

	private static int number(@Nullable Object value) {
		return value instanceof Integer number ? number : 0;
	}
}
