import { type Category, roomOf } from './category.ts';
import type { Event } from './event.ts';

/** Whether a player can register in a category, or why not. Each reason has its own text and action on screen. */
export type Entry = 'open' | 'full' | 'closed' | 'over' | 'awaiting' | 'cancelled';

type Standing = Pick<Category, 'status' | 'doubleFormat' | 'doublesNumber' | 'doublesTaken'>;

/** Predicts the server's decision from what the browser knows. */
export function entryOf({ status }: Pick<Event, 'status'>, category: Standing): Entry {
  if (status === 'CANCELADO' || category.status === 'CANCELADO') return 'cancelled';
  if (status === 'AGUARDANDO_APROVACAO') return 'awaiting';
  if (status === 'FINALIZADO' || category.status === 'FINALIZADO') return 'over';
  if (category.status !== 'INSCRICOES') return 'closed';
  return category.doublesTaken >= roomOf(category) ? 'full' : 'open';
}

/** Whether the event has categories and nobody can register in any, for another reason than that it is full. */
export function isClosed(event: Pick<Event, 'status'>, categories: readonly Standing[]): boolean {
  const entries = categories.map((category) => entryOf(event, category));
  return entries.length > 0 && entries.every((entry) => entry !== 'open' && entry !== 'full');
}

/** An organizer can add categories until the event is over. */
export function takesCategories({ status }: Pick<Event, 'status'>): boolean {
  return status !== 'CANCELADO' && status !== 'FINALIZADO';
}

/** An organizer can call off an event until it is over or all of it was played, even while it waits for approval. */
export function canCallOffEvent(
  { status }: Pick<Event, 'status'>,
  categories: readonly Pick<Category, 'status'>[],
): boolean {
  if (status === 'CANCELADO' || status === 'FINALIZADO') return false;
  return categories.some(canCallOffCategory) || categories.every((category) => category.status !== 'FINALIZADO');
}

/** An organizer can call off a category until it has a champion, even after its last day. */
export function canCallOffCategory({ status }: Pick<Category, 'status'>): boolean {
  return status !== 'CANCELADO' && status !== 'FINALIZADO';
}

interface WaysToPay {
  readonly viaGateway: boolean;
  readonly viaOrganizer: boolean;
}

/** How registrations of an event are paid: as its categories say, or as the event says while it has none. */
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
