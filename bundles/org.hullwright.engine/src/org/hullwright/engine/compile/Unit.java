package org.hullwright.engine.compile;

import java.lang.invoke.MethodHandles;
import java.util.Optional;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * A unit of compilation: a node with all that can be inlined below it.
 *
 * @param <N> what sort of node it is
 */
record Unit<N>(Entry<N> entry, N node) {

	private static final Access ACCESS = new Access(Frame.class);

	/** A node that does the same; empty when this one has to be interpreted, as code of its class cannot be moved or is too large. */
	Optional<N> compile() {
		UnitWriter writer = new UnitWriter(Frame.class, entry.sort(), ACCESS);
		try {
			Optional<Template> template = Template.of(node.getClass(), entry.method(), entry.descriptor());
			if (template.isEmpty()) {
				return Optional.empty();
			}
			Fragment fragment = new Specializer(writer, ACCESS).specialize(template.get(), entry.facts(node));
			MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Frame.class, MethodHandles.lookup());
			Integer source = node instanceof ConditionNode condition ? condition.source() : null;
			return Optional.of(entry.sort().cast(writer.define(lookup, entry.method(), entry.descriptor(), fragment, source)));
		} catch (Inaccessible | MethodTooLargeException | ClassTooLargeException interpreted) {
			return Optional.empty();
		} catch (ReflectiveOperationException impossible) {
			throw new IllegalStateException("a class that was just made cannot be used", impossible);
		}
	}
}
