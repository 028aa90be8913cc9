import type { AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createApp } from '../../src/app/createApp.ts';
import { provideCart } from '../../src/areas/competitions/registrations/cart/cartActors.ts';

const CART = '0190c8f0-1111-7222-8333-444455556666';

test('a PIX paid after its registration was cancelled is told as refunded', async () => {
  const asked: unknown[] = [];
  const replies: Record<string, unknown> = {
    [`/api/v1/shopping-carts/${CART}/payment`]: { data: { payment } },
    '/v1/payments/pix-1': { id: 'pix-1', status: 'approved' },
    [`/api/v1/shopping-carts/${CART}/settlement`]: { data: { settlement: 'refunded' } },
  };
  const adapter: AxiosAdapter = (config) => {
    asked.push([config.url, config.params]);
    return Promise.resolve({ data: replies[config.url ?? ''], status: 200, statusText: 'OK', headers: {}, config });
  };
  const clock = new SimulatedClock();
  const app = createApp({ adapter, clock, follow: () => undefined, prefetch: () => undefined });

  const cart = createActor(provideCart(app), { clock }).start();
  cart.send({ type: 'cart.opened' });
  cart.send({ type: 'pay.requested', cart: CART });
  await waitFor(cart, (snapshot) => snapshot.matches('paying'));
  const { payment: paying } = cart.getSnapshot().children;
  if (!paying) throw new Error('nothing is being paid');
  const { value } = await waitFor(paying, (snapshot) => snapshot.matches('refunded'));

  expect(value).toBe('refunded');
  expect(asked.at(-1)).toEqual([`/api/v1/shopping-carts/${CART}/settlement`, { payment: 'pix-1' }]);
  cart.stop();
});

const payment = {
  status: 'pending',
  value: 60.5,
  qrCode: '000201',
  mpPaymentId: 'pix-1',
  pollToken: 'token',
  expiresAt: '2030-05-01T15:00:00.000Z',
  secondsLeft: 3_600,
};
