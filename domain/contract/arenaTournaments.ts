import { Schema } from 'effect';
import { ArenaTournament, NewArenaTournament } from '../arenaTournaments/arenaTournament.ts';
import { ANYBODY, endpoint, MANAGEMENT } from './endpoint.ts';
import { IMAGE_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

export const arenaTournamentEndpoints = {
  arenaTournaments: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/:id/tournaments',
    callers: ANYBODY,
    summary: 'Torneios que uma arena anuncia, os mais novos primeiro',
    params: ById,
    reply: Schema.Struct({ tournaments: Schema.Array(ArenaTournament) }),
    failures: ['arena_not_found'],
  }),
  createArenaTournament: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments',
    callers: MANAGEMENT,
    summary: 'Anuncia um torneio na própria arena',
    file: 'avatar',
    body: NewArenaTournament,
    reply: Schema.Struct({ tournament: ArenaTournament }),
    status: 201,
    failures: ['arena_not_found', 'image_missing', ...IMAGE_FAILURES, ...WRITE_FAILURES],
  }),
  cancelArenaTournament: endpoint({
    method: 'PATCH',
    path: '/api/v1/tournaments/:id/cancel',
    callers: MANAGEMENT,
    summary: 'Cancela um torneio da própria arena',
    params: ById,
    reply: Schema.Struct({ tournament: ArenaTournament }),
    failures: ['tournament_not_found', 'tournament_over', ...WRITE_FAILURES],
    addition: true,
  }),
};
