import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { LIMIT, Recording } from '../../../visualizer/live/recording.ts';
import { recordingIn, recordingText } from '../../../visualizer/live/recordingFile.ts';
import { replayed } from '../../../visualizer/live/replay.ts';
import { serializeTo } from '../../../visualizer/live/serializer.ts';
import type { WireEvent } from '../../../visualizer/live/wire.ts';
import { lampMachine } from './lamp.ts';
import { waitUntil } from '../../waitUntil.ts';

function recordLamp() {
  const recording = new Recording();
  const clock = new SimulatedClock();
  const { inspect } = serializeTo((event) => recording.add([event]), { prefix: 'p/', hidesSecrets: true });
  const lamp = createActor(lampMachine, { inspect, clock });
  return { recording, clock, lamp, id: `p/${lamp.sessionId}` };
}

/** An entry in a line: who, what, what was taken, where it led. */
function lines(recording: Recording): readonly string[] {
  const names = new Map(recording.actors.map(({ sessionId, name }) => [sessionId, name]));
  return recording.entries.map(({ kind, sessionId, event, transitions, snapshot, delay }) =>
    [
      kind,
      names.get(sessionId),
      event?.type.replace(/x:\d+/, 'x'),
      ...transitions,
      snapshot && `→ ${snapshot.status} ${JSON.stringify(snapshot.value ?? snapshot.output)}`,
      delay,
    ]
      .filter((word) => word !== undefined)
      .join(' '),
  );
}

