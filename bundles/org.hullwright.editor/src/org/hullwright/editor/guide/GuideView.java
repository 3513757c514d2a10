package org.hullwright.editor.guide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.editor.highlighting.HullColours;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.markdown.StyledMarkdown;
import org.hullwright.editor.markdown.StyledMarkdown.Look;
import org.hullwright.editor.markdown.StyledMarkdown.Stretch;
import org.hullwright.editor.navigation.Places;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.lang.ide.request.LatestRequest;

/**
 * Shows the pages of the guide beside the text they are about. Draws them itself, so that it looks the same where the system has no
 * browser.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class GuideView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.editor.guide";

	private static final int MARGIN = 12; // pixels
	private static final int BOX_INDENT = 14; // pixels
	private static final int SPACING = 3; // pixels between lines
	private static final String BOX_COLOR = "org.hullwright.editor.color.box";
	private static final float TITLE_SIZE = 1.5f; // times that of the text
	private static final float HEADING_SIZE = 1.2f;

	private final GuidePages pages = new GuidePages();
	private final LatestRequest requests = new LatestRequest();
	private final Deque<String> earlier = new ArrayDeque<>();
	private final Deque<String> later = new ArrayDeque<>();
	private final Action back = action("Back", ISharedImages.IMG_TOOL_BACK, () -> go(earlier, later));
	private final Action forward = action("Forward", ISharedImages.IMG_TOOL_FORWARD, () -> go(later, earlier));
	private final List<Font> fonts = new ArrayList<>();
	private final Map<String, String> made = new HashMap<>(); // pages about words, by their paths
	private Text search;
	private StyledText widget;
	private Runnable forgetTheme;
	private String page;
	private String wanted; // the page that is shown next, or the one that is shown
	private StyledMarkdown shown;

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		var whole = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
		search = new Text(whole, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		search.setMessage("Search the guide and the rules of your games");
		search.addListener(SWT.DefaultSelection, event -> search(search.getText()));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
		widget = new StyledText(whole, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(widget);
		widget.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		widget.setLineSpacing(SPACING);
		widget.addMouseListener(MouseListener.mouseUpAdapter(this::follow));
		widget.addDisposeListener(event -> fonts.forEach(Font::dispose));
		IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
		tools.add(back);
		tools.add(forward);
		tools.add(action("Contents", ISharedImages.IMG_ETOOL_HOME_NAV, () -> open(GuidePages.FIRST)));
		forgetTheme = HullPalette.onChange(this::paint);
		show(GuidePages.FIRST, pages.read(GuidePages.FIRST).orElseThrow());
	}

	@Override
	public void setFocus() {
		widget.setFocus();
	}

	@Override
	public void dispose() {
		forgetTheme.run();
		super.dispose();
	}

	/**
	 * Shows a page, from where one can go back; a page that is not there is not gone to. Pages about packs and words are there after a
	 * moment.
	 */
	public void open(String path) {
		if (!path.equals(page) && (GuidePages.isMade(path) || pages.read(path).isPresent())) {
			load(path, () -> {
				earlier.push(page);
				later.clear();
			});
		}
	}

	/** Shows what is found by some words; nothing happens without any. */
	public void search(String words) {
		if (!words.isBlank()) {
			if (!search.getText().equals(words)) {
				search.setText(words);
			}
			open(GuidePages.SEARCH + words.strip());
		}
	}

	/** Shows what is known of a word of a text, and the pages that tell more about it. @param explanation in Markdown */
	void explain(String word, String explanation) {
		made.put(GuidePages.WORD + word, explanation);
		open(GuidePages.WORD + word);
	}

	/** The path of the page that is shown. */
	public String page() {
		return page;
	}

	private void go(Deque<String> from, Deque<String> to) {
		load(from.peek(), () -> {
			from.pop();
			to.push(page);
		});
	}

	/**
	 * Reads or makes a page off the thread of the window, and shows it unless another one was asked for meanwhile.
	 *
	 * @param before runs before it is shown
	 */
	private void load(String path, Runnable before) {
		wanted = path;
		String explanation = made.getOrDefault(path, "");
		if (GuidePages.isMade(path)) {
			requests.ask(cancelled -> new MadePages(pages).markdown(path, explanation), WindowThread.of(widget), markdown -> {
				before.run();
				show(path, markdown);
			}, HullEditorPlugin::logFailure);
		} else {
			requests.cancel();
			before.run();
			show(path, pages.read(path).orElseThrow());
		}
	}

	private void show(String path, String markdown) {
		page = path;
		wanted = path;
		shown = StyledMarkdown.page(markdown);
		widget.setText(shown.text());
		back.setEnabled(!earlier.isEmpty());
		forward.setEnabled(!later.isEmpty());
		paint();
		widget.setSelection(0);
		widget.setTopPixel(0);
	}

	private void paint() {
		if (widget.isDisposed()) {
			return;
		}
		fonts.forEach(Font::dispose);
		fonts.clear();
		Font title = larger(TITLE_SIZE);
		Font heading = larger(HEADING_SIZE);
		Color box = JFaceResources.getColorRegistry().get(BOX_COLOR);
		var styles = new ArrayList<StyleRange>();
		widget.setStyleRanges(new StyleRange[0]);
		for (Stretch stretch : shown.stretches()) {
			if (stretch.look() == Look.HULL || stretch.look() == Look.BOX) {
				paintBox(stretch, box, styles);
			} else {
				styles.add(style(stretch, title, heading));
			}
			if (stretch.look() == Look.TITLE || stretch.look() == Look.HEADING) {
				int line = widget.getLineAtOffset(stretch.offset());
				widget.setLineVerticalIndent(line, line == 0 ? 0 : MARGIN);
				widget.setLineVerticalIndent(line + 1, MARGIN / 2);
			}
		}
		widget.setStyleRanges(styles.toArray(StyleRange[]::new));
	}

	private void paintBox(Stretch stretch, Color ground, List<StyleRange> styles) {
		int first = widget.getLineAtOffset(stretch.offset());
		int lines = widget.getLineAtOffset(stretch.end()) - first + 1;
		widget.setLineBackground(first, lines, ground);
		widget.setLineIndent(first, lines, BOX_INDENT);
		widget.setLineWrapIndent(first, lines, 2 * BOX_INDENT);
		String code = shown.text().substring(stretch.offset(), stretch.end());
		List<StyleRange> coloured = stretch.look() == Look.HULL
				? HullColours.of(code)
				: List.of(new StyleRange(0, code.length(), null, null));
		for (StyleRange style : coloured) {
			style.start += stretch.offset();
			style.font = JFaceResources.getTextFont();
			styles.add(style);
		}
	}

	private static StyleRange style(Stretch stretch, Font title, Font heading) {
		var style = new StyleRange(stretch.offset(), stretch.length(), null, null);
		switch (stretch.look()) {
			case TITLE -> style.font = title;
			case HEADING -> style.font = heading;
			case BOLD -> style.fontStyle = SWT.BOLD;
			case SLANTED -> style.fontStyle = SWT.ITALIC;
			case LINK -> {
				style.underline = true;
				style.underlineStyle = SWT.UNDERLINE_LINK;
				// that of the system cannot be read in the dark theme
				style.foreground = JFaceResources.getColorRegistry().get(JFacePreferences.HYPERLINK_COLOR);
				style.data = stretch.target();
			}
			case CODE, HULL, BOX -> style.font = JFaceResources.getTextFont();
			case PLAIN -> {} // looks like the text around it
		}
		return style;
	}

	private Font larger(float times) {
		FontData[] data = widget.getFont().getFontData();
		for (FontData each : data) {
			each.setHeight(Math.round(each.getHeight() * times));
			each.setStyle(SWT.BOLD);
		}
		var font = new Font(widget.getDisplay(), data);
		fonts.add(font);
		return font;
	}

	private void follow(MouseEvent click) {
		int offset = widget.getOffsetAtPoint(new Point(click.x, click.y));
		StyleRange style = offset < 0 ? null : widget.getStyleRangeAtOffset(offset);
		if (style != null && style.data instanceof String target) {
			follow(target);
		}
	}

	/** Goes where a link on the page leads: to another page, or to a place in a text. */
	public void follow(String target) {
		if (GlossaryText.isSource(target)) {
			requests.ask(cancelled -> MadePages.place(target), WindowThread.of(widget),
					found -> found.ifPresent(place -> Places.show(place, getSite().getPage())),
					HullEditorPlugin::logFailure);
		} else {
			open(GuidePages.linked(page, target));
		}
	}

	/** Where the links on the page lead. */
	public List<String> links() {
		return shown.stretches().stream().filter(stretch -> stretch.look() == Look.LINK).map(Stretch::target).toList();
	}

	private static Action action(String name, String image, Runnable run) {
		var action = new Action(name) {

			@Override
			public void run() {
				run.run();
			}
		};
		action.setToolTipText(name);
		action.setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(image));
		return action;
	}
}
