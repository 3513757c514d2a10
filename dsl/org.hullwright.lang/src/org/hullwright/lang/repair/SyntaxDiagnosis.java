package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.parser.DeclarationStarts;
import org.hullwright.lang.services.HullGrammarAccess;

import com.google.inject.Inject;
import com.google.inject.Provider;

/** Says of a file that cannot be read as a whole what is wrong with each declaration, what mends it, and which stretches nothing else should be said of. */
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

	/** Whether a declaration is in the model as it is written, though the parser may have stumbled over its first word because of what stands before it. */
	private static boolean isRead(XtextResource file, Region region) {
		return !file.getContents().isEmpty() && file.getContents().getFirst().eContents().stream().map(NodeModelUtils::findActualNodeFor)
				.anyMatch(node -> node != null && node.getOffset() == region.start() && node.getTotalEndOffset() >= region.end());
	}

	/** What is wrong with a file that has mistakes of syntax. */
	public Diagnosed of(XtextResource file) {
		String text = file.getParseResult().getRootNode().getText();
		List<Region> regions = Region.of(Words.of(text), word -> word.isName() && (starts.words().contains(word.text()) || !keywords.contains(word.text())));
		Set<Region> suspected = new LinkedHashSet<>();
		for (INode error : file.getParseResult().getSyntaxErrors()) {
			regions.stream().filter(region -> region.contains(error.getOffset())).forEach(suspected::add);
		}
		var problems = new ArrayList<SyntaxProblem>();
		var known = new DeclaredNames(packs.names(file), file, keywords, starts.words());
		DeclarationRepair repair = repairs.get();
		regions.stream().filter(Region::isUneven).forEach(suspected::add);
		var broken = new ArrayList<>(suspected.stream().filter(region -> !isRead(file, region)).toList());
		for (Region region : suspected.stream().sorted(Comparator.comparing(Region::start)).filter(region -> region.words().size() <= MOST_WORDS).limit(MOST_REGIONS).toList()) {
			List<SyntaxProblem> found = repair.problems(text.substring(region.start(), region.end()), region.start(), region.isHead(), known);
			if (!found.isEmpty()) {
				broken.add(region);
				problems.addAll(found);
			}
		}
		return new Diagnosed(List.copyOf(problems), List.copyOf(broken));
	}
}
