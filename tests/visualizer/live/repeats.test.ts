import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../visualizer/live/entries.ts';
import { participantsIn } from '../../../visualizer/live/participants.ts';
import { Repeats, lineAt } from '../../../visualizer/live/repeats.ts';
import { repeatText } from '../../../visualizer/live/RepeatRow.tsx';

/** What polling leaves in a record: each time another actor of the same name, with the same answer or another. */
function polled(...answers: readonly string[]): readonly Entry[] {
  const told = answers.flatMap((output, time): readonly Partial<Entry>[] => [
    { event: { type: 'xstate.after.poll.payment.resting' }, snapshot: { status: 'active', value: 'asking' } },
    { kind: 'started', sessionId: `fetch${time}`, event: { type: 'xstate.init' }, snapshot: { status: 'active' } },
    { event: { type: 'xstate.done.actor.fetch', output }, snapshot: { status: 'active', value: 'resting' } },
    { kind: 'timer', event: { type: 'xstate.after.poll.payment.resting' }, delay: 5_000 },
  ]);
  return told.map((entry, index) => ({
    at: index,
    kind: 'event',
    sessionId: 'payment',
    event: undefined,
    sourceId: undefined,
    transitions: [],
    snapshot: undefined,
    delay: undefined,
    ...entry,
    index,
  }));
}

const nameOf = (id: string) => id.replace(/\d+$/, '');
const fold = (entries: readonly Entry[], ...opened: readonly number[]) =>
  new Repeats()
    .lines(entries, nameOf, new Set(opened))
    .map((line) => ('entry' in line ? line.entry.index : `×${line.repeat.times} ${repeatText(line.repeat)}`));

describe('what repeats', () => {
  // Red when `repeatAt` looks at single entries alone.
  it('is one line with its number, as long as it is the same', () => {
    const entries = polled(...Array<string>(14).fill('pending'), 'paid');
    // The start of the fifteenth time is like those before it.
    expect(fold(entries)).toEqual(['×14 after(poll) → done(fetch)', 56, 57, 58, 59]);
    expect(fold(polled('pending', 'pending'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(fold(polled('a', 'b', 'c', 'd'))).toHaveLength(16);
  });

  it('is unfolded below its line', () => {
    const entries = polled('pending', 'pending', 'pending');
    expect(fold(entries, 0)).toEqual(['×3 after(poll) → done(fetch)', ...entries.keys()]);
  });

  it('grows with what comes', () => {
    const entries = polled('pending', 'pending', 'pending', 'pending');
    const repeats = new Repeats();
    const count = (until: number) => repeats.lines(entries.slice(0, until), nameOf, new Set()).length;
    expect([8, 11, 12, 14, 16].map(count)).toEqual([8, 11, 1, 3, 1]);
  });

  it('holds the entries that it stands for', () => {
    const lines = new Repeats().lines(polled('pending', 'pending', 'pending', 'paid'), nameOf, new Set());
    expect([0, 7, 11, 12, 15, 16, undefined].map((index) => lineAt(lines, index))).toEqual([0, 0, 0, 1, 4, -1, -1]);
  });
});

describe('who takes part', () => {
  it('begins, hears, tells or sends; who was there and does nothing does not', () => {
    const [first, ...rest] = polled('pending');
    if (first === undefined) throw new Error('nothing was polled');
    const wasThere = { ...first, kind: 'started' as const, sessionId: 'session', event: undefined };
    const said = { ...first, sourceId: 'booking' };
    const actor = { name: 'fetch', chart: undefined, definition: undefined, src: undefined, startedAt: 0 };
    const actors = [{ ...actor, sessionId: 'fetch0', parentId: 'payment' }];
    expect([...participantsIn([wasThere, said, ...rest], actors)].toSorted()).toEqual(['booking', 'fetch0', 'payment']);
  });
});
