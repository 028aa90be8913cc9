import { everyWeekday, formatDay, monthName, sentence } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatReais } from '#domain/values/money.ts';
import { type Bill, type BillState, type BillWeek, owedOf } from '#domain/series/bill.ts';
import { SKIPPED_TEXTS } from '#domain/booking/inBill.ts';
import type { MonthlySum } from '#domain/series/monthlySum.ts';
import type { Series } from '#domain/series/series.ts';
import type { Month } from '#domain/values/days/month.ts';

export const MONTH_LINKS = {
  label: 'Mês',
  previous: 'Mês anterior',
  current: 'Este mês',
  next: 'Próximo mês',
} as const;

/** What stands on a bill's badge. */
export const BILL_STATE_NAMES: Readonly<Record<BillState, string>> = {
  open: 'A vencer',
  due: 'A pagar',
  late: 'Atrasada',
  paid: 'Paga',
  forgiven: 'Perdoada',
};

/** `Toda terça, 18:00 às 20:00` */
export function weeklyText({ weekday, startHour, hours }: Pick<Series, 'weekday' | 'startHour' | 'hours'>): string {
  return `${sentence(everyWeekday(weekday))}, ${hourLabel(startHour)} às ${hourLabel(startHour + hours)}`;
}

/** `R$ 400,00 por mês`, `R$ 90,00 por semana` */
export function agreedText({ price = 0, monthly }: Partial<Pick<Series, 'price' | 'monthly'>>): string {
  return monthly ? `${formatReais(monthly.sum)} por mês` : `${formatReais(price)} por semana`;
}

const FIFTHS: Readonly<Record<MonthlySum['fifthWeek'], string>> = {
  included: 'Quinta semana já incluída.',
  extra: 'Quinta semana cobrada à parte.',
};

/** `Quinta semana já incluída. Semana pulada sai da mensalidade.` */
export function monthlyRulesText({ fifthWeek, skippedWeek }: MonthlySum): string {
  return `${FIFTHS[fifthWeek]} ${SKIPPED_TEXTS[skippedWeek]}`;
}

/** `Novembro de 2026` */
export function monthText(month: Month): string {
  return `${sentence(monthName(month))} de ${month.year}`;
}

/** `Vence em 10/11/2026`; nothing about a bill of which nothing is owed. */
export function dueText({ state, due }: Pick<Bill, 'state' | 'due'>): string {
  if (state === 'paid' || state === 'forgiven') return '';
  return `${state === 'late' ? 'Venceu' : 'Vence'} em ${formatDay(due)}`;
}

/** `4 semanas de novembro` */
export function weeksText({ weeks, month }: Pick<Bill, 'weeks' | 'month'>): string {
  return `${weeks.length === 1 ? '1 semana' : `${weeks.length} semanas`} de ${monthName(month)}`;
}

/** What a week still costs: `R$ 120,00`, `faltam R$ 60,00`, `paga`. */
export function weekText(week: BillWeek): string {
  const owed = owedOf(week);
  if (owed === 0) return 'paga';
  return owed < week.total ? `faltam ${formatReais(owed)}` : formatReais(owed);
}

/** `Crédito do jogador: − R$ 60,00` */
export function creditText(credit: number): string {
  return `O crédito do jogador paga ${formatReais(credit)}`;
}
