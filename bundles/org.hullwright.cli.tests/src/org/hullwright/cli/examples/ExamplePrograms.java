package org.hullwright.cli.examples;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.hullwright.cli.Sources;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.Program;

/** The programs of example packs as they are by themselves. A program never changes: each is compiled once for all tests. */
final class ExamplePrograms {

	private static final Map<String, Program> COMPILED = new HashMap<>();

	private ExamplePrograms() {}

	/** @param pack the name of its folder */
	static Program of(String pack) {
		return COMPILED.computeIfAbsent(pack, name -> new Workshop().open(Sources.examples().resolve(name)).program(Set.of()));
	}
}
