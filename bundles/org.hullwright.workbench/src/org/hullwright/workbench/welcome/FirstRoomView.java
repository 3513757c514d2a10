package org.hullwright.workbench.welcome;

import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.workbench.welcome.FirstSteps.Step;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The way to a first Room, beside the text it leads to: steps that are ticked, by their buttons or by hand. What is ticked is remembered,
 * on disk at once: nobody should tick again what they had done before the program came to a bad end. The platform has such a view, but it
 * comes with a help system and a search engine that nobody here needs.
 */
// Its fields are set with the controls.
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT })
public final class FirstRoomView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.workbench.firstRoom";

	private static final String STEPS = "first-room.properties";
	private static final String PREFIX = "firstRoom.";
	private static final String WITHOUT_STYLE = "org.eclipse.e4.ui.css.disabled";
	private static final int MARGIN = 8; // pixels
	private static final int NARROWEST = 160;
	private static final int INDENT = 22;

	private final IEclipsePreferences remembered = InstanceScope.INSTANCE
			.getNode(FrameworkUtil.getBundle(FirstRoomView.class).getSymbolicName());
	private final Map<Step, Button> ticks = new LinkedHashMap<>();
	private ScrolledComposite scrolled;

	@Override
	@NonNullByDefault({})
	public void createPartControl(Composite parent) {
		FirstSteps way = FirstSteps.read(STEPS);
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		var page = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
		text(page, way.intro(), 0);
		way.steps().forEach(step -> create(page, step));
		scrolled.setContent(page);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.addListener(SWT.Resize, event -> scrolled.setMinHeight(page.computeSize(scrolled.getClientArea().width, SWT.DEFAULT).y));
		getViewSite().getActionBars().getMenuManager().add(new Action("Begin again") {

			@Override
			public void run() {
				ticks.keySet().forEach(step -> tick(step, false));
			}
		});
	}

	private void create(Composite page, Step step) {
		var tick = new Button(page, SWT.CHECK | SWT.WRAP); // a title may be longer than the view is wide
		tick.setData(WITHOUT_STYLE, true); // the ground that themes give to boxes hides whether they are ticked
		tick.setText(ticks.size() + 1 + ". " + step.title());
		tick.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		tick.setSelection(remembered.getBoolean(PREFIX + step.name(), false));
		tick.addListener(SWT.Selection, event -> tick(step, tick.getSelection()));
		GridDataFactory.fillDefaults().grab(true, false).indent(0, MARGIN).hint(NARROWEST, SWT.DEFAULT).applyTo(tick);
		ticks.put(step, tick);
		text(page, step.text(), INDENT);
		FirstSteps.Help help = step.help();
		if (help != null) {
			addButton(page, step, help);
		}
	}

	private void addButton(Composite page, Step step, FirstSteps.Help help) {
		var button = new Button(page, SWT.PUSH);
		button.setText(help.label());
		button.addListener(SWT.Selection, event -> {
			help.command().run(getSite().getWorkbenchWindow());
			if (!button.isDisposed()) { // the command may have led to another perspective
				tick(step, true);
			}
		});
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(INDENT, 0).applyTo(button);
	}

	private static void text(Composite page, String words, int indent) {
		var label = new Label(page, SWT.WRAP);
		label.setText(words);
		GridDataFactory.fillDefaults().grab(true, false).indent(indent, 0).hint(NARROWEST, SWT.DEFAULT).applyTo(label);
	}

	private void tick(Step step, boolean done) {
		ticks.get(step).setSelection(done);
		remembered.putBoolean(PREFIX + step.name(), done);
		try {
			remembered.flush();
		} catch (BackingStoreException failure) {
			ILog.of(FirstRoomView.class).warn("The tick counts, but could not be written to disk yet", failure);
		}
	}

	@Override
	public void setFocus() {
		ticks.values().stream().filter(tick -> !tick.getSelection()).findFirst().ifPresentOrElse(Button::setFocus, scrolled::setFocus);
	}
}
