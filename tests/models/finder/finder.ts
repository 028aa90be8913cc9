import type { FreeArena } from '#domain/finder/freeArena.ts';
import { FIRST_QUESTION } from '#domain/finder/question.ts';
import { describeFinder, finderMachine } from '../../../machines/finder/finder.ts';
import type { FinderAnswer } from '../../../machines/finder/finderOutcomes.ts';
import { chartModel } from '../harness/model.ts';
import { finderRules } from './finderRules.ts';

const day = { day: 28, month: 2, year: 2028 };
const arena: FreeArena = {
  id: 'arena-1',
  name: 'Arena Maré Alta',
  address: { city: 'Santos' },
  day,
  startHour: 12,
  position: { lat: -23.967, lng: -46.333 },
  courts: [{ id: 'court-1', name: 'Quadra 1', isCovered: false, price: 80_50 }],
};
const none: FinderAnswer = { arenas: [], total: 0, cities: ['Santos'], now: { day, hour: 12 }, hasMap: true, pages: 1 };

export const model = chartModel({
  machine: finderMachine,
  starts: {
    now: { question: FIRST_QUESTION, hasUnread: false },
    unread: { question: FIRST_QUESTION, hasUnread: true },
    map: { question: { ...FIRST_QUESTION, isMap: true }, hasUnread: false },
  },
  outcomes: {
    // Each differs from what is asked already: a choice of what is chosen asks nothing.
    'question.asked': ({ context: { question, answer } }) => [
      { question: { ...question, hours: question.hours === 1 ? 2 : 1 }, hasUnread: false },
      { question: { ...question, isNear: !question.isNear }, hasUnread: false },
      // Before an answer nobody knows whether there is a map.
      ...(answer?.hasMap ? [{ question: { ...question, isMap: !question.isMap }, hasUnread: false }] : []),
    ],
    'place.picked': (now) =>
      describeFinder(now).view === 'drawn' ? [{ place: { lat: -23.9671, lng: -46.3331 } }] : [],
    'place.forgotten': ({ context: { picked } }) => (picked === null ? [] : [{}]),
    'arena.chosen': ({ context: { answer, chosen } }) => {
      return answer?.total === 1 ? [{ id: chosen === null ? arena.id : null }] : [];
    },
    'xstate.done.actor.loadMap': [
      { _tag: 'Drawable' },
      { _tag: 'Undrawable' },
      { _tag: 'Offline', message: 'Não foi possível abrir o mapa.' },
    ],
    'xstate.done.actor.locate': [
      { _tag: 'Placed', place: { lat: -23.967, lng: -46.333 } },
      { _tag: 'Unplaced', isRefused: true },
      { _tag: 'Unplaced', isRefused: false },
    ],
    'xstate.done.actor.findFree': [
      { _tag: 'Found', answer: { ...none, arenas: [arena], total: 1 } },
      { _tag: 'Found', answer: none },
      { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' },
    ],
    'xstate.done.actor.lookAround': [
      { _tag: 'Around', around: { hours: [{ day, startHour: 18, arenas: 1 }], days: [] } },
      { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' },
    ],
  },
  decides: ({ context: { question, hasUnread, answer, place, placeFault, picked, chosen } }) => [
    question.hours,
    question.isNear,
    question.isMap,
    hasUnread,
    answer?.total,
    place !== null,
    placeFault,
    picked !== null,
    chosen,
  ],
  view: describeFinder,
  rules: finderRules,
});
