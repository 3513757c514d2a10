package org.hullwright.playtest.cardview;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Rectangle;
import org.hullwright.lang.design.Origin;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.lang.ide.design.DesignPlace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.card.DesignedBox;
import org.hullwright.playtest.design.DesignPanel;
import org.hullwright.playtest.design.DesignSession;
import org.hullwright.playtest.paint.PictureCanvas;
import org.hullwright.playtest.widget.CallbackAction;

/** Lets the author of a card change its design: a click on a part of the card selects it, and a form beside the card shows its settings. */
public final class CardDesigner {

	private final SashForm halves;
	private final PictureCanvas canvas;
	private final DesignSession session;
	private final CallbackAction toggle;
	/** What lies in a box comes after it. */
	private List<DesignedBox> boxes = List.of();
	private @Nullable DesignPanel panel; // null while nobody wants it

	/**
	 * @param halves of the view, of which one is that of the card
	 * @param canvas on which the card is drawn
	 * @param preview draws the card as if a box had some settings, of which nothing is written
	 */
	CardDesigner(SashForm halves, PictureCanvas canvas, DesignSession session, BiConsumer<Origin, List<Say>> preview) {
		this.halves = halves;
		this.canvas = canvas;
		this.session = session;
		toggle = CallbackAction.check("Change the design", this::switchTo).looking("by-hand",
				"Show a form to change how the part of the card looks on which you click");
		canvas.control().addListener(SWT.MouseDown, event -> selectAt(event.x, event.y));
		new PictureDragging(canvas, this::pictureAt, preview, session::frame);
		halves.addListener(SWT.Resize, event -> turn());
	}

	/** Shows the form, and hides it again. */
	IAction action() {
		return toggle;
	}

	/** Takes the last change back. */
	IAction undoing() {
		return CallbackAction.push("Undo", session::undo);
	}

	/** Makes it again. */
	IAction redoing() {
		return CallbackAction.push("Redo", session::redo);
	}

	/** Shows the form, or hides it. */
	public void switchTo(boolean on) {
		toggle.setChecked(on);
		DesignPanel shown = panel;
		if (on && shown == null) {
			DesignPanel made = new DesignPanel(halves, session);
			panel = made;
			halves.setWeights(1, 1);
			halves.layout();
			session.showIn(made);
			selectFirst();
		} else if (!on && shown != null) {
			session.stop();
			panel = null;
			shown.control().dispose();
			halves.layout();
			mark();
		}
	}

	/** Beside the card where there is more room than below it. */
	private void turn() {
		Rectangle area = halves.getClientArea();
		int wanted = area.width > area.height ? SWT.HORIZONTAL : SWT.VERTICAL;
		if (halves.getOrientation() != wanted) {
			halves.setOrientation(wanted);
		}
	}

	/** The card has changed. */
	void show(List<DesignedBox> present) {
		Optional<Integer> before = session.selected().flatMap(this::boxOf).map(boxes::indexOf);
		boolean alike = present.size() == boxes.size();
		boxes = List.copyOf(present);
		if (panel != null) {
			if (session.selected().isEmpty()) {
				selectFirst();
			} else if (alike && before.isPresent() && session.selected().flatMap(this::boxOf).isEmpty()) {
				select(boxes.get(before.get()).origin()); // its file was written by somebody else, and it stands elsewhere in it now
			} else {
				session.refresh();
			}
		}
		mark();
	}

	private void selectFirst() {
		if (session.selected().isEmpty() && !boxes.isEmpty()) {
			select(boxes.getFirst().origin());
		}
	}

	/** The selected box at a place of the window, when there is a picture in it. */
	private Optional<DesignedBox> pictureAt(int x, int y) {
		return panel == null
				? Optional.empty()
				: innermostAt(x, y).filter(box -> box.picture() != null);
	}

	private void selectAt(int x, int y) {
		if (panel != null) {
			boxAt(x, y).ifPresent(this::select);
		}
	}

	/** Selects a part of the design. */
	public void select(Origin part) {
		session.select(new DesignPlace(URI.create(part.uri()), part.offset()));
	}

	/** The text of the innermost box at a place of the window. */
	Optional<Origin> boxAt(int x, int y) {
		return innermostAt(x, y).map(DesignedBox::origin);
	}

	private Optional<DesignedBox> innermostAt(int x, int y) {
		return canvas.placeAt(x, y)
				.flatMap(place -> boxes.stream().filter(box -> box.place().contains(place)).reduce((outer, inner) -> inner));
	}

	/** Marks the selected part on the card. */
	void mark() {
		canvas.mark(panel == null ? null : session.selected().flatMap(this::boxOf).<@Nullable Bounds>map(DesignedBox::place).orElse(null));
	}

	private Optional<DesignedBox> boxOf(DesignPlace part) {
		return boxes.stream()
				.filter(box -> box.origin().offset() == part.offset() && URI.create(box.origin().uri()).equals(part.document()))
				.findFirst();
	}

	/** For tests: the boxes on the card. */
	public List<DesignedBox> boxes() {
		return boxes;
	}

	/** For tests: the form; none while it is hidden. */
	public Optional<DesignPanel> panel() {
		return Optional.ofNullable(panel);
	}

	void stop() {
		session.stop();
	}
}
