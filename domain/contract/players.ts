import { Schema } from 'effect';
import { BookedPage } from '../agenda/booked.ts';
import { ArenaPlayer, CreditPayout } from '../players/arenaPlayer.ts';
import { TotalReais } from '../values/money.ts';
import { Player, SearchName } from '../people/player.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { Page } from '../values/query.ts';

export const playerEndpoints = {
  players: endpoint({
    method: 'GET',
    path: '/api/v1/players',
    callers: [...DESK, 'player'],
    summary:
      'Para donos de arena, quem já reservou nela, em páginas; com `name`, até 10 jogadores com esse nome, de onde forem. Jogadores só procuram por nome',
    query: Schema.Struct({ name: Schema.optionalKey(SearchName), page: Page }),
    reply: Schema.Struct({ players: Schema.Array(Player) }),
    paged: true,
    failures: ['arena_not_found', 'too_many_requests'],
  }),
  arenaPlayer: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/players/:id',
    callers: DESK,
    summary: 'Um jogador que já reservou na própria arena: o que deve, o crédito, as faltas e os vouchers dele ali',
    params: ById,
    reply: ArenaPlayer,
    failures: ['arena_not_found', 'player_not_found'],
    addition: true,
  }),
  payOutCredit: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/players/:id/credit/payouts',
    callers: MANAGEMENT,
    summary: 'Devolve a um jogador, no balcão, o crédito que ele tem na própria arena, todo ou em parte',
    params: ById,
    body: CreditPayout,
    // The payout, and what is left of the credit.
    reply: Schema.Struct({ id: Id, credit: TotalReais }).pipe(Schema.encodeKeys({ id: '_id' })),
    status: 201,
    failures: ['arena_not_found', 'player_not_found', 'credit_too_low', ...WRITE_FAILURES],
    addition: true,
  }),
  receiveCredit: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/players/:id/credit/debts/payments',
    callers: MANAGEMENT,
    summary: 'Recebe de um jogador, no balcão, o que ele deve de um crédito usado cujo pagamento voltou',
    params: ById,
    body: CreditPayout,
    // The payment, and what the player still owes.
    reply: Schema.Struct({ id: Id, owed: TotalReais }).pipe(Schema.encodeKeys({ id: '_id' })),
    status: 201,
    failures: ['arena_not_found', 'player_not_found', 'credit_debt_less', ...WRITE_FAILURES],
    addition: true,
  }),
  undoCreditPayout: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/credit-payouts/:id/undo',
    callers: MANAGEMENT,
    summary: 'Desfaz uma devolução de crédito: o crédito volta a ser do jogador',
    params: ById,
    // What the player has again.
    reply: Schema.Struct({ credit: TotalReais }),
    failures: ['arena_not_found', 'payout_not_found', 'payout_undone', 'credit_too_high', ...WRITE_FAILURES],
    addition: true,
  }),
  arenaPlayerReservations: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/players/:id/reservations',
    callers: DESK,
    summary: 'As reservas de um jogador na própria arena, em páginas',
    params: ById,
    query: Schema.Struct({ page: Page }),
    reply: BookedPage,
    paged: true,
    failures: ['arena_not_found', 'player_not_found'],
    addition: true,
  }),
};
