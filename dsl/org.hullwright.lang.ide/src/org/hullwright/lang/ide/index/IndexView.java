package org.hullwright.lang.ide.index;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;

import com.google.common.collect.Iterables;

/** The index as the files of one resource set see it: the state of it can be exchanged, the files stay. */
public final class IndexView extends AdapterImpl implements IResourceDescriptions {

	private VisibleFiles files;

	/** @param files what is seen at first */
	public IndexView(VisibleFiles files) {
		this.files = files;
	}

	/** The view that a resource set has; null when it has none. */
	public static IndexView of(ResourceSet resources) {
		for (var adapter : resources.eAdapters()) {
			if (adapter instanceof IndexView view) {
				return view;
			}
		}
		return null;
	}

	/** What is seen. */
	public VisibleFiles files() {
		return files;
	}

	/** Shows another state. */
	public void show(VisibleFiles present) {
		files = present;
	}

	@Override
	public Iterable<IResourceDescription> getAllResourceDescriptions() {
		return Iterables.filter(files.all(), IResourceDescription.class);
	}

	@Override
	public IResourceDescription getResourceDescription(URI uri) {
		return files.find(uri).orElse(null);
	}

	@Override
	public boolean isEmpty() {
		return files.all().isEmpty();
	}

	@Override
	public Iterable<IEObjectDescription> getExportedObjects() {
		return Iterables.concat(Iterables.transform(files.all(), FileSummary::getExportedObjects));
	}

	@Override
	public Iterable<IEObjectDescription> getExportedObjects(EClass type, QualifiedName name, boolean ignoreCase) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjects(type, name, ignoreCase)));
	}

	@Override
	public Iterable<IEObjectDescription> getExportedObjectsByType(EClass type) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjectsByType(type)));
	}

	@Override
	public Iterable<IEObjectDescription> getExportedObjectsByObject(EObject object) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjectsByObject(object)));
	}
}
