import { and, asc, desc, eq, exists, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';

/** How long a tournament stays in the list after its event. */
const DAYS_AFTER = 30;

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

const own = alias(entrants, 'own');
const theirs = alias(registrations, 'theirs');
const theirMembers = alias(registrationMembers, 'their_members');

/**
 * A row for each player whose name is shown: those of the player's group and of the doubles they meet in the second phase.
 * Before the draw there is one row, without a name.
 */
export function selectOwn(queries: Queries, personId: string, today: Day) {
  const { status, id } = registrations;
  const { owedCentavos, paidVia, standing, position } = registrationMembers;
  const isIn = or(eq(standing, 'accepted'), eq(standing, 'confirmed'));
  const isRecent = gte(events.endsOn, toIsoDay(addDays(today, -DAYS_AFTER)));
  const isShown = and(
    eq(entrants.categoryId, own.categoryId),
    or(eq(entrants.groupIndex, own.groupIndex), meetsLater(queries)),
  );
  return queries
    .select({
      registration: { id, status },
      me: { owedCentavos, paidVia, standing, position },
      inCarts: inCartsOf(queries, personId),
      partners: partnersOf(queries),
      event: events,
      category: categories,
      own,
      entrant: entrants,
      player: { id: people.id, name: people.name },
    })
    .from(registrationMembers)
    .innerJoin(registrations, eq(id, registrationMembers.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(events, eq(events.id, registrations.eventId))
    .leftJoin(own, eq(own.id, registrations.entrantId))
    .leftJoin(entrants, isShown)
    .leftJoin(theirs, eq(theirs.entrantId, entrants.id))
    .leftJoin(theirMembers, eq(theirMembers.registrationId, theirs.id))
    .leftJoin(people, eq(people.id, theirMembers.playerId))
    .where(
      and(eq(registrationMembers.playerId, personId), eq(registrationMembers.isLive, true), isIn, isRecent, isOn()),
    )
    .orderBy(
      desc(events.startsOn),
      asc(categories.id),
      asc(entrants.drawOrder),
      asc(theirs.id),
      asc(theirMembers.position),
    );
}

/** Neither the event nor the category was called off. */
function isOn(): SQL | undefined {
  return and(ne(events.status, 'CANCELADO'), isNull(categories.calledOffAt));
}

/** Whether an entrant and the player's own meet in the second phase. */
function meetsLater(queries: Queries): SQL {
  const meet = or(
    and(eq(matches.oneId, own.id), eq(matches.twoId, entrants.id)),
    and(eq(matches.twoId, own.id), eq(matches.oneId, entrants.id)),
  );
  return exists(
    queries
      .select({ one: sql`1` })
      .from(matches)
      .where(and(eq(matches.categoryId, own.categoryId), ne(matches.stage, 'GRUPOS'), meet)),
  );
}

/** The unpaid shares of a registration that are in the player's carts, in centavos. */
function inCartsOf(queries: Queries, personId: string): SQL<number> {
  const shares = alias(registrationMembers, 'shares');
  const isShare = and(eq(shares.registrationId, cartItems.registrationId), eq(shares.position, cartItems.position));
  const sum = queries
    .select({ sum: sql`coalesce(sum(${cartItems.owedCentavos}), 0)` })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(shares, isShare)
    .where(and(eq(cartItems.registrationId, registrations.id), eq(carts.playerId, personId), isNull(shares.paidVia)));
  return sql`(${sum})`.mapWith(Number);
}

/** The names of the others in the player's registration. */
function partnersOf(queries: Queries): SQL<string[]> {
  const [others, named] = [alias(registrationMembers, 'others'), alias(people, 'named')];
  const isOther = ne(others.position, registrationMembers.position);
  const names = queries
    .select({ names: sql`coalesce(json_agg(${named.name} order by ${others.position}), '[]')` })
    .from(others)
    .innerJoin(named, eq(named.id, others.playerId))
    .where(and(eq(others.registrationId, registrations.id), isOther));
  return sql<string[]>`(${names})`;
}

/** The matches of the player's groups and of the player's doubles, by round. */
export function selectMatches(queries: Queries, drawn: readonly (typeof entrants.$inferSelect)[]) {
  const isOfOne = drawn.map(({ id, categoryId, groupIndex }) =>
    and(
      eq(matches.categoryId, categoryId),
      or(eq(matches.groupIndex, groupIndex), eq(matches.oneId, id), eq(matches.twoId, id)),
    ),
  );
  return queries
    .select()
    .from(matches)
    .where(or(...isOfOne))
    .orderBy(asc(matches.round), asc(matches.place));
}
