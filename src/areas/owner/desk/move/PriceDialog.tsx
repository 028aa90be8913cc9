import { shallowEqual, useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { describeMove } from '../../../../../machines/agenda/move.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { draftOfPrice, type MoveActor } from './moveActors.ts';
import { MOVE } from './moveTexts.ts';
import { PriceFields } from './PriceFields.tsx';

type PriceDialogProps = { actor: MoveActor; reservations: readonly Reservation[] };

/** Shows what other hours cost before the reservation gets them. */
export function PriceDialog({ actor, reservations }: PriceDialogProps) {
  const { pricing } = useSelector(actor, describeMove, (a, b) => shallowEqual(a.pricing, b.pricing));
  const form = useSelector(actor, ({ children }) => children.submission);
  const id = pricing?.reservation.id ?? '';
  const onClose = () => closeForm(actor, form, draftOfPrice(id));
  return (
    <Dialog opened={pricing !== null} title={MOVE.priceTitle} onClose={onClose}>
      {pricing && form && (
        <PriceFields
          key={id}
          actor={form}
          pricing={pricing}
          booked={reservations.find((reservation) => reservation.id === id)}
          onDismiss={onClose}
        />
      )}
    </Dialog>
  );
}
