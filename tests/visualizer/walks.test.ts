import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';
import { transitionsOf } from '../../visualizer/flows/transitions.ts';
import { fromPlain, toPlain } from '../../visualizer/plainValues.ts';
import { loadWalks, samplesOf, takenBy, testsOf, untestedOf } from '../../visualizer/walks.ts';
import { begin, next } from '../../visualizer/step/walker.ts';
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
    for (const { title, start, taken, steps } of known?.walks ?? []) {
      let state = begin(machine, known?.starts[start]);
      expect(state.taken, title).toEqual(taken);
      for (const step of steps) {
        state = next(machine, state, step.event);
        expect(state.taken, `${step.title} of ${title}`).toEqual(step.taken);
      }
    }
  });
});

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
