import type { CustomerFilter } from './customer.ts';

/** The arena's customers, or those of a filter. */
export function customersPath(filter?: CustomerFilter): string {
  return filter === undefined ? '/empresa/clientes' : `/empresa/clientes?filtro=${FILTER_WORDS[filter]}`;
}

/** How an address names the filters of the list of customers. */
export const FILTER_WORDS: Readonly<Record<CustomerFilter, string>> = {
  owing: 'devendo',
  credit: 'com-credito',
  weekly: 'mensalistas',
  away: 'sumidos',
};
