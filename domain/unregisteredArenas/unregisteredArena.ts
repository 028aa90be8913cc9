import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Version } from '../values/version.ts';
import { tidied } from '../values/text/names.ts';
import { filledText, Text } from '../values/text/text.ts';

const City = tidied(
  filledText('Informe a cidade').check(
    Schema.isMaxCodePoints(80, { message: 'A cidade precisa ter no máximo 80 caracteres.' }),
  ),
);
const Line = Text.check(Schema.isMaxCodePoints(120, { message: 'Use no máximo 120 caracteres.' }));

/** An arena that does not use the product, but where events take place. */
export const UnregisteredArena = Schema.Struct({
  id: Id,
  name: Schema.String,
  address: Schema.Struct({
    city: Schema.String,
    street: Schema.optionalKey(Schema.String),
    district: Schema.optionalKey(Schema.String),
  }),
  version: Version,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type UnregisteredArena = typeof UnregisteredArena.Type;

export const UnregisteredArenaForm = Schema.Struct({
  name: tidied(
    filledText('Informe o nome da arena').check(
      Schema.isMaxCodePoints(80, { message: 'O nome da arena precisa ter no máximo 80 caracteres.' }),
    ),
  ),
  address: Schema.Struct({ city: City, street: Schema.optionalKey(Line), district: Schema.optionalKey(Line) }),
});
export type UnregisteredArenaForm = typeof UnregisteredArenaForm.Type;
