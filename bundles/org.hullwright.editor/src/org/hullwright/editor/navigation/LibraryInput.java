package org.hullwright.editor.navigation;

import java.io.InputStream;

import org.eclipse.core.resources.IEncodedStorage;
import org.eclipse.core.resources.IStorage;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IStorageEditorInput;
import org.hullwright.lang.library.CoreLibrary;

/** The core library as something to read: it is part of the program, so it can be looked at but not changed. */
public final class LibraryInput extends PlatformObject implements IStorageEditorInput {

	private static final String NAME = "core.hull";

	@Override
	public IStorage getStorage() {
		return new LibraryStorage();
	}

	@Override
	public boolean exists() {
		return true;
	}

	@Override
	public ImageDescriptor getImageDescriptor() {
		return ImageDescriptor.getMissingImageDescriptor(); // the editor shows the icon of the content
	}

	@Override
	public String getName() {
		return NAME;
	}

	@NonNullByDefault({})
	@Override
	public IPersistableElement getPersistable() {
		return null; // is not opened again with the window
	}

	@Override
	public String getToolTipText() {
		return "The core library, which every pack sees";
	}

	@NonNullByDefault({})
	@Override
	public boolean equals(Object other) {
		return other instanceof LibraryInput;
	}

	@Override
	public int hashCode() {
		return NAME.hashCode();
	}

	private static final class LibraryStorage extends PlatformObject implements IEncodedStorage {

		@Override
		public InputStream getContents() {
			return CoreLibrary.open();
		}

		@Override
		public IPath getFullPath() {
			return IPath.fromPortableString(NAME);
		}

		@Override
		public String getName() {
			return NAME;
		}

		@Override
		public boolean isReadOnly() {
			return true;
		}

		@Override
		public String getCharset() {
			return "UTF-8";
		}
	}
}
