package org.hullwright.engine.compile;

import java.util.HashMap;
import java.util.Map;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Labels of code that is copied. */
final class Labels {

	private Labels() {}

	/** A new label for each label of the code. */
	static Map<LabelNode, LabelNode> fresh(InsnList code) {
		Map<LabelNode, LabelNode> labels = new HashMap<>();
		for (AbstractInsnNode instruction : code) {
			if (instruction instanceof LabelNode label) {
				labels.put(label, new LabelNode());
			}
		}
		return labels;
	}

	/** A handler for copied code. */
	static TryCatchBlockNode copy(TryCatchBlockNode handler, Map<LabelNode, LabelNode> labels) {
		return new TryCatchBlockNode(labels.get(handler.start), labels.get(handler.end), labels.get(handler.handler), handler.type);
	}

	/** Whether nothing is left of what a handler is for. */
	static boolean isEmpty(TryCatchBlockNode handler) {
		for (AbstractInsnNode at = handler.start; at != handler.end; at = at.getNext()) {
			if (at == null || at.getOpcode() >= 0) {
				return at == null;
			}
		}
		return true;
	}
}
