package org.hullwright.engine.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Folded;
import org.hullwright.engine.node.Tiered;
import org.hullwright.engine.node.Unrolled;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** The code of one method while it is specialized: copies it instruction by instruction, with constants for what is known. */
final class Body {

	private final Specializer specializer;
	private final UnitWriter unit;
	private final Access access;
	private final MethodNode method;
	private final Frame<Fact>[] frames;
	private final InsnList out = new InsnList();
	private final List<TryCatchBlockNode> handlers = new ArrayList<>();
	private final Map<LabelNode, LabelNode> labels;
	private int locals;

	/** @param frames what is known before each instruction; null before those that are never reached */
	Body(Specializer specializer, UnitWriter unit, Access access, MethodNode method, Frame<Fact>[] frames) {
		this.specializer = specializer;
		this.unit = unit;
		this.access = access;
		this.method = method;
		this.frames = frames;
		this.locals = method.maxLocals;
		this.labels = Labels.fresh(method.instructions);
	}

	/** Copies it all; called once. */
	Fragment made() throws Inaccessible {
		for (int at = 0; at < frames.length; at++) {
			AbstractInsnNode instruction = method.instructions.get(at);
			if (instruction instanceof LabelNode label) {
				out.add(labels.get(label));
			} else if (frames[at] != null) {
				add(instruction, frames[at]);
			}
		}
		for (TryCatchBlockNode handler : method.tryCatchBlocks) {
			TryCatchBlockNode copied = Labels.copy(handler, labels);
			if (!Labels.isEmpty(copied)) {
				handlers.add(copied);
			}
		}
		return new Fragment(out, handlers, locals);
	}

	private void add(AbstractInsnNode instruction, Frame<Fact> before) throws Inaccessible {
		switch (instruction.getOpcode()) {
			case Opcodes.ALOAD, Opcodes.ILOAD -> load((VarInsnNode) instruction, before);
			case Opcodes.GETFIELD -> read((FieldInsnNode) instruction, top(before));
			case Opcodes.CHECKCAST -> {
				if (!top(before).known()) {
					copy(instruction);
				}
			}
			case Opcodes.POP -> drop();
			case Opcodes.POP2 -> {
				if (isPush(out.getLast())) {
					drop();
					drop();
				} else {
					copy(instruction);
				}
			}
			case Opcodes.IRETURN, Opcodes.LRETURN, Opcodes.FRETURN, Opcodes.DRETURN, Opcodes.ARETURN -> {
				if (before.getStackSize() != 1) {
					throw new Inaccessible("what lies below the result");
				}
				copy(instruction);
			}
			case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL -> call((MethodInsnNode) instruction, before);
			default -> copy(instruction);
		}
	}

	private void copy(AbstractInsnNode instruction) throws Inaccessible {
		access.check(instruction);
		out.add(instruction.clone(labels));
	}

	private void load(VarInsnNode load, Frame<Fact> before) throws Inaccessible {
		Fact value = before.getLocal(load.var);
		if (value.known()) {
			out.add(unit.push(value));
		} else {
			copy(load);
		}
	}

	private void read(FieldInsnNode read, Fact object) throws Inaccessible {
		Optional<Fact> value = object.known() ? ConstantPropagation.fold(read, object.constant()) : Optional.empty();
		if (value.isPresent()) {
			drop();
			out.add(unit.push(value.get()));
		} else {
			copy(read);
		}
	}

	private static Fact top(Frame<Fact> frame) {
		return frame.getStack(frame.getStackSize() - 1);
	}

	private boolean isPush(@Nullable AbstractInsnNode instruction) {
		return instruction != null && unit.isPush(instruction);
	}

	/** Takes back the push of a constant, or else takes the operand from the stack. */
	private void drop() {
		AbstractInsnNode last = out.getLast();
		if (isPush(last)) {
			out.remove(last);
		} else {
			out.add(new InsnNode(Opcodes.POP));
		}
	}

	private void call(MethodInsnNode call, Frame<Fact> before) throws Inaccessible {
		int arguments = Type.getArgumentTypes(call.desc).length;
		Fact receiver = before.getStack(before.getStackSize() - 1 - arguments);
		boolean inlined = receiver.known() && replaced(receiver.constant()) instanceof Folded node && !call.name.equals("<init>")
				&& specializer.mayInline() && inline(call, node, before);
		if (!inlined) {
			copy(call);
		}
	}

	/** The node that does the same and is easier to inline. */
	private static @Nullable Object replaced(@Nullable Object node) {
		Object interpreted = node instanceof Tiered<?> tiered ? tiered.interpreted() : node;
		return interpreted instanceof Unrolled<?> looping ? looping.unrolled() : interpreted;
	}

	/** @return false when the call has to stay as it is */
	private boolean inline(MethodInsnNode call, Folded node, Frame<Fact> before) throws Inaccessible {
		Optional<Template> template = Template.of(dispatch(call, node.getClass()), call.name, call.desc);
		if (template.isEmpty()) {
			return false;
		}
		Arguments arguments = new Arguments(Type.getArgumentTypes(call.desc), template.get(), out, unit, before);
		Fragment callee;
		try {
			callee = specializer.specialize(template.get(), arguments.facts(node));
		} catch (Inaccessible own) {
			return false;
		}
		int free = arguments.bind(method.maxLocals);
		boolean large = callee.size() > UnitWriter.LARGE || out.size() + callee.size() > UnitWriter.LONGEST;
		// the stack is emptied where an exception is caught
		boolean losesOperands = !callee.handlers().isEmpty() && arguments.operandsBelow() > 0;
		if (large || losesOperands) {
			locals = Math.max(locals, free);
			List<Type> passed = arguments.load();
			callee.rename(arguments.parameters(callee.locals()));
			out.add(unit.method(callee, Type.getMethodDescriptor(Type.getReturnType(call.desc), passed.toArray(Type[]::new))));
		} else {
			locals = Math.max(locals, free + callee.locals());
			callee.rename(arguments.variables(callee.locals(), free));
			callee.insertInto(out);
			handlers.addAll(callee.handlers());
		}
		return true;
	}

	/** The class where a method is looked for first. */
	private static Class<?> dispatch(MethodInsnNode call, Class<?> type) {
		Class<?> from = type;
		if (call.getOpcode() == Opcodes.INVOKESPECIAL) {
			while (!Type.getInternalName(from).equals(call.owner)) {
				from = from.getSuperclass();
			}
		}
		return from;
	}
}
