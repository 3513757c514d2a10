package org.hullwright.lang.ide.completion;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.index.DeclaredTypes;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.model.Readable;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * What is known of a place that a name is about to be written at: the type that is wanted, the variables at hand, and which names fit. For
 * one question.
 */
final class Surroundings {

	private final EObject place;
	private final XtextResource file;
	private final PackContext packs;
	private final TypeInference types;
	private final DeclaredTypes declared;
	private final @Nullable Predicate<Type> wanted; // null where nothing in particular is

	/** @param context where the name will stand, in a linked file */
	Surroundings(ContentAssistContext context, PackContext packs) {
		this.place = context.getCurrentModel();
		this.file = context.getResource();
		this.packs = packs;
		this.types = packs.types(file);
		VisibleNames names = packs.names(file);
		this.declared = new DeclaredTypes((written, type) -> names.find(written, type)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(found -> !found.eIsProxy()),
				types.kinds());
		Optional<Predicate<Type>> behind = new WantedTypes(types).behind(context.getOffset() - context.getPrefix().length(),
				file.getParseResult().getRootNode());
		this.wanted = behind.isPresent() ? behind.get() : null;
	}

	/** Whether a name stands for a variable, or for a word that only the wanted type brings. */
	static boolean isAtHand(IEObjectDescription named) {
		return !named.getEObjectOrProxy().eIsProxy();
	}

	/** Whether what a name stands for is of the type that is wanted; not where nothing in particular is. */
	boolean isFitting(IEObjectDescription named) {
		Predicate<Type> wanted = this.wanted;
		return wanted != null && isFitting(typeOf(named), wanted);
	}

	/** Whether values of a type, as it is written, are wanted; not where nothing in particular is. */
	boolean isFitting(String type) {
		Predicate<Type> wanted = this.wanted;
		return wanted != null && isFitting(declared.of(type), wanted);
	}

	private static boolean isFitting(Type type, Predicate<Type> wanted) {
		return !type.isUnknown() && wanted.test(type);
	}

	private Type typeOf(IEObjectDescription named) {
		return isAtHand(named) && named.getEObjectOrProxy() instanceof Readable readable ? types.of(readable) : declared.of(named);
	}

	/** The variables at hand with their types, by name. */
	Map<String, Type> variables() {
		var found = new HashMap<String, Type>();
		SequencedMap<String, Variable> visible = packs.locals(file).at(place);
		visible.forEach((name, variable) -> found.put(name, types.of((Readable) variable)));
		return found;
	}

	/** Whether a value of one type, as it is written, can be had from a value of another. */
	boolean isUsableAs(String type, Type given) {
		Type asked = declared.of(type);
		return !asked.isUnknown() && !given.isUnknown() && types.assignability().isAssignable(given, asked);
	}

	/** Whether values of a type, as it is written, can be written down anywhere: numbers, texts, yes and no. */
	boolean isWritable(String type) {
		return switch (declared.of(type)) {
			case Type.NumberType number -> true;
			case Type.TruthType truth -> true;
			case Type.TextType text -> true;
			case Type.OptionalType optional -> true;
			default -> false;
		};
	}
}
