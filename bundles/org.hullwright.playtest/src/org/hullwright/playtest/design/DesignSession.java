package org.hullwright.playtest.design;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.design.DesignChange;
import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.DesignForm;
import org.hullwright.lang.ide.design.DesignForm.CopyTarget;
import org.hullwright.lang.ide.design.DesignPlace;
import org.hullwright.lang.ide.design.DesignSight;
import org.hullwright.lang.ide.request.LatestRequest;
import org.hullwright.playtest.text.EditedText;

/**
 * Keeps a form and the text of a design in step: which part is selected, what the form shows of it, and one change after the other, each
 * worked out in the background for the text that the one before it has left. UI thread.
 */
public final class DesignSession implements DesignWishes {

	private static final String CHOOSE = "Click on a part of the card to change how it looks.";
	private static final String NO_TEXT = "Put the caret into a component or a design; then click on a part of its card to change how it looks.";
	private static final String UNREADABLE = "The text of this design has an error; mend that first.";
	private static final String OVERTAKEN = "The text was changed meanwhile, again and again; make this change once more.";
	private static final String UNCHANGEABLE = "The file of this design is in no project, or cannot be changed.";
	private static final int MOST_TRIES = 40;
	private static final int MOMENT = 50; // milliseconds
	private final Display display;
	private final DesignWriter writer;
	private final IconCommand icons;
	private final Supplier<Optional<HullLanguageService>> language;
	private final Supplier<Optional<EditedText>> text;
	private final Supplier<String> theme;
	private final Consumer<Selected> selection;
	private final Consumer<String> refused;
	private final LatestRequest forms = new LatestRequest();
	private final LatestRequest changes = new LatestRequest();
	private final Deque<Wish> wishes = new ArrayDeque<>();
	private @Nullable DesignPanel panel; // null while there is no form
	private @Nullable DesignPlace selected; // null while nothing is
	/** Where that is; null while its text is not open. */
	private @Nullable TrackedPlace tracked;
	private @Nullable URI written; // the document changed last; null before
	private boolean working;

	/** What was selected, and whether its text is to be opened, or it was changed so that it has to be drawn anew. */
	public record Selected(DesignPlace part, boolean opened, boolean changed) {}

	/**
	 * A change that is worked out for the selected part.
	 *
	 * @param key the same for wishes of which only the last counts
	 * @param stays whether the part stays selected, whatever is changed
	 * @param tries how often it was worked out in vain
	 */
	private record Wish(BiFunction<HullLanguageService, Asked, Optional<DesignChange>> change, Object key, boolean stays, int tries) {

		Wish again() {
			return new Wish(change, key, stays, tries + 1);
		}
	}

	private record Asked(DesignSight sight, DesignPlace part, CancelIndicator cancelled) {}

	/** @param before the text for which the change was worked out */
	private record Worked(DesignChange change, String before) {}

	/**
	 * @param language the language service; none before it has started
	 * @param text that the author is in; none while no text is
	 * @param theme the name of the one that cards are shown in; empty text for none
	 * @param selection is told what is selected
	 * @param refused is told why a change cannot be made, and empty text as soon as one is
	 */
	public DesignSession(Display display, IWorkbenchPage page, Supplier<Optional<HullLanguageService>> language,
			Supplier<Optional<EditedText>> text, Supplier<String> theme, Consumer<Selected> selection, Consumer<String> refused) {
		this.display = display;
		this.writer = new DesignWriter(page);
		this.icons = new IconCommand(page.getWorkbenchWindow());
		this.language = language;
		this.text = text;
		this.theme = theme;
		this.selection = selection;
		this.refused = refused;
	}

	/** Shows forms from now on. */
	public void showIn(DesignPanel shown) {
		panel = shown;
		refresh();
	}

	/** Shows no forms any more. */
	public void stop() {
		panel = null;
		stopFollowing();
		selected = null;
		wishes.clear();
		forms.cancel();
		changes.cancel();
		working = false; // what is cancelled does not answer
	}

	/** The part that is selected; none while nothing is. */
	public Optional<DesignPlace> selected() {
		TrackedPlace place = tracked;
		return place == null ? Optional.ofNullable(selected) : Optional.of(place.present());
	}

	private boolean isSelected(DesignPlace part) {
		return selected().filter(part::equals).isPresent();
	}

	private void follow(DesignPlace part) {
		stopFollowing();
		selected = part;
		tracked = writer.document(part.document()).<@Nullable TrackedPlace>map(document -> new TrackedPlace(part, document)).orElse(null);
	}

	private void stopFollowing() {
		TrackedPlace place = tracked;
		if (place != null) {
			place.stop();
		}
		tracked = null;
	}

	@Override
	public void select(DesignPlace part) {
		if (!isSelected(part)) {
			wishes.clear(); // they were of another part
		}
		follow(part);
		selection.accept(new Selected(part, false, false));
		refresh();
	}

	/** Asks anew what the form shows, as the text may be another one. */
	public void refresh() {
		DesignPanel form = panel;
		if (form == null || working) {
			return;
		}
		DesignPlace part = selected().<@Nullable DesignPlace>map(place -> place).orElse(null);
		Optional<EditedText> edited = text.get();
		Optional<HullLanguageService> service = language.get();
		if (edited.isEmpty() || service.isEmpty()) {
			form.say(NO_TEXT);
		} else if (part == null) {
			form.say(CHOOSE);
		} else {
			DesignSight sight = sight(edited.get());
			forms.ask(cancelled -> service.get().designs().form(sight, part, cancelled), display::asyncExec,
					found -> show(part, found.<@Nullable DesignForm>map(made -> made).orElse(null)),
					fault -> ILog.of(DesignSession.class).error("The form could not be made.", fault));
		}
	}

