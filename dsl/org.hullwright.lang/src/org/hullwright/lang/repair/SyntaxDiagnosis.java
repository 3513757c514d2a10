package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.parser.DeclarationStarts;
import org.hullwright.lang.services.HullGrammarAccess;

/**
 * Says of a file that cannot be read as a whole what is wrong with each declaration, what mends it, and which stretches nothing else should
 * be said of. One serves all files: each file that is read is given it, and its keywords are those of the whole grammar.
 */
@Singleton
public class SyntaxDiagnosis {

	/** Declarations that are looked at closely. */
	private static final int MOST_REGIONS = 10;
	/** Words of a declaration that is looked at closely. */
	private static final int MOST_WORDS = 3_000;

	private final Provider<DeclarationRepair> repairs;
	private final DeclarationStarts starts;
	private final Set<String> keywords;
	private final PackContext packs;

	@Inject
	SyntaxDiagnosis(Provider<DeclarationRepair> repairs, DeclarationStarts starts, HullGrammarAccess grammar, PackContext packs) {
		this.repairs = repairs;
		this.starts = starts;
		this.keywords = GrammarUtil.getAllKeywords(grammar.getGrammar());
		this.packs = packs;
	}

	/**
	 * The regions whose declarations are not in the model as they are written, such as those that an unended text has swallowed. That the
	 * parser may have stumbled over the first word of one, because of what stands before it, does no harm.
	 */
	private static List<Region> unread(XtextResource file, List<Region> regions) {
		NavigableMap<Integer, Integer> read = new TreeMap<>(); // where the parts of the file end, by where they begin
		file.getContents().stream().flatMap(hull -> hull.eContents().stream()).map(NodeModelUtils::findActualNodeFor)
				.filter(Objects::nonNull)
				.forEach(node -> read.put(node.getOffset(), node.getTotalEndOffset()));
		return regions.stream()
				.filter(region -> !read.containsKey(region.start()) || read.floorEntry(region.end()).getValue() < region.end())
				.toList();
	}

	/** Adds the regions in which the parser has stumbled. No two of them touch: each begins a line. */
	private static void addErroneous(XtextResource file, List<Region> regions, Map<Integer, Region> suspected) {
		NavigableMap<Integer, Region> all = new TreeMap<>();
		regions.forEach(region -> all.put(region.start(), region));
		for (INode error : file.getParseResult().getSyntaxErrors()) {
			Entry<Integer, Region> around = all.floorEntry(error.getOffset());
			if (around != null && around.getValue().contains(error.getOffset())) {
				suspected.put(around.getKey(), around.getValue());
			}
		}
	}

	/** What is wrong with a file that has mistakes of syntax. */
	public Diagnosed of(XtextResource file) {
		String text = file.getParseResult().getRootNode().getText();
		List<Region> regions = Region.of(Tokenizer.of(text), word -> word.isName()
				&& (starts.words().contains(word.text()) || !keywords.contains(word.text())));
		NavigableMap<Integer, Region> suspected = new TreeMap<>(); // by where they begin
		addErroneous(file, regions, suspected);
		var problems = new ArrayList<SyntaxProblem>();
		var known = new DeclaredNames(packs.names(file), file, keywords, starts.words());
		DeclarationRepair repair = repairs.get();
		regions.stream().filter(Region::isUneven).forEach(region -> suspected.put(region.start(), region));
		var broken = new ArrayList<>(unread(file, regions));
		for (Region region : suspected.values().stream()
				.filter(region -> region.words().size() <= MOST_WORDS).limit(MOST_REGIONS).toList()) {
			List<SyntaxProblem> found = repair.problems(text.substring(region.start(), region.end()), region.start(), region.isHead(),
					known);
			if (!found.isEmpty()) {
				broken.add(region);
				problems.addAll(found);
			}
		}
		return new Diagnosed(List.copyOf(problems), List.copyOf(broken));
	}
}
