import { keptListMachine } from '../keptList.ts';

/** What an owner's arena sells beside hours. */
export const productListMachine = keptListMachine({
  id: 'productList',
  description: 'The list of products, with one dialog at a time',
  create: 'newProduct',
  edit: 'product',
  delete: 'retireProduct',
});