	private DesignSight sight(EditedText edited) {
		return new DesignSight(edited.address(), edited.caret(), theme.get());
	}

	/** @param found null where nothing is left of the part */
	private void show(DesignPlace part, @Nullable DesignForm found) {
		DesignPanel form = panel;
		if (form == null || !isSelected(part)) {
			return;
		}
		if (found == null) {
			form.say(CHOOSE);
		} else {
			form.show(found);
		}
	}

	@Override
	public void change(DesignEdit edit) {
		Object key = edit instanceof DesignEdit.Say(var setting, var values) ? setting : edit;
		wish(new Wish((service, asked) -> service.designs().change(asked.sight(), asked.part(), edit, asked.cancelled()), key, false, 0));
	}

	@Override
	public Optional<String> chooseIcon(String present) {
		return icons.choose(present);
	}

	/** Has the component that is drawn show another part of its picture in the selected box. */
	public void frame(List<DesignEdit.Say> wanted) {
		wish(new Wish((service, asked) -> service.designs().changeComponent(asked.sight(), asked.part(), wanted, asked.cancelled()),
				wanted.stream().map(DesignEdit.Say::setting).toList(), true, 0));
	}

	@Override
	public void copy(CopyTarget target) {
		wish(new Wish((service, asked) -> service.designs().copy(asked.sight(), asked.part(), target.name(), asked.cancelled()), target,
				false, 0));
	}

	@Override
	public void openText() {
		selected().ifPresent(part -> selection.accept(new Selected(part, true, false)));
	}

	private void wish(Wish wanted) {
		Wish last = wishes.peekLast();
		if (last != null && last.key().equals(wanted.key())) {
			wishes.removeLast(); // as of arrows that are held down
		}
		wishes.addLast(wanted);
		next();
	}

	private void next() {
		Optional<EditedText> edited = text.get();
		Optional<HullLanguageService> service = language.get();
		DesignPlace part = selected().<@Nullable DesignPlace>map(place -> place).orElse(null);
		if (working || wishes.isEmpty()) {
			return;
		}
		if (edited.isEmpty() || service.isEmpty() || part == null) {
			wishes.clear();
			return;
		}
		working = true;
		Wish wanted = wishes.removeFirst();
		DesignSight sight = sight(edited.get());
		changes.ask(cancelled -> wanted.change().apply(service.get(), new Asked(sight, part, cancelled))
				.map(change -> new Worked(change, service.get().workspace().text(change.document()))), display::asyncExec,
				worked -> worked.ifPresentOrElse(made -> write(wanted, part, made), () -> refuse(UNREADABLE)), fault -> {
					working = false;
					ILog.of(DesignSession.class).error("The design could not be changed.", fault);
				});
	}

	/** @param asked the part that was selected when the change was asked for; the author may have selected another since */
	private void write(Wish wanted, DesignPlace asked, Worked worked) {
		boolean stillSelected = isSelected(asked);
		switch (write(worked)) {
			case WRITTEN -> {
				working = false;
				DesignChange change = worked.change();
				if (stillSelected && !wanted.stays()) {
					follow(change.place());
				}
				written = change.document();
				refused.accept("");
				selection.accept(new Selected(selected().orElse(change.place()), false, true));
				if (wishes.isEmpty()) {
					refresh();
				}
				next();
			}
			case OUTDATED -> {
				working = false;
				if (stillSelected && wanted.tries() < MOST_TRIES) {
					wishes.addFirst(wanted.again());
					display.timerExec(MOMENT, this::next);
				} else {
					refuse(OVERTAKEN);
				}
			}
			case REFUSED -> refuse(UNCHANGEABLE);
		}
	}

	private void refuse(String reason) {
		working = false;
		refused.accept(reason);
		refresh(); // shows again what there is
		next();
	}

	private DesignWriter.Outcome write(Worked worked) {
		try {
			return writer.write(worked.change(), worked.before());
		} catch (CoreException reason) {
			ILog.of(DesignSession.class).error("The design could not be written.", reason);
			return DesignWriter.Outcome.REFUSED;
		}
	}

	/** Takes back the last change of the file that was changed last. */
	public void undo() {
		undoManager().filter(IDocumentUndoManager::undoable).ifPresent(manager -> perform(manager::undo));
	}

	/** Makes again what was taken back last. */
	public void redo() {
		undoManager().filter(IDocumentUndoManager::redoable).ifPresent(manager -> perform(manager::redo));
	}

	private Optional<IDocumentUndoManager> undoManager() {
		return Optional.ofNullable(written).flatMap(writer::document)
				.flatMap(document -> Optional.ofNullable(DocumentUndoManagerRegistry.getDocumentUndoManager(document)));
	}

	/** What is done to the text of a document. */
	private interface Step {

		void perform() throws ExecutionException;
	}

	private void perform(Step step) {
		try {
			step.perform();
			selected().ifPresent(part -> selection.accept(new Selected(part, false, true)));
			refresh();
		} catch (ExecutionException reason) {
			ILog.of(DesignSession.class).error("The change of the design could not be undone.", reason);
		}
	}
}
