import { Schema } from 'effect';
import { Gender } from './person.ts';
import { Phone } from './phone.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

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
