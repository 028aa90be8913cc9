import { assign, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { Position } from '#domain/arenas/position.ts';
import type { FreeAround } from '#domain/finder/freeArena.ts';
import type { Question } from '#domain/finder/question.ts';
import { notProvided } from '../notProvided.ts';
import { READ_WAITS } from '../patience.ts';
import type {
  AroundOutcome,
  AskedQuestion,
  FinderAnswer,
  FindOutcome,
  MapOutcome,
  PlaceOutcome,
} from './finderOutcomes.ts';

/** How long somebody may take to let the browser tell where they are, in milliseconds. */
const PLACE_LIMIT_MS = 20_000;

/** How long the map's code and the beginning of its file may take, on a thin line, in milliseconds. */
const MAP_LIMIT_MS = 30_000;

/** Why nothing is sorted by distance though that was asked for. */
type PlaceFault = 'refused' | 'unknown';

/** Before an answer nobody knows whether the server has one. */
const wantsMap = ({
  context: { question, answer },
}: {
  context: { question: Question; answer: FinderAnswer | null };
}) => question.isMap && answer?.hasMap === true;

/** What the chart `finder` is made with. */
export const finderSetup = setup({
  types: {
    input: {} as AskedQuestion,
    context: {} as AskedQuestion & {
      /** The last one that came: its cities and its present serve the next question too. */
      answer: FinderAnswer | null;
      around: FreeAround | null;
      /** Asked for once; it stays in this page. */
      place: Position | null;
      placeFault: PlaceFault | null;
      /** Picked on the map, as the place to measure from; it stays in this page too. */
      picked: Position | null;
      /** The arena that is chosen, on the map and in the list. */
      chosen: string | null;
      /** Why nothing was found out. */
      reason: string;
      /** Why there is no map. */
      mapReason: string;
    },
    events: {} as
      | ({ type: 'question.asked' } & AskedQuestion)
      | { type: 'search.retried' }
      | { type: 'place.picked'; place: Position }
      | { type: 'place.forgotten' }
      | { type: 'arena.chosen'; id: string | null }
      /** The browser draws it no more. */
      | { type: 'map.broken' }
      | { type: 'map.retried' },
    children: {} as { followAddress: 'followAddress' },
  },
  actors: {
    /** Sends `question.asked` when the address asks for something else. */
    followAddress: fromCallback<{ type: 'question.asked' } & AskedQuestion>(notProvided),
    locate: fromPromise<PlaceOutcome>(notProvided),
    findFree: fromPromise<FindOutcome, { question: Question; place: Position | null }>(notProvided),
    lookAround: fromPromise<AroundOutcome, { question: Question }>(notProvided),
    /** Loads what draws the map, and the beginning of the server's file. */
    loadMap: fromPromise<MapOutcome>(notProvided),
  },
  delays: { ...READ_WAITS, placeLimit: PLACE_LIMIT_MS, mapLimit: MAP_LIMIT_MS },
  guards: {
    wantsPlace: ({ context: { question, place, placeFault } }) => question.isNear && !place && !placeFault,
    isPlaced: (_, outcome: PlaceOutcome) => outcome._tag === 'Placed',
    isFound: (_, outcome: FindOutcome) => outcome._tag === 'Found' && outcome.answer.total > 0,
    isNone: (_, outcome: FindOutcome) => outcome._tag === 'Found',
    isPicked: ({ context }) => context.picked !== null,
    isMapDrawn: stateIn({ view: { map: 'drawn' } }),
    wantsMap,
    wantsList: (given) => !wantsMap(given),
    isDrawable: (_, outcome: MapOutcome) => outcome._tag === 'Drawable',
    isUndrawable: (_, outcome: MapOutcome) => outcome._tag === 'Undrawable',
    isAround: (_, outcome: AroundOutcome) => outcome._tag === 'Around',
  },
  actions: {
    /**
     * Who no longer asks for what is near, and then does again, is asked again where they are. What is near them is not
     * near a place that they picked.
     */
    keepQuestion: assign(({ context: { placeFault, picked } }, { question, hasUnread }: AskedQuestion) => ({
      question,
      hasUnread,
      around: null,
      chosen: null,
      placeFault: question.isNear ? placeFault : null,
      picked: question.isNear ? null : picked,
    })),
    takePicked: assign({ picked: (_, place: Position) => place, around: null }),
    forgetPicked: assign({ picked: null, around: null }),
    choose: assign({ chosen: (_, id: string | null) => id }),
    keepMapReason: assign({ mapReason: (_, reason: string) => reason }),
    takePlace: assign((_, outcome: PlaceOutcome) => (outcome._tag === 'Placed' ? { place: outcome.place } : {})),
    keepPlaceFault: assign((_, outcome: PlaceOutcome | undefined) => {
      return { placeFault: outcome?._tag === 'Unplaced' && outcome.isRefused ? 'refused' : 'unknown' };
    }),
    takeAnswer: assign((_, outcome: FindOutcome) => (outcome._tag === 'Found' ? { answer: outcome.answer } : {})),
    takeAround: assign((_, outcome: AroundOutcome) => (outcome._tag === 'Around' ? { around: outcome.around } : {})),
    keepReason: assign({ reason: (_, reason: string) => reason }),
  },
});
