package org.hullwright.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The receiver and the arguments of a call that is inlined. They are simple when each was put on the stack by a single instruction, the
 * load of a variable or the push of a constant: then these instructions are taken back, the variables are used where they are, and the
 * constants become known in what is called. Else the arguments are stored into variables of their own.
 */
final class Arguments {

	/** The instruction that loads the receiver or an argument is not its only one. */
	private static final int UNKNOWN = -1;

	private final Type[] types;
	private final InsnList out;
	private final UnitWriter unit;
	private final Frame<Fact> before;
	private final int below;
	/** The local variable of each parameter in what is called. */
	private final int[] parameters;
	/** Those that loaded each argument; null when they are not simple. */
	private final AbstractInsnNode @Nullable [] pushes;
	/** Where the caller has each argument; {@link #UNKNOWN} for those that are constants. */
	private final int[] variables;

	/**
	 * @param out the code so far, which ends with the receiver and the arguments on the stack
	 * @param before what is on the stack at the call
	 */
	Arguments(Type[] types, Template callee, InsnList out, UnitWriter unit, Frame<Fact> before) {
		this.types = types;
		this.out = out;
		this.unit = unit;
		this.before = before;
		this.below = before.getStackSize() - 1 - types.length;
		this.parameters = new int[types.length];
		int local = 1;
		for (int at = 0; at < types.length; at++) {
			parameters[at] = local;
			local += types[at].getSize();
		}
		this.variables = new int[types.length];
		this.pushes = simplePushes(callee);
	}

	private AbstractInsnNode @Nullable [] simplePushes(Template callee) {
		AbstractInsnNode[] found = new AbstractInsnNode[types.length];
		AbstractInsnNode last = out.getLast();
		for (int at = types.length - 1; at >= 0; at--) {
			if (last == null || !isSimple(last, fact(at)) || callee.assigns(parameters[at])) {
				return null;
			}
			found[at] = last;
			last = last.getPrevious();
		}
		return last != null && unit.isPush(last) ? found : null;
	}

	private boolean isSimple(AbstractInsnNode instruction, Fact fact) {
		return fact.known()
				? unit.isPush(instruction)
				: instruction instanceof VarInsnNode variable && variable.getOpcode() <= Opcodes.ALOAD;
	}

	private Fact fact(int argument) {
		return before.getStack(below + 1 + argument);
	}

	/** How many operands lie below the receiver. */
	int operandsBelow() {
		return below;
	}

	/** What is known of the local variables of what is called, of which the first is the receiver. */
	Fact[] facts(Object receiver) {
		int count = 1 + Arrays.stream(types).mapToInt(Type::getSize).sum();
		Fact[] facts = new Fact[count];
		Arrays.fill(facts, Fact.unknown(BasicValue.UNINITIALIZED_VALUE));
		facts[0] = Fact.of(BasicValue.REFERENCE_VALUE, receiver);
		for (int at = 0; at < types.length; at++) {
			facts[parameters[at]] = pushes == null ? Fact.unknown(fact(at).type()) : fact(at);
		}
		return facts;
	}

	/**
	 * Takes all of them from the stack.
	 *
	 * @param free the first variable of the caller that is free
	 * @return the first that is free then
	 */
	int bind(int free) {
		AbstractInsnNode[] simple = pushes;
		int next = free;
		if (simple == null) {
			for (int at = types.length - 1; at >= 0; at--) {
				variables[at] = next;
				out.add(new VarInsnNode(types[at].getOpcode(Opcodes.ISTORE), next));
				next += types[at].getSize();
			}
			out.add(new InsnNode(Opcodes.POP));
			return next;
		}
		for (int at = types.length - 1; at >= 0; at--) {
			variables[at] = simple[at] instanceof VarInsnNode load ? load.var : UNKNOWN;
			next = Math.max(next, variables[at] + types[at].getSize());
			out.remove(simple[at]);
		}
		out.remove(out.getLast());
		return next;
	}

	/** Loads those that are no constants; their types. */
	List<Type> load() {
		List<Type> loaded = new ArrayList<>();
		for (int at = 0; at < types.length; at++) {
			if (variables[at] != UNKNOWN) {
				out.add(new VarInsnNode(types[at].getOpcode(Opcodes.ILOAD), variables[at]));
				loaded.add(types[at]);
			}
		}
		return loaded;
	}

	/** For each local variable of what is called the one that it is in a static method with those parameters that are no constants. */
	int[] parameters(int locals) {
		int[] renamed = new int[locals];
		Arrays.fill(renamed, UNKNOWN);
		int next = 0;
		for (int at = 0; at < types.length; at++) {
			if (variables[at] != UNKNOWN) {
				renamed[parameters[at]] = next;
				next += types[at].getSize();
			}
		}
		return filled(renamed, next);
	}

	/** For each local variable of what is called the one of the caller that it becomes. */
	int[] variables(int locals, int free) {
		int[] renamed = new int[locals];
		Arrays.fill(renamed, UNKNOWN);
		for (int at = 0; at < types.length; at++) {
			renamed[parameters[at]] = variables[at];
		}
		return filled(renamed, free);
	}

	private static int[] filled(int[] renamed, int free) {
		int next = free;
		for (int at = 0; at < renamed.length; at++) {
			if (renamed[at] == UNKNOWN) {
				renamed[at] = next++;
			}
		}
		return renamed;
	}
}
