package org.hullwright.lang.ide.refactoring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.index.Index;

/** Says things otherwise, as wished, after a rehearsal. */
public class Refactorer {

	private final ProcedureExtraction procedures;
	private final NameExtraction names;
	private final NumberExtraction numbers;
	private final Inlining inlining;
	private final Moving moving;
	private final Rehearsal rehearsal;

	@Inject
	Refactorer(ProcedureExtraction procedures, NameExtraction names, NumberExtraction numbers, Inlining inlining, Moving moving,
			Rehearsal rehearsal) {
		this.procedures = procedures;
		this.names = names;
		this.numbers = numbers;
		this.inlining = inlining;
		this.moving = moving;
		this.rehearsal = rehearsal;
	}

	/** The changes that a wish asks for, or why there are none. Changes nothing itself. */
	public Rewriting refactor(XtextResource file, Path folder, Refactoring wish, Index index, CancelIndicator cancelled) {
		try {
			var changes = edit(file, wish, index).changes();
			return rehearsal.refusal(folder, changes, index, cancelled).<Rewriting>map(Rewriting.Refused::new)
					.orElseGet(() -> new Rewriting.Changes(changes));
		} catch (Refusal refused) {
			return new Rewriting.Refused(refused.getMessage());
		}
	}

	private Edit edit(XtextResource file, Refactoring wish, Index index) {
		Refusal.when(file.getParseResult().hasSyntaxErrors(), "There is text in this file that cannot be read; mend that first");
		return switch (wish) {
			case Refactoring.ExtractProcedure extract -> procedures.extract(file, extract);
			case Refactoring.ExtractName extract -> names.extract(file, extract);
			case Refactoring.ExtractNumber extract -> numbers.extract(file, extract);
			case Refactoring.Inline inline -> inlining.inline(file, inline);
			case Refactoring.Move move -> moving.move(file, move, index);
		};
	}

	/** What could be wished for a selection, with names that are free; whether it leads to a problem is not rehearsed. */
	public List<Refactoring> possible(XtextResource file, TextRange selection, Index index) {
		var possible = new ArrayList<Refactoring>();
		List<Supplier<Refactoring>> wishes = List.of(
				() -> new Refactoring.ExtractProcedure(selection, procedures.suggestion(Sentences.in(file, selection))),
				() -> new Refactoring.ExtractName(selection, names.suggestion(Sentences.valueIn(file, selection))),
				() -> new Refactoring.ExtractNumber(selection, numbers.suggestion(NumberExtraction.numberIn(file, selection))),
				() -> new Refactoring.Inline(selection.offset(), true),
				() -> new Refactoring.Inline(selection.offset(), false),
				() -> moved(file, selection));
		for (Supplier<Refactoring> wish : wishes) {
			try {
				Refactoring wished = wish.get();
				edit(file, wished, index);
				possible.add(wished);
			} catch (Refusal impossible) {
				continue; // then it is not offered
			}
		}
		return possible;
	}

	private static Refactoring moved(XtextResource file, TextRange selection) {
		EObject declaration = Moving.declarationAt(file, selection.offset());
		return new Refactoring.Move(selection.offset(), Moving.suggestion(file, declaration));
	}
}
