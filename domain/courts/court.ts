import { Schema } from 'effect';
import { Id, Instant } from '../contract/id.ts';
import { Version } from '../contract/version.ts';
import { filledText } from '../validation/text.ts';

/** A court of an arena. */
export const Court = Schema.Struct({
  id: Id,
  name: Schema.String,
  createdAt: Instant,
  inDoor: Schema.optionalKey(Schema.Boolean),
  version: Version,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Court = typeof Court.Type;

/** What an owner says of a court. */
export const CourtForm = Schema.Struct({
  name: filledText("O campo 'Nome' precisa ser preenchido.").check(
    Schema.isMaxLength(40, { message: 'O nome da quadra precisa ter no máximo 40 caracteres.' }),
  ),
  inDoor: Schema.optionalKey(Schema.Boolean),
});
export type CourtForm = typeof CourtForm.Type;

/** Courts that one arena may have. */
export const MAX_COURTS = 100;
