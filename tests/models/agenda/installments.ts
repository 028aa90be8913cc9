import { describeInstallments, installmentsMachine } from '../../../machines/agenda/installments.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: installmentsMachine,
  starts: { start: { reservation: 'a-reservation' } },
  outcomes: { 'delete.requested': [{ id: 'an-installment' }] },
  view: describeInstallments,
});
