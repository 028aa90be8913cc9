import { Button } from '@mantine/core';
import { IconBuildingWarehouse, IconPencil, IconSun, IconTrash } from '@tabler/icons-react';
import { sportsText } from '#domain/courts/sport.ts';
import type { Court } from '#domain/courts/court.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { COURTS_PAGE, placeName } from './courtTexts.ts';
import { CourtView } from './CourtView.tsx';
import classes from './CourtCard.module.css';

type CourtCardProps = {
  court: Court;
  /** The arena's time zone, in which `createdAt` is shown as a day. */
  zone: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

export function CourtCard({
  court: { name, inDoor = false, sports, createdAt },
  zone,
  onEdit,
  onDelete,
}: CourtCardProps) {
  const created = formatDay(momentIn(createdAt, zone ?? DEFAULT_ZONE).day);
  return (
    <article className={classes.card} aria-label={name}>
      <CourtView inDoor={inDoor} />
      <div className={classes.text}>
        <h2 className={classes.name}>{name}</h2>
        <StatusBadge tone={inDoor ? 'blue' : 'yellow'} icon={inDoor ? IconBuildingWarehouse : IconSun}>
          {placeName(inDoor)}
        </StatusBadge>
        {sports && <p className={classes.sports}>{sportsText(sports)}</p>}
        <p className={classes.created}>Criada em {created}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="light"
          leftSection={<IconPencil size={18} stroke={1.75} />}
          aria-label={`${COURTS_PAGE.edit} ${name}`}
          onClick={onEdit}
        >
          {COURTS_PAGE.edit}
        </Button>
        <Button
          variant="subtle"
          color="coral"
          leftSection={<IconTrash size={18} stroke={1.75} />}
          aria-label={`${COURTS_PAGE.delete} ${name}`}
          onClick={onDelete}
        >
          {COURTS_PAGE.delete}
        </Button>
      </div>
    </article>
  );
}
