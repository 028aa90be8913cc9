import { and, count, eq, sql } from 'drizzle-orm';
import {
  GUIDE_STEPS,
  type GuideStep,
  isBookable,
  missingText,
  type Publication,
} from '#domain/publication/publication.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { type ArenaRow, lockOwnedArena, ownedArena } from '#core/arenas/ownedArena.ts';

/** The handlers of an arena's own calls in `domain/contract/publication.ts`. */
export function publicationHandlers({ database: { orm } }: Pick<Dependencies, 'database'>) {
  const publication: Read<'publication'> = async ({ viewer }) => ({
    data: { publication: await publicationOf(orm, await ownedArena(orm, viewer)) },
  });
  return { publication, publishArena, unpublishArena, passGuideStep };
}

/**
 * The arena's lock is the one under which courts are deleted. Once it is published, whoever takes its last court or hour away
 * leaves it public: players then read that it offers none.
 */
const publishArena: Write<'publishArena'> = {
  async decide({ viewer }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const before = await publicationOf(tx, arena);
    if (!isBookable(before)) refuse('arena_not_bookable', undefined, missingText(before));
    const publishedAt = arena.publishedAt ?? tx.now;
    await tx.update(arenas).set({ publishedAt }).where(eq(arenas.id, arena.id));
    return { data: { publication: { ...before, isPublished: true } } };
  },
};

const unpublishArena: Write<'unpublishArena'> = {
  async decide({ viewer }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    await tx.update(arenas).set({ publishedAt: null }).where(eq(arenas.id, arena.id));
    return { data: { publication: await publicationOf(tx, { ...arena, publishedAt: null }) } };
  },
};

/** Passing a step twice is passing it once. */
const passGuideStep: Write<'passGuideStep'> = {
  async decide({ viewer, body: { step } }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const guidePassed = passed(step, arena);
    await tx.update(arenas).set({ guidePassed }).where(eq(arenas.id, arena.id));
    return { data: { publication: await publicationOf(tx, { ...arena, guidePassed }) } };
  },
};

/** The passed steps with this one, which saving its form passes too. */
export function passed(step: GuideStep, { guidePassed }: Pick<ArenaRow, 'guidePassed'>): string[] {
  return guidePassed.includes(step) ? guidePassed : [...guidePassed, step];
}

async function publicationOf(queries: Queries, arena: ArenaRow): Promise<Publication> {
  const offered = and(eq(timeSlots.arenaId, arena.id), eq(timeSlots.isAvailable, true));
  const hours = queries.select({ count: count() }).from(timeSlots).where(offered);
  const [row] = await queries
    .select({ courts: count(), hours: sql<number>`(${hours})`.mapWith(Number) })
    .from(courts)
    .where(eq(courts.arenaId, arena.id));
  const { avatar, description, street, photos, guidePassed } = arena;
  return {
    isPublished: arena.publishedAt !== null,
    ...(arena.hiddenAt && { hiddenReason: arena.hiddenReason ?? '' }),
    courts: row?.courts ?? 0,
    hours: row?.hours ?? 0,
    hasProfile: [avatar, description, street].some((part) => part !== null) || photos.length > 0,
    // Another version may know other steps.
    passed: GUIDE_STEPS.filter((step) => guidePassed.includes(step)),
  };
}
