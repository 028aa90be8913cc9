import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Position } from '#domain/arenas/position.ts';
import { freeQueryOf } from '#domain/contract/finder.ts';
import { FIRST_QUESTION, type Question } from '#domain/finder/question.ts';
import { finderMachine } from '../../machines/finder/finder.ts';
import type { AroundOutcome, MapOutcome, FindOutcome, PlaceOutcome } from '../../machines/finder/finderOutcomes.ts';

const PLACE = { lat: -23.967123, lng: -46.333456 };
const NEAR = { ...FIRST_QUESTION, isNear: true };

// Red with `place` alone as the input in finder.ts, which no walk of the chart takes.
it('where somebody is leaves the page only while they ask for what is near, and then to a hundred metres', async () => {
  const asked: { readonly question: Question; readonly place: Position | null }[] = [];
  const machine = finderMachine.provide({
    actors: {
      followAddress: fromCallback(() => undefined),
      locate: fromPromise<PlaceOutcome>(async () => ({ _tag: 'Placed', place: PLACE })),
      findFree: fromPromise<FindOutcome, (typeof asked)[number]>(async ({ input }) => {
        asked.push(input);
        return { _tag: 'Offline', message: 'Sem conexão' };
      }),
      lookAround: fromPromise<AroundOutcome, { question: Question }>(async () => ({
        _tag: 'Offline',
        message: 'Sem conexão',
      })),
      loadMap: fromPromise<MapOutcome>(async () => ({ _tag: 'Undrawable' })),
    },
  });
  const actor = createActor(machine, { input: { question: NEAR, hasUnread: false } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ search: 'failed' }));
  for (const question of [FIRST_QUESTION, NEAR]) {
    actor.send({ type: 'question.asked', question, hasUnread: false });
    await waitFor(actor, (snapshot) => snapshot.matches({ search: 'failed' }));
  }
  actor.stop();
  expect(asked.map(({ place }) => place)).toEqual([PLACE, null, PLACE]);
  expect(freeQueryOf(NEAR, PLACE)).toMatchObject({ lat: -23.967, lng: -46.333 });
});
