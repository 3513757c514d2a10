package org.hullwright.playtest.configuration;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * What games are started with, kept under names. The pack is kept as the project it lies in, so that a configuration means the same in
 * another workspace.
 */
public final class GameConfigurations {

	private static final String TYPE = "org.hullwright.playtest.game";
	private static final String PACK = "pack";
	private static final String EXPANSIONS = "expansions";
	private static final String PLAYERS = "players";
	private static final String MODES = "modes";
	private static final String SCENARIO = "scenario";
	private static final String SEED = "seed";
	private static final String PERSONS = "persons";
	private static final String BOTS = "bots";

	private GameConfigurations() {}

	/** The project of the pack; none when there is no such project, or none was chosen yet. */
	public static Optional<IProject> packOf(ILaunchConfiguration configuration) throws CoreException {
		String name = configuration.getAttribute(PACK, "");
		return name.isEmpty()
				? Optional.empty()
				: Optional.of(root().getProject(name)).filter(project -> project.isAccessible() && project.getLocation() != null);
	}

	/** The name of the project of the pack, be it there or not; empty when none was chosen yet. */
	public static String packNameIn(ILaunchConfiguration configuration) throws CoreException {
		return configuration.getAttribute(PACK, "");
	}

	public static void choosePack(IProject pack, ILaunchConfigurationWorkingCopy configuration) {
		configuration.setAttribute(PACK, pack.getName());
	}

	/** What a game is started with; none when its pack is not there, or nothing was chosen yet. */
	public static Optional<PlaySetup> read(ILaunchConfiguration configuration) throws CoreException {
		Optional<IPath> folder = packOf(configuration).map(IProject::getLocation);
		int players = configuration.getAttribute(PLAYERS, 0);
		if (folder.isEmpty() || players == 0) {
			return Optional.empty();
		}
		String scenario = configuration.getAttribute(SCENARIO, "");
		Set<Integer> persons = configuration.getAttribute(PERSONS, List.of()).stream().map(Integer::valueOf).collect(Collectors.toSet());
		PlaySetup plain = new PlaySetup(folder.get().toPath(), configuration.getAttribute(EXPANSIONS, Set.of()), players,
				configuration.getAttribute(MODES, List.of()),
				scenario.isEmpty() ? null : scenario, Long.parseLong(configuration.getAttribute(SEED, "1")),
				persons);
		Map<Integer, Bot> bots = new HashMap<>();
		configuration.getAttribute(BOTS, Map.of()).forEach((seat, bot) -> bots.put(Integer.valueOf(seat), Bot.of(bot)));
		return Optional.of(plain.decidedBy(persons, bots));
	}

	/** Writes what a game is started with. */
	public static void write(PlaySetup setup, IProject pack, ILaunchConfigurationWorkingCopy configuration) {
		choosePack(pack, configuration);
		configuration.setAttribute(EXPANSIONS, setup.expansions());
		configuration.setAttribute(PLAYERS, setup.players());
		configuration.setAttribute(MODES, setup.modes());
		configuration.setAttribute(SCENARIO, setup.scenario().orElse(""));
		configuration.setAttribute(SEED, Long.toString(setup.seed()));
		configuration.setAttribute(PERSONS, new TreeSet<>(setup.persons()).stream().map(String::valueOf).toList());
		configuration.setAttribute(BOTS,
				setup.bots().entrySet().stream().collect(Collectors.toMap(bot -> bot.getKey().toString(), bot -> bot.getValue().word())));
	}

	/** Keeps how a pack was last played, under the name of its project. */
	public static void keep(PlaySetup setup) throws CoreException {
		Optional<IProject> pack = Arrays.stream(root().getProjects())
				.filter(project -> project.getLocation() != null && project.getLocation().toPath().equals(setup.pack())).findFirst();
		if (pack.isPresent()) {
			Optional<ILaunchConfiguration> before = kept().stream()
					.filter(configuration -> configuration.getName().equals(pack.get().getName())).findFirst();
			ILaunchConfigurationWorkingCopy kept = before.isPresent()
					? before.get().getWorkingCopy()
					: type().newInstance(null, launches().generateLaunchConfigurationName(pack.get().getName()));
			write(setup, pack.get(), kept);
			kept.doSave();
		}
	}

	/** A configuration for a game that is started: one that is kept and says the same, else one for this time only. */
	public static ILaunchConfiguration of(PlaySetup setup) throws CoreException {
		for (ILaunchConfiguration kept : kept()) {
			if (read(kept).filter(setup::equals).isPresent()) {
				return kept;
			}
		}
		return type().newInstance(null, setup.pack().getFileName().toString());
	}

	/** The one under the name of a pack's project; none when it was never played. */
	public static Optional<ILaunchConfiguration> lastOf(IProject pack) throws CoreException {
		return kept().stream().filter(configuration -> configuration.getName().equals(pack.getName())).findFirst();
	}

	/**
	 * What is shown first to whoever wants to see all: how a pack was last played, or else that games can be kept.
	 *
	 * @param pack null when none is meant
	 */
	public static Object shownFirst(@Nullable IProject pack) throws CoreException {
		Optional<ILaunchConfiguration> last = pack == null ? Optional.empty() : lastOf(pack);
		return last.isPresent() ? last.get() : type();
	}

	private static List<ILaunchConfiguration> kept() throws CoreException {
		return List.of(launches().getLaunchConfigurations(type()));
	}

	private static ILaunchConfigurationType type() {
		return launches().getLaunchConfigurationType(TYPE);
	}

	private static ILaunchManager launches() {
		return DebugPlugin.getDefault().getLaunchManager();
	}

	private static IWorkspaceRoot root() {
		return ResourcesPlugin.getWorkspace().getRoot();
	}
}
