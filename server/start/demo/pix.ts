import { HOLD_MINUTES } from '#domain/booking/reservation.ts';
import { encodeBrCode } from '#domain/payment/brcode.ts';
import { newId } from '#platform/database/uuid.ts';
import { newToken } from '#core/people/tokens.ts';

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
  readonly isPaid: boolean;
  /** When it went back, if it did. */
  readonly refundedAt?: Date | undefined;
}

/** A charge at the sandbox bank. Payment comes five minutes after `madeAt`. */
export function pixOf({ subject, description, total, madeAt, receiver, isPaid, refundedAt }: Pix) {
  const id = idAt(madeAt);
  const providerId = `SB${id.replaceAll('-', '').slice(-22).toUpperCase()}`;
  const idempotencyKey = newId();
  const approvedAt = isPaid ? new Date(madeAt.getTime() + 5 * 60_000) : null;
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
    status: refundedAt ? 'refunded' : isPaid ? 'approved' : 'pending',
    createdAt: madeAt,
    expiresAt: new Date(madeAt.getTime() + HOLD_MINUTES * 60_000),
    approvedAt,
  } as const;
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
      refundedAt: refundedAt ?? null,
      refundedCentavos: refundedAt ? total : 0,
    },
    refunds: refundedAt ? [{ ...refund, createdAt: refundedAt, doneAt: refundedAt }] : [],
  };
}

let made = 0;

/** An id as if made at that instant. Lists are sorted by id, so ids of the same instant grow too. */
export function idAt(instant: Date): string {
  made += 1;
  const time = instant.getTime().toString(16).padStart(12, '0');
  const count = made.toString(16).padStart(6, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-a${count.slice(3)}-${newId().slice(24)}`;
}
