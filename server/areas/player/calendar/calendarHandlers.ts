import { eq } from 'drizzle-orm';
import type { CalendarFeed } from '#domain/calendar/feed.ts';
import { calendarText } from '#domain/calendar/iCalendar.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { refuseKnownSecret } from '#core/people/refuseKnownSecret.ts';
import { hashToken } from '#core/people/tokens.ts';
import { readEntries } from './readEntries.ts';

/** Handlers of the calls in `domain/contract/calendar.ts`. */
export function calendarHandlers({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  const calendarFeed: Read<'calendarFeed'> = async ({ viewer }) => ({
    data: await readFeed(database.orm, signedIn(viewer).personId),
  });
  const calendarFile = readCalendarFile({ database, settings });
  return { calendarFeed, calendarFile, makeCalendarFeed, endCalendarFeed };
}

/** A reservation, the weeks of a series or a registration of the player as a file for a calendar. */
export function readCalendarFile({
  database,
  settings,
}: Pick<Dependencies, 'database' | 'settings'>): Read<'calendarFile'> {
  return async ({ viewer, params: { id } }) => {
    const made = await readNow(database);
    const reading = { now: made, home: settings.publicUrl, of: id };
    const entries = await readEntries(database.orm, signedIn(viewer).personId, reading);
    if (entries.length === 0) return refuse('calendar_entry_not_found');
    return { data: { fileName: `quadra-livre-${id.slice(-8)}.ics`, text: calendarText(entries, { made }) } };
  };
}

/** Whether a person has a feed; its address is known to nobody here. */
export async function readFeed(queries: Queries, personId: string): Promise<CalendarFeed> {
  const [feed] = await queries
    .select({ since: calendarFeeds.madeAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.personId, personId));
  return feed ?? {};
}

/** The address before is over. Replies for retries are stored, so the secret is not in the reply. */
const makeCalendarFeed: Write<'makeCalendarFeed'> = {
  async decide({ viewer, body }, tx) {
    const { personId } = signedIn(viewer);
    const feed = { tokenHash: hashToken(body.token), madeAt: tx.now };
    await tx
      .insert(calendarFeeds)
      .values({ personId, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.personId, set: feed })
      .catch(refuseKnownSecret);
    return { data: { since: tx.now } };
  },
};

const endCalendarFeed: Write<'endCalendarFeed'> = {
  async decide({ viewer }, tx) {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, signedIn(viewer).personId));
    return { data: {} };
  },
};
