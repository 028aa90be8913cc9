import { createMachine } from 'xstate';

/** A sample: names that are alike once their signs are left out, words of Mermaid, and signs that mean something to it. */
export const oddNamesSample = createMachine({
  id: 'oddNamesSample',
  description: 'Goes through states whose names no text of a drawing may take for something else',
  initial: 'a_b',
  on: { 'begun; again': '.a' },
  states: {
    a_b: { on: { next: 'a' } },
    a: { initial: 'b', on: { next: 'note' }, states: { b: { on: { deeper: '_c_' } }, _c_: {} } },
    note: { on: { next: 'end' } },
    end: { on: { next: 'class' } },
    class: { on: { next: 'direction' } },
    direction: { on: { 'next: "last"': 'said "so"; #1 <b>' } },
    'said "so"; #1 <b>': { on: { next: 'said so 1 b' } },
    'said so 1 b': { on: { next: 'avião' } },
    avião: { type: 'final' },
  },
});
