import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bookingMachine } from '../../../machines/booking/booking.ts';
import { charts } from '../../../machines/chartFiles.ts';
import { navigationMachine } from '../../../machines/navigation/navigation.ts';
import { catalogueOf } from '../../../visualizer/flows/catalogue.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { activeStates } from '../../../visualizer/live/activeStates.ts';
import { actorAsked, actorTree, addressWord, newestScreen } from '../../../visualizer/live/actorTree.ts';
import { differences } from '../../../visualizer/live/differences.ts';
import { Lanes } from '../../../visualizer/live/lanes.ts';
import { chartOf } from '../../../visualizer/live/liveChart.ts';
import { likelyTransitions } from '../../../visualizer/live/likelyTransitions.ts';
import { EVERYTHING, filterEntries, placeOf } from '../../../visualizer/live/logFilter.ts';
import { plain } from '../../../visualizer/live/plain.ts';
import type { ActorRecord } from '../../../visualizer/live/recording.ts';
import { livedWalk, walkFromThere } from '../../../visualizer/live/livedWalk.ts';
import { kept, momentOf, resumeWalk, rewalk, startWalk, stepOn } from '../../../visualizer/step/walk.ts';
import { resume } from '../../../visualizer/step/walker.ts';
import { paths } from '../../models/harness/paths.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { MODELS } from '../../models/models.ts';
import { eventWord, lengthText, stateText } from '../../../visualizer/live/words.ts';
import { lampMachine } from './lamp.ts';
import { recordedLamp } from './made.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

function actor(sessionId: string, parentId?: string, chart?: string): ActorRecord {
  return { sessionId, parentId, chart, name: sessionId, definition: chart && '{}', src: undefined, startedAt: 0 };
}

