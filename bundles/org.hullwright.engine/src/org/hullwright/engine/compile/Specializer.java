package org.hullwright.engine.compile;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Specializes methods of nodes for one node: partial evaluation of the interpreter with respect to the program that it interprets, which is
 * known as the first Futamura projection. Final fields become constants, branches on constants are decided, and a call of a node that is
 * known is replaced by what that node does, specialized in its turn.
 */
final class Specializer {

	/** Calls one within the other; what is deeper is called. */
	private static final int DEEPEST = 200;

	private final UnitWriter unit;
	private final Access access;
	private int depth;

	/** @param unit takes the constants, and what becomes a method of its own */
	Specializer(UnitWriter unit, Access access) {
		this.unit = unit;
		this.access = access;
	}

	/** Whether another call may be replaced by what it calls. */
	boolean mayInline() {
		return depth < DEEPEST && unit.hasRoom();
	}

	/**
	 * Specializes a method.
	 *
	 * @param parameters what is known of its local variables at the start, the receiver first
	 * @throws Inaccessible when the method uses what only its own class may use
	 */
	Fragment specialize(Template template, Fact[] parameters) throws Inaccessible {
		depth++;
		try {
			MethodNode method = template.code();
			Frame<Fact>[] frames = analyze(template, method, parameters);
			MethodNode decided = Branches.decide(method, frames);
			while (decided != method) {
				method = decided;
				frames = analyze(template, method, parameters);
				decided = Branches.decide(method, frames);
			}
			return new Body(this, unit, access, method, frames).made();
		} catch (AnalyzerException invalid) {
			throw new IllegalStateException("code that the Java compiler made is invalid", invalid);
		} finally {
			depth--;
		}
	}

	private static Frame<Fact>[] analyze(Template template, MethodNode method, Fact[] parameters) throws AnalyzerException {
		return new Analyzer<>(new ConstantPropagation(parameters)).analyze(Type.getInternalName(template.owner()), method);
	}
}
