import { Schema } from 'effect';
import { ArenaName, Instagram } from '../arenas/arenaFields.ts';
import { ArenaZone } from '../arenas/zones.ts';
import { Gender } from '../people/person.ts';
import { City, hasThree, PersonName } from '../people/profile.ts';
import { Phone } from '../people/phone.ts';
import { Email, NewPassword, newPassword } from '../session/credentials.ts';
import type { FieldErrors } from '../values/text/issues.ts';
import { tidied } from '../values/text/names.ts';
import { filledText, Text } from '../values/text/text.ts';

/** A player's form. The picture is sent as a file. */
export const PlayerSignUp = Schema.Struct({
  name: PersonName,
  gender: Gender.annotate({ message: 'O sexo é obrigatório.' }),
  city: City,
  phone: Phone,
  email: Email,
  password: NewPassword,
});
export type PlayerSignUp = typeof PlayerSignUp.Type;

/**
 * The body of `POST /api/v1/auth/register/players`: the form above, or the data of a sign-in through a provider. The latter
 * has `picture` (it may be empty) and the ticket as `password`; the rest is asked for before the first reservation.
 */
export const PlayerRegistration = Schema.Struct({
  name: PersonName,
  email: Email,
  password: NewPassword,
  gender: Schema.optionalKey(Gender.annotate({ message: 'O sexo é obrigatório.' })),
  city: Schema.optionalKey(City),
  phone: Schema.optionalKey(Phone),
  picture: Schema.optionalKey(Text.check(Schema.isMaxCodePoints(2_000, { message: 'Endereço longo demais.' }))),
}).check(
  Schema.makeFilter(({ gender, city, phone, picture }) =>
    picture !== undefined
      ? []
      : [
          ...(gender === undefined ? [{ path: ['gender'], issue: 'O sexo é obrigatório.' }] : []),
          ...(city === undefined ? [{ path: ['city'], issue: 'A cidade é obrigatória.' }] : []),
          ...(phone === undefined ? [{ path: ['phone'], issue: 'O telefone é obrigatório.' }] : []),
        ],
  ),
);
export type PlayerRegistration = typeof PlayerRegistration.Type;

const Socials = Schema.Struct({ instagram: Instagram });
const Address = Schema.Struct({ city: City });

/** Absent where the city leaves no doubt about it. */
const zone = Schema.optionalKey(ArenaZone);

/** The form of an arena that somebody with an account opens. */
export const NewArena = Schema.Struct({ name: ArenaName, socials: Socials, address: Address, zone, phone: Phone });
export type NewArena = typeof NewArena.Type;

/** An arena's form. `manager` is the person who owns the account. */
export const ArenaSignUp = Schema.Struct({
  name: ArenaName,
  manager: tidied(
    filledText('O nome do responsável é obrigatório.').check(
      hasThree('O nome do responsável precisa ter no mínimo 3 caracteres.'),
      Schema.isMaxCodePoints(50, { message: 'O nome do responsável precisa ter no máximo 50 caracteres.' }),
    ),
  ),
  socials: Socials,
  address: Address,
  zone,
  phone: Phone,
  email: Email,
  password: newPassword(10),
});
export type ArenaSignUp = typeof ArenaSignUp.Type;

export type SignUpForm = PlayerSignUp | ArenaSignUp;

/** The error, at both fields, when the repeated password differs. */
export function passwordsDiffer(password: string, repeated: string): FieldErrors {
  if (password === repeated) return {};
  const message = 'As senhas não coincidem.';
  return { password: message, repeated: message };
}
