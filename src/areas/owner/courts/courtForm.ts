import { schemaResolver } from '@mantine/form';
import { type Court, CourtForm } from '../../../../domain/courts/court.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';

/** The form's values as texts, because a draft stores texts only. */
export type TypedCourt = FormOf<'newCourt'>;

export const EMPTY_COURT: TypedCourt = { name: '', place: 'open' };

export function typedCourt({ name, inDoor }: Pick<Court, 'name' | 'inDoor'>): TypedCourt {
  return { name, place: inDoor ? 'covered' : 'open' };
}

const check = schemaResolver(formSchema(CourtForm), { sync: true });
export const courtFaults = ({ name }: TypedCourt) => check({ name });

export function toCourt({ name, place }: TypedCourt): CourtForm {
  return { name: name.trim(), inDoor: place === 'covered' };
}

/** The key of a form's draft; each court has its own. */
export function courtDraft(id: string | undefined): string {
  return id === undefined ? 'newCourt' : `court:${id}`;
}
