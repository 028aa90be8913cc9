import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeKey } from '../../../domain/tournament/bracket.ts';
import { matches } from '../../../server/database/schema/tournament.ts';
import { bracketFrom, isKnockout, placeOf, readState } from '../../../server/tournament/tournamentState.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import { openField } from './field.ts';

const STORIES = Number(process.env['TOURNAMENT_STORIES'] ?? 4);
const PAIRS = 9;

interface Step {
  readonly is: 'score' | 'edit' | 'clear' | 'withdraw' | 'secondPhase';
  /** Which match from the end of the list, and which pair. */
  readonly which: number;
  readonly one: number;
  readonly two: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  is: fc.constantFrom('score', 'score', 'score', 'edit', 'edit', 'clear', 'withdraw', 'secondPhase'),
  which: fc.nat(99),
  one: fc.nat(7),
  two: fc.nat(7),
});

describeOnDatabases('a tournament, whatever is done in whatever order', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });
  afterAll(() => world.close());

  const rowsOf = (category: string) =>
    database.orm.select().from(matches).where(eq(matches.categoryId, category)).orderBy(asc(matches.id));

  /** What stands in the rows is what follows from who stands where, what was played and who gave up. */
  async function expectToFollow(category: string) {
    const state = await readState(database.orm, category);
    const rows = state.matches.filter(isKnockout);
    if (rows.length === 0) return;
    const known = new Map(rows.map((row) => [placeKey(placeOf(row)), row]));
    const idOf = (side: { readonly is: string; readonly id?: string }) => side.id ?? null;
    expect(rows).toHaveLength(bracketFrom(state).matches.length);
    for (const match of bracketFrom(state).matches) {
      expect(known.get(placeKey(match))).toMatchObject({
        stage: match.stage,
        oneId: idOf(match.one),
        twoId: idOf(match.two),
        gamesOne: match.games?.[0] ?? null,
        gamesTwo: match.games?.[1] ?? null,
        isWalkover: match.isWalkover,
      });
    }
  }

  it(
    'keeps the bracket that follows from what was played, and a refusal changes nothing',
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
          const festival = await openFestival(world);
          const field = await openField(world, festival, PAIRS);
          await field.draw(3);
          await field.makeMatches();
          await field.playAll();
          await field.makeSecondPhase();

          async function take({ is, which, one, two }: Step) {
            const all = await field.matches();
            // Mostly the matches of the second phase, which stand last.
            const id = all.at(-1 - (which % all.length))?._id ?? '';
            if (is === 'score') return field.set(id, one, two);
            if (is === 'edit') return field.edit(id, one, two);
            if (is === 'clear') return field.edit(id, null, null);
            if (is === 'secondPhase') return field.makeSecondPhase();
            const leaver = field.registered[which % PAIRS];
            return festival.call(leaver?.player, 'cancelMyRegistration', leaver?.id);
          }

          for (const each of steps) {
            const before = await rowsOf(field.category);
            const reply = await take(each);
            expect(reply.status).toBeLessThan(500);
            if (reply.status >= 400) {
              refused += 1;
              expect(await rowsOf(field.category)).toEqual(before);
            }
            await expectToFollow(field.category);
          }
        }),
        { numRuns: STORIES, seed: 6, endOnFailure: true },
      );
      expect(refused).toBeGreaterThan(0);
    },
    STORIES * 60_000,
  );
});
