package org.hullwright.workbench.welcome;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.part.IntroPart;
import org.hullwright.workbench.welcome.WelcomeText.Destination;

/**
 * The first thing that is seen: what Hullwright is, and a few good ways to begin. Drawn with plain controls, so that no browser is needed.
 */
// Its fields are set with the controls.
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT })
public final class WelcomePart extends IntroPart {

	private static final int WIDTH = 720; // pixels
	private static final int MARGIN = 40;
	private static final int SPACING = 14;
	private static final int TITLE_SIZE = 14; // points more than the text
	private static final int LINK_SIZE = 4;
	private static final int TEXT_SIZE = 1;

	private ScrolledComposite scrolled;
	private LocalResourceManager resources;

	@Override
	@NonNullByDefault({})
	public void createPartControl(Composite parent) {
		WelcomeText said = WelcomeText.read();
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		resources = new LocalResourceManager(JFaceResources.getResources(), scrolled);
		var page = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
		var column = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(SPACING, SPACING).applyTo(column);
		GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).grab(true, true).applyTo(column);
		text(column, said.title(), font(TITLE_SIZE, SWT.BOLD), 2);
		text(column, said.text(), font(TEXT_SIZE, SWT.NORMAL), 2);
		said.links().forEach(link -> link(column, link));
		Link close = link(column, said.close(), font(TEXT_SIZE, SWT.NORMAL), this::close);
		GridDataFactory.fillDefaults().span(2, 1).align(SWT.END, SWT.CENTER).applyTo(close);
		text(column, said.notice(), font(-1, SWT.ITALIC), 2);
		scrolled.setContent(page);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.setMinSize(page.computeSize(SWT.DEFAULT, SWT.DEFAULT));
	}

	private void link(Composite column, Destination destination) {
		var icon = new Label(column, SWT.NONE);
		String[] place = destination.icon().split("/", 2);
		ResourceLocator.imageDescriptorFromBundle(place[0], place[1]).ifPresent(image -> icon.setImage(resources.create(image)));
		GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.BEGINNING).indent(0, LINK_SIZE).applyTo(icon);
		var words = new Composite(column, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(words);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
		link(words, destination.title(), font(LINK_SIZE, SWT.BOLD), () -> go(destination));
		text(words, destination.text(), font(0, SWT.NORMAL), 1);
	}

	private static Link link(Composite parent, String words, Font font, Runnable follow) {
		var link = new Link(parent, SWT.NONE);
		link.setText("<a>" + words + "</a>");
		link.setFont(font);
		link.addListener(SWT.Selection, event -> follow.run());
		return link;
	}

	private static void text(Composite parent, String words, Font font, int columns) {
		var label = new Label(parent, SWT.WRAP);
		label.setText(words);
		label.setFont(font);
		GridDataFactory.fillDefaults().span(columns, 1).hint(columns == 1 ? WIDTH - MARGIN : WIDTH, SWT.DEFAULT).applyTo(label);
	}

	private Font font(int larger, int style) {
		return resources.create(FontDescriptor.createFrom(JFaceResources.getDefaultFont()).increaseHeight(larger).setStyle(style));
	}

	/** Leaves the page, then does what the link promised. */
	private void go(Destination destination) {
		IWorkbenchWindow window = getIntroSite().getWorkbenchWindow();
		close();
		destination.command().run(window);
	}

	private void close() {
		getIntroSite().getWorkbenchWindow().getWorkbench().getIntroManager().closeIntro(this);
	}

	@Override
	public void standbyStateChanged(boolean standby) {
		// the page looks the same in a corner of the window
	}

	@Override
	public void setFocus() {
		Control first = scrolled.getContent();
		first.setFocus();
	}
}
