import { Schema } from 'effect';
import { NewVoucher, OwnVoucher, Recharge, Voucher, VoucherCode, VoucherStatus } from '../vouchers/voucher.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';
import { Page } from './query.ts';

const Changed = Schema.Struct({ voucher: Voucher });

export const voucherEndpoints = {
  createVoucher: endpoint({
    method: 'POST',
    path: '/api/v1/vouchers',
    callers: ['arena-owner'],
    summary: 'Cria um voucher para um jogador',
    body: NewVoucher,
    reply: Changed,
    status: 201,
    failures: ['player_not_found', 'voucher_code_taken', ...WRITE_FAILURES],
  }),
  validateVoucher: endpoint({
    method: 'POST',
    path: '/api/v1/vouchers/validate',
    callers: ['arena-owner'],
    summary: 'Diz se um código vale hoje na própria arena',
    body: VoucherCode,
    reply: Schema.Struct({ status: VoucherStatus, message: Schema.String, voucher: Voucher }),
    failures: ['voucher_not_found'],
  }),
  vouchers: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/vouchers',
    callers: ['arena-owner'],
    summary: 'Vouchers da própria arena, os mais novos primeiro',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ vouchers: Schema.Array(Voucher) }),
    paged: true,
    failures: ['arena_not_found'],
  }),
  myVouchers: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/vouchers',
    callers: ['player'],
    summary: 'Vouchers do jogador em todas as arenas, os mais novos primeiro',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ vouchers: Schema.Array(OwnVoucher) }),
    paged: true,
    failures: [],
    addition: true,
  }),
  rechargeVoucher: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/recharge',
    callers: ['arena-owner'],
    summary: 'Soma créditos a um voucher ativo',
    params: ById,
    body: Recharge,
    reply: Changed,
    failures: ['voucher_not_found', 'voucher_expired', 'voucher_for_life', ...WRITE_FAILURES],
  }),
  expireVoucher: endpoint({
    method: 'PATCH',
    path: '/api/v1/vouchers/:id/expire',
    callers: ['arena-owner'],
    summary: 'Encerra um voucher ativo',
    params: ById,
    reply: Changed,
    failures: ['voucher_not_found', 'voucher_expired', ...WRITE_FAILURES],
  }),
  deleteVoucher: endpoint({
    method: 'DELETE',
    path: '/api/v1/vouchers/:id',
    callers: ['arena-owner'],
    summary: 'Exclui um voucher; as reservas feitas com ele ficam como estão',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['voucher_not_found', ...WRITE_FAILURES],
  }),
};
