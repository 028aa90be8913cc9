import { Schema } from 'effect';
import { ROUTES } from '../navigation/routes.ts';
import { BOOKED, bookedText, kind } from './kind.ts';

const OfferFacts = Schema.Struct({
  /** The arena's name. */
  arena: Schema.String,
  /** `2026-03-05` */
  day: Schema.String,
  /** `18:00 às 20:00` */
  hours: Schema.String,
  /** The court's name. */
  court: Schema.String,
  /** `17:40`: until when it is this person's turn. */
  until: Schema.String,
});

/** What is heard of the queue for taken hours. */
export const WAITING_KINDS = {
  hourOffered: kind({
    to: 'O primeiro da fila de um horário que ficou livre',
    mailed: 'reservations',
    facts: OfferFacts,
    title: () => 'O horário que você esperava está livre',
    line: ({ court, until, ...when }) => `${bookedText(when)}, ${court}. É seu até ${until}: reserve ou recuse.`,
    path: () => ROUTES.myQueues.path,
    example: { arena: BOOKED.arena, day: BOOKED.day, hours: BOOKED.hours, court: 'Quadra 2', until: '17:40' },
  }),
};
