import { expect, it } from 'vitest';
import { statusOn } from '#domain/arenaTournaments/arenaTournament.ts';
import { compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { eventStatusOn } from '#domain/events/event.ts';
import { type DemoArena, demoArenas } from '#start/demo/arenas.ts';
import { demoEvents } from '#start/demo/events.ts';
import { OWNERS_SLUG } from '#start/demo/places.ts';
import { demoPeople } from '#start/demo/people.ts';
import { demoRegistrations } from '#start/demo/registrations.ts';
import { demoReservations, gamesOf, type Stage, starsStory } from '#start/demo/reservations.ts';
import { SEED } from '#start/demo/seed.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { reservationRow, type DemoGame } from '#start/demo/reservationRows.ts';
import { demoTournaments } from '#start/demo/tournaments.ts';
import { sweep } from '../../sweep.ts';

/** Leap day 2028 and two New Years are among the days that follow. */
const FIRST = Date.parse('2027-12-25T00:00:00-03:00');
const DAYS = 400;
/** Of how many days one is tried, besides those on which a month or a year turns. */
const EVERY = sweep(8, 1);
const HOUR_MS = 3_600_000;
/** Minutes of an hour at which it is tried, one after the other: its first, its last and one between them. */
const MINUTES = [0, 10, 59] as const;
const STATUSES = new Set<DemoGame['status']>(['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA']);

const cast = demoPeople('no hash', new Date(FIRST));

/** The demonstration as it would be seeded on the day of an instant. */
function stageAt(now: Date): Stage & { readonly ours: DemoArena } {
  const { day: today } = momentIn(now, DEFAULT_ZONE);
  const arenas = demoArenas(cast, today, now);
  const ours = arenas.find(({ place }) => place.slug === OWNERS_SLUG);
  if (!ours) throw new Error('The owner of the demonstration has no arena');
  return { arenas, ours, cast, today, seed: SEED };
}

function* days(every = EVERY): Generator<Date> {
  for (let day = 0; day < DAYS; day += 1) {
    const midnight = new Date(FIRST + day * 24 * HOUR_MS);
    const isTurn = new Set([1, 29, 31]).has(momentIn(midnight, DEFAULT_ZONE).day.day);
    if (isTurn || day % every === 0) yield midnight;
  }
}

function* hoursOf(midnight: Date): Generator<Date> {
  for (let hour = 0; hour < 24; hour += 1) {
    const minute = MINUTES[hour % MINUTES.length] ?? 0;
    yield new Date(midnight.getTime() + hour * HOUR_MS + minute * 60_000);
  }
}

const statusesOf = (story: readonly DemoGame[]) => new Set(story.map(({ status }) => status));

/** All that the owner's day must show, by name; what is missing is what fails. */
function ownersDay(games: readonly DemoGame[], { ours, today }: ReturnType<typeof stageAt>) {
  const hours = games
    .filter(isLive)
    .flatMap(({ court, slots }) => slots.map(({ startHour }) => `${court.id} ${startHour}`));
  const closed = ours.alterations.filter(({ day, isAvailable }) => day === toIsoDay(today) && !isAvailable);
  return {
    isFull: games.length > 30,
    statuses: statusesOf(games),
    isPaidInParts: games.some(({ installments }) => installments.length > 0),
    hasGuests: games.some(({ guest }) => guest !== undefined),
    closed: closed.map(({ timeSlotId }) => ours.slots.find(({ id }) => id === timeSlotId)?.startHour),
    tournaments: demoTournaments([ours], today, new Date(FIRST)).map((row) =>
      statusOn(today, { executionPeriod: periodOf(row), isCancelled: row.cancelledAt !== null }),
    ),
    soldTwice: hours.length - new Set(hours).size,
    soldClosed: games.filter(({ court, slots }) =>
      closed.some((one) => one.courtId === court.id && slots.some(({ id }) => id === one.timeSlotId)),
    ),
  };
}

const FULL_DAY: ReturnType<typeof ownersDay> = {
  isFull: true,
  statuses: STATUSES,
  isPaidInParts: true,
  hasGuests: true,
  closed: [11, 12],
  tournaments: ['INSCRICAO', 'EXECUCAO', 'CONCLUIDO', 'CONCLUIDO', 'CANCELADO'],
  soldTwice: 0,
  soldClosed: [],
};

// Red with `cards` in the place of `left.splice(…)` in server/start/demo/ownersGames.ts: dice instead of dealt cards.
it('has its owner a full day in every status, on every day, whatever chance does', () => {
  for (const midnight of days()) {
    const stage = { ...stageAt(midnight), seed: midnight.getTime() / HOUR_MS };
    const games = [...starsStory(stage), ...gamesOf(stage.ours, 0, stage)].filter(
      ({ arena, day }) => arena === stage.ours && compareDays(day, stage.today) === 0,
    );
    expect(ownersDay(games, stage), midnight.toISOString()).toEqual(FULL_DAY);
    expect(statusesOf(starsStory(stage)), midnight.toISOString()).toEqual(STATUSES);
  }
});

it('has it with its own chances on each day of a week', () => {
  for (const midnight of [...days(1)].slice(0, 7)) {
    const stage = stageAt(midnight);
    expect(ownersDay(gamesOf(stage.ours, 0, stage), stage), midnight.toISOString()).toEqual(FULL_DAY);
  }
});

it('tells the owner the same day whether it is asked for alone or with all the others', () => {
  const stage = stageAt(new Date(FIRST));
  const today = demoReservations(stage).filter(
    ({ arena, day }) => arena === stage.ours && compareDays(day, stage.today) === 0,
  );
  expect(today).toEqual(gamesOf(stage.ours, 0, stage));
});

// Red with `latest` only one hour ago in server/start/demo/reservationRows.ts.
it('has nothing made just now, and nothing waiting that only time could end, at every hour', () => {
  const wrong: string[] = [];
  for (const midnight of days()) {
    const stage = stageAt(midnight);
    const story = [...starsStory(stage), ...gamesOf(stage.ours, 0, stage)];
    for (const now of hoursOf(midnight)) {
      for (const one of story) {
        const { status, createdAt, expiresAt, closedAt } = reservationRow(one, now);
        const isOver = createdAt.getTime() <= now.getTime() - 2 * HOUR_MS && (closedAt ?? createdAt) <= now;
        if (!isOver || (status === 'PENDENTE' && expiresAt)) wrong.push(`${now.toISOString()} ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

// Red when `closed` of server/start/demo/events.ts is two days later.
it('has events in every state, and who owes can still pay, at every hour', () => {
  for (const midnight of days()) {
    for (const now of hoursOf(midnight)) {
      const { day: today } = momentIn(now, DEFAULT_ZONE);
      expect(eventsAt(now, today), now.toISOString()).toEqual(EVENTS_AT_ALL_TIMES);
    }
  }
});

/** How the events stand, and what is wrong with who is in them. */
function eventsAt(now: Date, today: Day) {
  const events = demoEvents(cast, today, now);
  const entered = events.flatMap((event) => event.categories.flatMap((one) => demoRegistrations(one, cast, now)));
  const untimely = entered.filter(({ of: { row }, createdAt }) => {
    const isLate = createdAt.getTime() >= Date.parse(`${row.registrationEndsOn}T24:00:00-03:00`);
    return isLate || createdAt < row.createdAt || createdAt.getTime() > now.getTime() - 2 * HOUR_MS;
  });
  const live = entered.filter(({ status }) => status !== 'CANCELADA');
  const starOwes = live.flatMap(({ of: { row, story }, members }) => {
    const isOwing = members.some(({ player, paidVia }) => player === cast.star && paidVia === null);
    return isOwing ? [{ as: story.star, canPay: compareDays(today, fromIsoDay(row.paymentEndsOn)) <= 0 }] : [];
  });
  return {
    events: events.map(({ row }) => eventStatusOn(today, row.status ?? 'AGUARDANDO_APROVACAO', periodOf(row))),
    untimely,
    starOwes,
  };
}

function periodOf({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) {
  return { startDate: fromIsoDay(startsOn), endDate: fromIsoDay(endsOn) };
}

const EVENTS_AT_ALL_TIMES: ReturnType<typeof eventsAt> = {
  events: [
    'APROVADO',
    'APROVADO',
    'APROVADO',
    'EM_ANDAMENTO',
    'FINALIZADO',
    'AGUARDANDO_APROVACAO',
    'AGUARDANDO_APROVACAO',
    'CANCELADO',
  ],
  untimely: [],
  starOwes: [
    { as: 'with a PIX', canPay: true },
    { as: 'in the cart', canPay: true },
    { as: 'invited', canPay: true },
  ],
};
