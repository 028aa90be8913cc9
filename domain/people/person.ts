import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Phone } from './phone.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

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

/** Three characters, spaces around them left out. */
export function hasThree(message: string) {
  return Schema.isPattern(/\S[\s\S]+\S/u, { message });
}

export const PersonName = tidied(
  filledText('O nome é obrigatório.').check(
    hasThree('O nome precisa ter no mínimo 3 caracteres.'),
    Schema.isMaxCodePoints(50, { message: 'O nome precisa ter no máximo 50 caracteres.' }),
  ),
);

export const City = tidied(
  filledText('A cidade é obrigatória.').check(
    Schema.isMaxCodePoints(80, { message: 'A cidade precisa ter no máximo 80 caracteres.' }),
  ),
);

/** What a player must fill in before reserving or registering. */
export const ProfileForm = Schema.Struct({
  city: City,
  phone: Phone,
  gender: Gender.annotate({ message: 'O sexo é obrigatório.' }),
});
export type ProfileForm = typeof ProfileForm.Type;

/** What others see of a player besides the picture; the form of the profile page. */
export const PublicInfo = Schema.Struct({ name: PersonName, city: City, phone: Phone });
export type PublicInfo = typeof PublicInfo.Type;

/** The body of `PATCH /api/v1/players/me/profile`: either of the two forms above. */
export const ProfileChange = Schema.Struct({
  name: Schema.optionalKey(PersonName),
  city: City,
  phone: Phone,
  gender: Schema.optionalKey(Gender.annotate({ message: 'O sexo é obrigatório.' })),
});
export type ProfileChange = typeof ProfileChange.Type;

export function hasCompleteProfile(user: Pick<User, 'city' | 'phone' | 'gender'>): boolean {
  return Boolean(user.city && user.phone && user.gender);
}
