import { Effect, Result, Schema } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { accountEndpoints } from '../../domain/contract/account.ts';
import { bookingEndpoints } from '../../domain/contract/booking.ts';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import type { ProfileForm } from '../../domain/people/person.ts';
import { bookingMachine } from '../../machines/booking/booking.ts';
import type {
  HoldOutcome,
  MadeReservation,
  MakeOutcome,
  OpenPaymentOutcome,
} from '../../machines/booking/bookingOrder.ts';
import { myReservationsMachine } from '../../machines/booking/myReservations.ts';
import { profileCompletionMachine, type SaveProfileOutcome } from '../../machines/booking/profileCompletion.ts';
import { newKey } from '../api/call.ts';
import { type Refused, toFailed } from '../api/failure.ts';
import type { App } from '../app/createApp.ts';
import { provideCommand } from '../command/commandActors.ts';
import { providePayment } from '../payment/paymentActors.ts';
import { reservationKey } from './reservationKeys.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** The booking flow with the real server. */
export function provideBooking(app: App) {
  const { call, queryClient, session } = app;
  const keys = new OrderKeys();
  const profileCompletion = profileCompletionMachine.provide({
    actors: {
      saveProfile: fromPromise<SaveProfileOutcome, { profile: ProfileForm | null }>(({ input, signal }) =>
        Effect.runPromise(
          call(
            accountEndpoints.updateMyProfile,
            { body: input.profile ?? { city: '', phone: '', gender: 'F' } },
            { signal },
          ).pipe(
            Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
            Effect.match({ onSuccess: (): SaveProfileOutcome => ({ _tag: 'Saved' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });

  return bookingMachine.provide({
    actors: {
      payment: providePayment(app),
      profileCompletion,
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
      makeReservation: fromPromise<MakeOutcome, { order: ReservationOrder }>(({ input: { order }, signal }) =>
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

/** The player's list with the real server. */
export function provideMyReservations(app: App) {
  return myReservationsMachine.provide({
    actors: {
      payment: providePayment(app),
      command: provideCommand(app),
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
            return made ? { _tag: 'Payable', ...made } : { _tag: 'Closed' };
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

const Taken = Schema.Struct({
  taken: Schema.Array(Schema.Struct({ court: Schema.String, timeSlot: Schema.String })),
});

function outcomeOf(refused: Refused): MakeOutcome {
  const { code, message, details } = refused;
  if (code === 'profile_incomplete') return { _tag: 'ProfileIncomplete' };
  if (code === 'voucher_not_found') return { _tag: 'VoucherRefused', message };
  if (code !== 'slot_taken') return toFailed(refused);
  const decoded = Schema.decodeUnknownResult(Taken)(details);
  return { _tag: 'SlotTaken', message, taken: Result.isSuccess(decoded) ? decoded.success.taken : [] };
}

/** One idempotency key per order: pressed twice over a bad line, the same order is made once. */
class OrderKeys {
  #order = '';
  #key = '';

  of(order: ReservationOrder): string {
    const text = JSON.stringify(order);
    if (text !== this.#order) [this.#order, this.#key] = [text, newKey()];
    return this.#key;
  }

  forget(): void {
    this.#order = '';
  }
}
