import { operationMachine } from '../../../machines/operation/operation.ts';
import { chartModel } from '../harness/model.ts';
import { can, emits, requests, type Rule, starts, startsNot, stays } from '../harness/rules.ts';

/** What operators must get; the issue that asked for the page is its specification. */
const operationRules: readonly Rule<typeof operationMachine>[] = [
  {
    section: 'decisions 047',
    says: 'nothing is tried again before an admin asks for it; trying needs no question, since twice does it once',
    on: 'start',
    must: [starts('retry', () => ({ name: 'retryJob', asksFirst: false })), emits()],
  },
  {
    section: 'decisions 047',
    says: 'this very job is asked for, and the page stays as it is',
    on: 'retry.requested',
    must: [requests('retry'), stays, startsNot(), emits()],
  },
  {
    section: 'decisions 047',
    says: 'at every moment another job can be asked for',
    must: can({ type: 'retry.requested', id: 'another' }),
  },
];

export const model = chartModel({
  machine: operationMachine,
  rules: operationRules,
  outcomes: { 'retry.requested': [{ id: 'a-job' }] },
});
