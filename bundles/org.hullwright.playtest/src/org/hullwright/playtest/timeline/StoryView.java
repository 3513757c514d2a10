package org.hullwright.playtest.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.AbstractTreeViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreePath;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.service.PlayView;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.timeline.StoryBuilder.Telling;
import org.hullwright.playtest.timeline.StoryEntry.Nature;
import org.hullwright.playtest.widget.CallbackAction;
import org.hullwright.playtest.widget.Icons;

/**
 * The story of the game. A double click opens the text that made something happen; "Go back to here" goes to the decision there, and what
 * lies ahead then stays known.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class StoryView extends PlayView {

	public static final String ID = "org.hullwright.playtest.story";
	private static final int LEAST_WIDTH = 60;
	private TreeViewer tree;
	private CardHover cards;
	private LocalResourceManager images;
	private final List<Column> columns = new ArrayList<>();
	private TreeColumnLayout layout;
	private boolean everyChange;
	private boolean withRules;
	private List<StoryEntry> story = List.of();
	private Timeline timeline = new Timeline(List.of(), 0);

	/** How wide a column is compared with the others, with the rules and in a story without them. */
	private record Width(int withRules, int alone) {}

	private record Column(TreeColumn widget, Width width) {}

	@Override
	protected void createContent(Composite parent) {
		FilteredTree filtered = new FilteredTree(parent, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL, new Filter(), true, false);
		filtered.setInitialText("filter what happened");
		tree = filtered.getViewer();
		layout = new TreeColumnLayout();
		tree.getTree().getParent().setLayout(layout);
		images = new LocalResourceManager(JFaceResources.getResources(), tree.getTree());
		tree.setContentProvider(new Content());
		column("What happened", new Width(66, 100), new What());
		column("Who", new Width(12, 0), new Who());
		column("Rule", new Width(22, 0), new Where());
		shareWidth();
		tree.addDoubleClickListener(event -> selected().ifPresent(this::open));
		showCards();
		createMenu();
		getSite().setSelectionProvider(tree);
	}

	@Override
	protected void addTo(IToolBarManager toolBar) {
		IAction rules = CallbackAction.check("Rules", on -> {
			withRules = on;
			tellAnew();
		}).looking("procedure", "Tell by which rules it happened, too");
		IAction everything = CallbackAction.check("Every change", on -> {
			everyChange = on;
			tellAnew();
		}).looking("every-change", "Tell every single change, too");
		add(toolBar, rules, everything, new LinesMenu(playTest(), getSite()::getShell), actions().undo(), actions().redo());
	}

	private void tellAnew() {
		shareWidth();
		momentArrived();
	}

	private boolean isWithRules() {
		return withRules || everyChange;
	}

	private Telling telling() {
		return everyChange ? Telling.EVERYTHING : withRules ? Telling.OUTLINE : Telling.STORY;
	}

	@Override
	public void momentArrived() {
		Optional<Moment> far = playTest().session().flatMap(PlaySession::furthest);
		story = far.map(now -> new StoryBuilder(now.game(), telling(), playTest().sight()).tell(now.events())).orElseGet(List::of);
		timeline = new Timeline(story, playTest().moment().map(now -> now.line().at()).orElse(0));
		tree.getTree().setRedraw(false);
		try {
			tree.setInput(story);
			List<StoryEntry> path = timeline.pathToNow();
			if (!path.isEmpty()) {
				tree.expandToLevel(new TreePath(new Object[] { path.getFirst() }), AbstractTreeViewer.ALL_LEVELS);
				path.getFirst().children().stream().filter(StoryEntry::isSum).forEach(sum -> tree.collapseToLevel(sum, 1));
				tree.reveal(new TreePath(path.toArray()));
			}
		} finally {
			tree.getTree().setRedraw(true);
		}
	}

	@Override
	public void gameChanged() {
		momentArrived();
	}

	@Override
	public void setFocus() {
		tree.getTree().setFocus();
	}

	/** For tests: the widget. */
	public Tree tree() {
		return tree.getTree();
	}

	private void column(String title, Width width, ColumnLabelProvider labels) {
		TreeViewerColumn column = new TreeViewerColumn(tree, SWT.LEFT);
		column.getColumn().setText(title);
		column.setLabelProvider(labels);
		columns.add(new Column(column.getColumn(), width));
	}

	/** A story needs no columns; its rules do. */
	private void shareWidth() {
		tree.getTree().setHeaderVisible(isWithRules());
		for (Column column : columns) {
			int weight = isWithRules() ? column.width().withRules() : column.width().alone();
			layout.setColumnData(column.widget(), new ColumnWeightData(weight, weight == 0 ? 0 : LEAST_WIDTH, weight > 0));
		}
		tree.getTree().getParent().layout(true);
	}

	/** The card of what an entry names, under the pointer or on the selected line. */
	private void showCards() {
		cards = playTest().cardsOn(tree.getTree());
		tree.getTree().addListener(SWT.MouseMove, event -> point(tree.getTree().getItem(new Point(event.x, event.y))));
		tree.addSelectionChangedListener(event -> point(tree.getTree().getSelectionCount() == 0 ? null : tree.getTree().getSelection()[0]));
	}

	/** @param item null for none */
	private void point(@Nullable TreeItem item) {
		Integer piece = item != null && item.getData() instanceof StoryEntry entry ? entry.pieceOrNull() : null;
		cards.point(piece, item == null ? new Rectangle(0, 0, 0, 0) : item.getBounds());
	}

	private void createMenu() {
		MenuManager menu = new MenuManager();
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(manager -> selected().ifPresent(entry -> {
			timeline.decisionAt(entry).ifPresent(decision -> manager
					.add(CallbackAction.push(timeline.isAhead(entry) ? "Go forward to here" : "Go back to here", () -> goTo(decision))));
			if (entry.source().line() > 0) {
				manager.add(CallbackAction.push("Open " + entry.source(), () -> open(entry)));
			}
			if (entry.piece().isPresent()) {
				manager.add(CallbackAction.push("Show card\tF2", cards::pin));
			}
			manager.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		}));
		tree.getTree().setMenu(menu.createContextMenu(tree.getTree()));
		getSite().registerContextMenu(menu, tree);
	}

	private Optional<StoryEntry> selected() {
		IStructuredSelection selection = tree.getStructuredSelection();
		return Optional.ofNullable((StoryEntry) selection.getFirstElement());
	}

	private void open(StoryEntry entry) {
		new SourceOpener(getSite().getPage()).open(entry.source());
	}

	private void goTo(int decision) {
		playTest().session().ifPresent(session -> session.goTo(decision));
	}

	/** Finds words in what happened, and shows it with all that is around it. */
	private static final class Filter extends PatternFilter {

		Filter() {
			setIncludeLeadingWildcard(true);
		}

		@NonNullByDefault({})
		@Override
		protected boolean isLeafMatch(Viewer viewer, Object element) {
			return wordMatches(((StoryEntry) element).text());
		}
	}

	/** The tree as it was built. */
	private static final class Content implements ITreeContentProvider {

		@NonNullByDefault({})
		@Override
		public Object[] getElements(Object input) {
			return ((List<?>) input).toArray();
		}

		@NonNullByDefault({})
		@Override
		public Object[] getChildren(Object parent) {
			return ((StoryEntry) parent).children().toArray();
		}

		@NonNullByDefault({})
		@Override
		public Object getParent(Object element) {
			return null;
		}

		@NonNullByDefault({})
		@Override
		public boolean hasChildren(Object element) {
			return !((StoryEntry) element).children().isEmpty();
		}
	}

	/** What happened, with an icon for its nature. */
	private final class What extends ColumnLabelProvider {

		/** What lies ahead after the player has gone back is grey. */
		@NonNullByDefault({})
		@Override
		public Color getForeground(Object element) {
			return timeline.isAhead((StoryEntry) element)
					? tree.getTree().getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND)
					: null;
		}

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			return ((StoryEntry) element).text();
		}

		@NonNullByDefault({})
		@Override
		public Image getImage(Object element) {
			return images.create(Icons.descriptor(icon(((StoryEntry) element).nature())));
		}

		private static String icon(Nature nature) {
			return switch (nature) {
				case ROUND -> "round";
				case PHASE, STEP -> "step";
				case PROCEDURE -> "procedure";
				case DECISION, ONLY_OPTION -> "decision";
				case SAID -> "said";
				case ROLLED -> "rolled";
				case DRAWN -> "drawn";
				case CHANGE -> "change";
				case END -> "end";
			};
		}
	}

	/** Which player decided. */
	private final class Who extends ColumnLabelProvider {

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			StoryEntry entry = (StoryEntry) element;
			return entry.seat().flatMap(seat -> playTest().moment().map(moment -> moment.game().title(moment.game().playerAt(seat))))
					.orElse("");
		}
	}

	/** Which text made it happen. */
	private static final class Where extends ColumnLabelProvider {

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			StoryEntry entry = (StoryEntry) element;
			return entry.source().line() == 0 ? "" : entry.source().file() + ":" + entry.source().line();
		}
	}
}
