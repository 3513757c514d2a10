package org.hullwright.lang.validation;

import java.lang.reflect.Method;
import java.util.List;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.eclipse.xtext.validation.ComposedChecks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.lang.validation.expansion.BoardSideChecks;
import org.hullwright.lang.validation.expansion.ChangeChecks;
import org.hullwright.lang.validation.expansion.ClashChecks;
import org.hullwright.lang.validation.expansion.ExpansionChecks;
import org.hullwright.lang.validation.reachability.ChosenComponentChecks;
import org.hullwright.lang.validation.reachability.DecidedChecks;
import org.hullwright.lang.validation.reachability.IdleChecks;
import org.hullwright.lang.validation.reachability.ProcedureChecks;
import org.hullwright.lang.validation.reachability.UnperformedChecks;
import org.hullwright.lang.validation.reachability.UnreachableChecks;
import org.hullwright.lang.validation.reachability.UnusedValueChecks;
import org.hullwright.lang.validation.structure.BoardChecks;
import org.hullwright.lang.validation.structure.ComponentChecks;
import org.hullwright.lang.validation.structure.DesignChecks;
import org.hullwright.lang.validation.structure.GoalChecks;
import org.hullwright.lang.validation.structure.IconChecks;
import org.hullwright.lang.validation.structure.KindChecks;
import org.hullwright.lang.validation.structure.NameChecks;
import org.hullwright.lang.validation.structure.PackChecks;
import org.hullwright.lang.validation.structure.PictureChecks;
import org.hullwright.lang.validation.structure.ReportChecks;
import org.hullwright.lang.validation.structure.SeriesChecks;
import org.hullwright.lang.validation.structure.TypefaceChecks;
import org.hullwright.lang.validation.structure.UniqueChecks;
import org.hullwright.lang.validation.structure.UnprintedDefaultChecks;
import org.hullwright.lang.validation.structure.ZoneChecks;
import org.hullwright.lang.validation.testing.ExperimentChecks;
import org.hullwright.lang.validation.testing.TestChecks;
import org.hullwright.lang.validation.testing.TryoutChecks;
import org.hullwright.lang.validation.text.ChapterChecks;
import org.hullwright.lang.validation.text.DirectionChecks;
import org.hullwright.lang.validation.text.OptionChecks;
import org.hullwright.lang.validation.text.PlaceholderChecks;
import org.hullwright.lang.validation.text.TranslationChecks;
import org.hullwright.lang.validation.text.WrittenTextChecks;
import org.hullwright.lang.validation.types.CallChecks;
import org.hullwright.lang.validation.types.ChanceChecks;
import org.hullwright.lang.validation.types.ConditionChecks;
import org.hullwright.lang.validation.types.EffectChecks;
import org.hullwright.lang.validation.types.HoldingChecks;
import org.hullwright.lang.validation.types.LetChecks;
import org.hullwright.lang.validation.types.ListedThingsChecks;
import org.hullwright.lang.validation.types.OperatorChecks;
import org.hullwright.lang.validation.types.OrderChecks;
import org.hullwright.lang.validation.types.RangeChecks;
import org.hullwright.lang.validation.types.SelfReferenceChecks;
import org.hullwright.lang.validation.types.SubjectChecks;
import org.hullwright.lang.validation.types.WatchChecks;
import org.hullwright.lang.validation.types.WayChecks;
import org.hullwright.model.HullPackage;

/** The validator of Hull: all checks, one class for each concern. What they report is listed in {@link IssueCode}. */
@NonNullByDefault
@ComposedChecks(validators = {
		PackChecks.class,
		ReportChecks.class,
		NameChecks.class,
		DirectionChecks.class,
		KindChecks.class,
		ComponentChecks.class,
		UniqueChecks.class,
		UnprintedDefaultChecks.class,
		SeriesChecks.class,
		PictureChecks.class, IconChecks.class, DesignChecks.class, TypefaceChecks.class,
		ZoneChecks.class,
		BoardChecks.class,
		RangeChecks.class,
		ConditionChecks.class,
		OperatorChecks.class,
		ListedThingsChecks.class,
		OrderChecks.class,
		WayChecks.class,
		DecidedChecks.class,
		IdleChecks.class,
		HoldingChecks.class,
		CallChecks.class,
		SelfReferenceChecks.class,
		LetChecks.class,
		OptionChecks.class,
		SubjectChecks.class,
		EffectChecks.class,
		ProcedureChecks.class,
		WatchChecks.class,
		ChanceChecks.class,
		PlaceholderChecks.class,
		WrittenTextChecks.class,
		TranslationChecks.class,
		ChapterChecks.class,
		ExpansionChecks.class,
		ClashChecks.class,
		ChangeChecks.class,
		BoardSideChecks.class,
		GoalChecks.class,
		UnusedValueChecks.class,
		UnperformedChecks.class,
		UnreachableChecks.class,
		ChosenComponentChecks.class,
		TestChecks.class,
		TryoutChecks.class,
		ExperimentChecks.class })
public class HullValidator extends AbstractHullValidator {

	private final OperationCanceledManager cancellation;

	/** @param cancellation tells being cancelled from failing */
	@Inject
	public HullValidator(OperationCanceledManager cancellation) {
		this.cancellation = cancellation;
	}

	/**
	 * Said here, as this may be asked for before anybody has registered the metamodel by its address: then the checks would be those of any
	 * model, next to EMF's own, and each object would be looked at by both.
	 */
	@Override
	@NonNullByDefault({})
	protected List<EPackage> getEPackages() {
		return List.of(HullPackage.eINSTANCE);
	}

	@Override
	@NonNullByDefault({})
	protected MethodWrapper createMethodWrapper(AbstractDeclarativeValidator checks, Method check) {
		return new MethodWrapper(checks, check) {

			@Override
			@NonNullByDefault({})
			protected void handleInvocationTargetException(Throwable fault, State state) {
				cancellation.propagateIfCancelException(fault);
				if (fault instanceof Error && !(fault instanceof StackOverflowError) || !(checks instanceof ConcernChecks concern)) {
					super.handleInvocationTargetException(fault, state);
				} else {
					concern.failed(fault, state.currentObject);
				}
			}
		};
	}
}
