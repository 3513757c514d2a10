package org.hullwright.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;

/** The bundles of the program, each with the classes in it. */
enum Bundle {

	MARKUP("markup"), MODEL("model"), LANG("lang"), LANG_IDE("lang.ide"), LANG_SERVER("lang.server"), ENGINE("engine"), PACKS("packs"),
	SIMULATION("simulation"), PICTURE("picture"),
	EXPORT("export"), SERVER("server"), CLI("cli"), EDITOR("editor"), PLAYTEST("playtest"), WORKBENCH("workbench");

	private static final String ROOT = "org.hullwright.";

	private final String root;

	Bundle(String name) {
		root = ROOT + name;
	}

	/** The package that all of it is in. */
	String root() {
		return root;
	}

	/** Its classes: those below its package, but not those of a bundle whose package lies within. */
	DescribedPredicate<JavaClass> classes() {
		return DescribedPredicate.describe("in " + root, type -> owner(type) == this);
	}

	private static Bundle owner(JavaClass type) {
		Bundle owner = null;
		for (Bundle bundle : values()) {
			boolean within = (type.getPackageName() + ".").startsWith(bundle.root + ".");
			if (within && (owner == null || bundle.root.length() > owner.root.length())) {
				owner = bundle;
			}
		}
		return owner;
	}
}
