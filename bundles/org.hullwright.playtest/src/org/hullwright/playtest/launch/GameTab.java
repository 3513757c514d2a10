package org.hullwright.playtest.launch;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.playdialog.SetupPanel;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.workspace.Packs;

/** All a game is started with. While the pack is being read, what was chosen before stays. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class GameTab extends AbstractLaunchConfigurationTab {

	private final Packs packs = Packs.inWorkspace();
	private SetupPanel panel;

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		panel = new SetupPanel(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), new SetupPanel.Listener() {

			@Override
			public void changed() {
				updateLaunchConfigurationDialog();
			}

			@Override
			public void read() {
				updateLaunchConfigurationDialog();
			}

			@Override
			public void left() {
				getShell().close();
			}
		});
		setControl(panel.create(parent));
	}

	@NonNullByDefault({})
	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		packs.meantNow().ifPresent(pack -> GameConfigurations.choosePack(pack, configuration));
	}

	@NonNullByDefault({})
	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		try {
			Optional<IProject> pack = GameConfigurations.packOf(configuration);
			Optional<PlaySetup> before = GameConfigurations.read(configuration);
			Optional<IProject> present = pack.filter(packs.all()::contains);
			panel.look(() -> packs.offered(present.<@Nullable IProject>map(project -> project).orElse(null)), found -> {});
			present.ifPresent(project -> before.ifPresentOrElse(setup -> panel.choose(project, setup), () -> panel.choose(project)));
		} catch (CoreException unreadable) {
			ILog.of(GameTab.class).error("A run configuration could not be read.", unreadable);
			setErrorMessage(unreadable.getMessage());
		}
	}

	@NonNullByDefault({})
	@Override
	public void performApply(ILaunchConfigurationWorkingCopy configuration) {
		panel.setup().ifPresent(setup -> panel.pack().ifPresent(pack -> GameConfigurations.write(setup, pack, configuration)));
	}

	@NonNullByDefault({})
	@Override
	public boolean isValid(ILaunchConfiguration configuration) {
		setErrorMessage(panel.refusal().<@Nullable String>map(why -> why).orElse(null));
		return panel.setup().isPresent();
	}

	@Override
	public String getName() {
		return "Game";
	}

	/** Null: the name says it. */
	@NonNullByDefault({})
	@Override
	public Image getImage() {
		return null;
	}
}
