import { Schema } from 'effect';
import { Product, ProductBody } from '../products/product.ts';
import { NewSale, Sale, SalesPayment } from '../products/sale.ts';
import { ById, Id } from '../values/id.ts';
import { VersionQuery } from '../values/version.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';

const PRODUCTS = '/api/v1/arenas/me/products';
const SALES = '/api/v1/arenas/me/sales';
const Changed = Schema.Struct({ product: Product });

/** What an arena sells beside hours, and what was sold of it. */
export const productEndpoints = {
  products: endpoint({
    method: 'GET',
    path: PRODUCTS,
    callers: DESK,
    summary: 'Os produtos que a própria arena vende, por nome, com preço e estoque (acréscimo)',
    reply: Schema.Struct({ products: Schema.Array(Product) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  makeProduct: endpoint({
    method: 'POST',
    path: PRODUCTS,
    callers: MANAGEMENT,
    summary: 'Põe um produto à venda na própria arena; sem `stock`, o estoque não é contado (acréscimo)',
    body: ProductBody,
    reply: Changed,
    status: 201,
    failures: ['arena_not_found', 'too_many_products', ...WRITE_FAILURES],
    addition: true,
  }),
  changeProduct: endpoint({
    method: 'PATCH',
    path: `${PRODUCTS}/:id`,
    callers: MANAGEMENT,
    summary:
      'Muda nome, preço e estoque de um produto; o que já foi vendido fica pelo preço combinado. Com version, só se ninguém o mudou ou vendeu desde então (acréscimo)',
    params: ById,
    query: VersionQuery,
    body: ProductBody,
    reply: Changed,
    failures: ['arena_not_found', 'product_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  retireProduct: endpoint({
    method: 'DELETE',
    path: `${PRODUCTS}/:id`,
    callers: MANAGEMENT,
    summary: 'Tira um produto da venda; o que está em contas continua nelas (acréscimo)',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', 'product_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  sales: endpoint({
    method: 'GET',
    path: SALES,
    callers: DESK,
    summary:
      'O que foi vendido e não foi desfeito: de uma reserva, de um cliente, ou as últimas 20 vendas avulsas (acréscimo)',
    query: Schema.Struct({ reservation: Schema.optionalKey(Id), customer: Schema.optionalKey(Id) }),
    reply: Schema.Struct({ sales: Schema.Array(Sale) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  sellProduct: endpoint({
    method: 'POST',
    path: SALES,
    callers: DESK,
    summary:
      'Vende um produto pelo preço que estava na tela: na conta de uma reserva ou de um cliente, ou pago na hora com `method` (acréscimo)',
    body: NewSale,
    reply: Schema.Struct({ sale: Sale }),
    status: 201,
    failures: [
      'arena_not_found',
      'product_not_found',
      'product_price_changed',
      'product_out_of_stock',
      'sale_too_high',
      'reservation_not_found',
      'not_awaited',
      'customer_not_found',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  paySales: endpoint({
    method: 'POST',
    path: `${SALES}/payment`,
    callers: DESK,
    summary: 'Registra que vendas em conta foram pagas na arena, todas ou nenhuma, como um só pagamento (acréscimo)',
    body: SalesPayment,
    reply: Schema.Struct({ sales: Schema.Array(Sale) }),
    failures: ['arena_not_found', 'sale_not_found', 'sale_paid', ...WRITE_FAILURES],
    addition: true,
  }),
  undoSale: endpoint({
    method: 'PATCH',
    path: `${SALES}/:id/undo`,
    callers: DESK,
    summary: 'Desfaz uma venda: o estoque volta, e o que foi pago por ela é devolvido no caixa de agora (acréscimo)',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', 'sale_not_found', 'sale_undone', ...WRITE_FAILURES],
    addition: true,
  }),
};
