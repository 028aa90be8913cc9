import type { ReactNode } from 'react';
import type { User } from '#domain/people/person.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import classes from './EntryForm.module.css';

/** The fixed seat of the user who registers. */
export function OwnSeat({ user, label, error }: { user: User; label: string; error: ReactNode }) {
  return (
    <div className={classes.ownSeat}>
      <p className={classes.own}>
        <Initial name={user.name} src={user.avatarCDN} size={40} />
        <span>
          <span className={classes.label}>{label}</span>
          <strong className={classes.name}>{user.name}</strong>
        </span>
      </p>
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}
