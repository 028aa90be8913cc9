import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { newId } from '#platform/database/uuid.ts';
import type { DemoArena } from './arenas.ts';
import { OWNERS_SLUG } from './places.ts';

/** The registration and execution periods, in days from today. */
const TOLD = [
  { name: 'Open de Verão de Beach Tennis', registration: [-10, 18], execution: [21, 23] },
  { name: 'Copa Atlântica de Futevôlei', registration: [-30, -4], execution: [-1, 1] },
  { name: 'Festival de Vôlei de Praia 4x4', registration: [-60, -28], execution: [-24, -23] },
  { name: 'Circuito Posto 5: primeira etapa', registration: [-90, -50], execution: [-45, -44] },
  { name: 'Desafio de Duplas Mistas', registration: [-20, 6], execution: [9, 10], isCancelled: true },
] as const;

/** The demonstration owner's tournaments: one in each status, and one more that is over. */
export function demoTournaments(
  arenas: readonly DemoArena[],
  today: Day,
  createdAt: Date,
): (typeof arenaTournaments.$inferInsert)[] {
  const arena = arenas.find(({ place }) => place.slug === OWNERS_SLUG);
  if (!arena) return [];
  const on = (inDays: number): string => toIsoDay(addDays(today, inDays));
  return TOLD.map(({ name, registration, execution, ...rest }) => ({
    arenaId: arena.row.id,
    id: newId(),
    name,
    phoneToContact: arena.place.phone,
    registrationStartsOn: on(registration[0]),
    registrationEndsOn: on(registration[1]),
    startsOn: on(execution[0]),
    endsOn: on(execution[1]),
    createdAt,
    cancelledAt: 'isCancelled' in rest ? createdAt : null,
  }));
}
