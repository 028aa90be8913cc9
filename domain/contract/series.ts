import { Schema } from 'effect';
import { NewSeries, Series, SeriesEnd, SeriesPreview, SeriesWeek, SeriesWish, WhichWeek } from '../series/series.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { REACH_CODES } from './reachFailures.ts';
import { Page } from '../values/query.ts';

/** Of a wish that changes a series. */
const CHANGE_FAILURES = ['series_not_found', 'series_changed', 'series_invited'] as const;

/** People who play every week: the arena's mensalistas. */
export const seriesEndpoints = {
  previewSeries: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/series/preview',
    callers: MANAGEMENT,
    summary: 'Diz em quais das próximas 52 semanas um mensalista não teria o horário, e por quê; não muda nada',
    body: SeriesWish,
    reply: Schema.Struct({ preview: SeriesPreview }),
    failures: ['arena_not_found', 'court_not_found', 'series_dates', ...CHANGE_FAILURES],
    addition: true,
  }),
  createSeries: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/series',
    callers: MANAGEMENT,
    summary:
      'Combina um mensalista, ou muda o que foi combinado com um a partir de um dia: cada semana vira uma reserva, e as que não estão livres são decididas antes',
    body: NewSeries,
    reply: Schema.Struct({ series: Series }),
    status: 201,
    failures: [
      'arena_not_found',
      'court_not_found',
      'series_dates',
      'request_not_found',
      'request_answered',
      'series_undecided',
      'week_not_found',
      'preview_changed',
      'weekday_taken',
      'slot_taken',
      'slot_unavailable',
      ...REACH_CODES,
      'customer_not_found',
      ...CHANGE_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  readSeries: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/series',
    callers: DESK,
    summary: 'Lista os mensalistas da arena, cada um com as semanas já decididas a partir de hoje',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ series: Schema.Array(Series) }),
    failures: ['arena_not_found'],
    paged: true,
    addition: true,
  }),
  readOneSeries: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/series/:id',
    callers: DESK,
    summary: 'Um mensalista da arena, com as semanas já decididas a partir de hoje',
    params: ById,
    reply: Schema.Struct({ series: Series }),
    failures: ['arena_not_found', 'series_not_found'],
    addition: true,
  }),
  skipOccurrence: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series/:id/skip',
    callers: DESK,
    summary: 'Pula uma semana de um mensalista: a reserva é cancelada e o horário fica livre',
    params: ById,
    body: WhichWeek,
    reply: Schema.Struct({ week: SeriesWeek }),
    failures: [
      'arena_not_found',
      'series_not_found',
      'week_not_found',
      'week_paid',
      'week_bears',
      'not_cancellable',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  restoreOccurrence: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series/:id/restore',
    callers: DESK,
    summary: 'Traz de volta uma semana que foi pulada, se o horário estiver livre',
    params: ById,
    body: WhichWeek,
    reply: Schema.Struct({ week: SeriesWeek }),
    failures: [
      'arena_not_found',
      'series_not_found',
      'week_not_found',
      'slot_taken',
      'slot_unavailable',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  endSeries: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series/:id/end',
    callers: MANAGEMENT,
    summary: 'Encerra um mensalista depois de um dia; as semanas seguintes são canceladas, menos as que têm pagamento',
    params: ById,
    body: SeriesEnd,
    reply: Schema.Struct({
      series: Schema.Struct({ id: Id, cancelled: Schema.Int, kept: Schema.Int }).pipe(Schema.encodeKeys({ id: '_id' })),
    }),
    failures: ['arena_not_found', 'series_not_found', 'series_dates', 'not_cancellable', ...WRITE_FAILURES],
    addition: true,
  }),
};
