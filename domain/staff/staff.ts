import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { StaffRole, type User, type Workplace } from '../people/person.ts';

/** For how many days the link of an invitation can be used. */
export const STAFF_INVITATION_DAYS = 7;

/** The most people of an arena's team, and the most invitations that wait at once. */
export const MOST_STAFF = 50;
export const MOST_STAFF_INVITATIONS = 20;

/** The most arenas that one person holds. */
export const MOST_ARENAS = 20;

/** One of an arena's team. */
export const StaffMember = Schema.Struct({
  id: Id,
  name: Schema.String,
  email: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  role: StaffRole,
  since: Instant,
  /** The person who receives the arena's money, and whose account the arena ends with: cannot be removed. */
  isHolder: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type StaffMember = typeof StaffMember.Type;

/** An invitation whose link was not used yet. */
export const StaffInvitation = Schema.Struct({ id: Id, role: StaffRole, until: Instant }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type StaffInvitation = typeof StaffInvitation.Type;

/** What somebody acts as in this session, narrower than the role of the specification's wire where they work for an arena. */
export type ActingRole = 'player' | 'admin' | StaffActing;
/** On an arena's side. */
export type StaffActing = 'arena-owner' | 'manager' | 'reception';

/** An owner keeps the role's old name, which the specification gives. */
export function actingAs(role: StaffRole): StaffActing {
  return role === 'owner' ? 'arena-owner' : role;
}

export function isStaff(role: ActingRole): role is StaffActing {
  return role === 'arena-owner' || role === 'manager' || role === 'reception';
}

/** Owners and managers. */
export function isManagement(role: ActingRole): boolean {
  return role === 'arena-owner' || role === 'manager';
}

/** What the signed-in person acts as now. */
export function actingRoleOf(user: User): ActingRole {
  const place = workplaceOf(user);
  return place ? actingAs(place.role) : user.role;
}

/** The arena that the person's session acts for. */
export function workplaceOf({ worksAt, workplaces = [] }: User): Workplace | undefined {
  return workplaces.find(({ id }) => id === worksAt);
}
