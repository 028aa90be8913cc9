import { useSelector } from '@xstate/react';
import type { Reservation } from '../../../../../domain/booking/reservation.ts';
import { describeUndo } from '../../../../../machines/agenda/undo.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import { whoOf } from '../grid/dayGrid.ts';
import type { UndoActor } from './undoActors.ts';
import { UNDO } from './undoTexts.ts';

type UndoBarProps = { actor: UndoActor; reservations: readonly Reservation[] };

/** Takes the last deed back, in reach of the thumb, for as long as that goes with one tap. */
export function UndoBar({ actor, reservations }: UndoBarProps) {
  const offered = useSelector(actor, (snapshot) => describeUndo(snapshot).offered);
  if (!offered) return null;
  // Of another day, the reservation is not on screen any more.
  const reservation = reservations.find(({ id }) => id === offered.reservation);
  return (
    <NewsBar
      label={UNDO.label}
      title={UNDO.titles[offered.kind]}
      text={reservation ? whoOf(reservation) : UNDO.elsewhere}
      way={{ text: UNDO.undo, onPress: () => actor.send({ type: 'undo.requested' }) }}
    />
  );
}
