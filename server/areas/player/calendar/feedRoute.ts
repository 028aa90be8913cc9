import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calendarText } from '#domain/calendar/iCalendar.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import { people } from '#platform/database/schema/people.ts';
import { fail } from '#platform/http/failures.ts';
import { hashToken } from '#core/people/tokens.ts';
import { shareOf } from '#platform/settings/shareOf.ts';
import { readEntries } from './readEntries.ts';

/** Per address: a calendar service reads those of many people from a few. */
const READS_PER_MINUTE = 240;
const NAME = 'Quadra Livre';
const FILE = /^(?<token>[\w-]{43})\.ics$/;

interface Serving {
  readonly database: Database;
  /** The app's public address. */
  readonly home: () => string;
  readonly processes: number;
}

/**
 * Serves `/calendario/SECRET.ics` to whoever knows the address. It is read by programs without a session, so the secret is
 * all that they show; no log has it, because requests are logged by route. Any other address below it gets 404.
 */
export function registerCalendarFeed(app: FastifyInstance, { database, home, processes }: Serving): void {
  const config = { rateLimit: { max: shareOf(READS_PER_MINUTE, processes) } };
  app.get<{ Params: { file: string } }>('/calendario/:file', { config }, async ({ params: { file } }, reply) => {
    reply.header('cache-control', 'private, no-cache');
    const token = FILE.exec(file)?.groups?.['token'];
    const personId = token === undefined ? undefined : await findReader(database, token);
    if (personId === undefined) return fail(reply, 'not_found');
    const made = await readNow(database);
    const entries = await readEntries(database.orm, personId, { now: made, home: home() });
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="quadra-livre.ics"',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(calendarText(entries, { made, name: NAME }));
  });
}

async function findReader({ orm }: Database, token: string): Promise<string | undefined> {
  const [found] = await orm
    .select({ id: people.id })
    .from(calendarFeeds)
    .innerJoin(people, eq(people.id, calendarFeeds.personId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), eq(people.status, 'active')));
  return found?.id;
}
