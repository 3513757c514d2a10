package org.hullwright.engine.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The bytecode of a method of a node as the Java compiler has made it, to be specialized for one node.
 *
 * @param owner the class that says it, which may be above that of the node
 * @param code not to be changed
 */
record Template(Class<?> owner, MethodNode code) {

	private static final ClassValue<ClassNode> CLASSES = new ClassValue<>() {

		@Override
		@NonNullByDefault({})
		protected ClassNode computeValue(Class<?> type) {
			return read(type);
		}
	};

	/** The method that a call of an object of that class reaches; empty when its code is not to be had. */
	static Optional<Template> of(Class<?> type, String name, String descriptor) {
		for (Class<?> owner = type; owner != null && owner != Object.class; owner = owner.getSuperclass()) {
			for (MethodNode method : CLASSES.get(owner).methods) {
				if (method.name.equals(name) && method.desc.equals(descriptor) && (method.access & Opcodes.ACC_STATIC) == 0) {
					boolean hasCode = (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED)) == 0;
					return hasCode ? Optional.of(new Template(owner, method)) : Optional.empty();
				}
			}
		}
		return Optional.empty();
	}

	/** Whether a local variable is assigned. */
	boolean assigns(int local) {
		for (AbstractInsnNode instruction : code.instructions) {
			boolean assigned = switch (instruction) {
				case VarInsnNode access -> access.var == local && access.getOpcode() >= Opcodes.ISTORE;
				case IincInsnNode raised -> raised.var == local;
				default -> false;
			};
			if (assigned) {
				return true;
			}
		}
		return false;
	}

	private static ClassNode read(Class<?> type) {
		ClassNode node = new ClassNode();
		String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
		try (InputStream bytes = type.getResourceAsStream(file)) {
			if (bytes != null && !Modifier.isInterface(type.getModifiers())) {
				new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
			}
			return node;
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
