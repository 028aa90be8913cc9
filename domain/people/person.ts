import { Schema } from 'effect';
import { Id } from '../values/id.ts';

export const Role = Schema.Literals(['player', 'arena-owner', 'admin']);
export type Role = typeof Role.Type;

/** What somebody is in an arena: `owner` may do everything, `manager` all but the team and where money goes, `reception` the day's work. */
export const StaffRole = Schema.Literals(['owner', 'manager', 'reception']);
export type StaffRole = typeof StaffRole.Type;

/** An arena that a person works for. */
export const Workplace = Schema.Struct({ id: Id, name: Schema.String, role: StaffRole }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type Workplace = typeof Workplace.Type;

export const Gender = Schema.Literals(['M', 'F']);
export type Gender = typeof Gender.Type;

/** The logged-in person, as the server sends it and the browser stores it. */
export const User = Schema.Struct({
  id: Id,
  email: Schema.String,
  /** The address whose confirmation link was not opened yet: the one of the sign-up, or a new one. */
  pendingEmail: Schema.optionalKey(Schema.String),
  /** The version of the terms that the person was not asked about yet. Nothing waits for the answer. */
  termsToAccept: Schema.optionalKey(Schema.String),
  status: Schema.String,
  unableToLogin: Schema.Boolean,
  /** What the person acts as in this session: whoever works for an arena is `arena-owner`, an owner who plays is `player`. */
  role: Role,
  /** The arenas that the person works for; absent when there are none. */
  workplaces: Schema.optionalKey(Schema.Array(Workplace)),
  /** The one of them that this session acts for; absent while the person plays. */
  worksAt: Schema.optionalKey(Id),
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  gender: Schema.optionalKey(Gender),
  city: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type User = typeof User.Type;

/** `Maria Clara Souza` → `Maria`. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

export function hasCompleteProfile(user: Pick<User, 'city' | 'phone' | 'gender'>): boolean {
  return Boolean(user.city && user.phone && user.gender);
}
