package org.hullwright.lang.ide.calls;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.CallItem;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.MentioningFiles;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.ide.navigation.ReferenceFinder.Wanted;
import org.hullwright.lang.ide.outline.OutlineBuilder;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Callable;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Named;
import org.hullwright.model.Step;
import org.hullwright.model.Variable;

/** Follows procedures and effects from those who perform them to those they perform. */
public class CallFinder {

	private static final Set<EReference> CALLING = Set.of(HullPackage.Literals.DO_EFFECT__PROCEDURE,
			HullPackage.Literals.FUNCTION_CALL__FUNCTION,
			HullPackage.Literals.RESOLVE_EFFECT__SLOT, HullPackage.Literals.GAME__SETUP, HullPackage.Literals.GAME__PHASES,
			HullPackage.Literals.GAME__ENDING);

	private final Declarations declarations;
	private final EObjectAtOffsetHelper finder;
	private final MentioningFiles files;
	private final OutlineBuilder outline;

	@Inject
	CallFinder(Declarations declarations, EObjectAtOffsetHelper finder, MentioningFiles files, OutlineBuilder outline) {
		this.declarations = declarations;
		this.finder = finder;
		this.files = files;
		this.outline = outline;
	}

	/** What the word at a place performs, or is: a procedure, a phase, an effect. */
	public Optional<CallItem> itemAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).filter(Callable.class::isInstance).flatMap(this::item);
	}

	/** Who performs what is wanted, in all packs, each with all places where it does. */
	public List<Call> callers(Wanted wanted, Index index, CancelIndicator cancelled) {
		Map<URI, Call> found = new LinkedHashMap<>();
		String name = wanted.name();
		if (name != null) {
			files.visit(wanted.identity().trimFragment(), Set.of(name), index, cancelled, file -> Reference.in(file).filter(
					reference -> CALLING.contains(reference.role()) && EcoreUtil.getURI(reference.target()).equals(wanted.identity()))
					.forEach(reference -> performerAround(reference.source())
							.ifPresent(performer -> item(performer)
									.ifPresent(item -> add(found, EcoreUtil.getURI(performer), item, reference.range())))));
		}
		return List.copyOf(found.values());
	}

	/** What the declaration around a place performs. */
	public List<Call> called(XtextResource file, int offset) {
		Map<URI, Call> found = new LinkedHashMap<>();
		Optional.ofNullable(finder.resolveContainedElementAt(file, offset)).flatMap(this::performerAround)
				.ifPresent(performer -> Reference.in(file)
						.filter(reference -> CALLING.contains(reference.role()) && EcoreUtil.isAncestor(performer, reference.source()))
						.forEach(reference -> item(reference.target())
								.ifPresent(item -> add(found, EcoreUtil.getURI(reference.target()), item, reference.range()))));
		return List.copyOf(found.values());
	}

	private static void add(Map<URI, Call> calls, URI identity, CallItem item, TextRange place) {
		var places = new ArrayList<>(calls.containsKey(identity) ? calls.get(identity).places() : List.of());
		places.add(place);
		calls.put(identity, new Call(item, places));
	}

	/** The nearest thing around that has sentences of its own and a place in the outline. */
	private Optional<EObject> performerAround(EObject sentence) {
		for (EObject around = sentence; around != null; around = around.eContainer()) {
			if (!(around instanceof Step) && !(around instanceof Variable) && outline.entry(around).isPresent()) {
				return Optional.of(around);
			}
		}
		return Optional.empty();
	}

	private Optional<CallItem> item(EObject performer) {
		return outline.entry(performer).map(entry -> new CallItem(entry.name(), ownerOf(performer), entry.kind(),
				Declarations.placeOf((XtextResource) performer.eResource(), nameIn(performer, entry)), entry.range()));
	}

	/** Where to ask about it again: at its name. */
	private static TextRange nameIn(EObject performer, OutlineEntry entry) {
		return performer instanceof EffectEntry effect
				? Reference.in(effect, HullPackage.Literals.EFFECT_ENTRY__SLOT).orElse(entry.nameRange())
				: entry.nameRange();
	}

	private static String ownerOf(EObject performer) {
		for (EObject around = performer.eContainer(); around != null; around = around.eContainer()) {
			if (around instanceof KindExtension extension) {
				return HullNames.writtenKind(extension);
			}
			if (around instanceof Named named && named.getName() != null) {
				return named.getName();
			}
		}
		return PackContext.packOf(performer.eResource());
	}
}
