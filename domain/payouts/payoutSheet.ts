import { csvOf } from '../values/text/csv.ts';
import { toIsoDay } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import { formatPixValidity } from '../values/days/moment.ts';
import type { Month } from '../values/days/month.ts';
import type { MadePayout } from './payout.ts';

const HEAD = ['Data do repasse', 'Para', 'Valor', 'Comprovante', 'Registrado em', 'Registrado por'];

/** The payouts of a month as a CSV file, one row each. */
export function payoutSheetOf(payouts: readonly MadePayout[], { month, year }: Month) {
  const rows = payouts.map(({ paidOn, name, amount, receipt, madeAt, madeBy }) => [
    formatDay(paidOn),
    name,
    amount,
    receipt,
    formatPixValidity(madeAt),
    madeBy,
  ]);
  return { fileName: `repasses-${toIsoDay({ day: 1, month, year }).slice(0, -3)}.csv`, csv: csvOf([HEAD, ...rows]) };
}
