import { describeInstallments, installmentsMachine } from '../../../machines/agenda/installments.ts';
import { chartModel } from '../harness/model.ts';
import { installmentsRules } from './installmentsRules.ts';

export const model = chartModel({
  machine: installmentsMachine,
  rules: installmentsRules,
  starts: { start: { reservation: 'a-reservation' } },
  outcomes: { 'delete.requested': [{ id: 'an-installment' }] },
  view: describeInstallments,
});
