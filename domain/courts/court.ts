import { Schema } from 'effect';
import { CourtSports } from './sport.ts';
import { Id, Instant } from '../values/id.ts';
import { Version } from '../values/version.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

/** `sports`: what is played there; absent where all are. */
export const Court = Schema.Struct({
  id: Id,
  name: Schema.String,
  createdAt: Instant,
  inDoor: Schema.optionalKey(Schema.Boolean),
  sports: Schema.optionalKey(CourtSports),
  version: Version,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Court = typeof Court.Type;

/** An owner's form for a court. What is left out stays as it is; a new court is open, and for all sports. */
export const CourtForm = Schema.Struct({
  name: tidied(
    filledText("O campo 'Nome' precisa ser preenchido.").check(
      Schema.isMaxCodePoints(40, { message: 'O nome da quadra precisa ter no máximo 40 caracteres.' }),
    ),
  ),
  inDoor: Schema.optionalKey(Schema.Boolean),
  sports: Schema.optionalKey(CourtSports),
});
export type CourtForm = typeof CourtForm.Type;

/** Most courts of one arena. */
export const MAX_COURTS = 100;
