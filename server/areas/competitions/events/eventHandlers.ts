import { readNow } from '#platform/database/database.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { editCategory } from './editCategory.ts';
import { editEvent } from './editEvent.ts';
import { readEventChanges } from './eventChanges.ts';
import { createCategory, readCategories } from './categories.ts';
import { makeCreateEvent } from './createEvent.ts';
import {
  countEvents,
  readAhead,
  readAll,
  readByStatus,
  readEvent,
  readJoined,
  readOrganizedPage,
} from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

/** The handlers of the calls in `domain/contract/events.ts`, but for those that end an event. */
export function eventHandlers({ database, preparePicture }: Pick<Dependencies, 'database' | 'preparePicture'>) {
  const { orm } = database;
  const today = async () => todayAt(await readNow(database));

  const events: Read<'events'> = async ({ viewer, query: { status, page } }) => {
    const now = await today();
    if (viewer.role === 'admin') {
      const found = status ? await readByStatus(orm, status, now, page) : await readAll(orm, now, page);
      return { data: { events: found.events, counts: await countEvents(orm, now) }, pages: found.pages };
    }
    // Only admins see events that are not approved; organizers see their own in `myEvents`.
    if (status === 'AGUARDANDO_APROVACAO' || status === 'CANCELADO') return { data: { events: [] }, pages: 1 };
    const found = status ? await readByStatus(orm, status, now, page) : await readAhead(orm, now, page);
    return { data: { events: found.events }, pages: found.pages };
  };

  const myEvents: Read<'myEvents'> = async ({ viewer, query: { page } }) => {
    const found = await readOrganizedPage(orm, signedIn(viewer).personId, await today(), page);
    return { data: { events: found.events }, pages: found.pages };
  };

  const joinedEvents: Read<'joinedEvents'> = async ({ viewer }) => ({
    data: { events: await readJoined(orm, signedIn(viewer).personId, await today()) },
  });

  const event: Read<'event'> = async ({ viewer, params }) => {
    const found = await readEvent(orm, params.id, readerOf(viewer), await today());
    return found ? { data: { event: found } } : refuse('event_not_found');
  };

  const categories: Read<'categories'> = async ({ viewer, params }) => {
    const now = await today();
    const reader = readerOf(viewer);
    const found = await readEvent(orm, params.id, reader, now);
    if (!found) return refuse('event_not_found');
    return { data: { tournaments: await readCategories(orm, found.id, reader, now) } };
  };

  return {
    events,
    myEvents,
    joinedEvents,
    event,
    createEvent: makeCreateEvent(preparePicture),
    categories,
    createCategory,
    editEvent,
    editCategory,
    eventChanges: readEventChanges(database),
  };
}

function readerOf(viewer: Viewer) {
  return { personId: signedIn(viewer).personId, isAdmin: viewer.role === 'admin' };
}
