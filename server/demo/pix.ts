import { HOLD_MINUTES } from '../../domain/booking/reservation.ts';
import { encodeBrCode } from '../../domain/payment/brcode.ts';
import { newId } from '../database/uuid.ts';
import { newToken } from '../session/tokens.ts';

export const HOUR_MS = 60 * 60_000;

type Subject =
  | { readonly purpose: 'reservation'; readonly arenaId: string; readonly reservationId: string }
  | { readonly purpose: 'cart'; readonly cartId: string };

interface Pix {
  readonly subject: Subject;
  readonly description: string;
  /** Centavos. */
  readonly total: number;
  readonly madeAt: Date;
  readonly receiver: string;
  readonly became: 'pending' | 'approved' | 'refunded';
}

/** A charge at the sandbox bank; one that was paid was so five minutes after it was made, and its money can go back still. */
export function pixOf({ subject, description, total, madeAt, receiver, became }: Pix) {
  const id = idAt(madeAt);
  const providerId = `SB${id.replaceAll('-', '').slice(-22).toUpperCase()}`;
  const idempotencyKey = newId();
  const approvedAt = became === 'pending' ? null : new Date(madeAt.getTime() + 5 * 60_000);
  const refundedAt = became === 'refunded' && approvedAt ? new Date(approvedAt.getTime() + HOUR_MS) : null;
  const qrCode = encodeBrCode({
    key: 'pix@sandbox.quadralivre.example',
    receiver: 'Quadra Livre Sandbox',
    city: 'Sao Paulo',
    amount: total,
    reference: providerId,
  });
  const both = {
    idempotencyKey,
    receiver,
    reference: id,
    amountCentavos: total,
    status: became,
    createdAt: madeAt,
    expiresAt: new Date(madeAt.getTime() + HOLD_MINUTES * 60_000),
    approvedAt,
  };
  const refund = {
    chargeId: id,
    amountCentavos: total,
    reason: 'cancelled by the arena',
    state: 'done',
    idempotencyKey: newId(),
  } as const;
  return {
    charge: { ...both, ...subject, id, qrCode, providerId, provider: 'sandbox', pollToken: newToken() } as const,
    sandboxCharge: {
      ...both,
      id: providerId,
      description,
      brCode: qrCode,
      refundedAt,
      refundedCentavos: refundedAt ? total : 0,
    },
    refunds: refundedAt ? [{ ...refund, createdAt: refundedAt, doneAt: refundedAt }] : [],
  };
}

/** An identifier as it would have been made then: lists are sorted by them. */
export function idAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}
