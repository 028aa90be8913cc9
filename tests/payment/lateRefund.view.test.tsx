import type { AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createApp } from '../../src/app/createApp.ts';
import { providePayment } from '../../src/areas/player/payment/paymentActors.ts';

const ID = '0190c8f0-1111-7222-8333-444455556666';

test('a late PIX that the server has sent back already is told as refunded, not waited for', async () => {
  const replies: Record<string, unknown> = {
    '/v1/payments/charge-1': { id: 'charge-1', status: 'approved' },
    [`/api/v1/reservations/${ID}`]: { data: { reservation: refundedReservation } },
  };
  const adapter: AxiosAdapter = (config) =>
    Promise.resolve({ data: replies[config.url ?? ''], status: 200, statusText: 'OK', headers: {}, config });
  const clock = new SimulatedClock();
  const app = createApp({ adapter, clock, follow: () => undefined, prefetch: () => undefined });
  const charge = {
    value: 7_000,
    qrCodePix: '000201',
    validadePix: new Date(),
    secondsLeft: 3_600,
    status: 'Pendente' as const,
    mpPaymentId: 'charge-1',
    pollToken: 'token',
  };

  const payment = createActor(providePayment(app), { clock, input: { subject: ID, charge } }).start();
  const { value } = await waitFor(payment, (snapshot) => snapshot.matches('refunded'));

  expect(value).toBe('refunded');
  payment.stop();
});

const refundedReservation = {
  _id: ID,
  arena: { _id: ID, name: 'Areia' },
  date: { day: 26, month: 11, year: 2026 },
  selectedTimeSlots: [],
  totalValue: 70,
  discount: 0,
  status: 'EXPIRADA',
  paymentMethod: 'platform',
  paid: false,
  refunded: true,
  moneyNews: 'refunded',
  installments: [],
  payment: [],
  createdAt: '2026-11-20T12:00:00.000Z',
};
