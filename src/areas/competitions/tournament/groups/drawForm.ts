import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import type { DoubleFormat } from '#domain/events/category.ts';
import type { Registration } from '#domain/registrations/members.ts';
import { suggestedGroups, NumberOfGroups } from '#domain/tournament/draw.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { type ApiFailure, Refused } from '../../../../shared/api/failure.ts';

/** The form's value: a text, as a draft keeps it. */
type TypedDraw = { numberOfGroups: string };

export function suggestedDraw(entrants: number): TypedDraw {
  return { numberOfGroups: String(suggestedGroups(entrants)) };
}

/** How many pairs or teams are drawn. Single players are paired first. */
export function entrantsOf(format: DoubleFormat, registrations: readonly Registration[]): number {
  const live = registrations.filter(({ status }) => status !== 'CANCELADA').length;
  return format === 'randomly' ? Math.floor(live / 2) : live;
}

const MOST_DIGITS = 4;
export function groupsTyped(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
}

const check = schemaResolver(formSchema(Schema.Struct({ numberOfGroups: NumberOfGroups })), { sync: true });
export const drawFaults = ({ numberOfGroups }: TypedDraw) => check({ numberOfGroups: Number(numberOfGroups) });

export function toDraw({ id, numberOfGroups }: FormOf<'drawGroups'>, again?: true) {
  return { params: { id }, body: { numberOfGroups: Number(numberOfGroups), ...(again && { again }) } };
}

/** Shows at the number field that so many groups are impossible with these registrations. */
export function refusedAtNumber(failure: ApiFailure): ApiFailure {
  if (failure._tag !== 'Refused' || failure.code !== 'groups_number') return failure;
  const { code, message } = failure;
  return new Refused({ code, message, details: { numberOfGroups: message } });
}

/** The key of the form's draft: each category has its own. */
export function drawDraft(category: string): string {
  return `drawGroups:${category}`;
}
