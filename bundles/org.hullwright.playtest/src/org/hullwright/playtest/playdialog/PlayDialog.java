package org.hullwright.playtest.playdialog;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;
import org.hullwright.playtest.workspace.Packs.Offer;

/** Asks how a game is to be played. */
public final class PlayDialog extends TitleAreaDialog {

	/** Jobs that read packs for the dialog belong to it. */
	public static final Object FAMILY = new Object();
	private static final int WIDTH = 620;
	private static final int HEIGHT = 540;
	private final @Nullable IProject meant;
	private final SetupPanel panel;
	private @Nullable PlaySetup setup; // null until the dialog is closed with OK

	/**
	 * Offers what can be played in the workspace.
	 *
	 * @param meant the pack that is chosen at first, be it playable or not; null for none, which lets the most likely one be chosen
	 */
	public PlayDialog(IWorkbenchWindow window, @Nullable IProject meant) {
		super(window.getShell());
		this.meant = meant;
		this.panel = new SetupPanel(window, new SetupPanel.Listener() {

			@Override
			public void changed() {
				chosen();
				growToFit();
			}

			@Override
			public void read() {
				chosen();
				growToFit();
				getButton(IDialogConstants.OK_ID).setFocus();
			}

			@Override
			public void left() {
				cancelPressed();
			}
		});
		setShellStyle(getShellStyle() | SWT.RESIZE);
		setHelpAvailable(false);
	}

	/** What was chosen; none when the dialog was cancelled. */
	public Optional<PlaySetup> setup() {
		return Optional.ofNullable(setup);
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Play");
		setTitle("Play a pack");
		setMessage("Choose how to play. All of it can be played again from the seed, and with Ctrl+F11 in the same way.");
		return panel.create((Composite) super.createDialogArea(parent));
	}

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		getButton(IDialogConstants.OK_ID).setEnabled(false);
		Packs packs = HullLanguage.packs();
		panel.look(() -> packs.offered(meant), this::found);
		Optional.ofNullable(meant).ifPresent(panel::choose);
		return contents;
	}

	private void found(List<Offer> offered) {
		if (offered.isEmpty()) {
			setMessage("There is no pack in the workspace. Make one with File > New.");
		} else if (panel.pack().isEmpty()) {
			FirstChoice.among(offered.stream().map(Offer::project).toList()).ifPresent(panel::choose);
		}
	}

	@NonNullByDefault({})
	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, "Play", true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
	}

	@Override
	protected Point getInitialSize() {
		return new Point(WIDTH, HEIGHT);
	}

	@Override
	protected void okPressed() {
		setup = panel.setup().<@Nullable PlaySetup>map(chosen -> chosen).orElse(null);
		super.okPressed();
	}

	/** Becomes higher, never lower, so that all seats are seen; as far as the screen allows. */
	private void growToFit() {
		Rectangle now = getShell().getBounds();
		int wanted = getShell().computeSize(now.width, SWT.DEFAULT).y;
		if (wanted > now.height) {
			getShell().setBounds(getConstrainedShellBounds(new Rectangle(now.x, now.y, now.width, wanted)));
		}
	}

	private void chosen() {
		getButton(IDialogConstants.OK_ID).setEnabled(panel.setup().isPresent());
		setErrorMessage(panel.refusal().<@Nullable String>map(why -> why).orElse(null));
	}
}
