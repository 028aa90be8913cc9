import { IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { OrderActor } from '../orderActor.ts';
import classes from './ChosenHours.module.css';
import { RESERVE, spokenHour } from './reserveTexts.ts';

type ChosenHoursProps = {
  actor: OrderActor;
  chosen: readonly ChosenSlot[];
  /** False while the order is sent. */
  isEditable: boolean;
  /** At the end of the list. */
  children?: ReactNode;
};

/** The chosen hours, each with its court and a button that takes it out. */
export function ChosenHours({ actor, chosen, isEditable, children }: ChosenHoursProps) {
  return (
    <ul className={classes.hours} aria-label={RESERVE.chosen}>
      {chosen.map(({ sport: _, ...slot }) => (
        <li key={`${slot.court} ${slot.timeSlot}`} className={classes.hour}>
          <span>
            <strong>{slotLabel(slot.startHour)}</strong> {slot.courtName}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`${RESERVE.remove} ${spokenHour(slot)}`}
            disabled={!isEditable}
            onClick={(event) => {
              leadOn(event);
              actor.send({ type: 'slot.toggled', slot });
            }}
          >
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}

/** The button goes with its hour, so the focus moves to the next hour's, else the one before, else to the bar's last. */
function leadOn({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const item = currentTarget.closest('li');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const near = neighbours.map((each) => each?.querySelector<HTMLElement>('[aria-label]')).find(Boolean);
  const last = [...(item?.closest('section')?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
  (near ?? last)?.focus();
}
