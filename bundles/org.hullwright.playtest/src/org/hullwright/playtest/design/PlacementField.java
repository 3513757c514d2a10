package org.hullwright.playtest.design;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.Placement.At;
import org.hullwright.lang.design.Placement.Docked;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.ide.design.NumberRange;

/** Where a box is: a strip along an edge, what is left in the middle, or a place with four numbers. */
final class PlacementField {

	private static final At BEGINNING = new At(2, 2, 20, 10);
	private static final double USUAL_SIZE = 8;
	private static final List<String> EDGES = Stream
			.concat(Stream.of(Edge.values()).map(edge -> edge.name().toLowerCase(Locale.ROOT)), Stream.of("a place")).toList();
	private final Composite control;
	private final Consumer<Placement> changed;
	private final Combo edges;
	private final Composite strip;
	private final Button sized;
	private final DecimalSpinner size;
	private final Composite place;
	private final List<DecimalSpinner> numbers;

	PlacementField(Composite parent, Consumer<Placement> changed) {
		this.changed = changed;
		control = Rows.line(parent);
		edges = new Combo(control, SWT.READ_ONLY | SWT.DROP_DOWN);
		edges.setItems(EDGES.toArray(String[]::new));
		edges.addListener(SWT.Selection, event -> chosen());
		strip = Rows.line(control);
		sized = new Button(strip, SWT.CHECK);
		sized.setText("size");
		sized.setToolTipText("Without a size it takes what its content needs.");
		sized.addListener(SWT.Selection, event -> chosen());
		size = new DecimalSpinner(strip, NumberRange.LENGTH, 0, this::chosen);
		new Label(strip, SWT.NONE).setText("mm");
		place = Rows.line(control);
		numbers = Stream.of("left", "top", "width", "height").map(this::number).toList();
	}

	private DecimalSpinner number(String name) {
		boolean length = name.equals("width") || name.equals("height");
		new Label(place, SWT.NONE).setText(name);
		return new DecimalSpinner(place, NumberRange.LENGTH, length ? 0 : -NumberRange.LENGTH.most(), this::chosen);
	}

	private void chosen() {
		int edge = edges.getSelectionIndex();
		if (edge < Edge.values().length) {
			boolean middle = Edge.values()[edge] == Edge.MIDDLE;
			changed.accept(
					new Docked(Edge.values()[edge], middle || !sized.getSelection() ? null : Double.valueOf(Math.max(0.5, size.value()))));
		} else {
			changed.accept(place.isVisible()
					? new At(numbers.get(0).value(), numbers.get(1).value(), numbers.get(2).value(),
							numbers.get(3).value())
					: BEGINNING);
		}
	}

	void show(Placement placement) {
		switch (placement) {
			case Docked(Edge edge, @Nullable Double length) -> {
				edges.select(edge.ordinal());
				sized.setSelection(length != null);
				size.control().setEnabled(length != null);
				size.show(length == null ? USUAL_SIZE : length);
				Rows.shown(strip, edge != Edge.MIDDLE);
				Rows.shown(place, false);
			}
			case At at -> {
				edges.select(Edge.values().length);
				List<Double> values = List.of(at.left(), at.top(), at.width(), at.height());
				for (int index = 0; index < values.size(); index++) {
					numbers.get(index).show(values.get(index));
				}
				Rows.shown(strip, false);
				Rows.shown(place, true);
			}
		}
		control.requestLayout();
	}

	Composite control() {
		return control;
	}
}
