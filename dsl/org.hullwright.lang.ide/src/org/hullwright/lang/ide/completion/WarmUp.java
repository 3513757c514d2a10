package org.hullwright.lang.ide.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.index.VisibleFiles;

/**
 * Warms up content assist on a sample text: the first proposals at each kind of place need classes that nobody has loaded, code that nobody
 * has compiled, and answers of the grammar that nobody has asked for, which takes up to a third of a second each.
 */
public class WarmUp {

	private static final String FILE = "sample.txt";
	private static final URI ADDRESS = URI.createURI("hull:/sample/pack.hull");
	private static final Path FOLDER = Path.of("sample");
	private static final char PLACE = '¦';

	private final ProposalFinder proposals;
	private final Summarizer summarizer;
	private final Provider<XtextResourceSet> resourceSets;

	@Inject
	WarmUp(ProposalFinder proposals, Summarizer summarizer, Provider<XtextResourceSet> resourceSets) {
		this.proposals = proposals;
		this.summarizer = summarizer;
		this.resourceSets = resourceSets;
	}

	/**
	 * Finds proposals at each marked place of the sample, until it is cancelled.
	 *
	 * @param library the core library
	 * @return at how many places
	 */
	public int run(FileSummary library, CancelIndicator cancelled) {
		String marked = read();
		var resources = new IndexedResources(resourceSets.get(), visible(library, List.of()));
		FileSummary sample = resources.update(ADDRESS, marked.replace(String.valueOf(PLACE), ""), summarizer);
		resources.show(visible(library, List.of(sample)));
		XtextResource file = resources.file(ADDRESS);
		int places = 0;
		for (int mark = marked.indexOf(PLACE); mark >= 0 && !cancelled.isCanceled(); mark = marked.indexOf(PLACE, mark + 1)) {
			proposals.proposals(file, mark - places, cancelled);
			places++;
		}
		return places;
	}

	private static VisibleFiles visible(FileSummary library, List<FileSummary> files) {
		return new Index(library, Map.of(FOLDER, new PackSummary(FOLDER, files, List.of())), pack -> Optional.empty())
				.visibleFrom(FOLDER);
	}

	/** The sample, with the places marked. */
	private static String read() {
		try (InputStream text = WarmUp.class.getResourceAsStream(FILE)) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException("The sample text cannot be read", broken);
		}
	}
}
