import { type Category, roomOf } from './category.ts';
import type { Event } from './event.ts';

/** Whether one can register in a category, or why not: each of them takes another word, and another way on. */
export type Entry = 'open' | 'full' | 'closed' | 'over' | 'awaiting' | 'cancelled';

type Standing = Pick<Category, 'status' | 'doubleFormat' | 'doublesNumber' | 'doublesTaken'>;

/** What the server will say, as far as it can be known before. */
export function entryOf({ status }: Pick<Event, 'status'>, category: Standing): Entry {
  if (status === 'CANCELADO' || category.status === 'CANCELADO') return 'cancelled';
  if (status === 'AGUARDANDO_APROVACAO') return 'awaiting';
  if (status === 'FINALIZADO' || category.status === 'FINALIZADO') return 'over';
  if (category.status !== 'INSCRICOES') return 'closed';
  return category.doublesTaken >= roomOf(category) ? 'full' : 'open';
}

/** An organizer adds categories until the event is over. */
export function takesCategories({ status }: Pick<Event, 'status'>): boolean {
  return status !== 'CANCELADO' && status !== 'FINALIZADO';
}

/** Until it is over; one that waits for an admin is withdrawn. */
export function canCallOffEvent({ status }: Pick<Event, 'status'>): boolean {
  return status !== 'CANCELADO' && status !== 'FINALIZADO';
}

/** Until its champion is known; also after its last day, when it was not played to its end. */
export function canCallOffCategory({ status }: Pick<Category, 'status'>): boolean {
  return status !== 'CANCELADO' && status !== 'FINALIZADO';
}

interface WaysToPay {
  readonly viaGateway: boolean;
  readonly viaOrganizer: boolean;
}

/** How what is owed for an event is paid: as each of its categories says, and the event itself while it has none. */
export function waysToPay(
  event: Pick<Event, 'paymentViaGateway'>,
  categories: readonly Pick<Category, 'paymentViaGateway'>[],
): WaysToPay {
  const said = categories.length === 0 ? [event] : categories;
  return {
    viaGateway: said.some(({ paymentViaGateway }) => paymentViaGateway),
    viaOrganizer: said.some(({ paymentViaGateway }) => !paymentViaGateway),
  };
}
