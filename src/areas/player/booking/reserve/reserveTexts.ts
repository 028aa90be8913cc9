import { type CreditUse, creditIn } from '#domain/booking/creditUse.ts';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { Quote } from '#domain/booking/order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { Day } from '#domain/values/days/day.ts';
import { creditsText } from '#domain/vouchers/verdict.ts';
import { formatReais } from '#domain/values/money.ts';
import { monthName, shortMonth, shortWeekday, spokenDay } from '#domain/values/days/formatDay.ts';

export const RESERVE = {
  documentTitle: 'Reservar quadra · Quadra Livre',
  title: 'Fazer reserva',
  loadingArena: 'Carregando arena…',
  arenaFailed: 'Ocorreu um erro ao carregar os dados da arena.',

  day: 'Escolha o dia',
  previousWeek: '7 dias antes',
  nextWeek: 'Próximos 7 dias',
  today: 'Hoje',
  closeMissed: 'Fechar aviso',
  isTaken: 'O horário que você quer está ocupado?',
  queue: 'Avise-me quando ficar livre',
  hours: 'Escolha os horários',
  periods: 'Período do dia',
  loadingHours: 'Carregando horários…',
  hoursFailed: 'Não foi possível carregar os horários.',
  noneInPeriod: 'Nenhum horário para esse período.',
  none: 'A arena não disponibilizou nenhum horário para reserva até o momento',
  noneHint: 'Tente outro dia ou escolha outra arena.',
  sport: 'Esporte',

  voucher: 'Voucher',
  voucherHint: 'Tem um código de desconto? Ele é aplicado ao reservar.',
  hoursOfVoucher: 'Aqui cada hora reservada usa uma hora do voucher.',
  apply: 'Aplicar',
  given: 'Aplicado: o desconto aparece com os horários que você escolher.',
  payByCredit: 'Usar crédito',
  untickCredit: 'Ele não paga estes horários inteiros. Desmarque para pagar tudo por PIX.',
  voucherPlaceholder: 'Código',
  cancellation: 'Cancelamento',
  nothingChosen: 'Nenhum horário escolhido',
  chosen: 'Horários escolhidos',
  remove: 'Tirar',
  reserve: 'Reservar',
  slow: 'Está demorando mais do que o normal',
  limited: 'Três reservas já esperam o PIX',
  toWaiting: 'Ver minhas reservas',
  held: 'Você tem uma reserva esperando o PIX',
  /** Before the sum that a voucher or a credit has made smaller. */
  former: 'Antes ',
  resume: 'Continuar pagamento',
  opening: 'Abrindo a sua reserva…',
} as const;

/** `De R$ 120,00 por R$ 80,00: desconto de R$ 40,00`, with `Usa 2 horas do voucher; restam 8.` when it is counted in hours. */
export function quotedText({ totalValue, discount, hours }: Quote): string {
  const prices = `De ${formatReais(totalValue + discount)} por ${formatReais(totalValue)}: desconto de ${formatReais(discount)}`;
  return hours ? `${prices}. ${usedHoursText(hours)}` : prices;
}

function usedHoursText({ taken, left }: NonNullable<Quote['hours']>): string {
  const rest = left === 0 ? 'não resta nenhuma' : left === 1 ? 'resta 1' : `restam ${left.toLocaleString('pt-BR')}`;
  return `Usa ${creditsText(taken, 'hour')} do voucher; ${rest}.`;
}

/** `Usar meu crédito de R$ 40,00` */
export function creditText(credit: number): string {
  return `Usar meu crédito de ${formatReais(credit)}`;
}

interface Credited {
  readonly credit: number;
  readonly total: number;
  /** Missing where it cannot be used. */
  readonly use: CreditUse | undefined;
  readonly isUsed: boolean;
}

