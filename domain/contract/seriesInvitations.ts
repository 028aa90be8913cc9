import { Schema } from 'effect';
import { SeriesInvitation } from '../series/invitation.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

const One = Schema.Struct({ invitation: SeriesInvitation });
const ANSWER_FAILURES = ['series_invitation_not_found', 'series_invitation_over', ...WRITE_FAILURES] as const;

/** Arenas that would have a player every week, and the player's answer. */
export const seriesInvitationEndpoints = {
  mySeriesInvitations: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/series-invitations',
    callers: ['player'],
    summary: 'As arenas que querem o jogador como mensalista e esperam a resposta dele',
    reply: Schema.Struct({ invitations: Schema.Array(SeriesInvitation) }),
    failures: [],
    addition: true,
  }),
  acceptSeries: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/series-invitations/:id/accept',
    callers: ['player'],
    summary: 'Aceita ser mensalista: as semanas passam a ser do jogador',
    params: ById,
    reply: One,
    failures: ANSWER_FAILURES,
    addition: true,
  }),
  refuseSeries: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/series-invitations/:id/refuse',
    callers: ['player'],
    summary: 'Recusa ser mensalista: nada fica na conta do jogador',
    params: ById,
    reply: One,
    failures: ANSWER_FAILURES,
    addition: true,
  }),
};
