package org.hullwright.lang.ide.lens;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.navigation.Overriding;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Named;
import org.hullwright.model.Test;
import org.hullwright.model.Variable;

/**
 * What one file has to do with declarations, its own and others', by their full names: these stay the same while the author writes around
 * them, other than their places.
 */
public record Mentions(Map<QualifiedName, Mentioned> byName) {

	/**
	 * How a declaration is named.
	 *
	 * @param times how often, its declaration not counted
	 * @param overriders who puts something in its place
	 * @param tests the tests that name it: their titles by their addresses
	 */
	public record Mentioned(int times, SortedSet<String> overriders, Map<String, String> tests) {}

	/** No file at all. */
	public static final Mentions NONE = new Mentions(Map.of());

	/** Reads a file; links everything in it. */
	public static Mentions in(XtextResource file, HullNames names) {
		var found = new HashMap<QualifiedName, Mentioned>();
		var named = new IdentityHashMap<EObject, Optional<QualifiedName>>(); // most of what is mentioned is mentioned often
		Reference.in(file)
				.filter(reference -> reference.target() instanceof Named && !(reference.target() instanceof Variable)
						&& reference.target().eResource() != null)
				.forEach(reference -> named
						.computeIfAbsent(reference.target(), target -> Optional.ofNullable(names.getFullyQualifiedName(target)))
						.ifPresent(name -> found.merge(name, mentioned(reference), Mentions::both)));
		return new Mentions(Map.copyOf(found));
	}

	private static Mentioned mentioned(Reference reference) {
		var overriders = new TreeSet<String>();
		if (Overriding.isOverriding(reference)) {
			overriders.add(Overriding.responsible(reference));
		}
		Test test = EcoreUtil2.getContainerOfType(reference.source(), Test.class);
		return new Mentioned(1, overriders,
				test == null ? Map.of() : Map.of(EcoreUtil.getURI(test).toString(), test.getTitle() == null ? "" : test.getTitle()));
	}

	/** What is said about a declaration in several files. */
	public static Mentioned of(QualifiedName declared, Stream<Mentions> files) {
		return files.map(file -> file.byName.get(declared)).filter(Objects::nonNull)
				.reduce(new Mentioned(0, new TreeSet<>(), Map.of()), Mentions::both);
	}

	private static Mentioned both(Mentioned one, Mentioned other) {
		var overriders = new TreeSet<>(one.overriders);
		overriders.addAll(other.overriders);
		var tests = new HashMap<>(one.tests);
		tests.putAll(other.tests);
		return new Mentioned(one.times + other.times, overriders, tests);
	}
}
