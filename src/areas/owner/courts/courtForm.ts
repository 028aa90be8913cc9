import { schemaResolver } from '@mantine/form';
import { type Sport, SPORTS } from '#domain/courts/sport.ts';
import { type Court, CourtForm } from '#domain/courts/court.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { partsOf } from '../../../shared/forms/parts.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';

/** The form's values as texts, because a draft stores texts only. */
export type TypedCourt = FormOf<'newCourt'>;

export const EMPTY_COURT: TypedCourt = { name: '', place: 'open', sports: SPORTS.join() };

export function typedCourt({ name, inDoor, sports = SPORTS }: Pick<Court, 'name' | 'inDoor' | 'sports'>): TypedCourt {
  return { name, place: inDoor ? 'covered' : 'open', sports: sports.join() };
}

const check = schemaResolver(formSchema(CourtForm), { sync: true });
export const courtFaults = ({ name, sports }: TypedCourt) => check({ name, sports: sportsTyped(sports) });

export function toCourt({ name, place, sports }: TypedCourt): CourtForm {
  return { name: name.trim(), inDoor: place === 'covered', sports: sportsTyped(sports) };
}

/** The chosen sports of a form, in their usual order. */
export function sportsTyped(text: string): Sport[] {
  const chosen = partsOf(text);
  return SPORTS.filter((sport) => chosen.includes(sport));
}

/** The key of a form's draft; each court has its own. */
export function courtDraft(id: string | undefined): string {
  return id === undefined ? 'newCourt' : `court:${id}`;
}
