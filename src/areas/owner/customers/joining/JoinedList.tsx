import type { ReactNode } from 'react';
import { maskPhone } from '#domain/people/phone.ts';
import type { JoinedRecord } from '#domain/people/arenaRecord.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { JOINING } from './joiningTexts.ts';
import classes from './Joining.module.css';

type JoinedListProps = { joined: readonly JoinedRecord[]; children: (record: JoinedRecord) => ReactNode };

/** The records that were joined to one, or belong to an account, each with what can be done with it. */
export function JoinedList({ joined, children }: JoinedListProps) {
  if (joined.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={JOINING.joined}>
      {joined.map((record) => (
        <li key={record.id} className={classes.record}>
          <span className={classes.who}>
            <b>{record.name}</b>
            <span className={classes.known}>
              {record.phone === undefined ? JOINING.noPhone : maskPhone(record.phone)} · desde {formatDay(record.since)}
            </span>
            {record.note !== '' && <span className={classes.known}>{record.note}</span>}
          </span>
          {children(record)}
        </li>
      ))}
    </ul>
  );
}
