package org.hullwright.engine.node.list;

import java.util.stream.IntStream;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;

/** All of a kind that are not in use: what lies in the supplies of its designs, one after the other. */
public final class InSupplyNode extends ListNode {

	private final int source;
	private final int[] supplies;

	public InSupplyNode(int source, Layout layout, int kind) {
		this.source = source;
		this.supplies = IntStream.range(0, layout.world().sorts().size())
				.filter(sort -> layout.isA(layout.world().sorts().get(sort).kind(), kind)).map(layout::supply).toArray();
	}

	@Override
	public void list(Frame frame, Numbers target) {
		frame.effort().spend(supplies.length);
		int before = target.size();
		for (int supply : supplies) {
			frame.state().list(supply, target);
		}
		frame.effort().grow(source, target.size() - before, target.size());
	}
}
