import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { OwnerOrder } from '#domain/agenda/ownerOrder.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { ownerBookingMachine } from '../../../../../machines/agenda/ownerBooking.ts';
import type { LinkOutcome, OwnerMakeOutcome } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import { WriteKeys } from '../../../../shared/api/writeKeys.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { newSecret } from '../../../../shared/runtime/newSecret.ts';
import { refusalOf } from '../../../player/booking/index.ts';
import { makeLink } from '../../paymentLinks/index.ts';
import { BOOKING_DRAFT } from './bookingDraft.ts';

export type OwnerBookingActor = ActorRefFrom<typeof ownerBookingMachine>;

/** The owner's booking chart with its real actors. */
export function provideOwnerBooking({ call }: App) {
  const keys = new WriteKeys();
  return ownerBookingMachine.provide({
    actors: {
      makeOwnerReservation: fromPromise<OwnerMakeOutcome, { order: OwnerOrder }>(({ input: { order }, signal }) =>
        Effect.runPromise(
          call(agendaEndpoints.makeOwnerReservation, { body: order }, { signal, idempotencyKey: keys.of(order) }).pipe(
            Effect.map(({ data: { reservation } }): OwnerMakeOutcome => {
              keys.forget();
              clearDraft(BOOKING_DRAFT);
              return { _tag: 'Made', booked: reservation };
            }),
            Effect.catchTag('Refused', (refused) => Effect.succeed<OwnerMakeOutcome>(refusalOf(refused))),
            Effect.catch((failure) => Effect.succeed<OwnerMakeOutcome>(toFailed(failure))),
          ),
        ),
      ),
      makeLink: fromPromise<LinkOutcome, { reservation: string }>(({ input: { reservation }, signal }) => {
        const secret = newSecret();
        return Effect.runPromise(
          makeLink(call, reservation, { secret, signal }).pipe(
            Effect.map(({ data: { link } }): LinkOutcome => ({ _tag: 'Linked', link: { secret, left: link.left } })),
            Effect.catch((failure) => Effect.succeed<LinkOutcome>(toFailed(failure))),
          ),
        );
      }),
    },
  });
}
