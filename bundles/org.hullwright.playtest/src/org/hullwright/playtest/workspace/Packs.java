package org.hullwright.playtest.workspace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.preparation.OfferedPacks;
import org.hullwright.playtest.preparation.OfferedPacks.Offered;

/** Which packs there are in the workspace. A project is a pack when a file of Hull lies in it. */
public final class Packs {

	private static final String ENDING = "hull";
	private static final QualifiedName EXAMPLE = new QualifiedName("org.hullwright.editor", "example");
	private final IWorkspaceRoot root;

	Packs(IWorkspaceRoot root) {
		this.root = root;
	}

	public static Packs inWorkspace() {
		return HullLanguage.packs();
	}

	/** The pack that is selected or edited in the window now, else the first one. */
	public Optional<IProject> meantNow() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null || window.getActivePage() == null
				? Optional.empty()
				: meant(window.getSelectionService().getSelection(), window.getActivePage().getActiveEditor());
	}

	/** All open projects that are packs, by name. */
	public List<IProject> all() {
		List<IProject> packs = new ArrayList<>();
		for (IProject project : root.getProjects()) {
			if (project.isAccessible() && project.getLocation() != null && hasHull(project)) {
				packs.add(project);
			}
		}
		return packs;
	}

	/**
	 * A pack as it is offered to be played.
	 *
	 * @param title what people call it
	 */
	public record Offer(IProject project, String title) {}

	/**
	 * Those that can be played, games first, and another one anyway: its author is told what is missing. All where none can be played.
	 * Reads all of them, which takes its time.
	 *
	 * @param meant null for no other one
	 */
	public List<Offer> offered(@Nullable IProject meant) {
		List<IProject> packs = all();
		List<Offered> playable = OfferedPacks.of(packs.stream().map(Packs::folder).toList());
		Stream<Offered> shown = playable.isEmpty() ? packs.stream().map(Packs::folder).map(OfferedPacks::titled) : playable.stream();
		List<Offer> offers = new ArrayList<>(
				shown.flatMap(pack -> packs.stream().filter(project -> folder(project).equals(pack.folder()))
						.map(project -> new Offer(project, pack.title()))).toList());
		if (meant != null && offers.stream().noneMatch(offer -> offer.project().equals(meant))) {
			offers.add(new Offer(meant, titleOf(meant)));
		}
		return offers.stream().map(offer -> toldApart(offer, offers)).toList();
	}

	/** What people call a pack, which is read for that. */
	public static String titleOf(IProject pack) {
		return OfferedPacks.titled(folder(pack)).title();
	}

	/** Packs of the same title have the names of their projects as well. */
	private static Offer toldApart(Offer offer, List<Offer> all) {
		boolean alone = all.stream().filter(other -> other.title().equals(offer.title())).count() == 1;
		return alone ? offer : new Offer(offer.project(), offer.title() + " (" + offer.project().getName() + ")");
	}

	private static Path folder(IProject project) {
		return project.getLocation().toPath();
	}

	/** Whether a pack is its author's own: those that came with the program are marked, in the words of the editor. */
	public static boolean isOwn(IProject pack) {
		try {
			return pack.getPersistentProperty(EXAMPLE) == null;
		} catch (CoreException unreadable) {
			ILog.of(Packs.class).warn("Whether " + pack.getName() + " is an example could not be read", unreadable);
			return true;
		}
	}

	/** The pack that lies in a folder; none when it is no open project. */
	public Optional<IProject> in(Path folder) {
		return all().stream().filter(project -> project.getLocation().toPath().equals(folder)).findFirst();
	}

	/** Folders in which packs lie: beside every open project. */
	public Set<Path> libraries() {
		Set<Path> folders = new LinkedHashSet<>();
		for (IProject project : root.getProjects()) {
			if (project.isAccessible() && project.getLocation() != null) {
				folders.add(project.getLocation().toPath().getParent());
			}
		}
		return folders;
	}

	/**
	 * The pack that is selected or edited, else the first one.
	 *
	 * @param editor null when there is none
	 */
	public Optional<IProject> meant(@Nullable ISelection selection, @Nullable IEditorPart editor) {
		return pointedAt(selection, editor).or(() -> all().stream().findFirst());
	}

	/**
	 * The pack that is selected or edited.
	 *
	 * @param editor null when there is none
	 */
	public Optional<IProject> pointedAt(@Nullable ISelection selection, @Nullable IEditorPart editor) {
		List<IProject> packs = all();
		Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
		Optional<IProject> selected = Optional.ofNullable(Adapters.adapt(first, IResource.class)).map(IResource::getProject)
				.filter(packs::contains);
		Optional<IProject> edited = Optional.ofNullable(editor).map(IEditorPart::getEditorInput).map(input -> input.getAdapter(IFile.class))
				.map(IResource::getProject).filter(packs::contains);
		return selected.or(() -> edited);
	}

	private static boolean hasHull(IContainer container) {
		try {
			for (IResource member : container.members()) {
				boolean hull = member instanceof IFile && ENDING.equals(member.getFileExtension());
				if (hull || member instanceof IContainer folder && !folder.isDerived() && hasHull(folder)) {
					return true;
				}
			}
		} catch (CoreException reason) {
			ILog.of(Packs.class).warn(container + " could not be looked into.", reason);
		}
		return false;
	}
}
