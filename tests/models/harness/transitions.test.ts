import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { outingSample } from './samples/outing.ts';
import { paymentSample } from './samples/payment.ts';
import { searchSample } from './samples/search.ts';

describe('transitionsOf', () => {
  it('lists each alternative, with replies, delays and ordinary events', () => {
    expect(transitionsOf(paymentSample).map(({ id }) => id)).toEqual([
      'paymentSample.awaitingPix code.copied 0',
      'paymentSample.awaitingPix after(pixExpiry) 0',
      'paymentSample.awaitingPix.asking done(fetchStatus) 0',
      'paymentSample.awaitingPix.asking done(fetchStatus) 1',
      'paymentSample.awaitingPix.asking done(fetchStatus) 2',
      'paymentSample.awaitingPix.asking error(fetchStatus) 0',
      'paymentSample.awaitingPix.resting after(pixPoll) 0',
    ]);
  });

  it('tells guard, actions, targets and description', () => {
    const byId = new Map(transitionsOf(searchSample).map((transition) => [transition.id, transition]));
    expect(byId.get('searchSample text.typed 0')).toEqual({
      id: 'searchSample text.typed 0',
      source: 'searchSample',
      trigger: { kind: 'event', name: 'text.typed' },
      index: 0,
      guard: 'isLongEnough(text)',
      actions: ['keepText(text)'],
      targets: ['searchSample.pausing'],
      description: null,
      reenter: true,
      forbidden: false,
    });
    expect(byId.get('searchSample text.typed 1')?.description).toBe('One letter finds too many');
    expect(byId.get('searchSample.offline always 0')?.guard).toBe('hasTriedEnough');
  });

  it('keeps forbidden events, wildcards and the end of a parallel state', () => {
    const listed = transitionsOf(outingSample);
    expect(listed.filter(({ forbidden }) => forbidden).map(({ id }) => id)).toEqual([
      'outingSample.preparing.company.asking friend.asked 0',
    ]);
    expect(listed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['outingSample.sheltering * 0', 'outingSample.preparing done 0']),
    );
  });

  it('gives the same ids after provide()', () => {
    expect(transitionsOf(paymentSample.provide({ delays: { pixPoll: 1 } }))).toEqual(transitionsOf(paymentSample));
  });

  it('never gives one id twice', () => {
    const machine = createMachine({
      id: 'two',
      initial: 'a',
      states: {
        a: {
          invoke: [
            { src: 'x', onDone: 'b' },
            { src: 'y', onDone: 'b' },
          ],
          always: { guard: 'g', target: 'b' },
        },
        b: {},
      },
    });
    const ids = transitionsOf(machine).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
