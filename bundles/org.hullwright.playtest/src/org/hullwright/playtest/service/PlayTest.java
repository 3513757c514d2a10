package org.hullwright.playtest.service;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.hullwright.engine.state.Sight;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.card.CardImages;
import org.hullwright.playtest.files.SavedGames;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.ResumedGame;
import org.hullwright.playtest.preparation.Rules;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.session.Viewpoint;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * What the views of the perspective share: the game being played, the option that is pointed at in any of them, and whose eyes they show
 * the game with. Lives as long as the workbench; user-interface thread only.
 */
public final class PlayTest {

	private final Display display;
	private final SavedGames saved;
	/** Writes after each other, never on the thread of the window. */
	private final ExecutorService saving = Executors
			.newSingleThreadExecutor(task -> Thread.ofVirtual().name("saving a game").unstarted(task));
	private final CardImages cards = new CardImages();
	private final List<PlayTestListener> listeners = new CopyOnWriteArrayList<>();
	private @Nullable PlaySession session; // null before the first game, and when it was left
	private @Nullable Integer focusedOption; // null while none is pointed at
	private Viewpoint viewpoint = new Viewpoint.Persons();
	private @Nullable SessionProgressJob progress; // null before the first game
	private boolean botsAreDeciding;
	private int loading; // how many games are

	public PlayTest(Display display, SavedGames saved) {
		this.display = display;
		this.saved = saved;
	}

	/** Begins a game, or goes on with one; the one being played is left. */
	public void play(Rules rules, PlaySetup setup, ResumedGame game) {
		session().ifPresent(PlaySession::close);
		PlaySession next = new PlaySession(rules, setup, task -> {
			if (!display.isDisposed()) {
				display.asyncExec(task);
			}
		});
		session = next;
		focusedOption = null;
		if (viewpoint instanceof Viewpoint.OneSeat) {
			viewpoint = new Viewpoint.Persons(); // who sat there in the game before
		}
		listeners.forEach(PlayTestListener::gameChanged);
		next.addListener(this::arrived);
		next.onBusy(() -> showProgress(next));
		next.start(game);
	}

	/** A game is being made ready to be played: its pack is read and compiled. Each call is followed by one of {@link #endLoading}. */
	public void beginLoading() {
		loading++;
		listeners.forEach(PlayTestListener::loadingChanged);
	}

	/** It can be played now, or it was found that it cannot. */
	public void endLoading() {
		loading--;
		listeners.forEach(PlayTestListener::loadingChanged);
	}

	/** Whether a game is about to be seen: its pack is read, or it has begun and nothing has been asked yet. */
	public boolean isLoading() {
		return loading > 0 || session != null && moment().isEmpty();
	}

	/** A game that goes on for longer than a moment can be seen to, and stopped. */
	private void showProgress(PlaySession playing) {
		endProgress();
		progress = new SessionProgressJob(playing, () -> display.asyncExec(() -> announceBots(playing)),
				() -> display.asyncExec(() -> stop(playing)));
		progress.schedule(SessionProgressJob.MOMENT);
	}

	private void announceBots(PlaySession playing) {
		if (session == playing && playing.isBusy()) {
			botsAreDeciding = true;
			listeners.forEach(PlayTestListener::botsDeciding);
		}
	}

	private void endProgress() {
		botsAreDeciding = false;
		if (progress != null) {
			progress.end();
		}
	}

	/** Whether bots have been deciding for longer than a moment, or a game is played again for so long. */
	public boolean botsAreDeciding() {
		return botsAreDeciding;
	}

	/** Stops the bots that are deciding: what was asked last is asked again. A game in which nothing was asked yet is left. */
	public void stopBots() {
		session().ifPresent(this::stop);
	}

	private void stop(PlaySession playing) {
		if (playing.isBusy() && playing.moment().isEmpty()) {
			end(playing);
		} else {
			playing.stop();
		}
	}

	/** Leaves a game, if it is still the one being played; what it looked like is seen no more. */
	public void end(PlaySession left) {
		if (session == left) {
			endProgress();
			left.close();
			session = null;
			focusedOption = null;
			forgetSaved();
			listeners.forEach(PlayTestListener::gameChanged);
			listeners.forEach(PlayTestListener::momentArrived);
		}
	}

