import { eq, sql } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import type { PushService } from '../push/PushService.ts';
import { type ListedMatch, openField } from '../tournament/field.ts';

export const MINUTE = 60_000;
const SIDES = ['doubleOne', 'doubleTwo'] as const;

export type Sand = Awaited<ReturnType<typeof openSand>>;

/** A category whose pairs are drawn into groups, its organizer, and what its players hear of their matches. */
export async function openSand(database: TestDatabase, service: PushService, pairs: number, groups: number) {
  const world = await openWorld(database, { push: service.rules() });
  const festival = await openFestival(world);
  const field = await openField(world, festival, pairs);
  await field.draw(groups);
  const known = new Set<string>();

  async function heard(): Promise<string[]> {
    const { id, personId, subjectId } = notices;
    const rows = await database.orm
      .select({ id, personId, subjectId })
      .from(notices)
      .where(eq(notices.kind, 'nextMatch'));
    const anew = rows.filter((row) => !known.has(`${row.id} ${row.personId}`));
    for (const row of anew) known.add(`${row.id} ${row.personId}`);
    return anew.map((row) => `${row.subjectId} ${row.personId}`).toSorted();
  }

  async function pass(ms: number): Promise<void> {
    database.passTime(ms);
    await world.runDue();
  }

  return {
    world,
    festival,
    field,
    /** Who was told of which match since the last time, as `match person`. */
    heard,
    /** Time goes on, and what became due is done. */
    pass,
    /** Makes the matches, and has everybody hear of their first one. */
    async begin(): Promise<readonly ListedMatch[]> {
      await field.makeMatches();
      await pass(MINUTE);
      await heard();
      return field.matches();
    },
    stage: async (name: string) => (await field.matches()).filter(({ stage }) => stage === name),
    walkover: (match: ListedMatch | undefined) =>
      festival.call(festival.organizer, 'declareWalkover', match?._id, {
        absent: match?.doubleOne._id,
        reason: 'absent',
      }),
    callOff: () => festival.call(festival.organizer, 'callOffCategory', field.category),
    leave(double: ListedMatch['doubleOne']) {
      const pair = field.registered.find(({ player }) => player.id === double.playerOne._id);
      return festival.call(pair?.player, 'cancelMyRegistration', pair?.id);
    },
    person: ({ playerOne }: ListedMatch['doubleOne']): TestPerson => {
      const found = world.somebody(playerOne._id);
      if (!found) throw new Error('Nobody plays there');
      return found;
    },
    keepDevice: (who: TestPerson) =>
      world.call(who, { method: 'PUT', url: contract.keepPush.path, payload: service.device().subscription }),
    /** Does the jobs that tell, and none of the messages that follow. */
    async tellOnly(): Promise<void> {
      const isMessage = eq(outbox.kind, 'sendPush');
      const rows = await database.orm
        .select()
        .from(outbox)
        .where(sql`kind = 'tellNextMatches' and done_at is null`);
      for (const { id, payload } of rows) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `tellNextMatches`
        const job = payload as { readonly category: string; readonly sides: readonly string[] };
        await world.dependencies.workers.tellNextMatches(job, new Date(), { job: id, attempt: 1 });
        await database.orm.update(outbox).set({ doneAt: new Date() }).where(eq(outbox.id, id));
      }
      await database.orm.update(outbox).set({ attempts: 0 }).where(isMessage);
    },
    pushesWaiting: () => database.orm.$count(outbox, sql`kind = 'sendPush' and done_at is null`),
  };
}

/** The players of a pair. */
export function playersOf(double: ListedMatch['doubleOne']): string[] {
  const partner = 'playerTwo' in double ? double.playerTwo : undefined;
  return [double.playerOne, partner].flatMap((one) => (isPlayer(one) ? one._id : []));
}

function isPlayer(one: unknown): one is { readonly _id: string } {
  return typeof one === 'object' && one !== null && '_id' in one;
}

/** All players of some matches hear of them. @param only those of one side */
export function toldOf(matches: readonly (ListedMatch | undefined)[], only?: ListedMatch['doubleOne']): string[] {
  return matches
    .flatMap((match) =>
      match
        ? SIDES.filter((side) => !only || match[side]._id === only._id).flatMap((side) =>
            playersOf(match[side]).map((id) => `${match._id} ${id}`),
          )
        : ['no match'],
    )
    .toSorted();
}

/** The first of some matches in which a pair plays. */
export function matchOf(matches: readonly ListedMatch[], { _id }: ListedMatch['doubleOne']): ListedMatch {
  const found = matches.find(({ doubleOne, doubleTwo }) => [doubleOne._id, doubleTwo._id].includes(_id));
  if (!found) throw new Error('The pair plays in none of them');
  return found;
}

/** Whom a pair meets. */
export function opponentOf({ doubleOne, doubleTwo }: ListedMatch, { _id }: ListedMatch['doubleOne']) {
  return doubleOne._id === _id ? doubleTwo : doubleOne;
}
