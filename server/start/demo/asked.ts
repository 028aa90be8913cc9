import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { firstDays } from '#domain/series/weeks.ts';
import { requestFacts } from '#areas/owner/series/requests/requestRow.ts';
import type { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { waiting } from '#platform/database/schema/waiting.ts';
import type { DemoArena } from './arenas.ts';
import { entryOf } from './auditEntries.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';
import type { Rows } from './reservationRows.ts';
import { noticesOf } from './told.ts';

type Queued = typeof waiting.$inferInsert;
type Request = typeof seriesRequests.$inferInsert;

/** Those in the queue, and those who ask for a weekday's hour, by their places in the cast's list. */
const QUEUED = [12, 19];
const ASKING = [
  {
    player: 20,
    weekday: 3,
    startHour: 20,
    hours: 1,
    sport: 'FUTEVOLEI',
    note: 'Somos quatro, qualquer quadra serve.',
    ago: 5,
  },
  { player: 24, weekday: 6, startHour: 15, hours: 2, sport: 'BEACH_TENNIS', note: null, ago: 28 },
] as const;

/** What players ask of the demonstration owner's arena, and who stands in its queue; with the entries and notices of it. */
export function demoAsked(made: readonly Rows[], home: DemoArena, cast: Cast, today: Day, now: Date) {
  const queue = queueOf(made, home, cast, today, now);
  const requests = ASKING.flatMap(({ player, ago, ...asked }): Request[] => {
    const [from] = firstDays({ weekday: asked.weekday, from: addDays(today, 7) }, 1);
    const asking = cast.players[player];
    if (!from || !asking) return [];
    const askedAt = new Date(now.getTime() - ago * HOUR_MS);
    return [
      { ...asked, arenaId: home.row.id, id: idAt(askedAt), playerId: asking.id, fromDay: toIsoDay(from), askedAt },
    ];
  });
  const asOf = (personId: string) => ({ role: 'player', personId });
  return {
    queue,
    requests,
    entries: [
      ...queue.map(({ id, personId, joinedAt: at }) => ({ ...asOf(personId), deed: 'joinQueue', subjectId: id, at })),
      ...requests.map(({ id, playerId, askedAt: at }) => ({
        ...asOf(playerId),
        deed: 'askForSeries',
        subjectId: id,
        at,
      })),
    ].map((done) => entryOf(home.row.id, done)),
    notices: requests.flatMap((one, index) =>
      noticesOf(
        'seriesAsked',
        [home.row.ownerId, cast.receptionist.id],
        {
          subjectId: one.id,
          arenaId: home.row.id,
          aboutId: one.playerId,
          facts: requestFacts(home.row.name, one),
          at: one.askedAt,
        },
        index > 0,
      ),
    ),
  };
}

/** For the first evening hour ahead that somebody has: tonight, or tomorrow when tonight is over. */
function queueOf(made: readonly Rows[], home: DemoArena, cast: Cast, today: Day, now: Date): Queued[] {
  const evenings = [today, addDays(today, 1)];
  const claims = made.flatMap(({ claims, reservation }) =>
    reservation.arenaId === home.row.id ? claims.map((claim) => ({ ...claim, by: reservation.playerId })) : [],
  );
  for (const evening of evenings) {
    const day = toIsoDay(evening);
    const wanted = claims
      .filter((claim) => claim.day === day && claim.hour >= 19)
      .filter(({ hour }) => instantOf(evening, hour, DEFAULT_ZONE).getTime() > now.getTime() + HOUR_MS)
      .toSorted((a, b) => a.hour - b.hour)
      .find(({ by }) => QUEUED.every((place) => cast.players[place]?.id !== by));
    if (!wanted) continue;
    return QUEUED.flatMap((place, index) => {
      const [person, joinedAt] = [cast.players[place], new Date(now.getTime() - (3 - index) * HOUR_MS)];
      if (!person) return [];
      const { arenaId, courtId, hour } = wanted;
      const until = instantOf(evening, hour, DEFAULT_ZONE);
      return [
        { arenaId, id: idAt(joinedAt), personId: person.id, day, hours: [hour], courtIds: [courtId], until, joinedAt },
      ];
    });
  }
  return [];
}
