import type { SnapshotFrom } from 'xstate';
import { answered, messageOf } from '../outcome.ts';
import { NO_ANSWER } from '../patience.ts';
import { finderSetup } from './finderSetup.ts';

/** The free courts of all arenas. The question stands in the address, so that it can be shared and the way back keeps it. */
export const finderMachine = finderSetup.createMachine({
  id: 'finder',
  description: 'A search for courts that are free at an hour, over all arenas',
  context: ({ input }) => ({
    ...input,
    answer: null,
    around: null,
    place: null,
    placeFault: null,
    picked: null,
    chosen: null,
    reason: '',
    mapReason: '',
  }),
  invoke: { id: 'followAddress', src: 'followAddress' },
  type: 'parallel',
  states: {
    search: {
      description: 'What the address asks for is looked for',
      on: {
        'question.asked': { target: '.opening', actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'place.picked': {
          guard: 'isMapDrawn',
          target: '.asking',
          actions: { type: 'takePicked', params: ({ event }) => event.place },
        },
        'place.forgotten': { guard: 'isPicked', target: '.asking', actions: 'forgetPicked' },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'Is the place to be known first?',
          always: [{ guard: 'wantsPlace', target: 'locating' }, { target: 'asking' }],
        },
        locating: {
          description: 'The browser is asked where the person is; without an answer the search goes on without it',
          after: { placeLimit: { target: 'asking', actions: { type: 'keepPlaceFault', params: undefined } } },
          invoke: {
            id: 'locate',
            src: 'locate',
            onDone: [
              {
                guard: { type: 'isPlaced', params: answered },
                target: 'asking',
                actions: { type: 'takePlace', params: answered },
              },
              { target: 'asking', actions: { type: 'keepPlaceFault', params: answered } },
            ],
            onError: { target: 'asking', actions: { type: 'keepPlaceFault', params: undefined } },
          },
        },
        asking: {
          description: 'The server looks where a court is free; another question calls it off',
          after: { readLimit: { target: 'failed', actions: { type: 'keepReason', params: NO_ANSWER } } },
          invoke: {
            id: 'findFree',
            src: 'findFree',
            input: ({ context: { question, place, picked } }) => ({
              question,
              place: picked ?? (question.isNear ? place : null),
            }),
            onDone: [
              {
                guard: { type: 'isFound', params: answered },
                target: 'found',
                actions: { type: 'takeAnswer', params: answered },
              },
              {
                guard: { type: 'isNone', params: answered },
                target: 'widening',
                actions: { type: 'takeAnswer', params: answered },
              },
              {
                target: 'failed',
                actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' },
              },
            ],
            onError: { target: 'failed', actions: { type: 'keepReason', params: '' } },
          },
        },
        found: { description: 'The arenas with a free court are shown' },
        widening: {
          description: 'Nothing is free then; other hours and days are looked at',
          after: { readLimit: 'empty' },
          invoke: {
            id: 'lookAround',
            src: 'lookAround',
            input: ({ context: { question } }) => ({ question }),
            onDone: [
              {
                guard: { type: 'isAround', params: answered },
                target: 'empty',
                actions: { type: 'takeAround', params: answered },
              },
              { target: 'empty' },
            ],
            onError: 'empty',
          },
        },
        empty: { description: 'Nothing is free then; what is free around it is offered, as far as it is known' },
        failed: { description: 'Nobody could be asked, and why', on: { 'search.retried': 'asking' } },
      },
    },
    view: {
      description: 'How what was found is shown',
      initial: 'list',
      states: {
        list: { description: 'In a list alone', always: { guard: 'wantsMap', target: 'map' } },
        map: {
          description: 'On a map beside the list, where the server has one',
          always: { guard: 'wantsList', target: 'list' },
          initial: 'loading',
          states: {
            loading: {
              description: 'What draws the map is loaded; the list is there meanwhile',
              after: { mapLimit: { target: 'failed', actions: { type: 'keepMapReason', params: NO_ANSWER } } },
              invoke: {
                id: 'loadMap',
                src: 'loadMap',
                onDone: [
                  { guard: { type: 'isDrawable', params: answered }, target: 'drawn' },
                  { guard: { type: 'isUndrawable', params: answered }, target: 'undrawable' },
                  {
                    target: 'failed',
                    actions: { type: 'keepMapReason', params: ({ event }) => messageOf(event.output) ?? '' },
                  },
                ],
                onError: { target: 'failed', actions: { type: 'keepMapReason', params: '' } },
              },
            },
            drawn: {
              description: 'Arenas are pins with their price; one of them may be chosen',
              on: {
                'arena.chosen': { actions: { type: 'choose', params: ({ event }) => event.id } },
                'map.broken': { target: 'failed', actions: { type: 'keepMapReason', params: '' } },
              },
            },
            undrawable: { description: 'This browser draws no maps, which is said; the list stays' },
            failed: { description: 'There is no map for now, and why', on: { 'map.retried': 'loading' } },
          },
        },
      },
    },
  },
});

/** The question, what is shown below it, and whether beside a map. */
export function describeFinder(snapshot: SnapshotFrom<typeof finderMachine>) {
  const { value, context } = snapshot;
  const { question, hasUnread, answer, around, placeFault, picked, chosen, reason, mapReason } = context;
  const view = typeof value.view === 'string' ? value.view : value.view.map;
  return {
    shown: value.search,
    view,
    question,
    hasUnread,
    answer,
    around,
    placeFault,
    picked,
    chosen,
    reason,
    mapReason,
  };
}
