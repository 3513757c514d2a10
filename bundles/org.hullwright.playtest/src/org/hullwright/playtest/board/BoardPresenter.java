package org.hullwright.playtest.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Region;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.Viewport;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.board.LegendArtist;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Dossier;

/**
 * What a board in a window shows and answers, without the window: the picture at the present zoom, what lies under the pointer, and which
 * option the keyboard is at. Used from one thread.
 */
public final class BoardPresenter {

	private static final double MOST_FOR_LEGEND = 0.4; // of the width of the window
	private static final double ROW_TOLERANCE = BoardGeometry.RADIUS / 2;
	private final TextMeasure measure;
	private BoardScene scene = new BoardScene("", List.of(), List.of(), List.of(), Map.of());
	private Stage stage = Stage.NO_GAME;
	private BoardTheme theme;
	private Highlights highlights = Highlights.NONE;
	private Viewport viewport = new Viewport(1, 0, 0);
	private Picture picture;
	/** Null until it is painted. */
	private @Nullable Picture overlay;
	/** The board without the pieces that are on their way; null while none is. */
	private @Nullable Picture left;

	/** How far a game is of which nothing has been shown yet. */
	public enum Stage {

		NO_GAME("No game is being played here", "Select a pack and press Play, or Shift+F11"),
		/** Its pack is read and compiled. */
		LOADING("A game is loading", "Its board will be shown here"),
		PLAYED("A game is being played", "If it has a board, that is shown at its next question");

		private final String title;
		private final String more;

		Stage(String title, String more) {
			this.title = title;
			this.more = more;
		}
	}

	public BoardPresenter(TextMeasure measure, BoardTheme theme) {
		this.measure = measure;
		this.theme = theme;
		this.picture = drawn();
	}

	public void show(BoardScene next) {
		scene = next;
		redraw();
	}

	public void paintIn(BoardTheme next) {
		theme = next;
		redraw();
	}

	public void highlight(Highlights next) {
		highlights = next;
		overlay = null;
	}

	public void look(Viewport next) {
		boolean other = DetailLevel.at(next.zoom()) != DetailLevel.at(viewport.zoom());
		viewport = next;
		if (other) {
			redraw();
		}
	}

	/** Shows the used part of the board, as large as the window allows. */
	public void fit(double width, double height) {
		look(Viewport.fitting(BoardArtist.used(scene), width, height));
	}

	/**
	 * The same, beside the legend in the lower left, where that would lie over it and does not take too much of the width.
	 *
	 * @param distance of the legend from the edges of the window and from the board, in pixels
	 */
	public void fitBesideLegend(double width, double height, double distance) {
		fit(width, height);
		Bounds used = BoardArtist.used(scene);
		double taken = legend(height - 2 * distance).map(legend -> legend.bounds().width() + 2 * distance).orElse(0.0);
		boolean covered = viewport.toScreen(new Point(used.x(), used.y())).x() < taken;
		if (covered && taken < width * MOST_FOR_LEGEND) {
			look(Viewport.fitting(used, width - taken, height).panned(taken, 0));
		}
	}

	/** Moves the view so that a piece can be seen; does nothing when it is not on the board. */
	public void reveal(int piece, double width, double height) {
		picture.regionOf(piece).map(Region::bounds).map(bounds -> bounds.grown(BoardGeometry.RADIUS / 4))
				.ifPresent(bounds -> viewport = viewport.revealing(bounds, width, height));
	}

	/** The piece at a place of the window that can be chosen now; else none. */
	public Optional<Integer> targetAt(double x, double y) {
		return regionsAt(x, y).flatMap(region -> region.pieces().stream()).filter(highlights.targets()::contains).findFirst();
	}

	/** The topmost piece at a place of the window. */
	public Optional<Integer> pieceAt(double x, double y) {
		return picture.regionAt(viewport.toBoard(x, y)).map(region -> region.pieces().getFirst());
	}

	public Optional<Dossier> dossierOf(int piece) {
		return Optional.ofNullable(scene.dossiers().get(piece));
	}

