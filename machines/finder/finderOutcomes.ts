import type { Position } from '#domain/arenas/position.ts';
import type { FreeArenas, FreeAround } from '#domain/finder/freeArena.ts';
import type { Question } from '#domain/finder/question.ts';
import type { Failed } from '../outcome.ts';

/** A page of the answer, of so many. */
export interface FinderAnswer extends FreeArenas {
  readonly pages: number;
}

export type FindOutcome = { readonly _tag: 'Found'; readonly answer: FinderAnswer } | Failed;
export type AroundOutcome = { readonly _tag: 'Around'; readonly around: FreeAround } | Failed;

/** Where the person is, or why the browser does not tell: they refused, or it does not know. */
export type PlaceOutcome =
  | { readonly _tag: 'Placed'; readonly place: Position }
  | { readonly _tag: 'Unplaced'; readonly isRefused: boolean };

/** `Undrawable`: this browser draws no maps. */
export type MapOutcome = { readonly _tag: 'Drawable' | 'Undrawable' } | Failed;

/** What the address asks for; `hasUnread`: some of it cannot be read, and was left out. */
export interface AskedQuestion {
  readonly question: Question;
  readonly hasUnread: boolean;
}
