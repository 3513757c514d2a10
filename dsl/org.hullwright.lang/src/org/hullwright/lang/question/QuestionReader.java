package org.hullwright.lang.question;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;
import org.hullwright.lang.linking.HullLinker;
import org.hullwright.lang.question.ReadQuestion.Refused;
import org.hullwright.lang.question.ReadQuestion.Understood;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFactory;
import org.hullwright.model.LetEffect;

/**
 * Reads a question about a running game: an expression as if it were written right before a sentence, with the same names in sight and the
 * same checks. The model of the pack is changed while it is read, and is afterwards as it was; nobody else may read it meanwhile.
 */
public class QuestionReader {

	private static final String NAME = "question";

	private final IParser parser;
	private final HullGrammarAccess grammar;
	private final HullLinker linker;
	private final Diagnostician checks;

	/**
	 * @param parser of Hull
	 * @param grammar knows what an expression is
	 * @param linker finds what names stand for
	 * @param checks tell what is wrong with a part of a file
	 */
	@Inject
	public QuestionReader(IParser parser, HullGrammarAccess grammar, HullLinker linker, Diagnostician checks) {
		this.parser = parser;
		this.grammar = grammar;
		this.linker = linker;
		this.checks = checks;
	}

	/**
	 * Reads a question.
	 *
	 * @param before the sentence that it is asked before, in a file without errors
	 * @param making makes something of the expression while it stands there
	 */
	public <T> ReadQuestion<T> read(String question, Effect before, Function<Expression, T> making) {
		if (question.isBlank()) {
			return new Refused<>("Write what you want to know, such as a name.");
		}
		IParseResult parsed = parser.parse(grammar.getExpressionRule(), new StringReader(question));
		if (parsed.hasSyntaxErrors() || !(parsed.getRootASTElement() instanceof Expression expression)) {
			return new Refused<>(parsed.hasSyntaxErrors()
					? parsed.getSyntaxErrors().iterator().next().getSyntaxErrorMessage().getMessage()
					: "This is no expression.");
		}
		return before.eContainer() instanceof Block block
				? read(expression, before, block.getEffects(), making)
				: new Refused<>("Here nothing can be asked; go one sentence further.");
	}

	private <T> ReadQuestion<T> read(Expression expression, Effect before, EList<Effect> sentences, Function<Expression, T> making) {
		LetEffect written = HullFactory.eINSTANCE.createLetEffect();
		written.setName(NAME);
		written.setValue(expression);
		sentences.add(sentences.indexOf(before), written);
		List<Resource.Diagnostic> errors = written.eResource().getErrors();
		List<Resource.Diagnostic> known = List.copyOf(errors);
		try {
			Optional<String> wrong = wrong(written);
			return wrong.<ReadQuestion<T>>map(Refused::new).orElseGet(() -> new Understood<>(making.apply(expression)));
		} finally {
			errors.retainAll(known);
			sentences.remove(written);
		}
	}

	/** What is wrong with it, names first, for what follows from them is no help. */
	private Optional<String> wrong(LetEffect written) {
		Resource file = written.eResource();
		List<Resource.Diagnostic> known = List.copyOf(file.getErrors());
		linker.linkPart(written);
		EcoreUtil.resolveAll((EObject) written);
		return file.getErrors().stream().filter(error -> !known.contains(error)).map(Resource.Diagnostic::getMessage).findFirst()
				.or(() -> checks.validate(written).getChildren().stream().filter(found -> found.getSeverity() >= Diagnostic.ERROR)
						.map(Diagnostic::getMessage).findFirst());
	}
}
