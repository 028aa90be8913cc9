import { randomBytes } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { unansweredText } from '../../domain/registrations/invitation.ts';
import { canDraw, drawDoubles, drawGroups as draw, groupSizes } from '../../domain/tournament/draw.ts';
import { people } from '../database/schema/people.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import { entrants, matches } from '../database/schema/tournament.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { endOverdueOf } from '../registrations/endInvitations.ts';
import { advance, type CategoryRow, lockOwnCategory } from './ownCategory.ts';
import { canDrawAgain, readState } from './tournamentState.ts';

/** All that a list of matches holds. A group of 142 would have more. */
const MOST_MATCHES = 10_000;
const SEED_BYTES = 16;
const JOINED = '+';

/**
 * Draws the live registrations into groups. From then on nobody registers any more. A draw that is there is undone only by
 * who says so: of two windows that draw at once one is told.
 */
export const drawGroups: Write<'drawGroups'> = {
  async decide({ viewer, params, body: { numberOfGroups, again = false } }, tx) {
    const category = await lockOwnCategory(tx, params.id, signedIn(viewer).personId);
    if (category.phase !== 'registrations') {
      const isUndone = again && canDrawAgain(category, (await readState(tx, category.id)).matches);
      if (!isUndone) return refuse('groups_exist');
      await undoDraw(tx, category.id);
    }
    await endOverdueOf(tx, category.id);
    await refuseUnanswered(tx, category.id);
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const doubles = await whoPlays(tx, category, seed);
    if (!canDraw(doubles.length, numberOfGroups)) {
      refuse('groups_number', undefined, `Número de grupos inválido para ${doubles.length} duplas`);
    }
    if (matchesOf(doubles.length, numberOfGroups) > MOST_MATCHES) refuse('groups_too_large');
    await writeGroups(tx, category.id, draw(doubles, numberOfGroups, seed));
    await advance(tx, category.id, { phase: 'groups', drawSeed: seed, groupsNumber: numberOfGroups });
    return { data: {} };
  },
};

/** Nobody is drawn who has not been heard, unless the organizer says so: by confirming, replacing or cancelling. */
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

/** Each who plays as one, by the registrations that it is made of: the same draw can be made again from the seed. */
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
