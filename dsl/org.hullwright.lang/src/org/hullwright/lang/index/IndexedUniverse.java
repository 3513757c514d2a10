package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.types.Universe;

/**
 * The universe as seen from one file: what the index says is visible, loaded on the first question. Only the files that add to kinds are
 * loaded for it.
 */
final class IndexedUniverse implements Universe {

	private final VisibleNames names;
	private final ResourceSet resources;
	private final Map<String, Optional<Kind>> coreKinds = new HashMap<>();
	private @Nullable Map<Kind, List<KindExtension>> extensions;

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
			known = loadExtensions();
			extensions = known;
		}
		return known.getOrDefault(kind, List.of());
	}

	private Map<Kind, List<KindExtension>> loadExtensions() {
		var loaded = new IdentityHashMap<Kind, List<KindExtension>>();
		for (IEObjectDescription description : names.of(HullPackage.Literals.KIND_EXTENSION)) {
			if (load(description) instanceof KindExtension extension && extension.getKind() != null && !extension.getKind().eIsProxy()) {
				loaded.computeIfAbsent(extension.getKind(), kind -> new ArrayList<>()).add(extension);
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
