import { describe, expect, it } from 'vitest';
import { type CartPayment, canRegenerate, stateOfCart } from '#domain/registrations/cart.ts';

const payment: CartPayment = {
  status: 'pending',
  value: 60_50,
  qrCodePix: '000201',
  validadePix: new Date('2030-05-01T15:00:00Z'),
  secondsLeft: 3_600,
  mpPaymentId: 'pix-1',
  pollToken: 'token',
};

describe('a cart that was closed', () => {
  it.each([
    { status: 'pending', able: false, state: 'payable' },
    { status: 'approved', able: false, state: 'paid' },
    { status: 'cancelled', able: true, state: 'expired' },
    { status: 'cancelled', able: false, state: 'over' },
  ] as const)('with a PIX that is $status is $state', ({ status, able, state }) => {
    expect(stateOfCart({ shoppingCartPayment: { ...payment, status }, ableToRegeneratePayment: able })).toBe(state);
  });

  it('has no PIX as long as the provider has not answered', () => {
    expect(stateOfCart({ ableToRegeneratePayment: false })).toBe('unmade');
  });

  it('gets another PIX on its last day, and not after', () => {
    const cart = { lastPayment: 'cancelled', deadlinePayment: { day: 1, month: 5, year: 2030 } } as const;
    expect(canRegenerate(cart, { day: 1, month: 5, year: 2030 })).toBe(true);
    expect(canRegenerate(cart, { day: 2, month: 5, year: 2030 })).toBe(false);
    const others = ['pending', 'approved', undefined] as const;
    expect(others.map((lastPayment) => canRegenerate({ ...cart, lastPayment }, cart.deadlinePayment))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
