package org.hullwright.lang.formatting2;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.formatting2.regionaccess.IEObjectRegion;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.hullwright.model.Board;
import org.hullwright.model.ChapterPart;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Declaration;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.DesignSide;
import org.hullwright.model.Effect;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Experiment;
import org.hullwright.model.Face;
import org.hullwright.model.Game;
import org.hullwright.model.Grid;
import org.hullwright.model.KindMember;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Measure;
import org.hullwright.model.PackClause;
import org.hullwright.model.Path;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.ReportSetting;
import org.hullwright.model.Requirement;
import org.hullwright.model.Side;
import org.hullwright.model.SideChange;
import org.hullwright.model.Space;
import org.hullwright.model.Test;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.Zone;

/** Which words begin something: a declaration, an entry, a sentence. A line that begins with any other word continues the one before. */
final class LineStarts {

	private static final Set<String> CLAUSES = Set.of("version", "licence", "authors", "words", "given", "when", "then", "players", "setup",
			"round", "ending",
			"rows", "grid", "directions", "contains");
	private static final Set<String> EXPERIMENT_CLAUSES = Set.of("games", "players", "agents", "scenario", "modes", "expansions",
			"varying");
	private static final Set<String> NEVER_CONTINUE = Set.of("}", "else");

	private final Set<ISemanticRegion> starts = new HashSet<>();
	private final Set<ISemanticRegion> declarations = new HashSet<>();

	LineStarts(ITextRegionAccess text) {
		EObject root = text.regionForRootEObject().getSemanticElement();
		root.eAllContents().forEachRemaining(object -> {
			IEObjectRegion region = text.regionForEObject(object);
			if (region != null && startsLine(object, text)) {
				ISemanticRegion first = region.getPreviousHiddenRegion().getNextSemanticRegion();
				starts.add(first);
				if (object.eContainer() == root && object instanceof Declaration) {
					declarations.add(first);
				}
			}
		});
	}

	/** Whether a line that begins with this word continues the line before. */
	boolean isContinuation(ISemanticRegion word) {
		return !starts.contains(word) && !NEVER_CONTINUE.contains(word.getText()) && !isClause(word);
	}

	/** Whether this word begins something at the top level of the file, which always has a line of its own. */
	boolean isDeclaration(ISemanticRegion word) {
		return declarations.contains(word);
	}

	private static boolean isClause(ISemanticRegion word) {
		if (word.getSemanticElement() instanceof Experiment) {
			return EXPERIMENT_CLAUSES.contains(word.getText()) && !"varying".equals(textBefore(word));
		}
		return CLAUSES.contains(word.getText()) && switch (word.getSemanticElement()) {
			case PackClause pack -> true;
			case Test test -> true;
			case Game game -> true;
			case Board board -> true;
			case Grid grid -> true;
			case Zone zone -> true;
			default -> false;
		};
	}

	private static String textBefore(ISemanticRegion word) {
		ISemanticRegion before = word.getPreviousSemanticRegion();
		return before == null ? "" : before.getText();
	}

	private static boolean startsLine(EObject object, ITextRegionAccess text) {
		return switch (object) {
			case ChoiceOption option ->
				!(option.eContainer() instanceof ChooseEffect choose) || text.regionForEObject(choose).getRegionFor().keyword("{") != null;
			case PackClause pack -> true;
			case Declaration declaration -> true;
			case KindMember member -> true;
			case Entry entry -> true;
			case Side side -> true;
			case SideChange side -> true;
			case Effect effect -> true;
			case Requirement requirement -> true;
			case ReportSetting report -> true;
			case Measure measure -> true;
			case EnumerationLiteral literal -> true;
			case Face face -> true;
			case LegendEntry letter -> true;
			case Space space -> !(space.eContainer() instanceof LegendEntry);
			case Path path -> true;
			case TrackSpace space -> true;
			case PlayerValue value -> true;
			case DesignSide side -> true;
			case DesignBox box -> true;
			case DesignSetting setting -> true;
			case ChapterPart part -> true;
			default -> false;
		};
	}
}
