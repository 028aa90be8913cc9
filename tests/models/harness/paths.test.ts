import { describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { happenings } from './events.ts';
import { gate } from './gate.ts';
import { chartModel } from './model.ts';
import { pairsOf, reachablePairs } from './graph.ts';
import { paths } from './paths.ts';
import { outingSampleModel, paymentSampleModel, searchSampleModel } from './samples/models.ts';
import { paymentSample } from './samples/payment.ts';
import { expectRecordedWalks } from './recordedWalks.ts';
import { type PlainWalk, walkText } from '../../../visualizer/keptWalk.ts';
import { stateText } from '../../../visualizer/live/words.ts';
import { kept, startWalk, stepOn } from '../../../visualizer/step/walk.ts';
import { type ChartEvent, begin, next } from '../../../visualizer/step/walker.ts';

function untaken(model: Parameters<typeof paths>[0], longest?: number): readonly string[] {
  const taken = new Set(paths(model, { longest }).flatMap((path) => path.taken));
  return transitionsOf(model.machine).flatMap(({ id }) => (taken.has(id) ? [] : [id]));
}

describe('paths', () => {
  it.each([paymentSampleModel, searchSampleModel, outingSampleModel])('take every transition of $id', (model) => {
    expect(untaken(model)).toEqual([]);
    expect(untaken(model, 1)).toEqual([]);
  });

  it('read as a story', () => {
    expect(paths(paymentSampleModel).map((path) => path.title)).toEqual([
      'awaitingPix.asking → done(fetchStatus) pending → after(pixPoll) → error(fetchStatus) → code.copied → after(pixPoll) → done(fetchStatus) approved → paid',
      'awaitingPix.asking → done(fetchStatus) cancelled → expired',
      'awaitingPix.asking → after(pixExpiry) → expired',
    ]);
  });

  // Red without the shortest delay in events.ts: the hour would be over while the next question waits for its 5 seconds.
  it('never let a longer delay end before a shorter one', () => {
    for (const { steps } of paths(paymentSampleModel)) {
      const before = steps.map((_, index) => steps[index - 1]?.expected.state);
      steps.forEach(({ title }, index) => {
        if (title === 'after(pixExpiry)') expect(before[index] ?? 'awaitingPix.asking').toBe('awaitingPix.asking');
      });
    }
  });

  it('are few when they may be long, and short when they must be', () => {
    const steps = (longest: number) => paths(paymentSampleModel, { longest }).map((path) => path.steps.length);
    expect(steps(12)).toEqual([6, 1, 1]);
    expect(steps(1)).toEqual([1, 1, 1, 1, 1, 1, 2]);
  });

  it('take every two transitions that can follow each other, when pairs are asked for', () => {
    const pairs = new Set(
      paths(searchSampleModel, { thorough: true }).flatMap(({ steps }) =>
        steps.flatMap(({ taken }, index) => pairsOf([...(steps[index - 1]?.taken ?? []).slice(-1), ...taken])),
      ),
    );
    const all = reachablePairs(searchSampleModel);
    expect(all.size).toBeGreaterThan(transitionsOf(searchSampleModel.machine).length);
    expect([...all].filter((pair) => !pairs.has(pair))).toEqual([]);
  });

  it('miss the branches for which the model has no sample', () => {
    const model = chartModel({
      machine: paymentSample,
      starts: { start: { charge: { id: 'c1', lastsMs: 60_000 } } },
      outcomes: { 'xstate.done.actor.fetchStatus': ['pending', 'approved'] },
    });
    expect(untaken(model)).toEqual(['paymentSample.awaitingPix.asking done(fetchStatus) 1']);
  });

  it('take both branches of a guard that two payloads tell apart', () => {
    const titles = paths(searchSampleModel).flatMap((path) => path.steps.map((step) => step.title));
    expect(titles).toEqual(expect.arrayContaining(['text.typed {text:a}', 'text.typed {text:an}']));
  });

  it('know what each step emits, and what is shown', () => {
    const paid = paths(paymentSampleModel)
      .find(({ title }) => title.endsWith('paid'))
      ?.steps.at(-1)?.expected;
    expect(paid).toMatchObject({
      state: 'paid',
      tags: ['over'],
      status: 'done',
      view: { copied: true, over: true },
      emitted: [{ type: 'paid', chargeId: 'c1' }],
    });
  });

  it('do not let a reply come twice, nor a delay pass twice', () => {
    const machine = createMachine({
      id: 'once',
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { id: 'ask', src: 'ask', onDone: { actions: 'keep' } },
          after: { 100: { actions: 'ring' } },
          on: { poked: {}, restarted: { target: 'waiting', reenter: true } },
        },
      },
    });
    const model = chartModel({ machine: machine.provide({ actors: { ask: gate } }) });
    const titlesAfter = (...types: string[]) => {
      const state = types.reduce((at, type) => next(model.machine, at, { type }), begin(model.machine, undefined));
      return happenings(model, state).map(({ title }) => title);
    };
    const [reply, delay] = ['xstate.done.actor.ask', 'xstate.after.100.once.waiting'];
    expect(titlesAfter()).toEqual(['poked', 'restarted', 'done(ask)', 'after(100)']);
    expect(titlesAfter(reply)).toEqual(['poked', 'restarted', 'after(100)']);
    expect(titlesAfter(reply, delay)).toEqual(['poked', 'restarted']);
    expect(titlesAfter(reply, delay, 'restarted')).toEqual(['poked', 'restarted', 'done(ask)', 'after(100)']);
  });

  it('begin in each way that the model knows', () => {
    const machine = setup({
      types: { input: {} as { known: boolean }, context: {} as { known: boolean } },
    }).createMachine({
      id: 'door',
      context: ({ input }) => input,
      initial: 'looking',
      states: {
        looking: { always: [{ guard: ({ context }) => context.known, target: 'open' }, { target: 'closed' }] },
        open: {},
        closed: {},
      },
    });
    const model = chartModel({ machine, starts: { friend: { known: true }, stranger: { known: false } } });
    expect(paths(model).map((path) => path.title)).toEqual(['friend: open', 'stranger: closed']);
    expect(untaken(model)).toEqual([]);
  });

  it('refuse a model that leaves out context that decides', () => {
    const machine = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'thrice',
      context: { n: 0 },
      initial: 'calm',
      states: {
        calm: {
          on: {
            poke: [
              { guard: ({ context }) => context.n === 2, target: 'cross' },
              { actions: assign({ n: ({ context }) => context.n + 1 }) },
            ],
            leave: [{ guard: ({ context }) => context.n > 0, target: 'gone' }, { target: 'calm' }],
          },
        },
        cross: {},
        gone: {},
      },
    });
    const decided = chartModel({ machine, decides: ({ context }) => context.n });
    expect(untaken(decided)).toEqual([]);
    expect(() => paths(chartModel({ machine }))).toThrow(/'thrice': after 'leave' .* leaves out context that decides/);
  });

  it('refuse a model whose context never comes back', () => {
    const machine = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'counter',
      context: { n: 0 },
      on: { more: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    const model = chartModel({ machine, decides: ({ context }) => context.n, limit: 50 });
    expect(() => paths(model)).toThrow('Traversal limit exceeded');
  });

  describe('recorded by hand', () => {
    const pending = { type: 'xstate.done.actor.fetchStatus', output: 'pending', actorId: 'fetchStatus' };
    const starts = { start: { charge: { id: 'c1', lastsMs: 60_000 } } };
    const withWalk = (...events: readonly ChartEvent[]) =>
      chartModel({ machine: paymentSample, starts, walks: [keptWalk(starts.start, ...events)] });

    it('are run besides the generated ones', () => {
      const model = withWalk({ type: 'code.copied' }, pending, { type: 'code.copied' });
      const generated = paths({ ...model, walks: [] });
      const recorded = paths(model).slice(generated.length);
      expect(recorded.map(({ title }) => title)).toEqual([
        'awaitingPix.asking → code.copied → done(fetchStatus) pending → code.copied → awaitingPix.resting',
      ]);
      expect(recorded.map(({ taken }) => taken)).toEqual([
        ['paymentSample.awaitingPix code.copied 0', 'paymentSample.awaitingPix.asking done(fetchStatus) 2'],
      ]);
    });

    it('are refused of another chart, and from an input that is none of the starts', () => {
      const elsewhere = { ...keptWalk(starts.start), chart: 'another' };
      expect(() => expectRecordedWalks(chartModel({ machine: paymentSample, starts, walks: [elsewhere] }))).toThrow(
        "'paymentSample': walk 1 is one of 'another'",
      );
      const resumed = { ...keptWalk(starts.start), from: { value: 'paid', status: 'active', actors: {} } };
      expect(() => paths(chartModel({ machine: paymentSample, starts, walks: [resumed] }))).toThrow(
        "'paymentSample': walk 1 begins in the middle of a run",
      );
      const unknown = keptWalk({ charge: { id: 'c2', lastsMs: 1 } });
      expect(() => paths(chartModel({ machine: paymentSample, starts, walks: [unknown] }))).toThrow(
        "'paymentSample': walk 1 begins with an input that is none of the model's starts",
      );
    });
  });
});

/** A walk as the visualizer copies it. */
function keptWalk(input: unknown, ...events: readonly ChartEvent[]): PlainWalk {
  const walk = events.reduce((before, event) => stepOn(paymentSample, before, event), startWalk(paymentSample, input));
  return JSON.parse(walkText(kept(walk)));
}

describe('stateText', () => {
  it('shows nesting by dots and regions side by side', () => {
    expect(stateText('paid')).toBe('paid');
    expect(stateText({ awaitingPix: 'asking' })).toBe('awaitingPix.asking');
    expect(stateText({ preparing: { bag: 'empty', company: 'alone' } })).toBe('preparing(bag.empty & company.alone)');
  });
});
