import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emit, fromPromise, setup } from 'xstate';
import { charts } from '../../machines/chartFiles.ts';
import { transitionsOf } from '../../visualizer/flows/transitions.ts';
import { fromPlain, toPlain } from '../../visualizer/plainValues.ts';
import { loadWalks, samplesOf, takenBy, testsOf, untestedOf } from '../../visualizer/walks.ts';
import { walkFrom, walkText } from '../../visualizer/keptWalk.ts';
import { kept, rewalk, startWalk, stepOn } from '../../visualizer/step/walk.ts';
import { expectWalk } from '../models/harness/recordedWalks.ts';
import { walksText } from '../models/harness/walkFiles.ts';

it('visualizer/walks.json is current: if not, run `npm run docs:charts`', () => {
  expect(walksText()).toBe(readFileSync('visualizer/walks.json', 'utf8'));
});

describe.each(charts)('the walks of $id', async ({ id, machine }) => {
  const walks = await loadWalks();
  const known = walks[id];

  it('take every transition', () => {
    const taken = new Set(known?.walks.flatMap(takenBy));
    expect(transitionsOf(machine).flatMap((each) => (taken.has(each.id) ? [] : [each.id]))).toEqual([]);
  });

  it('do, read from the file, what they say', () => {
    for (const walk of known?.walks ?? []) {
      const told = walkFrom(toPlain(walk));
      expectWalk(machine, told, walk.title);
      const again = rewalk(machine, told).walk.moments.map(({ traced }) => traced.taken);
      expect(again, walk.title).toEqual([walk.taken, ...walk.steps.map(({ taken }) => taken)]);
    }
  });
});

describe('a copied walk', () => {
  const events = [
    { type: 'xstate.done.actor.ask', output: 'pending', actorId: 'ask' },
    { type: 'xstate.after.poll.till.resting' },
    { type: 'xstate.done.actor.ask', output: 'paid', actorId: 'ask' },
  ];
  const input = { id: 'c1', since: new Date(0), onPaid: () => undefined };
  const walk = events.reduce((before, event) => stepOn(till(), before, event), startWalk(till(), input));
  const text = walkText(kept(walk));
  const pasted = () => walkFrom(JSON.parse(text));

  it('says what the chart did at every step, a line a step', () => {
    const given = '{"actor":"ask","input":{"id":"c1"}}';
    expect(text.split('\n')).toEqual([
      `{"chart":"till","input":{"id":"c1","since":{"$":"Date","at":"1970-01-01T00:00:00.000Z"},"onPaid":"()"},"state":"asking","started":[${given}],"steps":[`,
      '    {"event":{"type":"xstate.done.actor.ask","output":"pending","actorId":"ask"},"state":"resting","timers":{"poll":5000}},',
      `    {"event":{"type":"xstate.after.poll.till.resting"},"state":"asking","started":[${given}]},`,
      '    {"event":{"type":"xstate.done.actor.ask","output":"paid","actorId":"ask"},"state":"paid","emitted":[{"type":"paid","id":"c1"}],"effects":[{"action":"keep","params":{"id":"c1"}}]}',
      '  ]}',
    ]);
    expect(pasted()).toEqual(walkFrom(JSON.parse(walkText(pasted()))));
    expectWalk(till(), pasted(), 'the walk');
  });

  // Each red when `doingsOf` of step/walk.ts leaves out what it names.
  it.each([
    ['a target', { target: 'paid' }, /step 1 of the walk, 'done\(ask\)', does something else/],
    ['a guard', { status: 'approved' }, /step 3 of the walk, 'done\(ask\)', does something else/],
    ['what is emitted', { charge: 'chargeId' }, /step 3 of the walk, 'done\(ask\)', does something else/],
    ['a delay', { poll: 6_000 }, /step 1 of the walk, 'done\(ask\)', does something else/],
    ['what an actor is given', { given: 'charge' }, /the start of the walk does something else/],
    ['what is done outside', { kept: 'c2' }, /step 3 of the walk, 'done\(ask\)', does something else/],
    ['what is heard', { heard: 'gone' }, /step 1 of the walk, 'done\(ask\)', cannot happen there any more/],
  ])('fails when %s changes', (_, change, message) => {
    expect(() => expectWalk(till(change), pasted(), 'the walk')).toThrow(message);
  });
});

/** A chart that asks until it is paid, with what may change of it. */
function till({
  target = 'resting',
  status = 'paid',
  charge = 'id',
  poll = 5_000,
  given = 'id',
  kept = '',
  heard = 'ask',
} = {}) {
  const idOf = ({ context }: { context: { id: string } }) => context.id;
  return setup({
    types: { context: {} as { id: string }, input: {} as { id: string } },
    actors: { ask: fromPromise<string, object>(async () => 'pending') },
    actions: { keep: (_, __: { id: string }) => undefined },
    delays: { poll },
    guards: { isPaid: (_, output: string) => output === status },
  }).createMachine({
    id: 'till',
    context: ({ input: { id } }) => ({ id }),
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: 'ask', input: ({ context }) => ({ [given]: context.id }) },
        on: {
          [`xstate.done.actor.${heard}`]: [
            { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
            { target },
          ],
        },
      },
      resting: { after: { poll: 'asking' } },
      paid: {
        type: 'final',
        entry: [
          emit((args) => ({ type: 'paid', [charge]: idOf(args) })),
          { type: 'keep', params: (args) => ({ id: kept || idOf(args) }) },
        ],
      },
    },
  });
}

describe('walks', () => {
  it('give the samples of an event, each once', async () => {
    const walks = await loadWalks();
    expect(samplesOf(walks, 'booking', 'voucher.typed')).toEqual([{ type: 'voucher.typed', code: 'AREIA10' }]);
    expect(samplesOf(walks, 'booking', 'no.such')).toEqual([]);
    expect(samplesOf(walks, 'noSuch', 'voucher.typed')).toEqual([]);
  });

  it('name the tests of a transition, those that begin with it too', async () => {
    const walks = await loadWalks();
    const titles = (chart: string, transition: string) =>
      testsOf(walks, chart, transition).map(({ title }) => title.split(' → ')[0]);
    expect(titles('session', 'session.restoring always 1')).toContain('visitor: visitor.idle');
    expect(titles('session', 'session.no such 0')).toEqual([]);
  });

  it('leave the transitions untested that none of them takes', async () => {
    const walks = await loadWalks();
    const some = ['session.restoring always 1', 'session.restoring always 7'];
    expect([...untestedOf(walks, 'session', some)]).toEqual(['session.restoring always 7']);
    expect([...untestedOf(walks, 'aNewChart', some)]).toEqual(some);
  });
});

describe('plain values', () => {
  it('come back as they were, with what JSON cannot hold', () => {
    const value = { list: [1, null, undefined], when: new Date(0), why: new Error('no'), of: { $: 'price' } };
    expect(fromPlain(JSON.parse(JSON.stringify(toPlain(value))))).toEqual(value);
    const file = fromPlain(toPlain(new File(['x'], 'a.png')));
    expect(file instanceof File && file.name).toBe('a.png');
    expect(fromPlain(toPlain(new Blob(['x'])))).toBeInstanceOf(Blob);
    expect(fromPlain(toPlain(undefined))).toBe(undefined);
    expect(toPlain({ left: undefined })).toEqual({});
  });

  it('refuse what would come back as something else', () => {
    expect(() => toPlain(new Map())).toThrow('Not to be written as JSON');
    expect(() => toPlain({ run: () => undefined })).toThrow('Not to be written as JSON');
    expect(() => toPlain(Number.NaN)).toThrow('Not to be written as JSON');
  });
});
