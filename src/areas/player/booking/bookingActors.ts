import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import type { PlayerOrder } from '#domain/booking/order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { bookingMachine } from '../../../../machines/booking/booking.ts';
import type {
  HoldOutcome,
  MadeReservation,
  MakeOutcome,
  OpenPaymentOutcome,
} from '../../../../machines/booking/bookingOutcomes.ts';
import { myReservationsMachine } from '../../../../machines/booking/myReservations.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { type Refused, toFailed } from '../../../shared/api/failure.ts';
import { WriteKeys } from '../../../shared/api/writeKeys.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { providePayment } from '../payment/index.ts';
import { refusalOf } from './orderRefusal.ts';
import { provideProfileCompletion } from './profileCompletionActors.ts';
import { partsOf } from '../../../../machines/command/subjectParts.ts';
import { reservationKey } from '../../../shared/api/queryKeys.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** The booking chart, connected to the server. */
export function provideBooking(app: App) {
  const { call, queryClient } = app;
  const keys = new WriteKeys();
  return bookingMachine.provide({
    actors: {
      payment: providePayment(app),
      profileCompletion: provideProfileCompletion(app),
      openPayment: provideOpenPayment(app),
      fetchLiveHold: fromPromise<HoldOutcome, { arena: string }>(({ input, signal }) =>
        Effect.runPromise(
          call(bookingEndpoints.liveHold, { query: input }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): HoldOutcome => {
                const made = data.reservation && payable(data.reservation);
                return made ? { _tag: 'Held', ...made } : { _tag: 'None' };
              },
              onFailure: (): HoldOutcome => ({ _tag: 'None' }),
            }),
          ),
        ),
      ),
      makeReservation: fromPromise<MakeOutcome, { order: PlayerOrder }>(({ input: { order }, signal }) =>
        Effect.runPromise(
          call(bookingEndpoints.makeReservation, { body: order }, { signal, idempotencyKey: keys.of(order) }).pipe(
            Effect.map(({ data }): MakeOutcome => {
              keys.forget();
              queryClient.setQueryData(reservationKey(data.reservation.id), data.reservation);
              return { _tag: 'Made', subject: data.reservation.id, charge: data.reservationPayment ?? null };
            }),
            Effect.catchTag('Refused', (refused) => Effect.succeed(outcomeOf(refused))),
            Effect.catch((failure) => Effect.succeed<MakeOutcome>(toFailed(failure))),
          ),
        ),
      ),
    },
  });
}

export type MyReservationsActor = ActorRefFrom<typeof myReservationsMachine>;

/** The player's reservations, connected to the server. */
export function provideMyReservations(app: App) {
  return myReservationsMachine.provide({
    actors: {
      payment: providePayment(app),
      command: commandOf<CommandsOf['myReservations']>({
        // With the token of a quote, a paid one, for exactly the sums that were shown.
        cancelReservation: (subject, signal) => {
          const { id, of: token } = partsOf(subject);
          return token === ''
            ? app.call(bookingEndpoints.cancelReservation, { params: { id } }, { signal })
            : app.call(bookingEndpoints.cancelPaidReservation, { params: { id }, body: { token } }, { signal });
        },
      }),
      openPayment: provideOpenPayment(app),
    },
  });
}

function provideOpenPayment({ call }: App) {
  return fromPromise<OpenPaymentOutcome, { id: string }>(({ input, signal }) =>
    Effect.runPromise(
      call(bookingEndpoints.reservation, { params: input }, { signal }).pipe(
        Effect.match({
          onSuccess: ({ data }): OpenPaymentOutcome => {
            const made = payable(data.reservation);
            return made ? { _tag: 'Payable', ...made } : { _tag: 'Closed', isPaid: data.reservation.paid };
          },
          onFailure: toFailed,
        }),
      ),
    ),
  );
}

function payable({ id, status, payment }: Reservation): MadeReservation | undefined {
  const charge = payment.find((candidate) => candidate.status === 'Pendente');
  return status === 'PENDENTE' && charge ? { subject: id, charge } : undefined;
}

function outcomeOf(refused: Refused): MakeOutcome {
  if (refused.code === 'too_many_holds') return { _tag: 'TooManyHolds', message: refused.message };
  return refused.code === 'profile_incomplete' ? { _tag: 'ProfileIncomplete' } : refusalOf(refused);
}
