import { Schema } from 'effect';
import { ArenaName, Instagram } from '../signUp/signUp.ts';
import { City } from '../people/person.ts';
import { Phone } from '../people/phone.ts';

/** The form 'Informações públicas' of an arena. */
export const ArenaProfile = Schema.Struct({
  name: ArenaName,
  address: Schema.Struct({ city: City }),
  socials: Schema.Struct({ instagram: Schema.optionalKey(Instagram) }),
  phone: Phone,
});
export type ArenaProfile = typeof ArenaProfile.Type;
