package org.hullwright.lang.ide.lens;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Lens;
import org.hullwright.lang.ide.lens.Mentions.Mentioned;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Named;

/** Tells what the packs have to do with what a file declares, as far as they have been looked at. */
public class LensFinder {

	private final Declarations declarations;
	private final HullNames names;

	@Inject
	LensFinder(Declarations declarations, HullNames names) {
		this.declarations = declarations;
		this.names = names;
	}

	/** A lens for each declaration at the top of the file and each effect of its kinds that anybody names. */
	public List<Lens> lenses(XtextResource file, Collection<Mentions> known) {
		return file.getContents().stream().filter(HullFile.class::isInstance).flatMap(hull -> ((HullFile) hull).getDeclarations().stream())
				.flatMap(LensFinder::withEffects).filter(Named.class::isInstance).map(Named.class::cast)
				.flatMap(declared -> lens(declared, known).stream()).toList();
	}

	private static Stream<EObject> withEffects(EObject declared) {
		return switch (declared) {
			case Kind kind -> Stream.concat(Stream.of(kind), kind.getMembers().stream().filter(EffectSlot.class::isInstance));
			case KindExtension extension -> extension.getMembers().stream().filter(EffectSlot.class::isInstance).map(EObject.class::cast);
			default -> Stream.of(declared);
		};
	}

	private Optional<Lens> lens(Named declared, Collection<Mentions> known) {
		QualifiedName name = names.getFullyQualifiedName(declared);
		if (name == null) {
			return Optional.empty();
		}
		Mentioned mentioned = Mentions.of(name, known.stream());
		return mentioned.times() == 0
				? Optional.empty()
				: Optional.of(new Lens(declarations.nameOf(declared), mentioned.times(), mentioned.overriders(), mentioned.tests().size()));
	}
}
