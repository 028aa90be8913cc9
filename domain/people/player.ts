import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { textChecks } from '../validation/text.ts';

/** A player as an arena owner sees one; the phone only of who booked there. */
export const Player = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Player = typeof Player.Type;

/** A search begins at so many characters, so long after the last of them. */
export const SEARCH_FROM = 2;
export const SEARCH_PAUSE_MS = 500;
export const MAX_NAME = 50;
/** Found at most, so that nobody reads the whole directory. */
export const MAX_FOUND = 10;

export const SearchName = Schema.String.check(
  Schema.makeFilter((name) => searchable(name).length >= SEARCH_FROM || `Digite pelo menos ${SEARCH_FROM} letras.`),
  Schema.isMaxLength(MAX_NAME, { message: `Digite no máximo ${MAX_NAME} letras.` }),
  ...textChecks(),
);

/** Without accents, in lower case, single spaces: what is compared when a name is looked for. */
export function searchable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}
