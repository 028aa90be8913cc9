import type { Event, EventStatus } from '../../../../../domain/events/event.ts';

/** Sorts events by status: waiting for a decision, upcoming or under way, over. Within each the order stays. */
export function byUrgency(events: readonly Event[]): readonly Event[] {
  return events.toSorted((a, b) => RANKS[a.status] - RANKS[b.status]);
}

const RANKS: Readonly<Record<EventStatus, number>> = {
  AGUARDANDO_APROVACAO: 0,
  APROVADO: 1,
  EM_ANDAMENTO: 1,
  FINALIZADO: 2,
  CANCELADO: 2,
};
