package org.hullwright.engine.compile;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Writes the class that a node is compiled to: its constants, as static final fields that the JVM takes for constants, and its methods,
 * which are kept far below the size from which on the JVM does not compile a method (8,000 bytes).
 */
final class UnitWriter {

	/** Instructions from which on inlined code becomes a method of its own. */
	static final int LARGE = 100;
	/**
	 * Instructions that a method is not to exceed by inlining. The JVM inlines only a certain amount in what it compiles; short methods
	 * leave it its choice.
	 */
	static final int LONGEST = 300;
	/** Instructions of a class. */
	private static final int MOST = 40_000;
	private static final int MOST_CONSTANTS = 2_000;
	private static final String CONSTANT = "k";

	private final String name;
	private final ClassNode unit = new ClassNode();
	private final Map<Object, FieldNode> constants = new IdentityHashMap<>();
	private final List<Object> values = new ArrayList<>();
	private final Access access;
	private int size;

	/**
	 * @param home a class of the package that it is to be in
	 * @param above the class that it extends
	 */
	UnitWriter(Class<?> home, Class<?> above, Access access) {
		this.access = access;
		this.name = Type.getInternalName(home) + "$Compiled";
		unit.version = Opcodes.V21;
		unit.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
		unit.name = name;
		unit.superName = Type.getInternalName(above);
	}

	/** Whether more may be inlined. */
	boolean hasRoom() {
		return size < MOST && values.size() < MOST_CONSTANTS;
	}

	/**
	 * Pushes a constant.
	 *
	 * @param known what it is
	 * @throws Inaccessible when its class may not be used in other classes
	 */
	AbstractInsnNode push(Fact known) throws Inaccessible {
		Object value = known.constant();
		if (value == null) {
			return new InsnNode(Opcodes.ACONST_NULL);
		}
		return known.isInt() ? push((int) value) : constant(value);
	}

	private static AbstractInsnNode push(int number) {
		if (number >= -1 && number <= 5) {
			return new InsnNode(Opcodes.ICONST_0 + number);
		}
		if (number == (short) number) {
			return new IntInsnNode(number == (byte) number ? Opcodes.BIPUSH : Opcodes.SIPUSH, number);
		}
		return new LdcInsnNode(number);
	}

	private AbstractInsnNode constant(Object value) throws Inaccessible {
		FieldNode field = constants.get(value);
		if (field == null) {
			Class<?> type = value.getClass().isHidden() ? value.getClass().getSuperclass() : value.getClass();
			if (!access.isAccessible(type)) {
				throw new Inaccessible(type.getName());
			}
			field = new FieldNode(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, CONSTANT + values.size(), Type.getDescriptor(type), null, null);
			constants.put(value, field);
			unit.fields.add(field);
			values.add(value);
		}
		return new FieldInsnNode(Opcodes.GETSTATIC, name, field.name, field.desc);
	}

	/** Whether an instruction does nothing but push what is known. */
	boolean isPush(AbstractInsnNode instruction) {
		int code = instruction.getOpcode();
		return code == Opcodes.ACONST_NULL || code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5
				|| instruction instanceof IntInsnNode && code != Opcodes.NEWARRAY
				|| instruction instanceof LdcInsnNode loaded && loaded.cst instanceof Integer
				|| instruction instanceof FieldInsnNode read && code == Opcodes.GETSTATIC && read.owner.equals(name);
	}

	/** Adds a static method; the instruction that calls it. */
	MethodInsnNode method(Fragment fragment, String descriptor) {
		String called = "m" + unit.methods.size();
		add(Opcodes.ACC_STATIC, called, descriptor, fragment);
		return new MethodInsnNode(Opcodes.INVOKESTATIC, name, called, descriptor);
	}

	private void add(int modifiers, String called, String descriptor, Fragment fragment) {
		size += fragment.size();
		MethodNode method = new MethodNode(modifiers, called, descriptor, null, null);
		method.instructions = fragment.code();
		method.tryCatchBlocks = fragment.handlers();
		unit.methods.add(method);
	}

	/**
	 * Defines the class, hidden, so that it goes when nothing uses it any more; an object of it.
	 *
	 * @param lookup of a class of the package
	 * @param called the method that the fragment is
	 * @param source the argument of the constructor; null for one without arguments
	 */
	Object define(MethodHandles.Lookup lookup, String called, String descriptor, Fragment fragment, @Nullable Integer source)
			throws ReflectiveOperationException {
		add(Opcodes.ACC_PUBLIC, called, descriptor, fragment);
		unit.methods.add(constructor(source != null));
		unit.methods.add(initializer());
		ClassWriter writer = new FrameWriter(lookup.lookupClass().getClassLoader());
		unit.accept(writer);
		Class<?> defined = lookup.defineHiddenClassWithClassData(writer.toByteArray(), List.copyOf(values), true).lookupClass();
		var constructor = source == null ? defined.getDeclaredConstructor() : defined.getDeclaredConstructor(int.class);
		constructor.setAccessible(true);
		return source == null ? constructor.newInstance() : constructor.newInstance(source);
	}

	private MethodNode constructor(boolean withSource) {
		String descriptor = withSource ? "(I)V" : "()V";
		MethodNode made = new MethodNode(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
		made.visitVarInsn(Opcodes.ALOAD, 0);
		if (withSource) {
			made.visitVarInsn(Opcodes.ILOAD, 1);
		}
		made.visitMethodInsn(Opcodes.INVOKESPECIAL, unit.superName, "<init>", descriptor, false);
		made.visitInsn(Opcodes.RETURN);
		return made;
	}

	private MethodNode initializer() {
		MethodNode made = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
		made.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;",
				false);
		made.visitLdcInsn("_");
		made.visitLdcInsn(Type.getType(List.class));
		made.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "classData",
				"(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;", false);
		made.visitTypeInsn(Opcodes.CHECKCAST, "java/util/List");
		made.visitVarInsn(Opcodes.ASTORE, 0);
		InsnList code = made.instructions;
		for (int at = 0; at < values.size(); at++) {
			FieldNode field = constants.get(values.get(at));
			made.visitVarInsn(Opcodes.ALOAD, 0);
			code.add(push(at));
			made.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/util/List", "get", "(I)Ljava/lang/Object;", true);
			code.add(new TypeInsnNode(Opcodes.CHECKCAST, Type.getType(field.desc).getInternalName()));
			code.add(new FieldInsnNode(Opcodes.PUTSTATIC, name, field.name, field.desc));
		}
		made.visitInsn(Opcodes.RETURN);
		return made;
	}

	/** Computes stack maps, for which it must know which classes are above two others. */
	private static final class FrameWriter extends ClassWriter {

		private final ClassLoader loader;

		FrameWriter(ClassLoader loader) {
			super(COMPUTE_FRAMES);
			this.loader = loader;
		}

		@Override
		protected ClassLoader getClassLoader() {
			return loader;
		}
	}
}
