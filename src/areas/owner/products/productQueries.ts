import { queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#domain/contract/products.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** On which account something is sold; neither is the counter. */
export type Account = { readonly reservation: string } | { readonly customer: string } | Record<string, never>;

/** What the arena sells. Its key begins like the agenda's: a sale makes it stale. */
export function productsQuery(call: Call) {
  return queryOptions({
    queryKey: [AGENDA, 'products'],
    queryFn: reading(call, productEndpoints.products, {}, ({ products }) => products),
  });
}

/** What was sold on an account, or the last that was sold at the counter. */
export function salesQuery(call: Call, account: Account) {
  return queryOptions({
    queryKey: [AGENDA, 'sales', account],
    queryFn: reading(call, productEndpoints.sales, { query: account }, ({ sales }) => sales),
  });
}
