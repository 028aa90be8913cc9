import type { ReservationPayment } from '#domain/payment/charge.ts';
import type { ChargeRow } from './charges.ts';
import { bankAddress } from './sandbox/bankAddress.ts';

/** The PIX code and its expiry; `undefined` until the provider has returned a code. */
export function pixCodeOf(charge: ChargeRow, now: Date): Omit<ReservationPayment, 'status'> | undefined {
  if (!charge.providerId || !charge.qrCode) return undefined;
  return {
    value: charge.amountCentavos,
    qrCodePix: charge.qrCode,
    validadePix: charge.expiresAt,
    secondsLeft: Math.max(0, Math.ceil((charge.expiresAt.getTime() - now.getTime()) / 1_000)),
    mpPaymentId: charge.providerId,
    pollToken: charge.pollToken,
    ...(charge.provider === 'sandbox' && { bank: bankAddress(charge.providerId) }),
  };
}
