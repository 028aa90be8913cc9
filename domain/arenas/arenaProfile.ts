import { Schema } from 'effect';
import { ArenaName, Instagram } from './arenaFields.ts';
import { City } from '../people/profile.ts';
import { Phone } from '../people/phone.ts';
import { Lines, Text } from '../values/text/text.ts';
import { NO_POSITION, readPosition } from './position.ts';

const atMost = (length: number, what: string) =>
  Schema.isMaxCodePoints(length, { message: `${what} precisa ter no máximo ${length} caracteres.` });
const Street = Text.check(atMost(120, 'O endereço'));
const District = Text.check(atMost(80, 'O bairro'));
/** The text of an arena's page. */
const Description = Lines.check(atMost(1_000, 'O texto'));

/** As it is typed or pasted, see {@link readPosition}. */
const TypedPosition = Text.check(
  atMost(2_000, 'O link'),
  Schema.makeFilter((typed: string) => typed === '' || readPosition(typed) !== undefined || NO_POSITION),
);

/** The form 'Informações públicas' of an arena. What is left out stays as it is; an empty text takes away what was there. */
export const ArenaProfile = Schema.Struct({
  name: ArenaName,
  address: Schema.Struct({
    city: City,
    street: Schema.optionalKey(Street),
    district: Schema.optionalKey(District),
  }),
  position: Schema.optionalKey(TypedPosition),
  description: Schema.optionalKey(Description),
  socials: Schema.Struct({ instagram: Schema.optionalKey(Instagram) }),
  phone: Phone,
});
export type ArenaProfile = typeof ArenaProfile.Type;
