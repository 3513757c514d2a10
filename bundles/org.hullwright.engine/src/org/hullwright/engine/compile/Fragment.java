package org.hullwright.engine.compile;

import java.util.List;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Specialized bytecode of a method, to be inlined or to become a method of its own. It still returns where the method returns.
 *
 * @param code whose local variables are those of the method and, behind them, those of what was inlined
 * @param handlers of exceptions, from the innermost on
 * @param locals how many local variables it has
 */
record Fragment(InsnList code, List<TryCatchBlockNode> handlers, int locals) {

	/** How many instructions it has. */
	int size() {
		return code.size();
	}

	/** @param variables the new number of each local variable */
	void rename(int[] variables) {
		for (AbstractInsnNode instruction : code) {
			if (instruction instanceof VarInsnNode access) {
				access.var = variables[access.var];
			} else if (instruction instanceof IincInsnNode raised) {
				raised.var = variables[raised.var];
			}
		}
	}

	/** Moves the code to the end of other code. Where it returned it goes on behind itself, with the result on the stack. */
	void insertInto(InsnList target) {
		LabelNode end = new LabelNode();
		for (AbstractInsnNode instruction : code.toArray()) {
			if (instruction.getOpcode() >= Opcodes.IRETURN && instruction.getOpcode() <= Opcodes.RETURN) {
				if (instruction == code.getLast()) {
					code.remove(instruction);
				} else {
					code.set(instruction, new JumpInsnNode(Opcodes.GOTO, end));
				}
			}
		}
		target.add(code);
		target.add(end);
	}
}
