import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { cartEndpoints } from '#domain/contract/cart.ts';
import { registrationEndpoints } from '#domain/contract/registrations.ts';
import { cartMachine, type CartPaymentOutcome } from '../../../../../machines/registrations/cart.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { paymentOf } from '../../../player/payment/index.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** A player's cart for an event, connected to the server. */
export function provideCart(app: App) {
  const { call } = app;
  return cartMachine.provide({
    actors: {
      removal: commandOf<CommandsOf['cart']>({
        removeRegistration: (id, signal) =>
          call(registrationEndpoints.removeRegistration, { params: { id } }, { signal }),
      }),
      openCartPayment: fromPromise<CartPaymentOutcome, { cart: string }>(({ input, signal }) =>
        Effect.runPromise(
          call(cartEndpoints.payCart, { params: { id: input.cart } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): CartPaymentOutcome => ({ _tag: 'Payable', charge: data.payment }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      payment: paymentOf(app, ({ subject, charge }, signal) =>
        call(
          cartEndpoints.cartSettlement,
          { params: { id: subject }, query: { payment: charge.mpPaymentId } },
          { signal },
        ).pipe(Effect.map(({ data }) => data.settlement)),
      ),
    },
  });
}