describe('the record of a running chart', () => {
  it('makes one entry of an event, its transitions and its snapshot', async () => {
    const { recording, clock, lamp } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    await waitUntil(() => expect(lamp.getSnapshot().value).toBe('lit'));
    clock.increment(60_000);
    lamp.send({ type: 'switched' });
    lamp.stop();
    expect(lines(recording)).toEqual([
      'started lamp xstate.init → active "off"',
      'event lamp switched lamp.off switched 0 → active "warming"',
      'started warm xstate.init → active undefined',
      'event warm xstate.promise.resolve → done "warm"',
      'event lamp xstate.done.actor.warm lamp.warming done(warm) 0 → active "lit"',
      'timer lamp xstate.after.fade.lamp.lit 60000',
      'emitted lamp lamp.lit',
      'event lamp xstate.after.fade.lamp.lit lamp.lit after(fade) 0 → active "off"',
      'event lamp switched lamp.off switched 0 → active "warming"',
      'started warm xstate.init → active undefined',
      'event warm xstate.stop → stopped undefined',
      'event lamp xstate.stop → stopped "warming"',
    ]);
  });

  it('tells an `always` with the event that led to it, and masks secrets', () => {
    const { recording, lamp, id } = recordLamp();
    lamp.start();
    for (let times = 0; times < 4; times += 1) lamp.send({ type: 'switched' });
    expect(recording.transitionsAt(id)).toEqual(['lamp.warming switched 0', 'lamp.off always 0']);
    expect(recording.snapshotAt(id)).toEqual({
      status: 'done',
      value: 'worn',
      tags: [],
      context: { switched: 4, password: '•••' },
    });
    expect(recording.isRunningAt(id)).toBe(false);
    expect(recording.isRunningAt(id, 3)).toBe(true);
  });

  it('knows who is whose child, which chart each is, and who sent an event', async () => {
    const { recording, lamp, id } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    await waitUntil(() => expect(lamp.getSnapshot().value).toBe('lit'));
    const [root, warm] = recording.actors;
    expect([root?.sessionId, root?.name, root?.chart, root?.parentId]).toEqual([id, 'lamp', 'lamp', undefined]);
    expect([warm?.name, warm?.chart, warm?.parentId, warm?.definition]).toEqual(['warm', undefined, id, undefined]);
    expect(JSON.parse(root?.definition ?? '')).toMatchObject({
      id: 'lamp',
      states: { lit: { entry: { type: 'emit' }, after: { fade: 'off' } } },
    });
    const reply = recording.entries.find(({ event }) => event?.type === 'xstate.done.actor.warm');
    expect(reply?.sourceId).toBe(warm?.sessionId);
    expect(reply?.event).toMatchObject({ type: 'xstate.done.actor.warm', output: 'warm' });
  });

  it('says where an actor stood after any entry', () => {
    const { recording, lamp, id } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    lamp.send({ type: 'switched' });
    const values = recording.entries.map(({ index }) => recording.snapshotAt(id, index)?.value);
    expect(values).toEqual(['off', 'warming', 'warming', 'off', 'off']);
    expect(recording.snapshotAt(id)?.value).toBe('off');
    expect(recording.snapshotAt(id, -1)).toBeUndefined();
    expect(recording.isRunningAt(id, -1)).toBe(false);
  });

  it('gives a snapshot to the event that led to it when others wait behind it', () => {
    const recording = new Recording();
    recording.add([started('a'), heard('a', 'one'), heard('a', 'two'), settled('a', 'one', 'first')]);
    expect(recording.entries.map(({ event, snapshot }) => [event?.type, snapshot?.value])).toEqual([
      [undefined, undefined],
      ['one', 'first'],
      ['two', undefined],
    ]);
    recording.add([settled('a', 'two', 'second')]);
    expect(recording.snapshotAt('a', 1)?.value).toBe('first');
    expect(recording.snapshotAt('a', 2)?.value).toBe('second');
  });

  it('shows an actor that was there before where it stands', () => {
    const { lamp } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    const recording = new Recording();
    const serializer = serializeTo((event) => recording.add([event]), { prefix: '', hidesSecrets: false });
    serializer.introduce(lamp);
    lamp.system.inspect(serializer.inspect);
    lamp.send({ type: 'switched' });
    expect(lines(recording)).toEqual([
      'started lamp → active "warming"',
      'event lamp switched lamp.warming switched 0 → active "off"',
      'event xstate.stop → stopped undefined',
    ]);
  });

  it('tells its listeners once a frame', async () => {
    const recording = new Recording();
    const listener = vi.fn();
    const unsubscribe = recording.subscribe(listener);
    const before = recording.version;
    for (let times = 0; times < 100; times += 1) recording.add([heard('a', 'tick')]);
    expect(listener).not.toHaveBeenCalled();
    await waitUntil(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(recording.version).not.toBe(before);
    unsubscribe();
    recording.add([heard('a', 'tick')]);
    const other = vi.fn();
    recording.subscribe(other);
    await waitUntil(() => expect(other).toHaveBeenCalledTimes(1));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a long record', () => {
  it('forgets the oldest, but not where actors stood', () => {
    const recording = new Recording();
    recording.add([started('still'), settled('still', 'xstate.init', 'asleep')]);
    recording.add([started('over'), settled('over', 'xstate.init', 'on', 'done')]);
    recording.add([started('busy')]);
    for (let tick = 0; tick < LIMIT; tick += 1) {
      recording.add([heard('busy', 'tick'), settled('busy', 'tick', `at ${tick}`)]);
    }
    expect(recording.entries.length).toBeLessThanOrEqual(LIMIT);
    expect(recording.entries[0]?.index).toBe(recording.forgotten);
    expect(recording.forgotten + recording.entries.length).toBe(LIMIT + 3);
    expect(recording.actors.map(({ sessionId }) => sessionId)).toEqual(['still', 'busy']);
    expect(recording.snapshotAt('still')?.value).toBe('asleep');
    expect(recording.snapshotAt('busy')?.value).toBe(`at ${LIMIT - 1}`);
    expect(recording.snapshotAt('busy', recording.forgotten)?.value).toBe(`at ${recording.forgotten - 3}`);
  });

  it('is emptied but for who still runs', () => {
    const recording = new Recording();
    recording.add([started('still'), settled('still', 'xstate.init', 'asleep')]);
    recording.add([started('over'), settled('over', 'xstate.init', 'on', 'done')]);
    recording.clear();
    expect(recording.entries).toEqual([]);
    expect(recording.actors.map(({ sessionId }) => sessionId)).toEqual(['still']);
    expect(recording.snapshotAt('still')?.value).toBe('asleep');
    recording.add([heard('still', 'knock')]);
    expect(recording.entries[0]?.index).toBe(recording.forgotten);
  });

  it('takes 100,000 events, and keeps no more than its limit', () => {
    const actors = Array.from({ length: 50 }, (_, at) => `x:${at}`);
    const events: WireEvent[] = actors.map((id) => started(id));
    for (let tick = 0; tick < 50_000; tick += 1) {
      const id = actors[tick % actors.length] ?? '';
      events.push(heard(id, 'tick'), settled(id, 'tick', 'on'));
    }
    const recording = new Recording();
    for (let at = 0; at < events.length; at += 100) recording.add(events.slice(at, at + 100));
    expect(recording.entries).toHaveLength(LIMIT + 50 - LIMIT / 10);
  });
});

describe('replayed', () => {
  it('makes the same record anew', async () => {
    const { recording, lamp } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    await waitUntil(() => expect(lamp.getSnapshot().value).toBe('lit'));
    const again = new Recording();
    again.add(replayed(recording));
    expect(lines(again)).toEqual(lines(recording));
    expect(again.actors).toEqual(recording.actors);
    // Red when `replayed` leaves out what only we tell; or when a file does.
    const opened = recordingIn(recordingText(recording));
    expect(opened && lines(opened)).toEqual(lines(recording));
    expect(opened?.actors).toEqual(recording.actors);
  });

  it.each([
    '',
    '[]',
    '{ "kind": "other", "events": [] }',
    '{ "kind": "quadra-livre-recording", "events": [{ "type": "@quadra.timer" }] }',
  ])('is none in a file with %j', (text) => {
    expect(recordingIn(text)).toBe(null);
  });

  it('begins with where actors stood whose start is forgotten', () => {
    const { recording, lamp, id } = recordLamp();
    lamp.start();
    lamp.send({ type: 'switched' });
    recording.clear();
    lamp.send({ type: 'switched' });
    const [first] = replayed(recording);
    expect(first).toMatchObject({ type: '@xstate.actor', sessionId: id, snapshot: { value: 'warming' } });
  });
});

const BASE = { _version: '0.7.2', createdAt: '0', id: null, rootId: 'root' };

function started(sessionId: string): WireEvent {
  const about = { name: sessionId, parentId: undefined, definition: undefined, snapshot: { status: 'active' } };
  return { ...BASE, sessionId, type: '@xstate.actor', ...about };
}

function heard(sessionId: string, type: string): WireEvent {
  return { ...BASE, sessionId, type: '@xstate.event', event: { type }, sourceId: undefined };
}

function settled(sessionId: string, type: string, value: string, status = 'active'): WireEvent {
  return { ...BASE, sessionId, type: '@xstate.snapshot', event: { type }, snapshot: { status, value } };
}
