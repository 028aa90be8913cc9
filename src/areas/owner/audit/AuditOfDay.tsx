import { useId } from 'react';
import { Link } from 'wouter';
import type { ArenaDeed } from '#domain/audit/audit.ts';
import { cardPath, auditPath } from '#domain/navigation/paths.ts';
import { type OfDay, timeText } from '../../../shared/days/byDay.ts';
import { deedText, fateText, reservationText, roleText, toText } from './auditTexts.ts';
import classes from './Audit.module.css';

/** What was done on a day. */
export function AuditOfDay({ day }: { day: OfDay<ArenaDeed> }) {
  const id = useId();
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h2 id={id} className={classes.dayName}>
        {day.name}
      </h2>
      <ol className={classes.rows}>
        {day.items.map((deed) => (
          <Row key={deed.id} deed={deed} />
        ))}
      </ol>
    </section>
  );
}

function Row({ deed }: { deed: ArenaDeed }) {
  const { at, by, person, reservation, role, received } = deed;
  const to = toText(deed);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span>
          {deedText(deed)}
          {to !== undefined && <b>{`: ${to}`}</b>}
        </span>
        <span className={classes.soft}>
          {by !== undefined && person !== undefined && (
            <Link href={auditPath({ person })} className={classes.who}>
              {by}
            </Link>
          )}
          {` (${roleText(role)})`}
        </span>
        {received && <span className={classes.soft}>{fateText(received)}</span>}
        {reservation && (
          <Link href={cardPath(reservation)} className={classes.way}>
            {reservationText(reservation)}
          </Link>
        )}
      </span>
      <time className={classes.time} dateTime={at.toISOString()}>
        {timeText(at)}
      </time>
    </li>
  );
}
