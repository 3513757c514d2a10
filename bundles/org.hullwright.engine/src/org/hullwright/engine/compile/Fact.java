package org.hullwright.engine.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known of a local variable or of an operand when code is specialized: the lattice of constant propagation.
 *
 * @param type its type, as far as it matters for its size
 * @param known whether it is always the same
 * @param constant what it is then: an {@link Integer} for whatever is computed as an int, else a reference, which may be null
 */
record Fact(BasicValue type, boolean known, @Nullable Object constant) implements Value {

	static Fact unknown(BasicValue type) {
		return new Fact(type, false, null);
	}

	static Fact of(BasicValue type, @Nullable Object constant) {
		return new Fact(type, true, constant);
	}

	@Override
	public int getSize() {
		return type.getSize();
	}

	/** Whether it is an int for the JVM, as truths are, and no reference. */
	boolean isInt() {
		return type.equals(BasicValue.INT_VALUE);
	}

	/** Whether both are known to be the same: the same object, or equal numbers. */
	boolean agreesWith(Fact other) {
		return known && other.known && (constant instanceof Integer ? constant.equals(other.constant) : constant == other.constant);
	}
}
