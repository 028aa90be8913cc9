import { Button } from '@mantine/core';
import { IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react';
import type { UnregisteredArena } from '#domain/unregisteredArenas/unregisteredArena.ts';
import { addressText, ARENAS_PAGE } from './unregisteredArenaTexts.ts';
import classes from './UnregisteredArenaList.module.css';

type UnregisteredArenaListProps = {
  arenas: readonly UnregisteredArena[];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
};

export function UnregisteredArenaList({ arenas, onEdit, onDelete }: UnregisteredArenaListProps) {
  return (
    <ul className={classes.arenas}>
      {arenas.map(({ id, name, address }) => (
        <li key={id} className={classes.arena}>
          <div className={classes.text}>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.address}>
              <IconMapPin size={18} stroke={1.75} aria-hidden />
              {addressText(address)}
            </p>
          </div>
          <div className={classes.actions}>
            <Button
              variant="light"
              leftSection={<IconPencil size={18} stroke={1.75} />}
              aria-label={`${ARENAS_PAGE.edit} ${name}`}
              onClick={() => onEdit(id)}
            >
              {ARENAS_PAGE.edit}
            </Button>
            <Button
              variant="subtle"
              color="coral"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              aria-label={`${ARENAS_PAGE.delete} ${name}`}
              onClick={() => onDelete(id)}
            >
              {ARENAS_PAGE.delete}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
