package org.hullwright.lang.scoping;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.AbstractScope;
import org.hullwright.model.KindMember;
import org.hullwright.model.types.Members;
import org.hullwright.model.types.Type;

/**
 * The members of a type, or some of them. A name is looked up by hash, as thousands of components may name one of thousands of members
 * each.
 */
final class MemberScope extends AbstractScope {

	private final Members members;
	private final Type type;
	private final Predicate<KindMember> wanted;

	MemberScope(Members members, Type type, Predicate<KindMember> wanted) {
		super(IScope.NULLSCOPE, false);
		this.members = members;
		this.type = type;
		this.wanted = wanted;
	}

	@Override
	@NonNullByDefault({})
	protected @Nullable IEObjectDescription getSingleLocalElementByName(QualifiedName name) {
		if (name.getSegmentCount() != 1) {
			return null;
		}
		Optional<KindMember> first = members.find(type, name.getFirstSegment());
		Optional<KindMember> meant = first.isEmpty() || wanted.test(first.get())
				? first
				: all().stream().filter(member -> name.getFirstSegment().equals(member.getName())).findFirst();
		return meant.<@Nullable IEObjectDescription>map(MemberScope::described).orElse(null);
	}

	@Override
	@NonNullByDefault({})
	protected Iterable<IEObjectDescription> getAllLocalElements() {
		return all().stream().map(MemberScope::described).toList();
	}

	private List<KindMember> all() {
		return members.of(type).stream().filter(wanted).toList();
	}

	private static IEObjectDescription described(KindMember member) {
		return EObjectDescription.create(member.getName(), member);
	}
}
