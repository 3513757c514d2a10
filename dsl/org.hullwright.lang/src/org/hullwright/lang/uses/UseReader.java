package org.hullwright.lang.uses;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.linking.HullResource;
import org.hullwright.lang.linking.WrittenName;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.naming.TokenText;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExtension;
import org.hullwright.model.Declaration;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.DesignValue;
import org.hullwright.model.Experiment;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NameReference;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Rule;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.Test;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.Timing;
import org.hullwright.model.Tryout;

/** Reads the uses of names off one file. What something does with itself is no use of it. */
public final class UseReader {

	private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
	private static final String PICTURE = "picture";
	private static final String SUPPLY = "supply";
	private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*\\}");

	private final Set<Mention> byRules = new HashSet<>();
	private final Set<Mention> byTests = new HashSet<>();
	private Set<Mention> mentions = byRules; // where what is read now is mentioned

	private UseReader() {}

	/** The uses of names in a file. Follows no link. */
	public static FileUses read(XtextResource file) {
		return file instanceof HullResource hull && hull.getParseResult() != null && !hull.getContents().isEmpty()
				? new UseReader().uses(hull)
				: FileUses.NONE;
	}

	private FileUses uses(HullResource file) {
		for (WrittenName written : file.names()) {
			Set<Mention> place = mentionsOf(written.owner());
			String text = TokenText.of(written.node()).replace("^", "");
			String name = text.substring(text.lastIndexOf('.') + 1);
			if (place != null && !concernsItself(written.owner(), name)) {
				mentions = place;
				read(written.owner(), written.role(), name);
			}
		}
		for (ILeafNode leaf : file.prose()) {
			String text = leaf.getText();
			if (text.startsWith("\"")) {
				EObject owner = NodeModelUtils.findActualSemanticObjectFor(leaf);
				Set<Mention> place = mentionsOf(owner);
				if (place != null) {
					mentions = place;
					readText(text, owner);
				}
			}
		}
		String broken = file.getParseResult().hasSyntaxErrors() ? file.getParseResult().getRootNode().getText() : "";
		return new FileUses(byRules, byTests, words(broken));
	}

	/** All words of a text; not by a pattern, as this is done after each keystroke in a file that is being written. */
	private static Set<String> words(String text) {
		var words = new HashSet<String>();
		int end = 0;
		for (int start = 0; start < text.length(); start = end) {
			end = start + 1;
			if (isLetter(text.charAt(start))) {
				while (end < text.length() && (isLetter(text.charAt(end)) || text.charAt(end) >= '0' && text.charAt(end) <= '9')) {
					end++;
				}
				words.add(text.substring(start, end));
			}
		}
		return words;
	}

	private static boolean isLetter(char character) {
		return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character == '_';
	}

	/** Where to put what a part of a file mentions; null for what is part of no declaration, and for the rulebook, which uses nothing. */
	private @Nullable Set<Mention> mentionsOf(EObject part) {
		for (EObject each = part; each != null; each = each.eContainer()) {
			if (each instanceof Chapter || each instanceof ChapterExtension) {
				return null;
			}
			if (each instanceof Declaration && each.eContainer() instanceof HullFile) {
				return each instanceof Test || each instanceof Tryout || each instanceof Experiment ? byTests : byRules;
			}
		}
		return null;
	}

	private void readText(String written, EObject owner) {
		if (owner instanceof TextLiteral text && text.getValue() != null
				&& text.eContainer() instanceof PropertyEntry entry
				&& HullNames.written(entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY).equals(PICTURE)) {
			mentions.add(new Mention(Use.SHOWN, text.getValue(), true));
		}
		if (owner instanceof DesignValue value && value.getText() != null) {
			mentions.add(new Mention(Use.SHOWN, value.getText(), true));
		}
		if (written.indexOf('{') > 0) {
			PLACEHOLDER.matcher(written).results().flatMap(shown -> WORD.matcher(shown.group()).results())
					.forEach(word -> addBoth(Use.READ, word.group()));
		}
	}

	private void read(EObject owner, EReference link, String name) {
		switch (owner) {
			case FeatureAccess access -> value(access, name, true);
			case SelfProperty own -> value(own, name, true);
			case NameReference value -> value(value, name, false);
			default -> link(owner, link, name);
		}
	}

	private void value(EObject expression, String name, boolean member) {
		Use use = Positions.of(expression);
		mentions.add(new Mention(use, name, member));
		if (use != Use.CHANGED) {
			mentions.add(new Mention(Use.READ, name, member));
			if (Positions.isDrawnFrom(expression)) {
				mentions.add(new Mention(Use.DRAWN, name, member));
			}
		}
	}

	private void link(EObject owner, EReference link, String name) {
		if (link == HullPackage.Literals.DO_EFFECT__PROCEDURE || link == HullPackage.Literals.FUNCTION_CALL__FUNCTION
				|| link == HullPackage.Literals.GAME__SETUP || link == HullPackage.Literals.GAME__PHASES
				|| link == HullPackage.Literals.GAME__ENDING) {
			mentions.add(new Mention(Use.PERFORMED, name, false));
		} else if (link == HullPackage.Literals.RESOLVE_EFFECT__SLOT || link == HullPackage.Literals.CAN_EXPRESSION__SLOT) {
			mentions.add(new Mention(Use.PERFORMED, name, true));
		} else if (link == HullPackage.Literals.EFFECT_ENTRY__SLOT) {
			mentions.add(new Mention(Use.FILLED, name, true));
		} else if (link == HullPackage.Literals.RULE__TRIGGER && owner instanceof Rule rule && rule.getTiming() == Timing.INSTEAD) {
			mentions.add(new Mention(Use.FILLED, name, true));
		} else if (link == HullPackage.Literals.PROPERTY_ENTRY__PROPERTY) {
			mentions.add(new Mention(Use.CHANGED, name, true));
		} else if (link == HullPackage.Literals.ZONE_ENTRY__ZONE || link == HullPackage.Literals.ADD_CHANGE__ZONE
				|| link == HullPackage.Literals.ZONE_CHANGE__ZONE) {
			addBoth(Use.GIVEN, name);
		} else if (link == HullPackage.Literals.WATCH__SUBJECT || link == HullPackage.Literals.TRACK_CHANGE__TRACK
				|| link == HullPackage.Literals.BOARD__DIRECTION_PROPERTY) {
			addBoth(Use.READ, name);
		} else if (link == HullPackage.Literals.SUBSTITUTION__REPLACEMENT
				|| link == HullPackage.Literals.COMPOSITION__CONTENT && !(owner.eContainer() instanceof RemoveChange)
				|| link == HullPackage.Literals.QUERY__SUBJECT && isOfSupply((Query) owner)) {
			mentions.add(new Mention(Use.CONTAINED, name, false));
		}
	}

	/** Whatever of a kind is looked for in the supply may be taken out of it. */
	private static boolean isOfSupply(Query query) {
		return query.getSource() instanceof NameReference source
				&& SUPPLY.equals(HullNames.written(source, HullPackage.Literals.NAME_REFERENCE__TARGET));
	}

	private void addBoth(Use use, String name) {
		mentions.add(new Mention(use, name, false));
		mentions.add(new Mention(use, name, true));
	}

	/** Whether a name stands inside of what declares it, or in how its own next value is computed. */
	private static boolean concernsItself(EObject place, String name) {
		EObject child = place;
		for (EObject parent = child.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			boolean itself = switch (parent) {
				case Procedure procedure -> name.equals(procedure.getName());
				case Property property -> name.equals(property.getName());
				case DefinitionChange change -> name.equals(HullNames.written(change, HullPackage.Literals.DEFINITION_CHANGE__PROPERTY));
				case SetEffect set -> child == set.getValue() && name.equals(changedBy(set));
				default -> false;
			};
			if (itself) {
				return true;
			}
		}
		return false;
	}

	private static String changedBy(SetEffect set) {
		return switch (set.getTarget()) {
			case FeatureAccess access -> HullNames.written(access, HullPackage.Literals.FEATURE_ACCESS__FEATURE);
			case SelfProperty own -> HullNames.written(own, HullPackage.Literals.SELF_PROPERTY__FEATURE);
			case NameReference value -> HullNames.written(value, HullPackage.Literals.NAME_REFERENCE__TARGET);
			case null, default -> "";
		};
	}
}
