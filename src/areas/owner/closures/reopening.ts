import type { ReopenedPart } from '#domain/closures/closure.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { ClosedHour } from '../../../../machines/agenda/agendaSetup.ts';

/** How much of a closure is opened again, the least first. */
export const PARTS = ['hour', 'court', 'all'] as const;
export type Part = (typeof PARTS)[number];

/** @param day on which the hour is */
export function partOf(part: Part, { court, startHour }: ClosedHour, day: Day): ReopenedPart {
  if (part === 'all') return {};
  if (part === 'court') return { courts: [court] };
  return { courts: [court], from: day, until: day, startHour, endHour: startHour + 1 };
}

/** The key of the draft; each closure has its own. */
export function draftOfReopening(id: string): string {
  return `courtReopening ${id}`;
}
