package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.types.Universe;

/**
 * The universe as seen from one file: what the index says is visible, loaded on the first question. Only the files that add to kinds or
 * enumerations are loaded for it.
 */
final class IndexedUniverse implements Universe {

	private final VisibleNames names;
	private final ResourceSet resources;
	private final Map<String, Optional<Kind>> coreKinds = new HashMap<>();
	private @Nullable Map<Kind, List<KindExtension>> extensions;
	private @Nullable Map<Enumeration, List<EnumerationExtension>> words;

	IndexedUniverse(VisibleNames names, ResourceSet resources) {
		this.names = names;
		this.resources = resources;
	}

	@Override
	public Optional<Kind> coreKind(String name) {
		return coreKinds.computeIfAbsent(name,
				asked -> names.find(CoreLibrary.PACK + '.' + asked, HullPackage.Literals.KIND).map(this::load).map(Kind.class::cast));
	}

	@Override
	public Collection<KindExtension> extensionsOf(Kind kind) {
		Map<Kind, List<KindExtension>> known = extensions;
		if (known == null) {
			known = byTarget(HullPackage.Literals.KIND_EXTENSION, KindExtension.class, KindExtension::getKind);
			extensions = known;
		}
		return known.getOrDefault(kind, List.of());
	}

	@Override
	public Collection<EnumerationExtension> extensionsOf(Enumeration enumeration) {
		Map<Enumeration, List<EnumerationExtension>> known = words;
		if (known == null) {
			known = byTarget(HullPackage.Literals.ENUMERATION_EXTENSION, EnumerationExtension.class, EnumerationExtension::getEnumeration);
			words = known;
		}
		return known.getOrDefault(enumeration, List.of());
	}

	private <T extends EObject, E> Map<T, List<E>> byTarget(EClass type, Class<E> extensions, Function<E, @Nullable T> target) {
		var loaded = new IdentityHashMap<T, List<E>>();
		for (IEObjectDescription description : names.of(type)) {
			if (extensions.isInstance(load(description))) {
				E extension = extensions.cast(load(description));
				@Nullable
				T extended = target.apply(extension);
				if (extended != null && !extended.eIsProxy()) {
					loaded.computeIfAbsent(extended, any -> new ArrayList<>()).add(extension);
				}
			}
		}
		return loaded;
	}

	private @Nullable EObject load(IEObjectDescription description) {
		EObject object = description.getEObjectOrProxy();
		EObject resolved = object.eIsProxy() ? EcoreUtil.resolve(object, resources) : object;
		return resolved.eIsProxy() ? null : resolved;
	}
}
