import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { categories, events } from '#platform/database/schema/events.ts';
import { EVENTS, type CategoryStory, type EventStory } from './eventStory.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';
import { PLACES } from './places.ts';

const DAY_MS = 24 * HOUR_MS;

type NewEvent = typeof events.$inferInsert;
type NewCategory = Omit<typeof categories.$inferInsert, 'doublesTaken'>;

/** A category with its story, and the period of its registrations. */
export interface DemoCategory {
  readonly story: CategoryStory;
  readonly row: NewCategory;
  readonly eventName: string;
  readonly haveTShirts: boolean;
  readonly opened: Date;
  readonly closed: Date;
  /** True once the event has begun: then everybody has paid. */
  readonly isSettled: boolean;
  /** When its event was called off; null if it was not. */
  readonly calledOffAt: Date | null;
}

export interface DemoEvent {
  readonly row: NewEvent;
  readonly categories: readonly DemoCategory[];
}

/** All events of the demonstration with their categories, with days relative to today. */
export function demoEvents(cast: Cast, today: Day, now: Date): DemoEvent[] {
  return EVENTS.map((story) => {
    const row = eventRow(story, cast, today, now);
    return { row, categories: story.categories.map((category) => categoryOf(category, story, row, today, now)) };
  });
}

function eventRow(story: EventStory, cast: Cast, today: Day, now: Date): NewEvent {
  const place = PLACES.find(({ slug }) => slug === story.slug);
  const organizer = [cast.star, ...cast.players].find(({ name }) => name === story.organizer) ?? cast.star;
  const createdAt = new Date(now.getTime() - story.proposed * DAY_MS);
  return {
    id: idAt(createdAt),
    organizerId: organizer.id,
    name: story.name,
    phoneToContact: organizer.phone ?? '',
    startsOn: toIsoDay(addDays(today, story.days[0])),
    endsOn: toIsoDay(addDays(today, story.days[1])),
    arenaName: place?.name ?? '',
    pixOrganizer: story.pix,
    city: place?.city ?? '',
    street: place?.street ?? '',
    haveTShirts: story.haveTShirts,
    artwork: `/pictures/arenas/${story.slug}-${story.picture}.svg`,
    status: story.status,
    paymentViaGateway: story.viaGateway,
    createdAt,
  };
}

/** Registration ends three days before the first day, payment one day before it. */
function categoryOf(story: CategoryStory, event: EventStory, row: NewEvent, today: Day, now: Date): DemoCategory {
  const [first] = event.days;
  const createdAt = new Date(row.createdAt.getTime() + HOUR_MS);
  const calledOffAt = event.status === 'CANCELADO' ? new Date(now.getTime() - 2 * HOUR_MS) : null;
  const [firstPrize, secondPrize, thirdPrize] = story.prizes;
  return {
    story,
    row: {
      id: idAt(createdAt),
      eventId: row.id,
      name: story.category,
      category: story.category,
      doubleFormat: story.format,
      priceCentavos: story.price * 100,
      startsOn: row.startsOn,
      registrationEndsOn: toIsoDay(addDays(today, first - 3)),
      paymentEndsOn: toIsoDay(addDays(today, first - 1)),
      firstPrizeCentavos: firstPrize * 100,
      secondPrizeCentavos: secondPrize * 100,
      thirdPrizeCentavos: thirdPrize * 100,
      doublesNumber: story.places,
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
