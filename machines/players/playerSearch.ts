import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { SEARCH_FROM, SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { fold } from '#domain/values/text/names.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, messageOf } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

export type SearchOutcome = { readonly _tag: 'Found' } | { readonly _tag: 'None' } | Failed;

/** Searches for players by name while it is typed. The chart decides when to ask; the results are cached under the name. */
export const playerSearchMachine = setup({
  types: {
    context: {} as { name: string; /** Why the search failed. */ reason: string },
    events: {} as { type: 'name.typed'; name: string } | { type: 'search.retried' },
    tags: {} as 'busy',
  },
  actors: { findPlayers: fromPromise<SearchOutcome, { name: string }>(notProvided) },
  delays: { searchPause: SEARCH_PAUSE_MS, ...READ_WAITS },
  guards: {
    isLongEnough: (_, name: string) => fold(name).length >= SEARCH_FROM,
    isFound: (_, outcome: SearchOutcome) => outcome._tag === 'Found',
    isNone: (_, outcome: SearchOutcome) => outcome._tag === 'None',
  },
  actions: {
    keepName: assign({ name: (_, name: string) => name }),
    keepReason: assign({ reason: (_, reason: string) => reason }),
  },
}).createMachine({
  id: 'playerSearch',
  description: 'A search for players, from the letters to those who are called so',
  context: { name: '', reason: '' },
  initial: 'typing',
  on: {
    'name.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.name },
        target: '.pausing',
        actions: { type: 'keepName', params: ({ event }) => event.name },
      },
      { target: '.typing', actions: { type: 'keepName', params: ({ event }) => event.name } },
    ],
  },
  states: {
    typing: { description: 'Too little for a search: the whole list is shown' },
    pausing: {
      description: 'Maybe more letters follow; each of them begins the pause anew',
      tags: 'busy',
      after: { searchPause: 'searching' },
    },
    searching: {
      description: 'The server looks the name up; another letter calls it off',
      tags: 'busy',
      after: { readLimit: { target: 'failed', actions: { type: 'keepReason', params: NO_ANSWER } } },
      invoke: {
        id: 'findPlayers',
        src: 'findPlayers',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          { guard: { type: 'isFound', params: answered }, target: 'found' },
          { guard: { type: 'isNone', params: answered }, target: 'none' },
          {
            target: 'failed',
            actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepReason', params: '' } },
      },
    },
    found: { description: 'Those who are called so are shown' },
    none: { description: 'Nobody is called so' },
    failed: { description: 'Nobody could be looked up, and why', on: { 'search.retried': 'searching' } },
  },
});

type Shown = 'all' | 'waiting' | 'found' | 'none' | 'failed';

/** The field's text, and what is shown below it. */
export function describePlayerSearch(snapshot: SnapshotFrom<typeof playerSearchMachine>) {
  const { name, reason } = snapshot.context;
  return { name, reason, shown: shownIn(snapshot) };
}

function shownIn(snapshot: SnapshotFrom<typeof playerSearchMachine>): Shown {
  if (snapshot.matches('typing')) return 'all';
  if (snapshot.matches('found')) return 'found';
  if (snapshot.matches('none')) return 'none';
  return snapshot.hasTag('busy') ? 'waiting' : 'failed';
}
