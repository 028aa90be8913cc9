import { PERIODS, periodOf } from '#domain/values/days/hours.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { PERIOD_ICONS } from '../../player/booking/index.ts';
import rows from './Rows.module.css';
import classes from './SlotPeriods.module.css';
import { SlotRow } from './SlotRow.tsx';

type SlotPeriodsProps = { slots: readonly TimeSlot[]; onDelete: (id: string) => void };

export function SlotPeriods({ slots, onDelete }: SlotPeriodsProps) {
  return PERIODS.map(({ id, name }) => {
    const hours = slots.filter(({ startHour }) => periodOf(startHour) === id);
    const Icon = PERIOD_ICONS[id];
    if (hours.length === 0) return null;
    return (
      <section key={id} className={classes.period} aria-label={name}>
        <h2 className={classes.name}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {name}
        </h2>
        <ul className={rows.rows}>
          {hours.map((slot) => (
            <SlotRow key={slot.id} slot={slot} onDelete={() => onDelete(slot.id)} />
          ))}
        </ul>
      </section>
    );
  });
}