describe('what one event changed', () => {
  it('is told once, at the innermost place', () => {
    const before = { day: { month: 1, day: 2 }, chosen: ['a', 'b'], code: '', same: { deep: [1] } };
    const after = { day: { month: 1, day: 3 }, chosen: ['a'], made: { id: 7 }, code: null, same: { deep: [1] } };
    expect(differences(before, after)).toEqual([
      { path: 'day.day', kind: 'changed', before: 2, after: 3 },
      { path: 'chosen[1]', kind: 'removed', before: 'b', after: undefined },
      { path: 'code', kind: 'changed', before: '', after: null },
      { path: 'made', kind: 'added', before: undefined, after: { id: 7 } },
    ]);
  });

  it('is the whole where one kind of value took the place of another', () => {
    expect(differences({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { path: 'a', kind: 'changed', before: [1], after: { 0: 1 } },
    ]);
    expect(differences(1, 2)).toEqual([{ path: '', kind: 'changed', before: 1, after: 2 }]);
  });
});

describe('the states that are lit', () => {
  it('are the active ones and those around them, in all regions', () => {
    const { root } = graphOf(bookingMachine);
    expect([...activeStates(root, { order: { choosing: 'calm' }, hold: 'checking' })]).toEqual([
      'booking',
      'booking.order',
      'booking.order.choosing',
      'booking.order.choosing.calm',
      'booking.hold',
      'booking.hold.checking',
    ]);
    expect([...activeStates(root, { order: 'paying', hold: 'none' })]).toEqual([
      'booking',
      'booking.order',
      'booking.order.paying',
      'booking.hold',
      'booking.hold.none',
    ]);
  });

  it('are those that a running chart says', () => {
    const navigation = createActor(navigationMachine, { input: { isWide: true } });
    const { value, _nodes } = navigation.getSnapshot();
    const active = activeStates(graphOf(navigationMachine).root, value);
    expect([...active].toSorted()).toEqual(_nodes.map(({ id }) => id).toSorted());
  });

  it('pass over what the chart does not have', () => {
    expect([...activeStates(graphOf(lampMachine).root, { nowhere: 'inside' })]).toEqual(['lamp']);
    expect([...activeStates(graphOf(lampMachine).root, undefined)]).toEqual([]);
  });
});

describe('the actors', () => {
  const actors = [
    actor('s', undefined, 'session'),
    actor('b', undefined, 'booking'),
    actor('f', 'b'),
    actor('x', 'gone'),
  ];
  const all = [...actors, actor('p', 'b', 'payment'), actor('b2', undefined, 'booking')];

  it('stand in a tree; who has an unknown parent stands at its root', () => {
    expect(actorTree(all).map(({ actor: { sessionId }, depth }) => `${depth} ${sessionId}`)).toEqual([
      '0 s',
      '0 b',
      '1 f',
      '1 p',
      '0 x',
      '0 b2',
    ]);
  });

  it('are found by their own id or the name of their chart, the newest first', () => {
    expect(actorAsked(all, 'booking')?.sessionId).toBe('b2');
    expect(actorAsked(all, 'b')?.sessionId).toBe('b');
    expect(actorAsked(all, 'nobody')).toBeUndefined();
    expect(all.map((each) => addressWord(all, each))).toEqual(['session', 'b', 'f', 'x', 'payment', 'booking']);
  });

  it('show the newest screen unasked', () => {
    expect(newestScreen(all.slice(0, -1))?.sessionId).toBe('b');
    expect(newestScreen(actors.slice(2))).toBeUndefined();
  });
});

describe('the chart of an actor', () => {
  const told = (id: string, config: object) =>
    chartOf({ ...actor('a', undefined, id), definition: JSON.stringify(config) }, catalogueOf(charts));

  it('is ours where the definition is', () => {
    expect(told('booking', bookingMachine.config)).toMatchObject({ ours: { id: 'booking' } });
  });

  it('is drawn from the definition when it is of another application, a name like ours or not', () => {
    const foreign = told('booking', { id: 'booking', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
    expect(foreign).toMatchObject({ ours: undefined });
    expect(foreign?.graph.arrows.map(({ id }) => id)).toEqual(['booking.a → booking.b']);
  });

  it('is missing when the definition cannot be read', () => {
    expect(told('odd', { id: 'odd', states: { a: { on: { go: 'nowhere' } } } })).toBeUndefined();
  });
});

describe('a transition that was not told', () => {
  it('is found for every event of a record that told', async () => {
    const { recording, id } = await recordedLamp();
    const steps = recording.entries.filter(({ sessionId, kind }) => sessionId === id && kind === 'event');
    const told = steps.map(({ transitions }) => transitions);
    expect(told).toEqual([['lamp.off switched 0'], ['lamp.warming done(warm) 0'], ['lamp.lit after(fade) 0']]);
    const found = steps.map(({ index, event, snapshot }) => {
      const before = recording.snapshotAt(id, index - 1);
      return likelyTransitions(graphOf(lampMachine), { before, event: event?.type, after: snapshot });
    });
    expect(found).toEqual(told);
  });

  it('is the innermost that matchesType, and none when the event was not heard', () => {
    const graph = graphOf(bookingMachine);
    const calm = { status: 'active', value: { order: { choosing: 'calm' }, hold: 'none' } };
    const find = (event: string, after: object) =>
      likelyTransitions(graph, { before: calm, event, after: { status: 'active', ...after } });
    expect(find('reserve.pressed', { value: { order: { submitting: 'prompt' }, hold: 'none' } })).toEqual([
      'booking.order.choosing reserve.pressed 0',
    ]);
    expect(find('reserve.pressed', { value: { order: { choosing: 'reminded' }, hold: 'none' } })).toEqual([
      'booking.order.choosing reserve.pressed 1',
    ]);
    expect(find('voucher.typed', calm)).toEqual(['booking.order.choosing voucher.typed 0']);
    expect(find('dialog.closed', calm)).toEqual([]);
  });
});

describe('the log', () => {
  it('is filtered by words, by actor and by kind', async () => {
    const { recording, id } = await recordedLamp();
    const shown = (filter: Partial<typeof EVERYTHING>) =>
      filterEntries(recording.entries, { ...EVERYTHING, ...filter }, (each) => (each === id ? 'lamp' : 'warm')).map(
        ({ kind, event }) => `${kind} ${eventWord(event?.type ?? '')}`,
      );
    expect(shown({})).toHaveLength(8);
    expect(shown({ text: 'FIRST' })).toEqual(['event switched']);
    expect(shown({ text: 'lamp bright' })).toEqual([]);
    expect(shown({ text: 'warm output' })).toEqual(['event done(warm)']);
    expect(shown({ without: new Set(['event', 'started']) })).toEqual(['timer after(fade)', 'emitted lamp.lit']);
    expect(shown({ sessionId: id, text: 'warming' })).toEqual(['event switched']);
  });

  it('finds an entry, or where it would stand', async () => {
    const { recording } = await recordedLamp();
    const odd = recording.entries.filter(({ index }) => index % 2 === 1);
    expect([0, 1, 2, 3, 99].map((index) => placeOf(odd, index))).toEqual([0, 0, 1, 1, odd.length]);
  });
});

describe('the lifelines of a sequence', () => {
  it('end with the last word that is heard of an actor, and leave their column to the next', async () => {
    const { recording, lamp } = await recordedLamp();
    lamp.send({ type: 'switched' });
    const lanes = new Lanes();
    lanes.read(recording.entries);
    const all = lanes.between(0, Infinity).map(({ column, from, to }) => ({ column, from, to }));
    expect(all).toEqual([
      { column: 1, from: 0, to: undefined },
      { column: 2, from: 2, to: 4 },
      { column: 2, from: 9, to: undefined },
    ]);
    expect(lanes.columns).toBe(3);
  });

  it('are the same whether they are read at once or bit by bit', async () => {
    const { recording } = await recordedLamp();
    const [once, bits] = [new Lanes(), new Lanes()];
    once.read(recording.entries);
    recording.entries.forEach((_, count) => bits.read(recording.entries.slice(0, count + 1)));
    expect(bits.between(0, Infinity).map(({ column, from, to }) => [column, from, to])).toEqual(
      once.between(0, Infinity).map(({ column, from, to }) => [column, from, to]),
    );
  });
});

describe('what an actor went through', () => {
  it('is a walk of its chart that leads where the actor went', async () => {
    const { recording, id } = await recordedLamp();
    const lived = livedWalk(recording, id, undefined, lampMachine);
    expect(lived?.parting).toBe(null);
    expect(lived && kept(lived.walk)).toEqual({
      chart: 'lamp',
      state: 'off',
      steps: [
        { event: { type: 'switched', note: 'first' }, state: 'warming', started: [{ actor: 'warm' }] },
        {
          event: { type: 'xstate.done.actor.warm', output: 'warm', actorId: 'warm' },
          state: 'lit',
          emitted: [{ type: 'lamp.lit', switched: 1 }],
          timers: { fade: 60_000 },
        },
        { event: { type: 'xstate.after.fade.lamp.lit' }, state: 'off' },
      ],
    });
    expect(livedWalk(recording, id, 4, lampMachine)?.walk.at).toBe(2);
  });

  // Red when `livedWalk` does not compare with where the app went.
  it('ends where the chart alone goes another way', async () => {
    const { recording, id } = await recordedLamp();
    const worn = lampMachine.provide({ guards: { isWorn: ({ context }) => context.switched > 0 } });
    const lived = livedWalk(recording, id, undefined, worn);
    expect([lived?.walk.at, lived?.parting]).toEqual([2, { event: 'after(fade)', there: 'off', here: 'worn' }]);
  });

  it('is none once its beginning is forgotten, but goes on from where the actor stands', async () => {
    const { recording, id, lamp } = await recordedLamp();
    const whole = walkFromThere(recording, id, 1, lampMachine);
    expect([whole?.from, whole?.steps.length]).toEqual([undefined, 1]);
    recording.clear();
    expect(livedWalk(recording, id, undefined, lampMachine)).toBeUndefined();
    lamp.send({ type: 'switched' });
    const there = walkFromThere(recording, id, undefined, lampMachine);
    expect(there).toEqual({
      chart: 'lamp',
      from: {
        value: 'warming',
        status: 'active',
        context: { switched: 2, password: '•••' },
        actors: { warm: { status: 'active' } },
        sources: { warm: 'warm' },
      },
      state: 'warming',
      steps: [],
    });
    const { walk, parting } = rewalk(lampMachine, there ?? fail());
    expect(parting).toBe(null);
    // The reply of the actor that runs there is possible, and what follows from it is that of the context.
    const lit = stepOn(lampMachine, walk, { type: 'xstate.done.actor.warm', output: 'warm', actorId: 'warm' });
    expect(momentOf(lit).traced.doings).toMatchObject({
      emitted: [{ type: 'lamp.lit', switched: 2 }],
      timers: { fade: 60_000 },
    });
    lamp.stop();
  });

  it('goes on with the delays and the actors of where it stands, which may be sent events', () => {
    const resting = resume(paymentSample, {
      value: { awaitingPix: 'resting' },
      context: { charge: { id: 'c1', lastsMs: 90_000 }, copied: true },
      status: 'active',
      actors: {},
    });
    expect([...resting.pending.timers.values()]).toEqual([
      { event: 'xstate.after.pixExpiry.paymentSample.awaitingPix', delay: 90_000 },
      { event: 'xstate.after.pixPoll.paymentSample.awaitingPix.resting', delay: 5_000 },
    ]);
    const cart = MODELS.find(({ id }) => id === 'cart') ?? fail();
    const [start] = cart.starts;
    const steps =
      paths(cart).find((path) => path.steps.some(({ event }) => event.type === 'removal.requested'))?.steps ?? [];
    const at = steps.findIndex(({ event }) => event.type === 'removal.requested');
    const walk = steps
      .slice(0, at)
      .reduce((before, { event }) => stepOn(cart.machine, before, event), startWalk(cart.machine, start?.input));
    const { chart, pending } = momentOf(walk).traced;
    const snapshotOf = (id: string) => Object(plain(chart.children[id]?.getSnapshot(), { hidesSecrets: true }));
    const actors = Object.fromEntries([...pending.actors].map((id) => [id, snapshotOf(id)]));
    const there = resumeWalk(cart.machine, { value: chart.value, context: chart.context, status: 'active', actors });
    const event = steps[at]?.event ?? fail();
    expect(momentOf(stepOn(cart.machine, there, event)).traced.doings).toEqual(
      momentOf(stepOn(cart.machine, walk, event)).traced.doings,
    );
  });
});

function fail(): never {
  throw new Error('It is not there');
}

describe('the words', () => {
  it('name events as the tests do', () => {
    expect(
      [
        'xstate.done.actor.pay',
        'xstate.error.actor.pay',
        'xstate.after.pixPoll.payment.x',
        'xstate.done.state.a',
        'day.picked',
      ].map(eventWord),
    ).toEqual(['done(pay)', 'error(pay)', 'after(pixPoll)', 'xstate.done.state.a', 'day.picked']);
  });

  it('name states and lengths of time', () => {
    expect(stateText({ panel: 'open', search: { idle: {} } })).toBe('panel.open & search.idle');
    expect([40, 5_000, 1_500, 3_600_000].map((ms) => lengthText(ms, pt))).toEqual(['40 ms', '5 s', '1,5 s', '60 min']);
  });
});
