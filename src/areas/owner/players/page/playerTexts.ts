import type { ArenaPlayer } from '#domain/players/arenaPlayer.ts';
import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';

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
  validUntil: 'válido até',
  given: 'Entrou de uma reserva',
  spent: 'Usado em uma reserva',
  ofVoucher: 'Resto de um voucher',
  lost: 'O pagamento dele voltou',
  debtPaid: 'Dívida paga',
  paidOut: 'Devolvido',
  takenBack: 'Devolução desfeita',
  expired: 'Venceu sem uso',
  missed: 'Não compareceu',
  vouchers: 'Vouchers',
  reservations: 'Reservas',
  joined: 'Cadastros da arena',
  loadingReservations: 'Carregando as reservas…',
  reservationsFailed: 'Não foi possível carregar as reservas.',
  pageEmpty: 'Não há reservas nesta página',
  firstPage: 'Ver a primeira página',
} as const;

export const PAYOUT = {
  title: 'Devolver crédito',
  lead: 'Registre o que você entregou ao jogador. O valor sai do crédito dele e, em dinheiro, do caixa aberto.',
  value: 'Valor devolvido',
  method: 'Como devolveu',
  save: 'Registrar devolução',
} as const;

export const CREDIT_DEBT = {
  title: 'Receber a dívida',
  lead: 'O pagamento que virou crédito voltou para o jogador depois de usado. Registre o que ele pagou aqui.',
  value: 'Valor recebido',
  method: 'Como recebeu',
  save: 'Registrar pagamento',
} as const;

/** Offered for some seconds after a payout. */
export const PAID_OUT = {
  label: 'Última devolução',
  title: 'Devolução registrada',
  text: 'O valor saiu do crédito do jogador.',
  undo: 'Desfazer',
} as const;

export const TAKE_BACK = {
  undo: 'Desfazer',
  title: 'Desfazer devolução?',
  confirm: 'Desfazer devolução',
  decline: 'Manter devolução',
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

/** Below a movement that is of no reservation: how and when. */
export function ownMoveText({ date, method }: CreditMove): string {
  const when = formatDay(date);
  return method ? `${METHOD_NAMES[method]} · ${when}` : when;
}

/** `válido até 05/03/2027`; empty where credit does not expire. */
export function validUntilText({ creditUntil }: Pick<ArenaPlayer, 'creditUntil'>): string {
  return creditUntil ? `${PLAYER.validUntil} ${formatDay(creditUntil)}` : '';
}

/** What tells the button of a payout from the others': `Desfazer devolução de R$ 30,00, Dinheiro · 28/11/2026`. */
export function takeBackLabel(move: CreditMove): string {
  return `${TAKE_BACK.confirm} de ${formatReais(move.spent)}, ${ownMoveText(move)}`;
}

/** The consequences of taking a payout back; it is undefined when it has left the page meanwhile. */
export function takeBackText(move: CreditMove | undefined): string {
  const sum = move ? formatReais(move.spent) : 'O valor';
  return `${sum} volta a ser crédito do jogador, e a devolução é desfeita no caixa. Receba de volta o que foi entregue.`;
}
