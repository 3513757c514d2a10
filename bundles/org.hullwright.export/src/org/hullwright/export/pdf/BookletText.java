package org.hullwright.export.pdf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.model.Declaration;
import org.hullwright.model.DoEffect;
import org.hullwright.model.Game;
import org.hullwright.model.Procedure;

/**
 * What the rules of a pack say.
 *
 * @param players how many may play; empty text for a pack without a game
 * @param cards what is printed on its components, in the order of its files
 */
record BookletText(String players, List<Chapter> chapters, List<CardFace> cards) {

	BookletText {
		chapters = List.copyOf(chapters);
		cards = List.copyOf(cards);
	}

	/**
	 * Writes rules.
	 *
	 * @param language that names are translated into; empty text for that of the pack
	 */
	record Writer(CardWriter cards, String language) {

		private Section section(Procedure procedure) {
			return new Section(cards.title(procedure, language), cards.rules(procedure, language));
		}
	}

	/** Sections that belong together; never without any. */
	record Chapter(String title, List<Section> sections) {}

	/** Something that is done in a game. */
	record Section(String title, RulesText rules) {}

	/**
	 * Reads the rules that a pack itself declares, in the order in which they are come across in a game.
	 *
	 * @param cards what is printed on its components
	 */
	static BookletText of(LoadedPack pack, Writer writer, List<CardFace> cards) {
		List<Declaration> declarations = pack.ownFiles().stream().flatMap(file -> file.getDeclarations().stream()).toList();
		Optional<Game> game = declarations.stream().filter(Game.class::isInstance).map(Game.class::cast).findFirst();
		List<Procedure> course = game.map(BookletText::course).orElse(List.of());
		var performed = new LinkedHashSet<Procedure>();
		course.forEach(procedure -> follow(procedure, performed));
		declarations.stream().filter(Procedure.class::isInstance).map(Procedure.class::cast).forEach(performed::add);
		List<Procedure> others = performed.stream().filter(declarations::contains).filter(procedure -> !course.contains(procedure))
				.filter(procedure -> procedure.getResult() == null).toList();
		var chapters = new ArrayList<Chapter>();
		add("How a game goes", course, writer, chapters);
		add("What is done in it", others, writer, chapters);
		return new BookletText(game.map(BookletText::players).orElse(""), chapters, cards);
	}

	/** Adds all that is performed from here on, in the order in which it is come across. */
	private static void follow(Procedure procedure, SequencedSet<Procedure> performed) {
		for (TreeIterator<EObject> inside = procedure.eAllContents(); inside.hasNext();) {
			if (inside.next() instanceof DoEffect perform && perform.getProcedure() != null && performed.add(perform.getProcedure())) {
				follow(perform.getProcedure(), performed);
			}
		}
	}

	private static void add(String title, List<Procedure> procedures, Writer writer, List<Chapter> chapters) {
		List<Section> sections = procedures.stream().map(writer::section).filter(section -> !section.rules().isEmpty()).toList();
		if (!sections.isEmpty()) {
			chapters.add(new Chapter(title, sections));
		}
	}

	private static List<Procedure> course(Game game) {
		Stream<Procedure> beginning = Stream.ofNullable(game.getSetup());
		Stream<Procedure> ending = Stream.ofNullable(game.getEnding());
		return Stream.of(beginning, game.getPhases().stream(), ending).flatMap(each -> each).map(Procedure.class::cast).toList();
	}

	private static String players(Game game) {
		return game.getFewestPlayers() == game.getMostPlayers()
				? "For " + game.getFewestPlayers() + (game.getMostPlayers() == 1 ? " player." : " players.")
				: "For " + game.getFewestPlayers() + " to " + game.getMostPlayers() + " players.";
	}
}
