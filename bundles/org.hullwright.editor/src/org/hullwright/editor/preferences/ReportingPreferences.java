package org.hullwright.editor.preferences;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.IScopeContext;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.OpenProjects;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.Reporting;
import org.hullwright.model.ReportLevel;
import org.osgi.service.prefs.BackingStoreException;

/** How seriously warnings are taken, as it is kept: for all packs with the workspace, for one pack with its project. */
public final class ReportingPreferences {

	private static final String PREFIX = "report.";
	private static final String OWN = PREFIX + "here";

	private final IEclipsePreferences node;

	private ReportingPreferences(IScopeContext scope) {
		node = scope.getNode(HullEditorPlugin.ID);
	}

	/** What is kept for all packs. */
	static ReportingPreferences ofWorkspace() {
		return new ReportingPreferences(InstanceScope.INSTANCE);
	}

	/** What is kept for one pack. */
	static ReportingPreferences of(IProject pack) {
		return new ReportingPreferences(new ProjectScope(pack));
	}

	/** All that counts now. */
	public static Reporting current(IWorkspace workspace) {
		var inFolders = new HashMap<Path, Map<IssueCode, ReportLevel>>();
		for (IProject project : new OpenProjects(workspace.getRoot()).all()) {
			if (of(project).isUsed()) {
				inFolders.put(project.getLocation().toPath(), of(project).wishes());
			}
		}
		return new Reporting(ofWorkspace().wishes(), inFolders);
	}

	/** Whether this is the file in which the wishes for its project are kept. */
	public static boolean areKeptIn(IFile file) {
		return file.getProjectRelativePath().toString().equals(".settings/" + HullEditorPlugin.ID + ".prefs");
	}

	/**
	 * Has an action run whenever the wishes for all packs change; once for each that does.
	 *
	 * @return what ends that
	 */
	public static Runnable onChange(Runnable action) {
		IEclipsePreferences node = ofWorkspace().node;
		IPreferenceChangeListener listener = event -> {
			if (event.getKey().startsWith(PREFIX)) {
				action.run();
			}
		};
		node.addPreferenceChangeListener(listener);
		return () -> node.removePreferenceChangeListener(listener);
	}

	/** Whether a pack has wishes of its own, be they none; meaningless for the workspace. */
	boolean isUsed() {
		return node.getBoolean(OWN, false);
	}

	/** What is wished otherwise than usual. */
	Map<IssueCode, ReportLevel> wishes() {
		var wishes = new EnumMap<IssueCode, ReportLevel>(IssueCode.class);
		IssueCode.settable().forEach(code -> level(node.get(PREFIX + code.name(), "")).ifPresent(level -> wishes.put(code, level)));
		return wishes;
	}

	/** Keeps other wishes in place of these. */
	void keep(Map<IssueCode, ReportLevel> wishes) throws BackingStoreException {
		IssueCode.settable().forEach(code -> {
			if (wishes.containsKey(code)) {
				node.put(PREFIX + code.name(), wishes.get(code).name().toLowerCase(Locale.ROOT));
			} else {
				node.remove(PREFIX + code.name());
			}
		});
		node.flush();
	}

	/** Says that a pack has wishes of its own. */
	void use() {
		node.putBoolean(OWN, true);
	}

	/** Forgets everything. */
	void forget() throws BackingStoreException {
		for (String key : node.keys()) {
			if (key.startsWith(PREFIX)) {
				node.remove(key);
			}
		}
		node.flush();
	}

	/** Somebody may have written the file by hand, so any word may stand there. */
	private static Optional<ReportLevel> level(String word) {
		return Arrays.stream(ReportLevel.values()).filter(level -> level.name().equalsIgnoreCase(word)).findFirst();
	}
}
