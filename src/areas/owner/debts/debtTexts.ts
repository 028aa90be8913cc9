import type { Debtor } from '../../../../domain/debts/debt.ts';
import { formatDay } from '../../../../domain/days/formatDay.ts';
import { formatReais } from '../../../../domain/money/money.ts';
import { dayText, placesText } from '../agenda/index.ts';

export const DEBTS = {
  documentTitle: 'Pendências · Quadra Livre',
  title: 'Pendências',
  lead: 'O que falta receber na arena por reservas que já terminaram.',
  loading: 'Carregando as pendências…',
  failed: 'Não foi possível carregar as pendências.',
  total: 'Total a receber',
  list: 'Quem deve à sua arena',
  debts: 'Reservas a pagar',
  creditOwed: 'Crédito usado cujo pagamento voltou',
  charge: 'Cobrar pelo WhatsApp',
  nobody: 'Ninguém deve nada à sua arena',
  nobodyHint: 'Uma reserva que terminar sem estar toda paga aparece aqui, com quem reservou e quanto falta.',
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

/** `3 reservas desde 05/03/2026`, and how often nobody came. */
export function summaryText({ reservations, since, noShows }: Debtor): string {
  const owed = `${reservations === 0 ? DEBTS.creditOwed : countText(reservations)} desde ${formatDay(since)}`;
  return noShows === 0 ? owed : `${owed} · não compareceu ${noShows === 1 ? '1 vez' : `${noShows} vezes`}`;
}

/** Below the list of the oldest debts: how many more there are; empty when all are listed. */
export function moreText({ reservations, debts }: Debtor): string {
  const more = reservations - debts.length;
  return more === 0 ? '' : `e mais ${countText(more)}`;
}

function countText(reservations: number): string {
  return reservations === 1 ? '1 reserva' : `${reservations} reservas`;
}

/** The message that the owner sends, with the sum and the days; the owner can still change it in WhatsApp. */
export function chargeText(debtor: Debtor, arena: string): string {
  const lines = debtor.debts.map((debt) => `• ${dayText(debt)}, ${placesText(debt)}: ${formatReais(debt.left)}`);
  const more = moreText(debtor);
  return [
    `Olá, ${debtorName(debtor)}! Sobre suas reservas em ${arena}, falta pagar ${formatReais(debtor.owed)}:`,
    ...lines,
    ...(debtor.creditOwed === undefined ? [] : [`• ${DEBTS.creditOwed}: ${formatReais(debtor.creditOwed)}`]),
    ...(more === '' ? [] : [`• ${more}`]),
    'Podemos combinar o pagamento?',
  ].join('\n');
}
