package org.hullwright.lang.validation.expansion;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.BoardReplacements;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Board;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.PackClause;
import org.hullwright.model.Space;
import org.hullwright.model.boards.GridPlaces;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.expansions.BoardSides;
import org.hullwright.model.expansions.Expansions;

/** What is laid instead of a board can take its place: it has what rules name, of the same kinds, and lies where a board is. */
public class BoardSideChecks extends ConcernChecks {

	private static final int MOST_TOLD = 5;

	private final PackContext packs;

	@Inject
	BoardSideChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void isAnotherBoard(BoardReplacement change) {
		if (change.getBoard() != null && change.getBoard() == change.getReplacement() && !change.getBoard().eIsProxy()) {
			reportAt(IssueCode.NOTHING_CHANGED, change, HullPackage.Literals.BOARD_REPLACEMENT__REPLACEMENT, change.getBoard().getName());
		}
	}

	/** Nothing can be laid instead of a board that another expansion brings, unless that is on. */
	@Check
	void isLaidInsteadOfSomething(BoardReplacement change) {
		Optional<Expansion> own = BoardReplacements.expansionOf(change);
		if (!BoardSides.isWhole(change) || own.isEmpty()) {
			return;
		}
		BoardReplacements changes = packs.boardSides(change.eResource());
		isThere(changes.bringing(change.getBoard()), change.getBoard(), own.get(), change, HullPackage.Literals.BOARD_REPLACEMENT__BOARD);
		isThere(Expansions.expansionAround(change.getReplacement()).stream().toList(), change.getReplacement(), own.get(), change,
				HullPackage.Literals.BOARD_REPLACEMENT__REPLACEMENT);
	}

	private void isThere(List<Expansion> bringing, Board board, Expansion own, BoardReplacement change, EStructuralFeature feature) {
		Expansions expansions = packs.expansions(change.eResource());
		if (!bringing.isEmpty() && bringing.stream().noneMatch(expansions.neededBy(own)::contains)) {
			reportAt(IssueCode.BOARD_NOT_THERE, change, feature, board.getName(), expansions.nameOf(bringing.getFirst()), own.getName());
		}
	}

	@Check
	void hasWhatRulesName(BoardReplacement change) {
		if (!BoardSides.isWhole(change)) {
			return;
		}
		SequencedMap<String, List<NameReference>> missing = new MissingPlaces(packs, change.eResource()).on(change);
		if (!missing.isEmpty()) {
			String places = missing.entrySet().stream().limit(MOST_TOLD).map(entry -> told(entry.getKey(), entry.getValue()))
					.reduce((one, other) -> one + ", " + other).orElseThrow();
			int more = missing.size() - MOST_TOLD;
			reportAt(IssueCode.SIDE_WITHOUT_PLACE, change, HullPackage.Literals.BOARD_REPLACEMENT__REPLACEMENT,
					change.getReplacement().getName(),
					new Worded(places + (more > 0 ? " and " + more + " more" : ""), List.copyOf(missing.keySet())),
					"if " + missing.firstEntry().getKey() + " is in " + change.getBoard().getName());
		}
	}

	/** Of packs that know nothing of each other, one lays a side and another names what it lacks; who requires both is told. */
	@Check
	void bringsNoRuleTogetherWithASideThatLacksItsPlace(PackClause pack) {
		if (!pack.isManifest() || pack.getName() == null || pack.getRequirements().size() < 2) {
			return;
		}
		for (BoardReplacement change : packs.boardSides(pack.eResource()).replacements()) {
			new MissingPlaces(packs, pack.eResource()).on(change).forEach((place, mentions) -> mentions.stream()
					.filter(mention -> isFirstToSeeBoth(pack, change, mention)).findFirst()
					.ifPresent(mention -> reportAt(IssueCode.SIDE_WITHOUT_PLACE, pack, HullPackage.Literals.NAMED__NAME,
							change.getReplacement().getName(), new Worded(told(place, List.of(mention)), place),
							"if " + place + " is in " + change.getBoard().getName())));
		}
	}

	private boolean isFirstToSeeBoth(PackClause pack, EObject one, EObject other) {
		List<String> origins = List.of(PackContext.packOf(one.eResource()), PackContext.packOf(other.eResource()));
		VisiblePacks known = packs.packs(pack.eResource());
		return !origins.contains(pack.getName()) && pack.getRequirements().stream()
				.noneMatch(requirement -> known.from(requirement.getPack()).containsAll(origins));
	}

	private static String told(String place, List<NameReference> mentions) {
		return place + " (" + whereabouts(mentions.getFirst()) + (mentions.size() > 1 ? " and elsewhere" : "") + ")";
	}

	/** Where a rule names a place of a side that need not be the one in play. */
	@Check
	void namesWhatIsInPlay(NameReference mention) {
		if (NamedPlaces.isPlace(mention.getTarget()) && !mention.getTarget().eIsProxy()) {
			new MissingPlaces(packs, mention.eResource()).withoutItsPlace(mention)
					.ifPresent(side -> reportAt(IssueCode.PLACE_NOT_IN_PLAY, mention, HullPackage.Literals.NAME_REFERENCE__TARGET,
							mention.getTarget().getName(), side.board().getName(), side.when(),
							"if " + mention.getTarget().getName() + " is in " + side.board().getName()));
		}
	}

	@Check
	void hasTheSameKinds(BoardReplacement change) {
		if (BoardSides.isWhole(change)) {
			NamedPlaces.spacesOf(change.getBoard()).forEach(space -> NamedPlaces.like(space, change.getReplacement())
					.ifPresent(other -> isOfTheSameKind(space, (Space) other, change)));
		}
	}

	private void isOfTheSameKind(Space space, Space other, BoardReplacement change) {
		Kind kind = GridPlaces.kindOf(space);
		Kind otherKind = GridPlaces.kindOf(other);
		if (kind != otherKind) {
			reportAt(IssueCode.SIDE_OTHER_KIND, change, HullPackage.Literals.BOARD_REPLACEMENT__REPLACEMENT, space.getName(), nameOf(kind),
					change.getBoard().getName(), nameOf(otherKind), change.getReplacement().getName());
		}
	}

	private static String nameOf(@Nullable Kind kind) {
		return kind == null ? "space" : kind.getName();
	}

	@Check
	void namesTheSameDirections(BoardReplacement change) {
		if (!BoardSides.isWhole(change)) {
			return;
		}
		Enumeration words = change.getBoard().getCircle();
		Enumeration others = change.getReplacement().getCircle();
		if (words != null && words != others) {
			reportAt(IssueCode.SIDE_OTHER_DIRECTIONS, change, HullPackage.Literals.BOARD_REPLACEMENT__REPLACEMENT,
					change.getReplacement().getName(), words.getName());
		}
	}

	private static String whereabouts(EObject text) {
		String file = text.eResource().getURI().lastSegment();
		return Optional.ofNullable(NodeModelUtils.findActualNodeFor(text)).map(node -> file + ", line " + node.getStartLine()).orElse(file);
	}
}