	/**
	 * The option after (or before) the present one, in reading order of the board; the first (or last) one when there is no present one.
	 *
	 * @param present null for none
	 */
	public Optional<Integer> nextTarget(@Nullable Integer present, boolean backwards) {
		List<Integer> order = targetsInReadingOrder();
		if (order.isEmpty()) {
			return Optional.empty();
		}
		int index = present == null ? -1 : order.indexOf(present);
		if (index < 0) {
			return Optional.of(backwards ? order.getLast() : order.getFirst());
		}
		return Optional.of(order.get(Math.floorMod(index + (backwards ? -1 : 1), order.size())));
	}

	public Picture picture() {
		return picture;
	}

	/** Lets pieces that were moved on this board be on their way; false where there are none. */
	boolean beginMotion() {
		Set<Integer> moving = highlights.travels().stream().filter(travel -> TravelArtist.way(travel, picture).isPresent())
				.map(travel -> travel.movement().piece()).collect(Collectors.toSet());
		left = moving.isEmpty() ? null : drawn(scene.without(moving));
		return !moving.isEmpty();
	}

	/** All pieces are where they belong. */
	void endMotion() {
		left = null;
	}

	/** The board as it is painted: without what is on its way. */
	Picture painted() {
		Picture motion = left;
		return motion == null ? picture : motion;
	}

	/**
	 * Pieces on their way, to be painted over the board.
	 *
	 * @param share of the way, from 0 to 1
	 */
	Picture moving(double share) {
		TravelArtist artist = new TravelArtist(theme);
		Picture.Builder moving = new Picture.Builder();
		highlights.travels().forEach(
				travel -> TravelArtist.way(travel, picture).ifPresent(way -> artist.moving(travel, way, share, moving)));
		return moving.build(picture.bounds());
	}

	/** What is painted over the picture. */
	public Picture overlay() {
		Picture known = overlay;
		if (known != null) {
			return known;
		}
		Picture painted = new HighlightArtist(theme).draw(picture, highlights);
		overlay = painted;
		return painted;
	}

	public Optional<Picture> card(int piece) {
		return dossierOf(piece).map(new DossierArtist(theme, measure)::draw);
	}

	public Optional<Picture> legend(double height) {
		return scene.legend().isEmpty() ? Optional.empty() : Optional.of(new LegendArtist(theme, measure).draw(scene.legend(), height));
	}

	/** What is told in the middle of the window, in pixels around it, while there is no board; none when there is one. */
	public Optional<Picture> hint() {
		if (!scene.spaces().isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(new Picture.Builder().words(stage.title, new Point(0, -14), 18, true, theme.ink())
				.words(stage.more, new Point(0, 14), 14, false, theme.soft()).build(Bounds.EMPTY));
	}

	/** What is told as long as there is no board. */
	public void tell(Stage next) {
		stage = next;
	}

	/** Where a piece is in the window; none when it is not on the board. */
	public Optional<Point> placeOf(int piece) {
		return picture.regionOf(piece).map(Region::bounds).map(Bounds::centre).map(viewport::toScreen);
	}

	public Highlights highlights() {
		return highlights;
	}

	public Viewport viewport() {
		return viewport;
	}

	public BoardTheme theme() {
		return theme;
	}

	public BoardScene scene() {
		return scene;
	}

	private Stream<Region> regionsAt(double x, double y) {
		Point point = viewport.toBoard(x, y);
		return picture.regions().reversed().stream().filter(region -> region.contains(point));
	}

	private List<Integer> targetsInReadingOrder() {
		record Target(int piece, Point centre) {}
		List<Target> targets = new ArrayList<>();
		highlights.targets()
				.forEach(piece -> picture.regionOf(piece).ifPresent(region -> targets.add(new Target(piece, region.bounds().centre()))));
		targets.sort(Comparator.<Target>comparingLong(target -> Math.round(target.centre().y() / ROW_TOLERANCE))
				.thenComparing(target -> target.centre().x()));
		return targets.stream().map(Target::piece).toList();
	}

	private void redraw() {
		picture = drawn();
		overlay = null;
		left = null;
	}

	private Picture drawn() {
		return drawn(scene);
	}

	private Picture drawn(BoardScene shown) {
		return new BoardArtist(theme, measure).draw(shown, DetailLevel.at(viewport.zoom()));
	}
}
