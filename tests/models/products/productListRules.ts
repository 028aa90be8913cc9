import { describeKeptList } from '../../../machines/keptList.ts';
import type { productListMachine } from '../../../machines/products/productList.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { type Rule, same } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type ProductList = typeof productListMachine;

const none = { isCreating: false, editing: '' };
const dialog = dialogChecks<ProductList, typeof none>(describeKeptList, none, [
  { type: 'create.requested' },
  { type: 'edit.requested', id: 'one' },
  { type: 'delete.requested', id: 'one' },
]);

/** What is said of an arena's products. */
export const productListRules: readonly Rule<ProductList>[] = [
  {
    section: 'decisions 156',
    says: 'an arena has products: they are listed, and one can be put on sale; taking one off asks first',
    on: 'start',
    must: [...dialog.rests, dialog.asksFirst('command', 'retireProduct')],
  },
  {
    section: 'decisions 156',
    says: 'a new product is put on sale in a dialog, sent once',
    on: 'create.requested',
    must: dialog.opens('newProduct', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'decisions 156',
    says: 'the product that was chosen is the one in the dialog, with the form of one that is there',
    on: 'edit.requested',
    must: [
      ...dialog.opens('product', ({ event }) => ({ ...none, editing: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'edit.requested', id: 'another' });
        same('it is about the one before', 'another', describeKeptList(next).editing);
      },
    ],
  },
  {
    section: 'decisions 156',
    says: 'the product that was chosen is the one that is asked about before it goes off sale',
    on: 'delete.requested',
    must: dialog.hands('command'),
  },
  {
    section: 'SPEC 7',
    says: 'once the form was sent, or is left, the list is there again',
    on: ['dialog.closed', 'done(submission)'],
    must: dialog.closes,
  },
  {
    section: 'SPEC 7',
    says: 'a form is at work as long as its dialog is open',
    must: dialog.runs('command'),
  },
];
