import { and, eq } from 'drizzle-orm';
import { categories, events } from '#platform/database/schema/events.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { lockOwnCategory } from '../events/ownCategory.ts';

export const switchPublicEvent: Write<'switchPublicEvent'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const isOwn = and(eq(events.id, id), eq(events.organizerId, signedIn(viewer).personId));
    const changed = await tx.update(events).set({ isPublic: body.isOn }).where(isOwn).returning({ id: events.id });
    return changed.length > 0 ? { data: {} } : refuse('event_not_found');
  },
};

export const switchPublicTournament: Write<'switchPublicTournament'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const category = await lockOwnCategory(tx, id, signedIn(viewer).personId);
    await tx.update(categories).set({ isPublic: body.isOn }).where(eq(categories.id, category.id));
    return { data: {} };
  },
};