/** What the credit pays of the hours that are chosen. */
export function creditHint({ credit, total, use, isUsed }: Credited): string {
  if (use) return `${paidText(use)} Depois de usado, só a arena cancela a reserva.`;
  if (total === 0) return RESERVED.nothingToPay;
  return isUsed
    ? RESERVE.untickCredit
    : `Aqui ele paga reservas de até ${formatReais(credit)}; acima disso, é tudo por PIX.`;
}

/** `Você tem R$ 40,00 de crédito aqui` */
export function ownCreditText(credit: number): string {
  return `Você tem ${formatReais(credit)} de crédito aqui`;
}

/** `Com o crédito: R$ 10,00 na arena` */
export function withCreditText({ left }: CreditUse): string {
  return left === 0 ? 'O crédito paga tudo' : `Com o crédito: ${formatReais(left)} na arena`;
}

function paidText({ used, left }: CreditUse): string {
  if (left === 0) return `Paga tudo: ${formatReais(used)}.`;
  return `Paga ${formatReais(used)}; faltam ${formatReais(left)}, na arena.`;
}

/** What is said of a reservation that was made without a PIX; sums in centavos. */
export function reservedText({ totalValue, installments, status }: Reservation): string {
  if (totalValue === 0) return RESERVED.nothingToPay;
  if (status === 'PAGA') return RESERVED.paidByCredit;
  const used = creditIn({ installments });
  if (used === 0) return RESERVED.payAtArena;
  return `${formatReais(used)} pagos com seu crédito. ${formatReais(totalValue - used)} são pagos na arena, no dia do jogo.`;
}

export const DAY_CHANGE = {
  title: 'Mudar de dia?',
  confirm: 'Mudar o dia',
  decline: 'Continuar neste dia',
} as const;

export function dayChangeText(day: Day, count: number): string {
  const hours = count === 1 ? 'O horário escolhido' : `Os ${count} horários escolhidos`;
  return `${hours} para ${spokenDay(day)} ${count === 1 ? 'será descartado' : 'serão descartados'}.`;
}

export const PROFILE = {
  title: 'Complete seu cadastro',
  lead: 'A arena precisa destes dados para receber você. É só desta vez.',
  city: 'Cidade',
  save: 'Salvar e reservar',
  dismiss: 'Agora não',
} as const;

export const RESERVED = {
  title: 'Reserva feita',
  payAtArena: 'O pagamento é feito na arena, no dia do jogo.',
  paidByCredit: 'Paga com o seu crédito. Bom jogo!',
  nothingToPay: 'Não há nada a pagar. Bom jogo!',
  toReservations: 'Ver minhas reservas',
  close: 'Fazer outra reserva',
  loading: 'Carregando reserva…',
} as const;

export const PAYMENT_LEADS = { platform: 'Pagamento por PIX', local: 'Pagamento na arena' } as const;

export function freeText(count: number): string {
  if (count === 0) return 'nenhum livre';
  return count === 1 ? '1 livre' : `${count} livres`;
}

/** `novembro de 2026`, or `nov – dez de 2026` when the week spans two months. */
export function monthsOf(first: Day, last: Day): string {
  if (first.month === last.month) return `${monthName(first)} de ${first.year}`;
  if (first.year === last.year) return `${shortMonth(first)} – ${shortMonth(last)} de ${last.year}`;
  return `${shortMonth(first)} de ${first.year} – ${shortMonth(last)} de ${last.year}`;
}

/** `2 horários · sáb, 22 nov`; the hours themselves are listed above it. */
export function chosenText(day: Day, chosen: readonly ChosenSlot[]): string {
  if (chosen.length === 0) return RESERVE.nothingChosen;
  const hours = chosen.length === 1 ? '1 horário' : `${chosen.length} horários`;
  return `${hours} · ${shortWeekday(day)}, ${day.day} ${shortMonth(day)}`;
}

/** `18:00 às 19:00, Quadra 1` */
export function spokenHour({ startHour, courtName }: Pick<ChosenSlot, 'startHour' | 'courtName'>): string {
  return `${slotLabel(startHour)}, ${courtName}`;
}
