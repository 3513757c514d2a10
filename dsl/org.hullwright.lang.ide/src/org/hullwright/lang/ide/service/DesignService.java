package org.hullwright.lang.ide.service;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.design.ComponentDesigner;
import org.hullwright.lang.ide.design.DesignChange;
import org.hullwright.lang.ide.design.DesignCopier;
import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.lang.ide.design.DesignEditor;
import org.hullwright.lang.ide.design.DesignForm;
import org.hullwright.lang.ide.design.DesignFormBuilder;
import org.hullwright.lang.ide.design.DesignPlace;
import org.hullwright.lang.ide.design.DesignSight;
import org.hullwright.lang.ide.design.Theme;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Designs as a form shows and changes them. Works the edits out and makes none itself. */
@Singleton
public final class DesignService {

	private final ModelAccess questions;
	private final PackWorkspace workspace;
	private final DesignFormBuilder forms;
	private final DesignEditor editor;
	private final DesignCopier copier;
	private final ComponentDesigner components;

	@Inject
	DesignService(ModelAccess questions, PackWorkspace workspace, DesignFormBuilder forms, DesignEditor editor, DesignCopier copier,
			ComponentDesigner components) {
		this.questions = questions;
		this.workspace = workspace;
		this.forms = forms;
		this.editor = editor;
		this.copier = copier;
		this.components = components;
	}

	/** What a form shows of the part of a design at a place; empty where there is none. */
	public Optional<DesignForm> form(DesignSight sight, DesignPlace place, CancelIndicator cancelled) {
		return find(sight, cancelled, file -> forms.form(file, sight, place));
	}

	/** What makes the part of a design at a place say something else; empty where it cannot, as while its text cannot be read. */
	public Optional<DesignChange> change(DesignSight sight, DesignPlace place, DesignEdit wanted, CancelIndicator cancelled) {
		return find(sight, cancelled, file -> editor.change(file, place, wanted));
	}

	/**
	 * What copies the design at a place into the pack of the document.
	 *
	 * @param target for what the copy is: one of those that the form offers
	 */
	public Optional<DesignChange> copy(DesignSight sight, DesignPlace place, String target, CancelIndicator cancelled) {
		return find(sight, cancelled, file -> copier.copy(file, place, target));
	}

	/**
	 * What makes the component that is drawn have settings of its own, which hold for no other.
	 *
	 * @param box in which they are to count
	 */
	public Optional<DesignChange> changeComponent(DesignSight sight, DesignPlace box, List<Say> wanted, CancelIndicator cancelled) {
		return find(sight, cancelled, file -> components.say(file, sight, box, wanted));
	}

	private <T> Optional<T> find(DesignSight sight, CancelIndicator cancelled, Function<XtextResource, Optional<T>> question) {
		return questions.findDressed(sight.document(), sight.theme(), cancelled, question);
	}

	/** The themes there are, by their titles in alphabetical order. */
	public List<Theme> themes(CancelIndicator cancelled) {
		return questions.unlessCancelled(cancelled, () -> workspace.packs().stream().findFirst()
				.map(any -> workspace.everything(any, cancelled).themes()).orElse(List.of()).stream()
				.map(pack -> new Theme(pack.name(), pack.title())).sorted(Comparator.comparing(Theme::title)).toList());
	}
}
