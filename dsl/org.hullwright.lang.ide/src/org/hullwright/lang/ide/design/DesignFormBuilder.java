package org.hullwright.lang.ide.design;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.BoxReader;
import org.hullwright.lang.design.DesignReader;
import org.hullwright.lang.design.FontFiles;
import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.DesignForm.PrintedValue;
import org.hullwright.lang.ide.design.DesignForm.Step;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.Labels;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.DesignSide;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Works out what a form shows of a part of a design. */
public class DesignFormBuilder {

	private final PackContext packs;
	private final CardWriter cards;

	/**
	 * @param packs knows what a text sees
	 * @param cards knows which component is drawn
	 */
	@Inject
	DesignFormBuilder(PackContext packs, CardWriter cards) {
		this.packs = packs;
		this.cards = cards;
	}

	/**
	 * The form of the part at a place; empty where there is none.
	 *
	 * @param file the text that the author is in
	 */
	public Optional<DesignForm> form(XtextResource file, DesignSight sight, DesignPlace place) {
		return DesignParts.at(place, file, packs).map(part -> form(file, sight, part));
	}

	/** A theme that the author has chosen is changed where it is: it is nothing but looks. */
	private DesignForm form(XtextResource file, DesignSight sight, EObject part) {
		List<EObject> path = DesignParts.path(part);
		Appearance design = (Appearance) path.getFirst();
		String pack = PackContext.packOf(part.eResource());
		boolean own = pack.equals(PackContext.packOf(file)) || pack.equals(sight.theme());
		Component drawn = cards.componentAt(file, sight.caret()).<@Nullable Component>map(component -> component).orElse(null);
		return new DesignForm(DesignParts.placeOf(part), pack, own,
				path.stream().map(each -> new Step(DesignParts.label(each), DesignParts.placeOf(each))).toList(),
				part instanceof Appearance whole ? iconOf(DesignParts.withIcon(whole, packs)) : null,
				part instanceof DesignBox box ? boxForm(box) : null,
				fields(part, path, cascade(design, drawn, file)),
				printed(design, file), packs.folder(part.eResource()).map(folder -> new PackTypefaces(folder).families()).orElse(List.of()),
				own ? List.of() : new CopyTargets(packs.types(file).kinds()).of(design, drawn));
	}

	private static String iconOf(Appearance design) {
		return design.getIcon() == null ? "" : design.getIcon();
	}

	private static BoxForm boxForm(DesignBox box) {
		List<? extends EObject> beside = DesignParts.inner(box.eContainer());
		return new BoxForm(DesignParts.READER.content(box), BoxReader.placement(box), BoxReader.condition(box), beside.getFirst() == box,
				beside.getLast() == box);
	}

	/**
	 * What is said of what is drawn, or of what is designed where that is not drawn.
	 *
	 * @param drawn null where nothing is
	 */
	private List<Appearance> cascade(Appearance design, @Nullable Component drawn, XtextResource file) {
		DesignReader reader = new DesignReader(packs.appearances(file), Printing.DECLARED, packs.types(file), Translations.NONE,
				FontFiles.NONE);
		List<Appearance> ofDrawn = drawn == null ? List.of() : reader.cascade(drawn);
		if (ofDrawn.contains(design)) {
			return ofDrawn;
		}
		return switch (design.getNamed()) {
			case Component component -> reader.cascade(component);
			case Kind kind -> reader.cascade(kind);
			case null, default -> List.of();
		};
	}

	private static List<SettingField> fields(EObject part, List<EObject> path, List<Appearance> cascade) {
		Set<Setting> shown = new LinkedHashSet<>(switch (part) {
			case DesignSide side -> SettingGroup.ofSide();
			case DesignBox box -> SettingGroup.ofBox(DesignParts.READER.content(box));
			default -> SettingGroup.ofWhole();
		});
		DesignParts.settings(part).stream().map(DesignSetting::getName).flatMap(name -> called(name).stream()).forEach(shown::add);
		return shown.stream().map(setting -> field(setting, part, path, cascade)).toList();
	}

	private static Optional<Setting> called(@Nullable String name) {
		return Optional.ofNullable(name).flatMap(Setting::called);
	}

	private static SettingField field(Setting setting, EObject part, List<EObject> path, List<Appearance> cascade) {
		List<SettingValue> own = said(setting, part);
		List<EObject> around = new ArrayList<>();
		if (setting.isInherited() || part instanceof Appearance) {
			around.addAll(path.subList(1, Math.max(1, path.size() - 1)).reversed());
			around.addAll(part instanceof Appearance ? below(path.getFirst(), cascade) : cascade);
		}
		return around.stream().filter(each -> !said(setting, each).isEmpty()).findFirst()
				.map(each -> new SettingField(setting, own, said(setting, each), originOf(each)))
				.orElseGet(() -> new SettingField(setting, own, UsualValues.of(setting, part instanceof Appearance), ""));
	}

	/** What counts where a design says nothing. */
	private static List<Appearance> below(EObject design, List<Appearance> cascade) {
		int position = cascade.indexOf(design);
		return cascade.subList(position + 1, cascade.size());
	}

	private static String originOf(EObject part) {
		return switch (part) {
			case DesignSide side -> "the side " + side.getName();
			case Appearance design -> DesignParts.labelOf(design) + " in " + PackContext.packOf(design.eResource());
			default -> "the box around it";
		};
	}

	/** The last that counts, as far as it can be read. */
	private static List<SettingValue> said(Setting setting, EObject part) {
		return DesignParts.settings(part).reversed().stream().filter(written -> setting.word().equals(written.getName()))
				.map(written -> written.getValues().stream().map(SettingValue::of).toList()).filter(setting::takes).findFirst()
				.orElse(List.of());
	}

	private List<PrintedValue> printed(Appearance design, XtextResource file) {
		TypeInference types = packs.types(file);
		Optional<Kind> kind = switch (design.getNamed()) {
			case Component component -> types.kinds().of(component);
			case Kind named when !named.eIsProxy() -> Optional.of(named);
			case null, default -> Optional.empty();
		};
		return kind.stream().flatMap(of -> types.kinds().lineageOf(of).stream()).filter(each -> !Kinds.PIECE.equals(each.getName()))
				.flatMap(types.members()::declaredFor).filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.getNature() == PropertyNature.PRINTED && property.getName() != null)
				.map(property -> new PrintedValue(property.getName(),
						Labels.of(property, Translations.NONE), words(types.of(property))))
				.distinct().toList();
	}

	private static List<String> words(Type type) {
		return switch (type) {
			case Type.EnumerationType(Enumeration enumeration) ->
				enumeration.getLiterals().stream().map(EnumerationLiteral::getName).flatMap(Stream::ofNullable).toList();
			case Type.ListType(Type element) -> words(element);
			case Type.OptionalType(Type inner) -> words(inner);
			default -> List.of();
		};
	}
}
