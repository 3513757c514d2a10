package org.hullwright.editor.assist;

import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.link.ILinkedModeListener;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedModeUI.ExitFlags;
import org.eclipse.jface.text.link.LinkedModeUI.IExitPolicy;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.swt.events.VerifyEvent;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;

/** Leads the author through the places of a sentence with the tabulator key; places with the same words are written at once. */
final class PlacesToFill {

	private PlacesToFill() {}

	/** Begins at the first place of a proposal whose text has just been written; what is to be selected now. */
	static IRegion enter(ITextViewer viewer, Proposal proposal) {
		int start = proposal.replaced().offset();
		try {
			var model = new LinkedModeModel();
			for (LinkedPositionGroup group : groups(viewer.getDocument(), proposal, start).values()) {
				model.addGroup(group);
			}
			model.forceInstall();
			var places = new LinkedModeUI(model, viewer);
			places.setExitPolicy(new LeaveAfterName(viewer.getDocument()));
			places.setExitPosition(viewer, start + proposal.caret(), 0, Integer.MAX_VALUE);
			places.enter();
			return places.getSelectedRegion();
		} catch (BadLocationException changedMeanwhile) {
			return new Region(Math.min(start + proposal.caret(), viewer.getDocument().getLength()), 0);
		}
	}

	/**
	 * Ends the writing of several places at once when a blank is typed into a name that is written at several places: names have no blanks,
	 * so what follows belongs to one place alone.
	 */
	private record LeaveAfterName(IDocument document) implements IExitPolicy {

		@NonNullByDefault({})
		@Override
		public ExitFlags doExit(LinkedModeModel model, VerifyEvent event, int offset, int length) {
			LinkedPositionGroup group = event.character == ' '
					? model.getGroupForPosition(model.findPosition(new LinkedPosition(document, offset, length, 0)))
					: null;
			return group != null && group.getPositions().length > 1 ? new ExitFlags(ILinkedModeListener.NONE, true) : null;
		}
	}

	private static Map<String, LinkedPositionGroup> groups(IDocument document, Proposal proposal, int start) throws BadLocationException {
		Map<String, LinkedPositionGroup> groups = new LinkedHashMap<>();
		int rank = 0;
		for (TextRange place : proposal.places()) {
			String words = proposal.text().substring(place.offset(), place.end());
			groups.computeIfAbsent(words, any -> new LinkedPositionGroup())
					.addPosition(new LinkedPosition(document, start + place.offset(), place.length(), rank++));
		}
		return groups;
	}
}
