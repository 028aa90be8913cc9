import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import type { Position } from '#domain/arenas/position.ts';
import { aroundQueryOf, finderEndpoints, freeQueryOf } from '#domain/contract/finder.ts';
import { type Question, readQuestion } from '#domain/finder/question.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { finderMachine } from '../../../../machines/finder/finder.ts';
import type {
  AroundOutcome,
  AskedQuestion,
  FindOutcome,
  MapOutcome,
  PlaceOutcome,
} from '../../../../machines/finder/finderOutcomes.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { FINDER } from './finderTexts.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The window events of a navigation; wouter adds pushState and replaceState. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** The finder's chart, which follows the question in the address. */
export function provideFinder({ call }: App) {
  return finderMachine.provide({
    actors: {
      followAddress: fromCallback<{ type: 'question.asked' } & AskedQuestion>(({ sendBack }) => {
        let asked = location.search;
        const onNavigation = () => {
          if (location.pathname !== ROUTES.finder.path || location.search === asked) return;
          asked = location.search;
          sendBack({ type: 'question.asked', ...readQuestion(asked) });
        };
        for (const type of NAVIGATIONS) addEventListener(type, onNavigation);
        return () => {
          for (const type of NAVIGATIONS) removeEventListener(type, onNavigation);
        };
      }),
      locate: fromPromise<PlaceOutcome>(locate),
      findFree: fromPromise<FindOutcome, { question: Question; place: Position | null }>(
        ({ input: { question, place }, signal }) =>
          Effect.runPromise(
            call(finderEndpoints.freeCourts, { query: freeQueryOf(question, place) }, { signal }).pipe(
              Effect.match({
                onSuccess: ({ data, pages }): FindOutcome => ({ _tag: 'Found', answer: { ...data, pages } }),
                onFailure: toFailed,
              }),
            ),
          ),
      ),
      lookAround: fromPromise<AroundOutcome, { question: Question }>(({ input: { question }, signal }) =>
        Effect.runPromise(
          call(finderEndpoints.freeAround, { query: aroundQueryOf(question) }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: around }): AroundOutcome => ({ _tag: 'Around', around }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      loadMap: fromPromise<MapOutcome>(loadMap),
    },
  });
}

/** What draws the map comes with it alone: no other page, and no list, pays for it. */
async function loadMap(): Promise<MapOutcome> {
  try {
    const head = import('./map/tiles.ts').then(({ openFile }) => openFile());
    await Promise.all([head, mayDraw() && import('./map/FinderMap.tsx')]);
  } catch {
    return { _tag: 'Offline', message: FINDER.mapFailed };
  }
  return { _tag: mayDraw() && canDraw() ? 'Drawable' : 'Undrawable' };
}

function mayDraw(): boolean {
  return 'WebGL2RenderingContext' in globalThis;
}

/** A browser that knows how may have no room for it, or may have it switched off. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** A place of five minutes ago is near enough; the time that the person takes to allow it does not count. */
const HOW = { maximumAge: 300_000, timeout: 10_000 };

/** The browser asks the person, unless they have said it for good. */
async function locate(): Promise<PlaceOutcome> {
  // A page without a secure address has none.
  if (!('geolocation' in navigator)) return { _tag: 'Unplaced', isRefused: false };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, HOW);
    });
    return { _tag: 'Placed', place: { lat: coords.latitude, lng: coords.longitude } };
  } catch (failure) {
    const code: unknown = Reflect.get(Object(failure), 'code');
    if (typeof code !== 'number') throw failure;
    return { _tag: 'Unplaced', isRefused: code === REFUSED };
  }
}

/** The code of a GeolocationPositionError: PERMISSION_DENIED. */
const REFUSED = 1;
