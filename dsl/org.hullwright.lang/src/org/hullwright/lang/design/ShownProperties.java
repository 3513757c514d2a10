package org.hullwright.lang.design;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignContent;
import org.hullwright.model.DesignPanel;
import org.hullwright.model.Property;

/** The printed values that boxes show or ask for. */
public final class ShownProperties {

	/** Stands for all values that no other box shows. */
	public static final String ALL = "printed";
	private static final Pattern GAP = Pattern.compile("\\{\\s*([^{}]*?)\\s*\\}");

	private ShownProperties() {}

	/** Their names, those in boxes within boxes as well; may be added to. */
	public static Set<String> in(DesignPanel panel) {
		var names = new HashSet<String>();
		collect(panel, names);
		return names;
	}

	private static void collect(DesignPanel panel, Set<String> names) {
		for (DesignBox box : panel.getBoxes()) {
			DesignContent content = box.getContent();
			if (content != null) {
				add(content.getProperty(), names);
				if (content.isPrinted()) {
					names.add(ALL);
				}
				if (content.getText() != null) {
					GAP.matcher(content.getText()).results().forEach(gap -> names.add(gap.group(1)));
				}
			}
			if (box.getCondition() != null) {
				add(box.getCondition().getProperty(), names);
			}
			collect(box, names);
		}
	}

	private static void add(@Nullable Property property, Set<String> names) {
		if (property != null && property.getName() != null) {
			names.add(property.getName());
		}
	}
}
