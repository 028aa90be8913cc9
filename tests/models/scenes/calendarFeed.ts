import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import { hashToken } from '#core/people/tokens.ts';
import { refuseFor } from './refuseFor.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, OOPS, timesOf, TOO_LATE } from './truth.ts';

const NO_ACCESS = 'Você não tem acesso a esta ação.';

/** A player whose calendar program reads an address that this page did not make, or who has none. */
export async function calendarFeedScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player();
  const start = { is: 'off' };
  const before = hashToken('o-de-antes');
  const hashes = async () => {
    const rows = await world.database.orm.select().from(calendarFeeds).where(eq(calendarFeeds.personId, player.id));
    return rows.map(({ tokenHash }) => tokenHash);
  };
  const refused = async (_screen: unknown, output: unknown) =>
    tagOf(output) === 'Refused' ? refuseFor(world, player.id) : undefined;
  return {
    tells: {
      'done(makeFeed) Made': 'Endereço da agenda criado!',
      'done(makeFeed) Refused': NO_ACCESS,
      'done(makeFeed) Offline': OFFLINE,
      'error(makeFeed)': OOPS,
      'done(endFeed) Ended': 'Endereço desligado.',
      'done(endFeed) Refused': NO_ACCESS,
      'done(endFeed) Offline': OFFLINE,
      'error(endFeed)': OOPS,
      'after(readLimit)': TOO_LATE,
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'there is at most one address, and the server knows of the shown one the hash alone',
        planned: (happened) => {
          const last = happened.findLast((event) => timesOf([event], 'done(makeFeed) Made', 'done(endFeed) Ended') > 0);
          if (last === undefined) return start.is === 'on' ? 'as before' : 'none';
          return timesOf([last], 'done(makeFeed) Made') > 0 ? 'that one' : 'none';
        },
        found: async ({ context }) => {
          const { secret, since } = context();
          const [hash, ...others] = await hashes();
          if (others.length > 0) return 'several';
          if (hash === undefined) return since === null ? 'none' : 'lost';
          return hash === hashToken(String(secret)) ? 'that one' : hash === before ? 'as before' : 'another';
        },
      },
    ],
    calls: { makeFeed: 'makeCalendarFeed', endFeed: 'endCalendarFeed' },
    opening: async (is) => {
      start.is = is;
      if (is === 'on') {
        const feed = { personId: player.id, tokenHash: before, madeAt: world.now() };
        await world.database.orm.insert(calendarFeeds).values(feed);
      }
      return { path: ROUTES.settings.path, session: await world.sessionOf(player) };
    },
    conditions: { makeFeed: refused, endFeed: refused },
  };
}
