import { Schema } from 'effect';
import { RequestRefusal, SeriesAsk, SeriesRequest } from '../series/request.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { Page } from '../values/query.ts';

const One = Schema.Struct({ request: SeriesRequest });
const Some = Schema.Struct({ requests: Schema.Array(SeriesRequest) });

/** Players who ask an arena for an hour of every week. The answer yes is `createSeries`, which names the request. */
export const seriesRequestEndpoints = {
  askForSeries: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/series-requests',
    callers: ['player'],
    summary: 'Pede a uma arena um horário de toda semana; a arena responde',
    body: SeriesAsk,
    reply: One,
    status: 201,
    failures: [
      'arena_not_found',
      'court_not_found',
      'series_dates',
      'request_exists',
      'too_many_requests',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  mySeriesRequests: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/series-requests',
    callers: ['player'],
    summary: 'Os pedidos do jogador para ser mensalista: os que esperam resposta, e os recusados há pouco',
    query: Schema.Struct({ page: Page }),
    reply: Some,
    failures: [],
    paged: true,
    addition: true,
  }),
  withdrawSeriesRequest: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/series-requests/:id/withdraw',
    callers: ['player'],
    summary: 'Retira um pedido que ainda não teve resposta',
    params: ById,
    reply: One,
    failures: ['request_not_found', 'request_answered', ...WRITE_FAILURES],
    addition: true,
  }),
  seriesRequests: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/series-requests',
    callers: DESK,
    summary: 'Quem pediu à arena um horário de toda semana e espera resposta, o mais antigo primeiro',
    query: Schema.Struct({ page: Page }),
    reply: Some,
    failures: ['arena_not_found'],
    paged: true,
    addition: true,
  }),
  seriesRequest: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/series-requests/:id',
    callers: DESK,
    summary: 'Um pedido feito à arena',
    params: ById,
    reply: One,
    failures: ['arena_not_found', 'request_not_found'],
    addition: true,
  }),
  refuseSeriesRequest: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series-requests/:id/refuse',
    callers: MANAGEMENT,
    summary: 'Recusa um pedido, com o motivo que o jogador lê',
    params: ById,
    body: RequestRefusal,
    reply: One,
    failures: ['arena_not_found', 'request_not_found', 'request_answered', ...WRITE_FAILURES],
    addition: true,
  }),
};
