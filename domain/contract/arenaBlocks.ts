import { Schema } from 'effect';
import { ArenaBlock } from '../people/arenaBlock.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';

/** Arenas that a player does not want to be reached by. Only the player is told of it. */
export const arenaBlockEndpoints = {
  blockedArenas: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/blocked-arenas',
    callers: ['player'],
    summary: 'As arenas que o jogador bloqueou',
    reply: Schema.Struct({ blocked: Schema.Array(ArenaBlock) }),
    failures: [],
    addition: true,
  }),
  blockArena: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/blocked-arenas',
    callers: ['player'],
    summary: 'Bloqueia uma arena: ela não põe mais nada na conta do jogador; o que já foi reservado continua valendo',
    body: Schema.Struct({ arena: Id }),
    reply: Schema.Struct({ block: ArenaBlock }),
    status: 201,
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  unblockArena: endpoint({
    method: 'DELETE',
    path: '/api/v1/players/me/blocked-arenas/:id',
    callers: ['player'],
    summary: 'Desbloqueia uma arena',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
