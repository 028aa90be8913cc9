import { type Method, METHOD_NAMES } from '../ledger/movement.ts';
import { type PaidBill, paidBillText } from '../ledger/paidBill.ts';
import { maskCpf } from '../people/cpf.ts';
import type { Day } from '../values/days/day.ts';
import { formatDay, sentence } from '../values/days/formatDay.ts';
import { type Month, toIsoMonth } from '../values/days/month.ts';
import { type Cell, csvOf } from '../values/text/csv.ts';

/** Money that came to the arena or went, as its accountant finds it in the statement of the bank: one payment is one line. */
export interface CashBookLine {
  /** By the arena's clock. */
  readonly date: Day;
  /** `bank`: the bank or the provider took it back by itself. */
  readonly kind: 'payment' | 'refund' | 'undo' | 'bank';
  /** What an `undo` takes back. */
  readonly undone?: 'payment' | 'refund';
  readonly method: Method;
  /** Centavos; below zero for what went out. */
  readonly value: number;
  /** Whose reservation, voucher, bill or credit it is. */
  readonly who?: string;
  /** That of the arena's own record of them: an account's CPF is for the provider of payments alone. */
  readonly cpf?: string;
  /** Who recorded it. */
  readonly by?: string;
  /** Who paid, as it was typed. */
  readonly note: string;
  readonly bill?: PaidBill;
  /** The day of the reservation. */
  readonly reservation?: Day;
  /** The code of the voucher that was sold. */
  readonly voucher?: string;
  /** The products that were sold: `Água × 2`. */
  readonly sold?: string;
  /** The provider's number of a PIX. */
  readonly document?: string;
}

const HEAD = [
  'Nº',
  'Data',
  'Histórico',
  'Cliente',
  'CPF',
  'Documento',
  'Forma',
  'Registrado por',
  'Entrada',
  'Saída',
  'Saldo',
] as const;

/**
 * The cash book ('livro caixa') of a month as a CSV file, for the accountant: the lines in their order, the sum so far after each,
 * from nothing on the first day, and the sums below.
 */
export function cashBookOf(lines: readonly CashBookLine[], month: Month) {
  let balance = 0;
  const rows = lines.map((line, index): readonly Cell[] => {
    balance += line.value;
    const { date, who = '', cpf = '', document = '', method, by = '', value } = line;
    const sums = [value > 0 ? value : '', value > 0 ? '' : -value, balance];
    return [
      { figure: index + 1 },
      formatDay(date),
      historyOf(line),
      who,
      maskCpf(cpf),
      document,
      METHOD_NAMES[method],
      by,
      ...sums,
    ];
  });
  const sumOf = (some: readonly CashBookLine[]) => some.reduce((sum, { value }) => sum + value, 0);
  const [came, went] = [sumOf(lines.filter(({ value }) => value > 0)), -sumOf(lines.filter(({ value }) => value < 0))];
  const totals: readonly Cell[] = ['', '', 'Total do mês', '', '', '', '', '', came, went, balance];
  return { fileName: `livro-caixa-${toIsoMonth(month)}.csv`, csv: csvOf([HEAD, ...rows, totals]) };
}

/** Such as `Mensalidade de novembro · 4 jogos` or `Estorno de recebimento: reserva de 05/11/2026 (pago por Bia)`. */
function historyOf(line: CashBookLine): string {
  const what = line.note === '' ? whatOf(line) : `${whatOf(line)} (pago por ${line.note})`;
  const { kind, undone } = line;
  if (kind === 'refund') return `Devolução: ${what}`;
  if (kind === 'bank') return `Estorno do banco: ${what}`;
  if (kind === 'undo') return `Estorno de ${undone === 'refund' ? 'devolução' : 'recebimento'}: ${what}`;
  return sentence(what);
}

function whatOf({ bill, reservation, voucher, sold }: CashBookLine): string {
  if (bill) return paidBillText(bill);
  if (voucher !== undefined) return `horas vendidas, voucher ${voucher}`;
  if (sold !== undefined) return `produtos: ${sold}`;
  return reservation ? `reserva de ${formatDay(reservation)}` : 'crédito do jogador';
}
