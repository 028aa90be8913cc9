import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { fold } from '../values/text/names.ts';
import { textChecks } from '../values/text/text.ts';

/**
 * A player as an arena owner sees one, or another player who looks for a partner. City and phone are present only for an owner
 * at whose arena they have booked.
 */
export const Player = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  /** They were in one pair or team with the player who searches, and a match of it was played. */
  playedWithYou: Schema.optionalKey(Schema.Literal(true)),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Player = typeof Player.Type;

/** A search needs this many characters and starts this many milliseconds after the last one was typed. */
export const SEARCH_FROM = 2;
export const SEARCH_PAUSE_MS = 500;
export const MAX_NAME = 50;
/** Most players in a result, so that nobody can read the whole directory. */
export const MAX_FOUND = 10;

export const SearchName = Schema.String.check(
  Schema.makeFilter((name) => fold(name).length >= SEARCH_FROM || `Digite pelo menos ${SEARCH_FROM} letras.`),
  Schema.isMaxCodePoints(MAX_NAME, { message: `Digite no máximo ${MAX_NAME} letras.` }),
  ...textChecks(),
);
