import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type Database, readNow } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { scorerLinks, scorers } from '#platform/database/schema/tournament.ts';
import { visibleCategory } from '../../events/visibleCategory.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';

/** The scorers of a category, the first one first, for its organizer alone. */
export function readScorers(database: Database): Read<'scorers'> {
  return async ({ viewer, params: { id } }) => {
    const { event } = await visibleCategory(database, viewer, id);
    if (event.organizer.id !== signedIn(viewer).personId) return refuse('tournament_not_found');
    const { orm } = database;
    const rows = await orm
      .select({ id: people.id, name: people.name, avatar: people.avatar, since: scorers.since })
      .from(scorers)
      .innerJoin(people, eq(people.id, scorers.playerId))
      .where(and(eq(scorers.categoryId, id), isNull(scorers.removedAt)))
      .orderBy(asc(scorers.since), asc(people.id));
    const now = await readNow(database);
    const [link] = await orm
      .select({ until: scorerLinks.expiresAt })
      .from(scorerLinks)
      .where(and(eq(scorerLinks.categoryId, id), gt(scorerLinks.expiresAt, now)));
    return {
      data: {
        scorers: rows.map(({ avatar, ...scorer }) => ({ ...scorer, ...present({ avatarCDN: avatar }) })),
        ...(link && { linkUntil: link.until }),
      },
    };
  };
}
