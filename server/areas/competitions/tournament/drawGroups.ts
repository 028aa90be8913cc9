import { randomBytes } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { unansweredText } from '#domain/registrations/invitation.ts';
import { canDraw, drawDoubles, drawGroups as draw, groupSizes } from '#domain/tournament/draw.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { theEntered } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { advance, type CategoryRow, lockOwnCategory } from '../events/ownCategory.ts';
import { canDrawAgain, readState } from './tournamentState.ts';

/** The most matches that a list may contain. A single group of 142 entrants would have more. */
const MOST_MATCHES = 10_000;
const SEED_BYTES = 16;
const JOINED = '+';

/** Ends the registrations of a locked category whose invitations were not answered in time. */
export type EndOverdue = (tx: Transaction, categoryId: string) => Promise<unknown>;

/**
 * Draws the live registrations into groups and thereby closes registration. An existing draw is replaced only with `again`,
 * so that of two simultaneous draws the second is refused.
 */
export const drawGroups = (endOverdue: EndOverdue): Write<'drawGroups'> => ({
  async decide({ viewer, params, body: { numberOfGroups, again = false } }, tx) {
    const { personId } = signedIn(viewer);
    const category = await lockOwnCategory(tx, params.id, personId);
    if (category.phase !== 'registrations') {
      const isUndone = again && canDrawAgain(category, (await readState(tx, category.id)).matches);
      if (!isUndone) return refuse('groups_exist');
      await undoDraw(tx, category.id);
    }
    await endOverdue(tx, category.id);
    await refuseUnanswered(tx, category.id);
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const doubles = await whoPlays(tx, category, seed);
    if (!canDraw(doubles.length, numberOfGroups)) {
      refuse(
        'groups_number',
        undefined,
        `Número de grupos inválido para ${doubles.length} ${doubles.length === 1 ? 'dupla' : 'duplas'}`,
      );
    }
    if (matchesOf(doubles.length, numberOfGroups) > MOST_MATCHES) refuse('groups_too_large');
    await writeGroups(tx, category.id, draw(doubles, numberOfGroups, seed));
    await advance(tx, category.id, { phase: 'groups', drawSeed: seed, groupsNumber: numberOfGroups });
    const told = { categoryId: category.id, subject: category.id, change: seed, by: personId };
    await tellOfCategory(tx, 'groupsDrawn', { ...told, to: theEntered(category.id) });
    return { data: {} };
  },
});

/** Refuses the draw while invitations are open. The organizer must confirm, replace or cancel these players first. */
async function refuseUnanswered(tx: Transaction, categoryId: string): Promise<void> {
  const { isLive, standing, playerId, registrationId, position } = registrationMembers;
  const waiting = await tx
    .select({ name: people.name })
    .from(registrationMembers)
    .innerJoin(people, eq(people.id, playerId))
    .where(and(eq(registrationMembers.categoryId, categoryId), eq(isLive, true), eq(standing, 'invited')))
    .orderBy(asc(registrationId), asc(position));
  if (waiting.length === 0) return;
  refuse('invitations_open', undefined, unansweredText(waiting.map(({ name }) => name)));
}

async function undoDraw(tx: Transaction, categoryId: string): Promise<void> {
  await tx.delete(matches).where(eq(matches.categoryId, categoryId));
  await tx.update(registrations).set({ entrantId: null }).where(eq(registrations.categoryId, categoryId));
  await tx.delete(entrants).where(eq(entrants.categoryId, categoryId));
}

/** The ids of the entrants, each joined from its registrations. Their order is fixed, so that the seed reproduces the draw. */
async function whoPlays(tx: Transaction, { id, doubleFormat }: CategoryRow, seed: string): Promise<string[]> {
  const live = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.categoryId, id), ne(registrations.status, 'CANCELADA')))
    .orderBy(asc(registrations.id));
  const ids = live.map((registration) => registration.id);
  if (doubleFormat !== 'randomly') return ids;
  if (ids.length % 2 === 1) return refuse('odd_players');
  return drawDoubles(ids, seed).map((double) => double.join(JOINED));
}

function matchesOf(doubles: number, groups: number): number {
  return groupSizes(doubles, groups).reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

async function writeGroups(tx: Transaction, categoryId: string, groups: ReturnType<typeof draw>): Promise<void> {
  const drawn = groups.flatMap((group, groupIndex) =>
    group.entrants.map((entrant) => {
      return {
        id: newId(),
        categoryId,
        groupIndex,
        drawOrder: entrant.drawOrder,
        registrations: entrant.id.split(JOINED),
      };
    }),
  );
  await tx.insert(entrants).values(drawn.map(({ registrations: _, ...row }) => row));
  const named = drawn.flatMap((entrant) => entrant.registrations.map((registration) => [registration, entrant.id]));
  await tx.execute(sql`
    update registration set entrant_id = drawn.entrant
    from unnest(${sql.param(named.map(([registration]) => registration))}::uuid[], ${sql.param(named.map(([, entrant]) => entrant))}::uuid[])
      as drawn(registration, entrant)
    where registration.id = drawn.registration`);
}
