import { Schema } from 'effect';
import { PixCharge, PixSettlement } from '../payment/charge.ts';
import { RefusedRefund } from '../payment/refusedRefund.ts';
import { Bill, BillForgiveness, BillPayment, BillPix, BillRule, BillSummary } from '../series/bill.ts';
import { Text } from '../values/text/text.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { MonthQuery, Page } from '../values/query.ts';
import { Version, VersionQuery } from '../values/version.ts';

const Changed = Schema.Struct({ bill: Bill });

/** The arena's rule, with the version of the arena's row that a change of it must know. */
const Ruled = { rule: BillRule, version: Version };

/** What mensalistas are asked for a month. */
export const billEndpoints = {
  bills: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/bills',
    callers: DESK,
    summary:
      'Mensalidades de um mês na própria arena, feitas na hora a partir das semanas de cada mensalista; as atrasadas primeiro',
    query: Schema.Struct({ ...MonthQuery.fields, page: Page }),
    reply: Schema.Struct({ bills: Schema.Array(Bill), summary: BillSummary, ...Ruled }),
    failures: ['arena_not_found'],
    paged: true,
    addition: true,
  }),
  myBills: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/bills',
    callers: ['player'],
    summary: 'Mensalidades do jogador em um mês, em todas as arenas onde é mensalista',
    query: Schema.Struct({ ...MonthQuery.fields, page: Page }),
    reply: Schema.Struct({ bills: Schema.Array(Bill) }),
    failures: [],
    paged: true,
    addition: true,
  }),
  payBillByPix: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/series/:id/bill/payment',
    callers: ['player'],
    summary:
      'Gera o PIX do que falta de uma mensalidade do jogador, ou devolve o que ainda pode ser pago; só em arenas que recebem pela plataforma',
    params: ById,
    body: BillPix,
    reply: Schema.Struct({ payment: PixCharge }),
    status: 201,
    failures: [
      'series_not_found',
      'bill_changed',
      'bill_paid',
      'bill_without_pix',
      'payment_unavailable',
      'payer_is_receiver',
      'document_needed',
      'pix_too_small',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  billSettlement: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/series/:id/bill/settlement',
    callers: ['player'],
    summary: 'O que o dinheiro de um PIX de mensalidade pagou, ou se voltou',
    params: ById,
    query: Schema.Struct({ payment: Text }),
    reply: Schema.Struct({ settlement: PixSettlement }),
    failures: ['series_not_found'],
    addition: true,
  }),
  payBill: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series/:id/bill/pay',
    callers: DESK,
    summary:
      'Recebe na arena o que falta de uma mensalidade: o crédito do jogador primeiro, o resto na forma informada',
    params: ById,
    body: BillPayment,
    reply: Changed,
    failures: ['arena_not_found', 'series_not_found', 'bill_changed', ...WRITE_FAILURES],
    addition: true,
  }),
  forgiveBill: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/series/:id/bill/forgive',
    callers: ['arena-owner'],
    summary: 'Perdoa o que falta de uma mensalidade, com o motivo; vira desconto em cada semana',
    params: ById,
    body: BillForgiveness,
    reply: Changed,
    failures: ['arena_not_found', 'series_not_found', 'bill_changed', ...WRITE_FAILURES],
    addition: true,
  }),
  refusedBillRefunds: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/refused-bill-refunds',
    callers: DESK,
    summary: 'Devoluções de PIX de mensalidades da própria arena que o banco recusou',
    reply: Schema.Struct({ refusedRefunds: Schema.Array(RefusedRefund) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  returnBillRefund: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/refused-bill-refunds/:id/returned',
    callers: DESK,
    summary: 'Registra que o PIX de uma mensalidade que o banco não devolveu foi devolvido por outro meio',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['refund_not_refused', ...WRITE_FAILURES],
    addition: true,
  }),
  updateBillRule: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/bill-rule',
    callers: ['arena-owner'],
    summary: 'Diz em que dia do mês vencem as mensalidades, e depois de quantos dias de atraso o horário fica livre',
    query: VersionQuery,
    body: BillRule,
    reply: Schema.Struct(Ruled),
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
};
