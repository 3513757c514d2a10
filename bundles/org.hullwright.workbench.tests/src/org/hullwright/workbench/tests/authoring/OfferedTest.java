package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IPluginContribution;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.eclipse.ui.navigator.CommonViewer;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.views.IViewDescriptor;
import org.eclipse.ui.wizards.IWizardCategory;
import org.eclipse.ui.wizards.IWizardDescriptor;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.hullwright.workbench.authoring.AuthoringPerspective;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;

/** Everything that menus and lists of the workbench offer is something that an author of packs can use. */
@WindowTest
class OfferedTest {

	private final IWorkbench workbench = PlatformUI.getWorkbench();

	@Test
	void perspectives() {
		assertEquals(List.of("Authoring", "Play-test"),
				offered(Arrays.stream(workbench.getPerspectiveRegistry().getPerspectives())).map(IPerspectiveDescriptor::getLabel).sorted()
						.toList());
	}

	@Test
	void views() {
		assertEquals(
				List.of("Balance", "Board", "Bookmarks", "Breakpoints", "Call Hierarchy", "Card", "Debug", "Decision", "Expressions",
						"Games", "Guide", "History",
						"Minimap", "Outline", "Problems", "Progress", "Project Explorer", "Properties", "Search", "Seats", "Story", "Tasks",
						"Tests", "Variables", "Welcome", "What goes together", "Your first Room"),
				offered(Arrays.stream(workbench.getViewRegistry().getViews())).map(IViewDescriptor::getLabel).sorted().toList());
	}

	@Test
	void preference_pages() {
		assertEquals(
				List.of("Accessibility", "Annotations", "Appearance", "Autosave", "Colors and Fonts", "Colours", "Compare/Patch", "Editors",
						"General",
						"Globalization", "Hull", "Keys", "Launching", "Local History", "Perspectives", "Quick Diff", "Run/Debug", "Search",
						"Spelling", "Startup and Shutdown",
						"Text Editors", "Warnings", "Workspace"),
				offered(workbench.getPreferenceManager().getElements(PreferenceManager.PRE_ORDER).stream())
						.map(IPreferenceNode::getLabelText).sorted().toList());
	}

	@Test
	void new_things() {
		assertEquals(List.of("Character", "Event", "File", "Folder", "Intruder", "Intruder race", "Item", "Objective", "Other component",
				"Pack", "Room",
				"Scenario", "Test"), wizards(workbench.getNewWizardRegistry()));
	}

	@Test
	void new_things_of_the_file_menu() throws WorkbenchException {
		workbench.showPerspective(AuthoringPerspective.ID, workbench.getActiveWorkbenchWindow()).resetPerspective();
		List<String> file = labels(menuBar(), "File");
		assertFalse(file.contains("Convert Line Delimiters To") || file.contains("Switch Workspace"), file::toString);
		List<String> newThings = labels(itemOf(menuBar(), "File").getMenu(), "New");
		assertEquals(List.of("Pack", "Room", "Event", "Item"), newThings.subList(0, 4));
		assertEquals(newThings, newThingsOfTheToolbar());
	}

	@Test
	void what_can_be_done_with_a_file_of_the_project_tree() throws CoreException, WorkbenchException {
		IProject project = Projects.withPack("menus", "pack menus");
		try {
			Menu menu = menuInTree(project.getFile("menus.hull"));
			assertEquals(
					List.of("New", "Open", "Show In", "Open With", "Copy", "Paste", "Delete", "Move...", "Rename...", "Import...",
							"Export...", "Refresh",
							"Show Local History", "Compare With", "Replace With", "Play…", "Run tests", "Measure balance", "Properties"),
					labels(menu));
			labels(menuBar(), "File");
			assertEquals(labels(itemOf(menuBar(), "File").getMenu(), "New"), labels(menu, "New"));
		} finally {
			Projects.delete(project);
		}
	}

	@Test
	void what_can_be_done_with_a_project_of_the_project_tree() throws CoreException, WorkbenchException {
		IProject project = Projects.withPack("menus", "pack menus");
		try {
			List<String> offered = labels(menuInTree(project));
			assertTrue(
					offered.containsAll(
							List.of("New", "Rename...", "Export...", "Restore from Local History...", "Play…", "Run tests", "Properties")),
					offered::toString);
			assertFalse(offered.contains("Team") || offered.contains("Configure"), offered::toString);
		} finally {
			Projects.delete(project);
		}
	}

