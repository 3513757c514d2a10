package org.hullwright.engine.compile;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Decides whether an instruction may be moved into a generated class, by the access rules of the JVM (JVMS 5.4.4). */
final class Access {

	private final ClassLoader loader;
	private final String home;
	private final Map<String, Boolean> known = new ConcurrentHashMap<>();

	/** @param lookup a class of the package that code is generated into */
	Access(Class<?> lookup) {
		this.loader = lookup.getClassLoader();
		this.home = lookup.getPackageName();
	}

	/** @throws Inaccessible when it may not be moved */
	void check(AbstractInsnNode instruction) throws Inaccessible {
		boolean allowed = switch (instruction) {
			case MethodInsnNode call -> known.computeIfAbsent(call.owner + "." + call.name + call.desc,
					key -> isAccessible(call.owner) && isAccessible(type(call.owner), call.name, call.desc));
			case FieldInsnNode field -> known.computeIfAbsent(field.owner + "." + field.name,
					key -> isAccessible(field.owner) && isAccessible(type(field.owner), field.name));
			case TypeInsnNode made -> known.computeIfAbsent(made.desc, this::isAccessible);
			case InvokeDynamicInsnNode call -> isPublicBootstrap(call);
			default -> true;
		};
		if (!allowed) {
			throw new Inaccessible("what only its own class may use");
		}
	}

	/** Whether fields of a generated class may have that type. */
	boolean isAccessible(Class<?> type) {
		return type.isArray()
				? isAccessible(type.getComponentType())
				: type.isPrimitive() || isVisible(type.getModifiers(), type);
	}

	/** The concatenation of strings is; lambdas are methods of their own class. */
	private static boolean isPublicBootstrap(InvokeDynamicInsnNode call) {
		for (Object argument : call.bsmArgs) {
			if (argument instanceof Handle) {
				return false;
			}
		}
		return call.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
	}

	private boolean isAccessible(String name) {
		return isAccessible(type(name));
	}

	private Class<?> type(String name) {
		try {
			String binary = name.replace('/', '.'); // also of arrays, whose names begin with their dimensions
			return Class.forName(binary, false, loader);
		} catch (ClassNotFoundException missing) {
			throw new IllegalStateException("code refers to a class that is not there", missing);
		}
	}

	private boolean isAccessible(Class<?> owner, String name) {
		for (Class<?> type = owner; type != null; type = type.getSuperclass()) {
			for (Field field : type.getDeclaredFields()) {
				if (field.getName().equals(name)) {
					return isVisible(field.getModifiers(), type);
				}
			}
		}
		return false;
	}

	private boolean isAccessible(Class<?> owner, String name, String descriptor) {
		if (owner.isArray()) {
			return true;
		}
		if (name.equals("<init>")) {
			for (Constructor<?> constructor : owner.getDeclaredConstructors()) {
				if (Type.getConstructorDescriptor(constructor).equals(descriptor)) {
					return isVisible(constructor.getModifiers(), owner);
				}
			}
			return false;
		}
		for (Class<?> type = owner; type != null; type = type.getSuperclass()) {
			for (Method method : type.getDeclaredMethods()) {
				if (method.getName().equals(name) && Type.getMethodDescriptor(method).equals(descriptor)) {
					return isVisible(method.getModifiers(), type);
				}
			}
		}
		for (Method method : owner.getMethods()) {
			if (method.getName().equals(name) && Type.getMethodDescriptor(method).equals(descriptor)) {
				return true;
			}
		}
		return false;
	}

	private boolean isVisible(int modifiers, Class<?> type) {
		return Modifier.isPublic(modifiers)
				|| !Modifier.isPrivate(modifiers) && type.getPackageName().equals(home) && type.getClassLoader() == loader;
	}
}
