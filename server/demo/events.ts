import { addDays, type Day, toIsoDay } from '../../domain/days/day.ts';
import type { categories, events } from '../database/schema/events.ts';
import { EVENTS, type ToldCategory, type ToldEvent } from './eventStory.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';
import { PLACES } from './places.ts';

const DAY_MS = 24 * HOUR_MS;

type NewEvent = typeof events.$inferInsert;
type NewCategory = Omit<typeof categories.$inferInsert, 'doublesTaken'>;

/** A category with what happened in it, and when one could register there. */
export interface DemoCategory {
  readonly told: ToldCategory;
  readonly row: NewCategory;
  readonly eventName: string;
  readonly haveTShirts: boolean;
  readonly opened: Date;
  readonly closed: Date;
  /** Nothing is owed any more where people play already. */
  readonly isSettled: boolean;
  /** When its event was called off, where it was. */
  readonly calledOffAt: Date | null;
}

export interface DemoEvent {
  readonly row: NewEvent;
  readonly categories: readonly DemoCategory[];
}

/** Every event of the demonstration, with its categories, at its distance from today. */
export function demoEvents(cast: Cast, today: Day, now: Date): DemoEvent[] {
  return EVENTS.map((told) => {
    const row = eventRow(told, cast, today, now);
    return { row, categories: told.categories.map((category) => categoryOf(category, told, row, today, now)) };
  });
}

function eventRow(told: ToldEvent, cast: Cast, today: Day, now: Date): NewEvent {
  const place = PLACES.find(({ slug }) => slug === told.slug);
  const organizer = [cast.star, ...cast.players].find(({ name }) => name === told.organizer) ?? cast.star;
  const createdAt = new Date(now.getTime() - told.proposed * DAY_MS);
  return {
    id: idAt(createdAt),
    organizerId: organizer.id,
    name: told.name,
    phoneToContact: organizer.phone ?? '',
    startsOn: toIsoDay(addDays(today, told.days[0])),
    endsOn: toIsoDay(addDays(today, told.days[1])),
    arenaName: place?.name ?? '',
    pixOrganizer: told.pix,
    city: place?.city ?? '',
    street: place?.street ?? '',
    haveTShirts: told.haveTShirts,
    artwork: `/pictures/arenas/${told.slug}-${told.picture}.svg`,
    status: told.status,
    paymentViaGateway: told.viaGateway,
    createdAt,
  };
}

/** One registers until three days before the first day, and pays until the day before it. */
function categoryOf(told: ToldCategory, event: ToldEvent, row: NewEvent, today: Day, now: Date): DemoCategory {
  const [first] = event.days;
  const createdAt = new Date(row.createdAt.getTime() + HOUR_MS);
  const calledOffAt = event.status === 'CANCELADO' ? new Date(now.getTime() - 2 * HOUR_MS) : null;
  const [firstPrize, secondPrize, thirdPrize] = told.prizes;
  return {
    told,
    row: {
      id: idAt(createdAt),
      eventId: row.id,
      name: told.category,
      category: told.category,
      doubleFormat: told.format,
      priceCentavos: told.price * 100,
      startsOn: row.startsOn,
      registrationEndsOn: toIsoDay(addDays(today, first - 3)),
      paymentEndsOn: toIsoDay(addDays(today, first - 1)),
      firstPrizeCentavos: firstPrize * 100,
      secondPrizeCentavos: secondPrize * 100,
      thirdPrizeCentavos: thirdPrize * 100,
      doublesNumber: told.places,
      paymentViaGateway: event.viaGateway,
      createdAt,
      calledOffAt,
    },
    eventName: event.name,
    haveTShirts: event.haveTShirts,
    opened: new Date(createdAt.getTime() + DAY_MS),
    closed: new Date(now.getTime() + Math.min((first - 4) * DAY_MS, -3 * HOUR_MS)),
    isSettled: first <= 0,
    calledOffAt,
  };
}
