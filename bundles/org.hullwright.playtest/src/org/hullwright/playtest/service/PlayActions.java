package org.hullwright.playtest.service;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.widget.Icons;

/** What can be done with the game being played, as actions that know when they make sense. One set for each view. */
public final class PlayActions implements PlayTestListener {

	private final PlayTest playTest;
	private final SessionAction undo;
	private final SessionAction redo;
	private final SessionAction restart;
	private final SessionAction letBotChoose;

	PlayActions(PlayTest playTest) {
		this.playTest = playTest;
		undo = new SessionAction("Undo", "Undo: back to your last decision", "undo", PlaySession::undo, moment -> moment.line().canUndo());
		redo = new SessionAction("Redo", "Redo: forward again to your next decision", "redo", PlaySession::redo,
				moment -> moment.line().canRedo());
		restart = new SessionAction("Restart", "Start this game again from its set-up", "restart", PlaySession::restart,
				moment -> moment.line().at() > 0);
		letBotChoose = new SessionAction("Let the bot decide", "Let the bot take this decision", "bot", PlaySession::letBotChoose,
				moment -> moment.question().isPresent());
		playTest.addListener(this);
		momentArrived();
	}

	public IAction undo() {
		return undo;
	}

	public IAction redo() {
		return redo;
	}

	public IAction restart() {
		return restart;
	}

	public IAction letBotChoose() {
		return letBotChoose;
	}

	@Override
	public void momentArrived() {
		Optional<Moment> moment = playTest.moment();
		for (SessionAction action : new SessionAction[] { undo, redo, restart, letBotChoose }) {
			action.setEnabled(moment.filter(action.sensible).isPresent());
		}
	}

	@Override
	public void gameChanged() {
		momentArrived();
	}

	void dispose() {
		playTest.removeListener(this);
	}

	private final class SessionAction extends Action {

		private final Consumer<PlaySession> command;
		private final Predicate<Moment> sensible;

		SessionAction(String text, String toolTip, String icon, Consumer<PlaySession> command, Predicate<Moment> sensible) {
			super(text, Icons.descriptor(icon));
			setToolTipText(toolTip);
			this.command = command;
			this.sensible = sensible;
		}

		@Override
		public void run() {
			playTest.session().ifPresent(command);
		}
	}
}