	/** What a right click on a file or project unfolds. */
	private Menu menuInTree(IResource chosen) throws WorkbenchException {
		IWorkbenchPage page = workbench.showPerspective(AuthoringPerspective.ID, workbench.getActiveWorkbenchWindow());
		CommonViewer tree = ((ProjectExplorer) page.showView(ProjectExplorer.VIEW_ID)).getCommonViewer();
		Wait.until(chosen + " in the tree", () -> {
			tree.setSelection(new StructuredSelection(chosen), true);
			return !tree.getStructuredSelection().isEmpty();
		});
		return tree.getControl().getMenu();
	}

	/** What the arrow beside the first button unfolds. */
	private List<String> newThingsOfTheToolbar() {
		ToolItem arrow = DialogPage.find(workbench.getActiveWorkbenchWindow().getShell(), ToolBar.class).stream()
				.flatMap(bar -> Stream.of(bar.getItems()))
				.filter(item -> "New".equals(item.getToolTipText())).findFirst().orElseThrow();
		IMenuCreator creator = ((ActionContributionItem) arrow.getData()).getAction().getMenuCreator();
		return labels(creator.getMenu(arrow.getParent()));
	}

	private Menu menuBar() {
		return workbench.getActiveWorkbenchWindow().getShell().getMenuBar();
	}

	/** What a menu offers below one of its items, as when it is unfolded. */
	private static List<String> labels(Menu menu, String label) {
		return labels(itemOf(menu, label).getMenu());
	}

	/** What a menu offers once it is unfolded. */
	private static List<String> labels(Menu menu) {
		menu.notifyListeners(SWT.Show, new Event());
		return Stream.of(menu.getItems()).map(OfferedTest::label).filter(offered -> !offered.isEmpty()).toList();
	}

	private static MenuItem itemOf(Menu menu, String label) {
		return Stream.of(menu.getItems()).filter(item -> label(item).equals(label)).findFirst().orElseThrow();
	}

	/** Without its key. */
	private static String label(MenuItem item) {
		return item.getText().replace("&", "").replaceFirst("\t.*", "");
	}

	@Test
	void what_can_be_imported() {
		assertEquals(List.of("Archive File", "Existing Projects into Workspace", "File System", "Pack archive (.hullpack)", "Preferences"),
				wizards(workbench.getImportWizardRegistry()));
	}

	@Test
	void what_can_be_exported() {
		assertEquals(List.of("Archive File", "File System", "Pack", "Preferences"),
				wizards(workbench.getExportWizardRegistry()));
	}

	@Test
	void what_can_be_run() {
		List<ILaunchConfigurationType> types = List.of(DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationTypes());
		assertEquals(List.of("Hull game", "Hull tests"),
				types.stream().filter(ILaunchConfigurationType::isPublic).filter(OfferedTest::isOffered)
						.map(ILaunchConfigurationType::getName).sorted().toList());
	}

	private static boolean isOffered(ILaunchConfigurationType type) {
		return !WorkbenchActivityHelper.filterItem(new IPluginContribution() {

			@Override
			public String getLocalId() {
				return type.getIdentifier();
			}

			@Override
			public String getPluginId() {
				return type.getPluginIdentifier();
			}
		});
	}

	@Test
	void top_menus() {
		assertEquals(List.of("&Edit", "&File", "&Help", "&Navigate", "&Play", "&Window", "Se&arch"),
				Arrays.stream(workbench.getActiveWorkbenchWindow().getShell().getMenuBar().getItems()).map(MenuItem::getText).sorted()
						.toList());
	}

	private static List<String> wizards(IWizardRegistry registry) {
		return offered(wizards(registry.getRootCategory())).map(IWizardDescriptor::getLabel).sorted().toList();
	}

	private static Stream<IWizardDescriptor> wizards(IWizardCategory category) {
		return Stream.concat(Arrays.stream(category.getWizards()), Arrays.stream(category.getCategories()).flatMap(OfferedTest::wizards));
	}

	private static <T> Stream<T> offered(Stream<T> all) {
		return all.filter(contribution -> !WorkbenchActivityHelper.filterItem(contribution));
	}
}
