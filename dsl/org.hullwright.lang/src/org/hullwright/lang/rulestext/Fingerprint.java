package org.hullwright.lang.rulestext;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.CRC32;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Entry;

/**
 * Tells whether the effects of a component are still what they were, in eight digits. It is made from the words of the effects and not from
 * the sentences that cards read, so that it changes neither with layout and comments nor with what a newer Hullwright makes of them.
 */
public final class Fingerprint {

	private Fingerprint() {}

	/** The fingerprint of all effects of a component, those of its sides included. */
	public static String of(Component component) {
		Stream<Entry> entries = Stream.concat(component.getEntries().stream(),
				component.getSides().stream().flatMap(side -> side.getEntries().stream()));
		List<String> words = entries.filter(EffectEntry.class::isInstance).map(NodeModelUtils::getNode).flatMap(Fingerprint::words)
				.toList();
		var sum = new CRC32();
		sum.update(words.stream().collect(Collectors.joining(" ")).getBytes(StandardCharsets.UTF_8));
		return String.format(Locale.ROOT, "%08x", sum.getValue());
	}

	private static Stream<String> words(@Nullable ICompositeNode node) {
		return node == null
				? Stream.empty()
				: StreamSupport.stream(node.getLeafNodes().spliterator(), false).filter(leaf -> !leaf.isHidden()).map(ILeafNode::getText);
	}
}
