package org.hullwright.model.series;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;

/** What a part of a member of a series is a copy of. */
final class Origin extends AdapterImpl {

	private final EObject written;

	Origin(EObject written) {
		this.written = written;
	}

	EObject written() {
		return written;
	}

	@Override
	public boolean isAdapterForType(Object type) {
		return type == Origin.class;
	}
}
