import type { CustomerFilter } from '../people/customersAsked.ts';

/** The arena's customers, those of a filter, or those who have a tag. */
export function customersPath(filter?: CustomerFilter, tag?: string): string {
  const asked = new URLSearchParams({
    ...(filter !== undefined && { filtro: FILTER_WORDS[filter] }),
    ...(tag !== undefined && { etiqueta: tag }),
  }).toString();
  return asked === '' ? '/empresa/clientes' : `/empresa/clientes?${asked}`;
}

/** How an address names the filters of the list of customers. */
export const FILTER_WORDS: Readonly<Record<CustomerFilter, string>> = {
  owing: 'devendo',
  credit: 'com-credito',
  weekly: 'mensalistas',
  away: 'sumidos',
};
