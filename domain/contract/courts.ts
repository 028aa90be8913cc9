import { Schema } from 'effect';
import { Court, CourtForm } from '../courts/court.ts';
import { ANYBODY, endpoint, MANAGEMENT } from './endpoint.ts';
import { NewCourts } from '../publication/publication.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { VersionQuery } from '../values/version.ts';

/** The courts of an arena; only its owner changes them. */
export const courtEndpoints = {
  courts: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/:id/courts',
    callers: ANYBODY,
    summary: 'Quadras de uma arena',
    params: ById,
    reply: Schema.Struct({ courts: Schema.Array(Court) }),
    failures: ['arena_not_found'],
  }),
  createCourt: endpoint({
    method: 'POST',
    path: '/api/v1/courts',
    callers: MANAGEMENT,
    summary: 'Cria uma quadra',
    body: CourtForm,
    reply: Schema.Struct({ court: Court }),
    status: 201,
    failures: ['court_name_taken', 'too_many_courts', ...WRITE_FAILURES],
  }),
  createCourts: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/courts',
    callers: MANAGEMENT,
    summary: 'Cria várias quadras de uma vez, todas ou nenhuma',
    body: NewCourts,
    reply: Schema.Struct({ courts: Schema.Array(Court) }),
    status: 201,
    failures: ['court_name_taken', 'too_many_courts', ...WRITE_FAILURES],
    addition: true,
  }),
  updateCourt: endpoint({
    method: 'PATCH',
    path: '/api/v1/courts/:id',
    callers: MANAGEMENT,
    summary: 'Muda o nome de uma quadra, ou se é coberta',
    params: ById,
    query: VersionQuery,
    body: CourtForm,
    reply: Schema.Struct({ court: Court }),
    failures: ['court_not_found', 'court_name_taken', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  deleteCourt: endpoint({
    method: 'DELETE',
    path: '/api/v1/courts/:id',
    callers: MANAGEMENT,
    summary: 'Exclui uma quadra sem reservas pela frente',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['court_not_found', 'court_in_use', ...WRITE_FAILURES],
    addition: true,
  }),
};
