import { Schema } from 'effect';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';
import { NewSale, RestReturn } from '../vouchers/sale.ts';
import { NewVoucher, OwnVoucher, Recharge, Voucher, VoucherCode, VoucherStatus } from '../vouchers/voucher.ts';
import { VoucherQuery } from '../vouchers/voucherQuery.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { Page } from '../values/query.ts';
import { REACH_CODES } from './reachFailures.ts';

/** What an arena owes the player, who can pay there with it. */
const OwnCredit = Schema.Struct({
  arena: Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  value: TotalReais,
  /** The last day on which it can be used; absent where credit does not expire. */
  validUntil: Schema.optionalKey(Day),
});
export type OwnCredit = typeof OwnCredit.Type;

/** What the player owes an arena for credit that they spent and whose money went back. */
const OwnCreditDebt = Schema.Struct({ arena: OwnCredit.fields.arena, value: TotalReais });
export type OwnCreditDebt = typeof OwnCreditDebt.Type;

const Changed = Schema.Struct({ voucher: Voucher });

export const voucherEndpoints = {
  createVoucher: endpoint({
    method: 'POST',
    path: '/api/v1/vouchers',
    callers: MANAGEMENT,
    summary: 'Cria um voucher para um jogador',
    body: NewVoucher,
    reply: Changed,
    status: 201,
    failures: [...REACH_CODES, 'voucher_code_taken', ...WRITE_FAILURES],
  }),
  validateVoucher: endpoint({
    method: 'POST',
    path: '/api/v1/vouchers/validate',
    callers: DESK,
    summary: 'Diz se um código vale hoje na própria arena',
    body: VoucherCode,
    reply: Schema.Struct({ status: VoucherStatus, message: Schema.String, voucher: Voucher }),
    failures: ['voucher_not_found'],
  }),
  vouchers: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/vouchers',
    callers: DESK,
    summary: 'Vouchers da própria arena, os mais novos primeiro; também só os de um nome, código ou estado',
    query: VoucherQuery,
    reply: Schema.Struct({ vouchers: Schema.Array(Voucher) }),
    paged: true,
    failures: ['arena_not_found'],
  }),
  myVouchers: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/vouchers',
    callers: ['player'],
    summary: 'Vouchers do jogador em todas as arenas, os mais novos primeiro, e o crédito que tem em cada uma',
    query: Schema.Struct({ page: Page }),
    // `credits` is absent while no arena owes the player anything, `debts` while they owe none.
    reply: Schema.Struct({
      vouchers: Schema.Array(OwnVoucher),
      credits: Schema.optionalKey(Schema.Array(OwnCredit)),
      debts: Schema.optionalKey(Schema.Array(OwnCreditDebt)),
    }),
    paged: true,
    failures: [],
    addition: true,
  }),
  sellVoucher: endpoint({
    method: 'POST',
    path: '/api/v1/vouchers/sales',
    callers: DESK,
    summary: 'Vende créditos a um jogador: o voucher de 100 % e o pagamento recebido na arena, de uma vez',
    body: NewSale,
    reply: Changed,
    status: 201,
    failures: [...REACH_CODES, 'voucher_code_taken', 'gift_too_great', ...WRITE_FAILURES],
    addition: true,
  }),
  undoVoucherSale: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/undo-sale',
    callers: DESK,
    summary: 'Desfaz a venda de um voucher de que nada foi usado: o pagamento é desfeito e o voucher deixa de valer',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['voucher_not_found', 'voucher_not_sold', 'voucher_used', ...WRITE_FAILURES],
    addition: true,
  }),
  returnVoucher: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/return',
    callers: MANAGEMENT,
    summary: 'Encerra um voucher vendido: o que resta dele é devolvido na arena ou vira crédito do jogador',
    params: ById,
    body: RestReturn,
    reply: Changed,
    failures: ['voucher_not_found', 'voucher_not_sold', 'voucher_rest_changed', 'credit_too_high', ...WRITE_FAILURES],
    addition: true,
  }),
  rechargeVoucher: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/recharge',
    callers: MANAGEMENT,
    summary: 'Soma créditos a um voucher ativo',
    params: ById,
    body: Recharge,
    reply: Changed,
    failures: ['voucher_not_found', ...REACH_CODES, 'voucher_expired', 'voucher_for_life', ...WRITE_FAILURES],
  }),
  expireVoucher: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/expire',
    callers: MANAGEMENT,
    summary: 'Encerra um voucher ativo',
    params: ById,
    reply: Changed,
    failures: ['voucher_not_found', 'voucher_expired', 'voucher_held', ...WRITE_FAILURES],
  }),
  deleteVoucher: endpoint({
    method: 'DELETE',
    path: '/api/v1/vouchers/:id',
    callers: MANAGEMENT,
    summary: 'Exclui um voucher; as reservas feitas com ele ficam como estão',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['voucher_not_found', 'voucher_held', ...WRITE_FAILURES],
  }),
};
