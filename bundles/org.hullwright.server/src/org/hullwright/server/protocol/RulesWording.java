package org.hullwright.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.server.protocol.Responses.ComponentText;

/** The rules of a program in words, as they are printed. Asked from any thread. */
public interface RulesWording {

	/** Of a program whose texts are not known. */
	RulesWording NONE = new RulesWording() {

		@Override
		public List<ComponentText> components() {
			return List.of();
		}

		@Override
		public Map<String, String> icons() {
			return Map.of();
		}

		@Override
		public Optional<String> optionAt(int source) {
			return Optional.empty();
		}
	};

	/** What is printed on components, each once whatever its number of copies. */
	List<ComponentText> components();

	/** The outlines of the icons that stand on components, by their names: path data of SVG, in a square of 512 units with y downwards. */
	Map<String, String> icons();

	/**
	 * What an option does; empty when its label says it all.
	 *
	 * @param source number of its place in the text, as decisions tell it
	 */
	Optional<String> optionAt(int source);
}
