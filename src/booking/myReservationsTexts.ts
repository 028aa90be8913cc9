import { spansOf } from '../../domain/booking/hours.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { spokenDay } from '../../domain/days/formatDay.ts';

export const MINE = {
  documentTitle: 'Minhas reservas · Quadra Livre',
  title: 'Minhas reservas',
  loading: 'Carregando reservas…',
  failed: 'Não foi possível carregar suas reservas.',
  none: 'Você ainda não tem reservas',
  noneHint: 'Encontre uma arena, escolha o horário e chame a turma.',
  find: 'Encontrar uma arena',
  pageEmpty: 'Não há reservas nesta página',
  firstPage: 'Ver as mais recentes',

  total: 'Total',
  status: 'Situação',
  discount: 'Desconto',
  payment: 'Pagamento',
  refunded: 'Pagamento devolvido',
  timeLeft: 'para pagar',
  timeOver: 'Prazo do PIX encerrado',
  pay: 'Pagar reserva',
  cancel: 'Cancelar',
  again: 'Fazer nova reserva',
} as const;

export const CANCEL = { title: 'Cancelar reserva?', confirm: 'Cancelar reserva', decline: 'Manter reserva' } as const;

/** What a cancel would undo; the reservation is unknown when it has left the page meanwhile. */
export function cancelText(reservation: Reservation | undefined): string {
  const free = 'Os horários voltam a ficar livres para outras pessoas.';
  if (!reservation) return free;
  const hours = reservation.selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  const when = `${spokenDay(reservation.date)}, ${spansOf([...new Set(hours)]).join(' e ')}`;
  return `${reservation.arena.name}, ${when}. ${free}`;
}
