import { describeKeptList } from '../../../machines/keptList.ts';
import { productListMachine } from '../../../machines/products/productList.ts';
import { chartModel } from '../harness/model.ts';
import { productListRules } from './productListRules.ts';

export const model = chartModel({
  machine: productListMachine,
  view: describeKeptList,
  outcomes: {
    'edit.requested': [{ id: 'a-product' }],
    'delete.requested': [{ id: 'a-product' }],
  },
  rules: productListRules,
});
