package org.hullwright.lang.ide.navigation;

import java.util.Set;
import java.util.function.Consumer;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;

/** The models of all files that may refer to something: those that can see its file and have its name in their text. */
public class MentioningFiles {

	private final Provider<XtextResourceSet> resourceSets;

	@Inject
	MentioningFiles(Provider<XtextResourceSet> resourceSets) {
		this.resourceSets = resourceSets;
	}

	/** Visits one file alone. */
	public void visit(URI file, Index index, Consumer<XtextResource> visitor) {
		index.packs().forEach((folder, pack) -> pack.find(file)
				.ifPresent(found -> visitor.accept(new IndexedResources(resourceSets.get(), index.visibleFrom(folder)).file(file))));
	}

	/**
	 * Visits them one after the other. Files of the same pack share the models of what they refer to; what is in different packs is the
	 * same when its address is.
	 *
	 * @param declaring the file that must be seen
	 * @param names one of which must be mentioned
	 */
	public void visit(URI declaring, Set<String> names, Index index, CancelIndicator cancelled, Consumer<XtextResource> visitor) {
		index.packs().forEach((folder, pack) -> {
			var visible = index.visibleFrom(folder);
			if (visible.find(declaring).isPresent()) {
				var resources = new IndexedResources(resourceSets.get(), visible);
				pack.files().stream().filter(file -> file.mentionsAny(names)).map(FileSummary::getURI)
						.takeWhile(file -> !cancelled.isCanceled()).forEach(file -> visitor.accept(resources.file(file)));
			}
		});
	}
}
