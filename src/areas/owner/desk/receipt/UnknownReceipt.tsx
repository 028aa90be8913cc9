import { ROUTES } from '#domain/navigation/routes.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { RECEIPT } from './receiptTexts.ts';

/** Replaces the receipt of a reservation that this arena does not have. */
export function UnknownReceipt() {
  return (
    <EmptyState
      asHeading="h1"
      title={RECEIPT.unknown}
      way={{ href: ROUTES.ownerReservations.path, text: RECEIPT.toAgenda }}
    >
      {RECEIPT.unknownHint}
    </EmptyState>
  );
}
