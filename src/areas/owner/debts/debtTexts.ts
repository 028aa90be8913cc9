import type { Debt, Debtor } from '#domain/debts/debt.ts';
import { formatDay, monthName } from '#domain/values/days/formatDay.ts';
import { soldText } from '#domain/products/sale.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Arena } from '#domain/arenas/arena.ts';
import { deskPixCode, receiverShown } from '#domain/payment/arenaPix.ts';
import { dayText, placesText } from '../desk/index.ts';

export const DEBTS = {
  documentTitle: 'Pendências · Quadra Livre',
  title: 'Pendências',
  lead: 'O que falta receber na arena por reservas que já terminaram e mensalidades que já venceram.',
  loading: 'Carregando as pendências…',
  failed: 'Não foi possível carregar as pendências.',
  total: 'Total a receber',
  list: 'Quem deve à sua arena',
  debts: 'O que falta pagar',
  creditOwed: 'Crédito usado cujo pagamento voltou',
  charge: 'Cobrar pelo WhatsApp',
  nobody: 'Ninguém deve nada à sua arena',
  nobodyHint:
    'Uma reserva que terminar sem estar toda paga aparece aqui, com quem reservou e quanto falta; uma mensalidade, quando vencer.',
  agenda: 'Ver a agenda',
  pageEmpty: 'Não há pendências nesta página',
  firstPage: 'Ver a primeira página',
} as const;

/** A debtor's name on screen. */
export function debtorName({ player, guestPlayerName = '' }: Debtor): string {
  return player?.name ?? guestPlayerName;
}

export function peopleText(people: number): string {
  return people === 1 ? 'de 1 pessoa' : `de ${people} pessoas`;
}

/** `sex, 05/03/2026`, `Mensalidade de março`, or `Água × 2`. */
export function titleOf(debt: Debt): string {
  if (debt.sale) return soldText(debt.sale);
  return debt.billOf ? `Mensalidade de ${monthName(debt.billOf)}` : dayText(debt);
}

/** Where and when it was played, or when a product was sold. */
export function placeOf(debt: Debt): string {
  return debt.sale ? `produto, ${dayText(debt)}` : placesText(debt);
}

/** `1 mensalidade e 3 reservas desde 05/03/2026`, and how often nobody came. */
export function summaryText({ reservations, bills, sales = 0, since, noShows }: Debtor): string {
  const counted = [
    ...(bills === 0 ? [] : [countOf(bills, 'mensalidade')]),
    ...(reservations === 0 ? [] : [countOf(reservations, 'reserva')]),
    ...(sales === 0 ? [] : [countOf(sales, 'produto')]),
  ];
  const owed = `${counted.length === 0 ? DEBTS.creditOwed : new Intl.ListFormat('pt-BR').format(counted)} desde ${formatDay(since)}`;
  return noShows === 0 ? owed : `${owed} · não compareceu ${noShows === 1 ? '1 vez' : `${noShows} vezes`}`;
}

/** Below the list of the oldest debts: how many more there are; empty when all are listed. */
export function moreText({ reservations, bills, sales = 0, debts }: Debtor): string {
  const more = reservations + bills + sales - debts.length;
  return more === 0 ? '' : `e mais ${countOf(more, bills + sales === 0 ? 'reserva' : 'pendência')}`;
}

function countOf(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}

/** An arena, as far as its message says it. */
type Charging = Pick<Arena, 'name'> & Partial<Pick<Arena, 'address' | 'pix'>>;

/** The message that the owner sends, with the sum and the days; the owner can still change it in WhatsApp. */
export function chargeText(debtor: Debtor, arena: Charging): string {
  const lines = debtor.debts.map((debt) => `• ${titleOf(debt)}, ${placeOf(debt)}: ${formatReais(debt.left)}`);
  const more = moreText(debtor);
  return [
    `Olá, ${debtorName(debtor)}! Sobre suas reservas em ${arena.name}, falta pagar ${formatReais(debtor.owed)}:`,
    ...lines,
    ...(debtor.creditOwed === undefined ? [] : [`• ${DEBTS.creditOwed}: ${formatReais(debtor.creditOwed)}`]),
    ...(more === '' ? [] : [`• ${more}`]),
    ...payLines(arena, debtor.owed),
  ].join('\n');
}

/** How to pay: by the arena's own key, with the sum in the code; else it is to be agreed. */
export function payLines({ pix, address }: Charging, owed: number): string[] {
  const code = pix && address && deskPixCode(pix, address.city, owed);
  if (!code) return ['Podemos combinar o pagamento?'];
  return [
    `Você pode pagar por PIX: chave ${pix.key}, em nome de ${receiverShown(pix)}.`,
    'Ou copie e cole no app do banco:',
    code,
  ];
}
