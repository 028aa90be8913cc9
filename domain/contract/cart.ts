import { Schema } from 'effect';
import { CartPayment, CartSettlement, ShoppingCart } from '../registrations/cart.ts';
import { HistoryCart } from '../registrations/paymentHistory.ts';
import { RefusedRefund } from '../payment/refusedRefund.ts';
import { Text } from '../values/text/text.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { Page } from '../values/query.ts';

/** What a player owes for an event, its payment and its refunds. */
export const cartEndpoints = {
  currentCart: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/events/:id/current-cart',
    callers: ['player'],
    summary: 'O carrinho aberto do jogador em um evento, se houver',
    params: ById,
    reply: Schema.Struct({ shoppingCart: Schema.optionalKey(ShoppingCart) }),
    failures: ['event_not_found'],
  }),
  carts: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/events/:id/carts',
    callers: ['player'],
    summary: 'Carrinhos do jogador em um evento que já têm um PIX, os mais novos primeiro',
    params: ById,
    reply: Schema.Struct({ shoppingCarts: Schema.Array(ShoppingCart) }),
    failures: ['event_not_found'],
  }),
  payCart: endpoint({
    method: 'POST',
    path: '/api/v1/shopping-carts/:id/payment',
    callers: ['player'],
    summary: 'Gera o PIX de um carrinho, ou outro quando o último não foi pago',
    params: ById,
    reply: Schema.Struct({ payment: CartPayment }),
    status: 201,
    failures: [
      'cart_not_found',
      'cart_empty',
      'cart_paid',
      'cart_deadline',
      'payment_unavailable',
      'payer_is_receiver',
      'document_needed',
      'pix_too_small',
      ...WRITE_FAILURES,
    ],
  }),
  cartSettlement: endpoint({
    method: 'GET',
    path: '/api/v1/shopping-carts/:id/settlement',
    callers: ['player'],
    summary: 'O que o dinheiro de um PIX do carrinho pagou, ou se voltou',
    params: ById,
    query: Schema.Struct({ payment: Text }),
    reply: Schema.Struct({ settlement: CartSettlement }),
    failures: ['cart_not_found'],
    addition: true,
  }),
  paymentHistory: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/event-payments',
    callers: ['player'],
    summary:
      'Todos os carrinhos do jogador, os mais novos primeiro, com cada PIX: por quem, pago, vencido, em disputa ou devolvido; `event` escolhe um evento (acréscimo)',
    query: Schema.Struct({ event: Schema.optionalKey(Id), page: Page }),
    reply: Schema.Struct({ carts: Schema.Array(HistoryCart) }),
    paged: true,
    failures: [],
    addition: true,
  }),
  refusedRefunds: endpoint({
    method: 'GET',
    path: '/api/v1/events/:id/refused-refunds',
    callers: SIGNED_IN,
    summary: 'Devoluções de carrinhos do evento que o banco recusou, para o organizador e administradores (acréscimo)',
    params: ById,
    reply: Schema.Struct({ refusedRefunds: Schema.Array(RefusedRefund) }),
    failures: ['event_not_found'],
    addition: true,
  }),
  returnCartRefund: endpoint({
    method: 'PATCH',
    path: '/api/v1/refused-refunds/:id/returned',
    callers: SIGNED_IN,
    summary: 'O organizador, ou um administrador, devolveu por outro meio o que o banco recusou (acréscimo)',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['refund_not_refused', ...WRITE_FAILURES],
    addition: true,
  }),
};
