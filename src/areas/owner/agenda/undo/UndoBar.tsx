import { useSelector } from '@xstate/react';
import type { DayClosure } from '#domain/closures/closure.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { describeUndo } from '../../../../../machines/agenda/undo.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import { whoOf } from '../../desk/index.ts';
import type { UndoActor } from './undoActors.ts';
import { closedText, UNDO } from './undoTexts.ts';

type UndoBarProps = { actor: UndoActor; reservations: readonly Reservation[]; closures: readonly DayClosure[] };

/** Takes the last deed back, in reach of the thumb, for as long as that goes with one tap. */
export function UndoBar({ actor, reservations, closures }: UndoBarProps) {
  const offered = useSelector(actor, (snapshot) => describeUndo(snapshot).offered);
  if (!offered) return null;
  const isIt = ({ id }: { readonly id: string }) => id === (offered.reservation || offered.id);
  return (
    <NewsBar
      label={UNDO.label}
      title={UNDO.titles[offered.kind]}
      text={
        offered.kind === 'closure'
          ? closedText(closures.find(isIt))
          : reservedText(reservations.find(isIt), offered.what)
      }
      way={{ text: UNDO.undo, onPress: () => actor.send({ type: 'undo.requested' }) }}
    />
  );
}

/** Of another day, the reservation is not on screen any more. */
function reservedText(reservation: Reservation | undefined, what: string | undefined): string {
  const who = reservation ? whoOf(reservation) : UNDO.elsewhere;
  return what === undefined ? who : `${what} · ${who}`;
}
