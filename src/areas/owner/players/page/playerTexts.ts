import type { ArenaPlayer } from '../../../../../domain/people/arenaPlayer.ts';
import { formatReais } from '../../../../../domain/money/money.ts';

export const PLAYER = {
  documentTitle: 'Jogador · Quadra Livre',
  title: 'Jogador',
  back: 'Jogadores',
  loading: 'Carregando o jogador…',
  failed: 'Não foi possível carregar este jogador.',
  unknown: 'Este jogador ainda não reservou na sua arena',
  unknownHint: 'Quem reserva na arena, ou para quem você reserva, ganha uma página com tudo o que houve aqui.',
  wayBack: 'Ver os jogadores',
  figures: 'Em resumo',
  owes: 'Deve',
  owesNothing: 'Nada',
  credit: 'Crédito',
  noShows: 'Faltas',
  debts: 'Pendências',
  creditMoves: 'Movimentos do crédito',
  given: 'Entrou de uma reserva',
  spent: 'Usado em uma reserva',
  missed: 'Não compareceu',
  vouchers: 'Vouchers',
  reservations: 'Reservas',
  loadingReservations: 'Carregando as reservas…',
  reservationsFailed: 'Não foi possível carregar as reservas.',
  pageEmpty: 'Não há reservas nesta página',
  firstPage: 'Ver a primeira página',
} as const;

type CreditMove = ArenaPlayer['creditMoves'][number];

/** `+R$ 80,00` for what was given, `-R$ 80,00` for what was spent. */
export function moveText({ given, spent }: CreditMove): string {
  return given > 0 ? `+${formatReais(given)}` : `-${formatReais(spent)}`;
}

/** How many no-shows there are beyond those that are listed; empty when all are. */
export function moreMissedText({ noShows, missed }: Pick<ArenaPlayer, 'noShows' | 'missed'>): string {
  const more = noShows - missed.length;
  return more === 0 ? '' : `e mais ${more}`;
}
