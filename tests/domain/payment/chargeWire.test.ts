import { expect, it } from 'vitest';
import {
  ChargeState,
  MoneyNews,
  PaymentStatus,
  PixCharge,
  PolledCharge,
  ReservationPayment,
} from '#domain/payment/charge.ts';
import { PIX } from '../samples.ts';
import { expectWire, expectWords, inside } from '../wire.ts';

// SPEC 3, Reservation creation response; SPEC 4, Card payment. Red without a member, or with another word, in charge.ts.
it('goes over the wire as the specification has it', () => {
  expectWire(PixCharge, PIX);
  expectWire(ReservationPayment, { ...PIX, status: 'Pendente' });
  expectWire(PolledCharge, { id: 'pix-1', status: 'approved' });
  expect(inside(PixCharge, PIX)).toMatchObject({ value: 120_50, validadePix: new Date(PIX.validadePix) });
});

it('has the words of the specification, and ours for what comes after', () => {
  expectWords(PaymentStatus, ['Pendente', 'Aprovado', 'Cancelado']);
  expectWords(ChargeState, ['pending', 'approved', 'cancelled']);
  expectWords(MoneyNews, [
    'refunding',
    'refunded',
    'owed_again',
    'refund_refused',
    'returned',
    'disputed',
    'charged_back',
    'unreachable',
    'in_cash',
  ]);
});