	/** The game being played; none before the first. */
	public Optional<PlaySession> session() {
		return Optional.ofNullable(session);
	}

	public Optional<Moment> moment() {
		return session().flatMap(PlaySession::moment);
	}

	/** Whether the question at hand has an option of that number, from 0. */
	public boolean offers(int option) {
		return moment().flatMap(Moment::question).filter(question -> option < question.choices().size()).isPresent();
	}

	/** The option under the pointer or the keyboard in any view. */
	public Optional<Integer> focusedOption() {
		return Optional.ofNullable(focusedOption);
	}

	/** @param option number of the one that is pointed at now; null for none */
	public void focusOption(@Nullable Integer option) {
		if (!Objects.equals(option, focusedOption)) {
			focusedOption = option;
			listeners.forEach(PlayTestListener::focusChanged);
		}
	}

	/** Shows a piece in the views that can. */
	public void reveal(int piece) {
		listeners.forEach(listener -> listener.revealed(piece));
	}

	/** Shows the cards of the pieces that a control has beside the pointer, unless they can be read elsewhere. */
	public CardHover cardsOn(Control control) {
		return new CardHover(control, cards, this::cardOf, new CardHover.Reader() {

			@Override
			public void pointedAt(int piece) {
				listeners.forEach(listener -> listener.pointedAt(piece));
			}

			@Override
			public boolean isOpen() {
				return listeners.stream().anyMatch(PlayTestListener::showsCards);
			}
		});
	}

	/** The card that a piece is; none for what nobody may know who looks at the views, and where there is no game. */
	public Optional<CardHover.Source> cardOf(int piece) {
		return cardOf(piece, game -> game.seenWith(sight()).isKnown(piece));
	}

	/** The card that a piece is, for authors who inspect a suspended game, whoever may know it; none where there is no game. */
	public Optional<CardHover.Source> inspectedCardOf(int piece) {
		return cardOf(piece, game -> true);
	}

	private Optional<CardHover.Source> cardOf(int piece, Predicate<GameSnapshot> shown) {
		return session().flatMap(PlaySession::insight).flatMap(insight -> moment().map(Moment::game).filter(shown)
				.map(game -> new CardHover.Source(insight, game.layout().sortOf(piece))));
	}

	/** What the views show of the game. */
	public Sight sight() {
		Integer deciding = moment().flatMap(Moment::question).<@Nullable Integer>map(Question::seat).orElse(null);
		return viewpoint.sight(session().map(PlaySession::setup).map(PlaySetup::persons).orElseGet(Set::of), deciding);
	}

	/** Whose eyes the views show the game with. */
	public Viewpoint viewpoint() {
		return viewpoint;
	}

	public void setViewpoint(Viewpoint others) {
		viewpoint = others;
		listeners.forEach(PlayTestListener::momentArrived);
	}

	/** The game on disk is not wanted any more. */
	public void forgetSaved() {
		saving.execute(() -> onDisk(saved::forget));
	}

	public SavedGames saved() {
		return saved;
	}

	public void addListener(PlayTestListener listener) {
		listeners.add(listener);
	}

	public void removeListener(PlayTestListener listener) {
		listeners.remove(listener);
	}

	/** Leaves the game; it stays on disk. */
	public void dispose() {
		endProgress();
		session().ifPresent(PlaySession::close);
		saving.shutdown();
		cards.dispose();
	}

	private void arrived(Moment moment) {
		endProgress();
		focusedOption = null;
		session().ifPresent(playing -> {
			PlaySetup setup = playing.setup();
			Branches left = playing.lines();
			saving.execute(() -> save(setup, moment, left));
		});
		listeners.forEach(PlayTestListener::momentArrived);
	}

	/** A game that is over need not be offered again. */
	private void save(PlaySetup setup, Moment moment, Branches left) {
		if (moment.outcome().isPresent()) {
			onDisk(saved::forget);
		} else {
			onDisk(() -> saved.save(setup, moment.record(), left, moment.line()));
		}
	}

	private static void onDisk(Writing writing) {
		try {
			writing.write();
		} catch (IOException reason) {
			ILog.of(PlayTest.class).error("The record of the game being played could not be written; the game goes on.", reason);
		}
	}

	/** Something that can fail to be written. */
	private interface Writing {

		void write() throws IOException;
	}
}
