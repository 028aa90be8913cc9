import { Schema } from 'effect';
import { CartPayment, CartSettlement, ShoppingCart } from '../registrations/cart.ts';
import { Text } from '../validation/text.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';

/** What a player owes for an event, and how it is paid. */
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
    failures: ['cart_not_found', 'cart_empty', 'cart_paid', 'cart_deadline', 'payment_unavailable', ...WRITE_FAILURES],
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
};
