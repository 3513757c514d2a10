package org.hullwright.server.protocol;

import java.util.List;
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
		public Optional<String> optionAt(int source) {
			return Optional.empty();
		}
	};

	/** What is printed on components, each once whatever its number of copies. */
	List<ComponentText> components();

	/**
	 * What an option does; empty when its label says it all.
	 *
	 * @param source number of its place in the text, as decisions tell it
	 */
	Optional<String> optionAt(int source);
}
