package org.hullwright.playtest.workspace;

import java.util.Optional;

import com.google.inject.Injector;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.debug.SentenceLines;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.Rules;

/** The language of the workbench as the play-test uses it, with the packs that were prepared last. */
public final class HullLanguage {

	private HullLanguage() {}

	/** Started on first use by whatever thread comes first. */
	private static final class Preparer {

		private static final Injector LANGUAGE = HullIdeSetup.shared();
		private static final PackPreparer INSTANCE = new PackPreparer(LANGUAGE, new PreferredGames());
	}

	public static PackPreparer preparer() {
		return Preparer.INSTANCE;
	}

	/** Knows where sentences begin. */
	public static SentenceLines sentenceLines() {
		return Preparer.LANGUAGE.getInstance(SentenceLines.class);
	}

	/** Looks into a pack of the workspace, which takes its time; none when it cannot be played. */
	public static Optional<Insight> insight(IProject pack, CancelIndicator cancel) {
		if (pack.getLocation() == null) {
			return Optional.empty();
		}
		Prepared<Rules> prepared = preparer().prepare(pack.getLocation().toPath(), packs().libraries(), cancel);
		return prepared instanceof Prepared.Ready<Rules>(Rules rules) ? rules.insight() : Optional.empty();
	}

	public static Packs packs() {
		return new Packs(ResourcesPlugin.getWorkspace().getRoot());
	}
}
