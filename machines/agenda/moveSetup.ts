import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { DeskHour } from '#domain/agenda/move.ts';
import type { Day } from '#domain/values/days/day.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { submissionMachine } from '../submission/submission.ts';

/** A reservation as it is on screen. */
export interface Movable {
  readonly id: string;
  readonly date: Day;
  readonly hours: readonly DeskHour[];
  /** Centavos. */
  readonly totalValue: number;
}

/** All hours that a reservation is to have. */
interface Wish {
  readonly date: Day;
  readonly hours: readonly DeskHour[];
}

/** What the wish costs when that is not what it costs now, in centavos; `excess` was received and is too much. */
interface NewPrice {
  readonly totalValue: number;
  readonly excess: number;
}

export type MoveOutcome = { readonly _tag: 'Moved' } | ({ readonly _tag: 'PriceDiffers' } & NewPrice) | Failed;

export type MoveRequest = Wish & Pick<Movable, 'id' | 'totalValue'>;

/** The agenda hands these over, from the dialogs of a reservation. */
export type MoveWish =
  | { readonly type: 'move.requested'; readonly reservation: Movable }
  /** More or fewer hours where it is. */
  | { readonly type: 'resize.requested'; readonly reservation: Movable; readonly hours: readonly DeskHour[] };

export const moveSetup = setup({
  types: {
    context: {} as {
      /** The reservation that is moved; null before the first one. */
      reservation: Movable | null;
      /** Whether a place in the grid is chosen for it, so that another can be after a refusal. */
      isCarried: boolean;
      wish: Wish | null;
      price: NewPrice | null;
    },
    events: {} as
      | MoveWish
      /** Without hours: it does not fit there. */
      | { type: 'place.chosen'; date: Day; hours: readonly DeskHour[] }
      | { type: 'move.dropped' }
      | { type: 'dialog.closed' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'reservation.moved' }
      | { type: 'move.failed'; message: string | undefined }
      | { type: 'move.unanswered' },
    tags: {} as 'busy' | 'slow',
    children: {} as { send: 'send'; submission: 'submission'; followKeys: 'followKeys' },
  },
  actors: {
    /** Moves it at the price that is on screen, or tells the new one. */
    send: fromPromise<MoveOutcome, MoveRequest>(notProvided),
    submission: submissionMachine,
    /** Sends `move.dropped` for the key Escape. */
    followKeys: fromCallback<{ type: 'move.dropped' }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: {
    isCarried: ({ context }) => context.isCarried,
    isSomewhere: (_, hours: readonly DeskHour[]) => hours.length > 0,
    isMoved: (_, outcome: MoveOutcome) => outcome._tag === 'Moved',
    isPriced: (_, outcome: MoveOutcome) => outcome._tag === 'PriceDiffers',
  },
  actions: {
    carry: assign((_, reservation: Movable) => ({ reservation, isCarried: true, wish: null, price: null })),
    keepReservation: assign((_, reservation: Movable) => ({ reservation, isCarried: false, price: null })),
    keepWish: assign({ wish: (_, wish: Wish) => wish }),
    keepPrice: assign({
      price: (_, outcome: MoveOutcome) =>
        outcome._tag === 'PriceDiffers' ? { totalValue: outcome.totalValue, excess: outcome.excess } : null,
    }),
    emitMoved: emit({ type: 'reservation.moved' }),
    emitMisfit: emit({ type: 'move.failed', message: 'A reserva não cabe aí.' }),
    emitFailed: emit((_, outcome: MoveOutcome | undefined) => ({
      type: 'move.failed' as const,
      message: outcome && messageOf(outcome),
    })),
    emitUnanswered: emit({ type: 'move.unanswered' }),
  },
});
