import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { fromIsoDay } from '../values/days/day.ts';
import { spokenDay } from '../values/days/formatDay.ts';
import { spansOf } from '../values/days/hours.ts';
import type { MailGroup } from './mailChoices.ts';

/** What one kind of notice says, to whom, by which channels, and where it leads. `F`: the facts that its words are made of. */
export interface Kind<F> {
  /** Who is told, in Portuguese, for the printed table. */
  readonly to: string;
  /**
   * By mail too, to confirmed addresses, on devices that show notices and by WhatsApp to who asked for it, in a group that people can turn off, or `always`:
   * what moved money or rights.
   * Absent: in the app alone, where every notice is.
   */
  readonly mailed?: MailGroup | 'always';
  /** All of `mailed` but the mail: of what is over before anybody reads it there. */
  readonly hasNoLetter?: true;
  /** Nobody is told before the time to undo what happened is over; an undo before that tells nobody anything. */
  readonly waits: boolean;
  /** The facts as they are stored (JSON). */
  readonly facts: Schema.Codec<F, F>;
  readonly title: (facts: F) => string;
  /** @param who the name of the person whom the notice is about, if it is about one */
  readonly line: (facts: F, who: string) => string;
  /** The line outside of the app, of a kind whose `line` repeats what somebody wrote: no message of ours carries that. */
  readonly lineOutside?: (facts: F) => string;
  /** The address in the app of the thing that it is about. */
  readonly path: (facts: F) => string;
  /** What strangers see of that thing: where whoever is handed the notice may look. Absent: the page is the account's alone. */
  readonly publicPath?: (facts: F) => string;
  /** Facts for an example in the printed table. */
  readonly example: F;
}

type Usual = 'waits';

/** A kind told at once, and in the app only, unless it says otherwise. */
export function kind<F>(given: Omit<Kind<F>, Usual> & Partial<Pick<Kind<F>, Usual>>): Kind<F> {
  return { waits: false, ...given };
}

/** A reservation as it is, or was, when somebody is told of it. */
export const ReservationFacts = Schema.Struct({
  reservation: Id,
  /** The arena's name. */
  arena: Schema.String,
  /** `2026-03-05` */
  day: Schema.String,
  /** `18:00 às 20:00` */
  hours: Schema.String,
});
export type ReservationFacts = typeof ReservationFacts.Type;

/** Where and when: `Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00`. */
export function bookedText({ arena, day, hours }: Omit<ReservationFacts, 'reservation'>): string {
  return `${arena}, ${whenText({ day, hours })}`;
}

/** `quinta-feira, 5 de março, 18:00 às 20:00` */
export function whenText({ day, hours }: Pick<ReservationFacts, 'day' | 'hours'>): string {
  return `${spokenDay(fromIsoDay(day))}, ${hours}`;
}

/** `18:00 às 20:00, 21:00 às 22:00`: reserved hours as notices tell them, of however many courts. */
export function hoursText(startHours: readonly number[]): string {
  return spansOf([...new Set(startHours)]).join(', ');
}

/** An event, by its id and name. */
export const EventFacts = Schema.Struct({ eventId: Id, event: Schema.String });
export type EventFacts = typeof EventFacts.Type;

/** A category of an event. */
export const CategoryFacts = Schema.Struct({ ...EventFacts.fields, category: Schema.String });
export type CategoryFacts = typeof CategoryFacts.Type;

/** `Masculina A, em Festival de Verão` */
export function categoryText({ category, event }: CategoryFacts): string {
  return `${category}, em ${event}`;
}

/** An arena, by its name. */
export const ArenaFacts = Schema.Struct({ arena: Schema.String });
export type ArenaFacts = typeof ArenaFacts.Type;

export const EXAMPLE_ID = '01999999-9999-7999-8999-999999999999';
export const AT_ARENA = { arena: 'Arena Maré Alta' };
export const BOOKED = { reservation: EXAMPLE_ID, ...AT_ARENA, day: '2026-03-05', hours: '18:00 às 20:00' };
export const OF_EVENT = { eventId: EXAMPLE_ID, event: 'Festival de Verão' };
export const OF_CATEGORY = { ...OF_EVENT, category: 'Masculina A' };

/** A text that somebody wrote, as a sentence. */
export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
