import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { changeText } from '#domain/events/change.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { Event } from '#domain/events/event.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { changesQuery } from '../eventQueries.ts';
import { CHANGES_TITLE } from './changeTexts.ts';
import classes from './EventChanges.module.css';

/** What changed since somebody registered. It is shown only when there is something; the page does not wait for it. */
export function EventChanges({ event }: { event: Event }) {
  const { call } = useApp();
  const title = useId();
  const { data: changes = [] } = useQuery(changesQuery(call, event.id));
  if (changes.length === 0) return null;
  return (
    <section className={classes.changes} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {CHANGES_TITLE}
      </h2>
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.id}>
            <span className={classes.day}>{formatDay(momentIn(change.madeAt, DEFAULT_ZONE).day)}</span>{' '}
            {changeText(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}
