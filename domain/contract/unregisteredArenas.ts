import { Schema } from 'effect';
import { UnregisteredArena, UnregisteredArenaForm } from '../unregisteredArenas/unregisteredArena.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { VersionQuery } from '../values/version.ts';

const One = Schema.Struct({ unregisteredArena: UnregisteredArena });

/** Arenas that do not use the product. Admins keep the list; organizers choose from it. */
export const unregisteredArenaEndpoints = {
  unregisteredArenas: endpoint({
    method: 'GET',
    path: '/api/v1/unregistered-arenas',
    callers: SIGNED_IN,
    summary: 'Arenas não cadastradas, por nome',
    reply: Schema.Struct({ unregisteredArenas: Schema.Array(UnregisteredArena) }),
    failures: [],
  }),
  unregisteredArena: endpoint({
    method: 'GET',
    path: '/api/v1/unregistered-arenas/:id',
    callers: SIGNED_IN,
    summary: 'Uma arena não cadastrada',
    params: ById,
    reply: One,
    failures: ['arena_not_found'],
  }),
  createUnregisteredArena: endpoint({
    method: 'POST',
    path: '/api/v1/unregistered-arenas',
    callers: ['admin'],
    summary: 'Acrescenta uma arena não cadastrada',
    body: UnregisteredArenaForm,
    reply: One,
    status: 201,
    failures: [...WRITE_FAILURES],
  }),
  updateUnregisteredArena: endpoint({
    method: 'PATCH',
    path: '/api/v1/unregistered-arenas/:id',
    callers: ['admin'],
    summary: 'Muda uma arena não cadastrada',
    params: ById,
    query: VersionQuery,
    body: UnregisteredArenaForm,
    reply: One,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
  }),
  deleteUnregisteredArena: endpoint({
    method: 'DELETE',
    path: '/api/v1/unregistered-arenas/:id',
    callers: ['admin'],
    summary: 'Exclui uma arena não cadastrada',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', ...WRITE_FAILURES],
  }),
};
