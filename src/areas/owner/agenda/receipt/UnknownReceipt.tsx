import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { RECEIPT } from './receiptTexts.ts';

/** Stands for the receipt of a reservation that this arena does not have. */
export function UnknownReceipt() {
  return (
    <EmptyState
      asHeading="h1"
      title={RECEIPT.unknown}
      action={
        <Button size="lg" component={Link} href={ROUTES.ownerReservations.path}>
          {RECEIPT.toAgenda}
        </Button>
      }
    >
      {RECEIPT.unknownHint}
    </EmptyState>
  );
}
