package org.hullwright.lang.formatting2;

import org.eclipse.xtext.formatting2.AbstractJavaFormatter;
import org.eclipse.xtext.formatting2.IFormattableDocument;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;

public class HullFormatter extends AbstractJavaFormatter {

	protected void format(HullFile hullFile, IFormattableDocument doc) {
		// TODO: format HiddenRegions around keywords, attributes, cross references, etc. 
		doc.format(hullFile.getPack());
		for (Declaration declaration : hullFile.getDeclarations()) {
			doc.format(declaration);
		}
	}

	protected void format(PackClause packClause, IFormattableDocument doc) {
		// TODO: format HiddenRegions around keywords, attributes, cross references, etc. 
		for (Requirement requirement : packClause.getRequirements()) {
			doc.format(requirement);
		}
	}
	
	// TODO: implement for Kind, KindExtension, Property, EffectSlot, Parameter, Enumeration, TypeReference, UnaryExpression, Component, Side, PropertyEntry, EffectEntry, ZoneEntry, Zone, Die, Track, TrackSpace, Board, LegendEntry, Space, Path, Procedure, Phase, Rule, Expansion, AddChange, RemoveChange, StepChange, Scenario, Test, Block, PlaceEffect, MoveEffect, DrawEffect, ShuffleEffect, LeaveEffect, TurnEffect, SetEffect, AdjustEffect, ChooseEffect, ChoiceOption, ForEachEffect, RepeatEffect, IfEffect, LetEffect, DoEffect, ResolveEffect, Argument, GiveEffect, RequireEffect, Step, ExpectEffect, AnswerEffect, RigEffect, BinaryExpression, Query, RollExpression, DistanceExpression, CanExpression, Enclosing, FunctionCall, Conditional, ListExpression, KindTest, FeatureAccess
}
