import { Schema } from 'effect';
import { VisitedArena } from '../arenas/arena.ts';
import { ArenaSummary } from '../arenas/arenaSummary.ts';
import { CourtAvailability } from '../slots/availability.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { ById } from '../values/id.ts';
import { DayQuery, Page } from '../values/query.ts';

/** Arenas in pages, one arena, and its hours. */
export const directoryEndpoints = {
  arenas: endpoint({
    method: 'GET',
    path: '/api/v1/arenas',
    callers: ANYBODY,
    summary: 'Arenas, em páginas',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ arenas: Schema.Array(ArenaSummary) }),
    paged: true,
    failures: [],
  }),
  arena: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/:id',
    callers: ANYBODY,
    summary: 'Uma arena',
    params: ById,
    reply: Schema.Struct({ arena: VisitedArena }),
    failures: ['arena_not_found'],
  }),
  availability: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/:id/all-time-slots',
    callers: ANYBODY,
    summary: 'Horários de um dia em cada quadra',
    params: ById,
    query: DayQuery,
    reply: Schema.Struct({ availableTimeSlots: Schema.Array(CourtAvailability) }),
    failures: ['arena_not_found'],
  }),
};
