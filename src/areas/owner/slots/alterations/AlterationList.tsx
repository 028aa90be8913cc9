import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { Day } from '#domain/values/days/day.ts';
import { formatReais } from '#domain/values/money.ts';
import { type SlotAlteration, timeOf } from '#domain/slots/alteration.ts';
import { AlterationAvailability, AlterationDate } from './AlterationBadges.tsx';
import classes from './AlterationList.module.css';
import rows from '../Rows.module.css';
import { BY_DAY, deleteAlterationName } from '../slotTexts.ts';

type AlterationListProps = {
  alterations: readonly SlotAlteration[];
  today: Day;
  /** The previous page is still shown while another one loads. */
  isStale: boolean;
  onDelete: (id: string) => void;
};

export function AlterationList({ alterations, today, isStale, onDelete }: AlterationListProps) {
  return (
    <ul className={rows.rows} aria-busy={isStale} inert={isStale}>
      {alterations.map((alteration) => {
        const { id, date, startHour, court, price, isAvailable } = alteration;
        return (
          <li key={id} className={classes.row}>
            <div className={classes.date}>
              <AlterationDate date={date} time={timeOf(date, today)} />
            </div>
            <div className={classes.what}>
              <h2 className={classes.hour}>{slotLabel(startHour)}</h2>
              <p className={classes.court}>{court?.name ?? BY_DAY.allCourts}</p>
            </div>
            <p className={classes.price}>{price === undefined ? BY_DAY.usualPrice : formatReais(price)}</p>
            <div className={classes.availability}>
              <AlterationAvailability isAvailable={isAvailable} />
            </div>
            <ActionIcon
              className={classes.delete ?? ''}
              color="coral"
              aria-label={deleteAlterationName(alteration)}
              onClick={() => onDelete(id)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
