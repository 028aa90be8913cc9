import { describe, expect, it } from 'vitest';
import {
  type ActorRefFrom,
  type AnyStateMachine,
  assign,
  createActor,
  fromCallback,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { Recording } from '../../../visualizer/live/recording.ts';
import { serializeTo } from '../../../visualizer/live/serializer.ts';
import { walkFromThere } from '../../../visualizer/live/livedWalk.ts';
import { linkText, walkInLink } from '../../../visualizer/step/link.ts';
import { momentOf, rewalk, startWalk, stateOf, stepOn } from '../../../visualizer/step/walk.ts';
import { EndlessLoop } from '../../../visualizer/step/walker.ts';

const bell = fromCallback(() => undefined);

/** Remembers where it was in each of two regions, and rings bells that it spawned. */
const player = setup({
  types: {
    children: {} as { named: 'bell'; own: 'bell' },
    context: {} as { letters: number; named: ActorRefFrom<typeof bell> | null; own: ActorRefFrom<typeof bell> | null },
    events: {} as { type: 'next' | 'pause' | 'play' | 'ring' | 'tuned'; password?: string },
  },
  actors: { bell },
}).createMachine({
  id: 'player',
  context: { letters: 0, named: null, own: null },
  entry: assign({
    named: ({ spawn }) => spawn('bell', { id: 'named' }),
    own: ({ spawn }) => spawn('bell', { id: 'own' }),
  }),
  initial: 'playing',
  on: {
    ring: { actions: [sendTo('named', { type: 'rung' }), sendTo('own', { type: 'rung' })] },
    tuned: { actions: assign({ letters: ({ event }) => event.password?.length ?? 0 }) },
  },
  states: {
    playing: {
      type: 'parallel',
      on: { pause: 'paused' },
      states: {
        song: { initial: 'first', states: { first: { on: { next: 'second' } }, second: {} } },
        light: { initial: 'low', states: { low: { on: { next: 'high' } }, high: {} } },
        memory: { type: 'history', history: 'deep' },
      },
    },
    paused: { on: { play: 'playing.memory' } },
  },
});

/** What the live mode knows of it: the password is masked, so walked again from the start it has other letters. */
function followed(...events: readonly ('next' | 'pause')[]) {
  const recording = new Recording();
  const { inspect } = serializeTo((event) => recording.add([event]), { prefix: 'p/', hidesSecrets: true });
  const actor = createActor(player, { inspect });
  actor.start();
  actor.send({ type: 'tuned', password: 'areia morna 27' });
  for (const type of events) actor.send({ type });
  return { recording, id: `p/${actor.sessionId}` };
}

describe('going on from a live moment', () => {
  // Red without `historyValue` in visualizer/step/resume.ts.
  it('comes back to the states that a history keeps', () => {
    const { recording, id } = followed('next', 'pause');
    const there = walkFromThere(recording, id, undefined, player);
    if (!there) throw new Error('It stands nowhere');
    expect(there.from?.history).toEqual({
      'player.playing.memory': expect.arrayContaining(['player.playing.song.second']),
    });
    const { walk, parting } = rewalk(player, there);
    const played = stepOn(player, walk, { type: 'play' });
    expect([parting, stateOf(momentOf(played))]).toEqual([
      null,
      stateOf(momentOf(stepOn(player, startWalk(player, undefined), { type: 'next' }))),
    ]);
  });

  it('keeps the actors that were spawned, whatever they are made of, and is kept in a link', async () => {
    const { recording, id } = followed('next');
    const there = walkFromThere(recording, id, undefined, player);
    if (!there) throw new Error('It stands nowhere');
    if (!there.from) throw new Error('It is walked from its start');
    expect(there.from).toMatchObject({ sources: { named: 'bell', own: 'bell' }, actors: { named: {}, own: {} } });
    // One of no name, as one that was spawned from a function, is there too.
    const { walk } = rewalk(player, { ...there, from: { ...there.from, sources: { named: 'bell' } } });
    const { chart, pending } = momentOf(walk).traced;
    expect([Object.keys(chart.children), [...pending.actors]]).toEqual([
      ['named', 'own'],
      ['named', 'own'],
    ]);
    const rung = momentOf(stepOn(player, walk, { type: 'ring' })).traced.doings.sent;
    expect(rung).toEqual(['named', 'own'].map((to) => ({ to, event: { type: 'rung' } })));
    // What is kept of it is data still, and holds none of the actors.
    expect(await walkInLink(await linkText(there))).toEqual(there);
  });
});

describe('a chart that never rests', () => {
  const circle = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
    id: 'circle',
    initial: 'still',
    states: { still: { on: { go: 'left' } }, left: { always: 'right' }, right: { always: 'left' } },
  });
  const echo = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
    id: 'echo',
    on: { go: { actions: raise({ type: 'go' }) } },
  });
  const atOnce = setup({}).createMachine({
    id: 'atOnce',
    initial: 'left',
    states: { left: { always: 'right' }, right: { always: 'left' } },
  });

  // Red when `orEndless` in visualizer/step/walker.ts throws the error as it is.
  it.each<AnyStateMachine>([circle, echo])('ends the step that would not end: $id', (machine) => {
    const walk = startWalk(machine, undefined);
    expect(() => stepOn(machine, walk, { type: 'go' })).toThrow(EndlessLoop);
    expect(stateOf(momentOf(walk))).toBe(stateOf(momentOf(startWalk(machine, undefined))));
  });

  // Red without `isEndless(chart.error)` in visualizer/step/walker.ts.
  it('ends at its start', () => {
    expect(() => startWalk(atOnce, undefined)).toThrow(EndlessLoop);
  });
});
