import { keptListMachine } from '../keptList.ts';

/** The price rules of an owner's arena. */
export const priceRuleListMachine = keptListMachine({
  id: 'priceRuleList',
  description: 'The list of price rules, with one dialog at a time',
  create: 'newPriceRule',
  edit: 'priceRule',
  delete: 'deletePriceRule',
});
