import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { Id } from '../../../../domain/contract/id.ts';
import { Version } from '../../../../domain/contract/version.ts';
import { type Court, CourtForm } from '../../../../domain/courts/court.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';

const Place = Schema.Literals(['open', 'covered']);

/** What is typed: texts, as a draft keeps them. */
const TypedCourt = Schema.Struct({ name: Schema.String, place: Place });
export type TypedCourt = { name: string; place: string };

export const EMPTY_COURT: TypedCourt = { name: '', place: 'open' };

export function typedCourt({ name, inDoor }: Pick<Court, 'name' | 'inDoor'>): TypedCourt {
  return { name, place: inDoor ? 'covered' : 'open' };
}

const check = schemaResolver(formSchema(CourtForm), { sync: true });
export const courtFaults = ({ name }: TypedCourt) => check({ name });

const decodeTyped = Schema.decodeUnknownSync(TypedCourt);
export function toCourt(form: object | null): CourtForm {
  const { name, place } = decodeTyped(form);
  return { name: name.trim(), inDoor: place === 'covered' };
}

/** Which court is changed, and as which version its editor saw it. */
export const toSeen = Schema.decodeUnknownSync(Schema.Struct({ id: Id, version: Version }));

/** Under which a form's draft is kept: each court has its own. */
export function courtDraft(id: string | undefined): string {
  return id === undefined ? 'newCourt' : `court:${id}`;
}
