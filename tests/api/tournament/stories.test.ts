import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { placeKey } from '#domain/tournament/bracket.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import { bracketFrom, isKnockout, placeOf, readState } from '#areas/competitions/tournament/tournamentState.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { NOBODY } from '../testServer.ts';
import { openField } from './field.ts';

const STORIES = sweep(3, 200);
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

const FEW = 5;
const DEEDS = [
  ...(['draw', 'drawAgain', 'matches', 'secondPhase', 'score', 'edit', 'clear', 'leave', 'fill', 'declare'] as const),
  'play',
] as const;
type Deed = (typeof DEEDS)[number];
const NO_DEEDS = Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Record<Deed, number>;
const lifeStep = fc.record({
  // Some more often: what brings a tournament on, and what makes it hard.
  is: fc.constantFrom<Deed>(
    ...DEEDS,
    ...(['draw', 'matches', 'secondPhase', 'score', 'clear', 'leave', 'fill', 'declare', 'play', 'play'] as const),
  ),
  which: fc.nat(99),
  one: fc.nat(7),
  two: fc.nat(7),
});
const formats = fc.constantFrom('pre-formed', 'pre-formed', 'randomly' as const);

describeOnDatabases('a tournament, whatever is done in whatever order', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

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

  // Red without any of: `left.length === 1` in domain/tournament/table.ts, `groupScoreOf` in server/areas/competitions/tournament/scoreMatch.ts,
  // the champion of one in domain/tournament/bracket.ts.
  it(
    'has a way on to its champion, whoever leaves when, until nobody is left',
    async () => {
      const ends: unknown[] = [];
      const done = { ...NO_DEEDS };
      await fc.assert(
        fc.asyncProperty(
          formats,
          fc.nat(3),
          fc.array(lifeStep, { minLength: 15, maxLength: 40 }),
          async (format, far, steps) => {
            const festival = await openFestival(world);
            const isSingle = format === 'randomly';
            const field = await openField(world, festival, isSingle ? FEW * 2 : FEW, format);
            const deeds = { ...NO_DEEDS };
            const { call, organizer } = festival;
            /** Somebody new in the place of one who left. */
            async function fill(which: number) {
              const former = await call(organizer, 'formerRegistrations', field.category);
              const left: readonly { readonly _id: string }[] = former.body.data.registrations;
              const [player, partner] = [await world.player(), await world.player()];
              const coming = { player: player.id, ...(!isSingle && { partner: partner.id }) };
              return call(organizer, 'fillPlace', left[which % Math.max(1, left.length)]?._id ?? NOBODY, coming);
            }
            // Some begin on the day of play.
            for (const begin of [() => field.draw(2), () => field.makeMatches(), () => field.playAll()].slice(0, far))
              await begin();
            for (const { is, which, one, two } of steps) {
              const before = await rowsOf(field.category);
              const all = await field.matches();
              const id = all[which % Math.max(1, all.length)]?._id ?? NOBODY;
              const match = all[which % Math.max(1, all.length)];
              const absent = (one % 2 === 0 ? match?.doubleOne : match?.doubleTwo)?._id ?? NOBODY;
              const leaver = field.registered[which % field.registered.length];
              const reply = await {
                draw: () => field.draw(1 + (which % 3)),
                drawAgain: () => field.drawAgain(1 + (which % 3)),
                matches: () => field.makeMatches(),
                secondPhase: () => field.makeSecondPhase(),
                score: () => field.set(id, one, two),
                edit: () => field.edit(id, one, two),
                clear: () => field.edit(id, null, null),
                leave: () => festival.call(leaver?.player, 'cancelMyRegistration', leaver?.id),
                fill: () => fill(which),
                declare: () => call(organizer, 'declareWalkover', id, { absent, reason: 'absent' }),
                // A day of play: else few would come to a second phase.
                async play() {
                  await field.playAll();
                  return field.makeSecondPhase();
                },
              }[is]();
              if (reply.status < 400) deeds[is] += 1;
              expect(reply.status).toBeLessThan(500);
              if (reply.status >= 400 && is !== 'play') expect(await rowsOf(field.category)).toEqual(before);
              await expectToFollow(field.category);
            }
            ends.push(await playToTheEnd(field, festival));
            for (const deed of DEEDS) done[deed] += deeds[deed];
          },
        ),
        { numRuns: STORIES, seed: 12, endOnFailure: true },
      );
      expect(ends).toHaveLength(STORIES);
      console.log(`${STORIES} tournaments on the server:`, done);
    },
    STORIES * 120_000,
  );
});

/** Does what the page offers until there is a champion, or until calling off is all that is left. */
async function playToTheEnd(
  field: Awaited<ReturnType<typeof openField>>,
  { call, organizer }: Festival,
): Promise<'champion' | 'nobody'> {
  for (let turns = 0; turns < 20; turns += 1) {
    const { phase, hasChampion } = await field.progress();
    if (hasChampion) {
      expect((await field.standing()).champion).toEqual(expect.any(String));
      return 'champion';
    }
    const live = (await field.groups()).flatMap(({ doubles }) => doubles).filter(({ isWithdrawn }) => !isWithdrawn);
    if (phase === 'registrations') {
      const drawn = await field.draw(1);
      if (drawn.status < 400) continue;
      const [first, ...others] = (await call(organizer, 'registrations', field.category)).body.data.registrations;
      // One alone is not drawn.
      if (drawn.body.error.code !== 'odd_players') {
        expect([drawn.body.error.code, others.length < 3]).toEqual(['groups_number', true]);
        return 'nobody';
      }
      await call(organizer, 'cancelRegistration', first._id);
    } else if (phase === 'groups') expect((await field.makeMatches()).status).toBe(201);
    else if (phase === 'matches') {
      await field.playAll();
      const { status } = await field.makeSecondPhase();
      if (live.length === 0) return status === 400 ? 'nobody' : 'champion';
      expect(status).toBe(201);
    } else await field.playAll();
  }
  throw new Error('It does not come to an end');
}
