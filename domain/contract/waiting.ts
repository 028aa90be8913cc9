import { Schema } from 'effect';
import { Waiting, WaitingAsk } from '../waiting/waiting.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

const One = Schema.Struct({ waiting: Waiting });

/** Players who wait for taken hours. The answer yes to an offer is `makeReservation` with its hours. */
export const waitingEndpoints = {
  joinQueue: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/waiting',
    callers: ['player'],
    summary: 'Entra na fila de horários ocupados: quando um deles fica livre, é oferecido ao primeiro',
    body: WaitingAsk,
    reply: One,
    status: 201,
    failures: [
      'arena_not_found',
      'court_not_found',
      'slot_past',
      'slot_unavailable',
      'too_far_ahead',
      'hour_free',
      'waiting_exists',
      'too_many_waiting',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  myWaiting: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/waiting',
    callers: ['player'],
    summary: 'As filas em que o jogador espera, com o que lhe é oferecido agora',
    reply: Schema.Struct({ waiting: Schema.Array(Waiting) }),
    failures: [],
    addition: true,
  }),
  leaveQueue: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/waiting/:id/leave',
    callers: ['player'],
    summary: 'Sai de uma fila; o que lhe era oferecido passa ao próximo',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['waiting_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  declineOffer: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/offers/:id/decline',
    callers: ['player'],
    summary: 'Recusa uma oferta, que passa ao próximo; a espera pelos outros horários continua',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['waiting_not_found', 'offer_over', ...WRITE_FAILURES],
    addition: true,
  }),
};
