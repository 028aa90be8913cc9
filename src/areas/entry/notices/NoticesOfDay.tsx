import { useId } from 'react';
import { Link } from 'wouter';
import type { Notice } from '#domain/notices/notice.ts';
import { type OfDay, timeText } from '../../../shared/days/byDay.ts';
import { NOTICES_PAGE } from './noticeTexts.ts';
import classes from './Notices.module.css';

type NoticesOfDayProps = { day: OfDay<Notice>; onOpen: (id: string) => void };

/** One day's notices. Following an unread one reads it. */
export function NoticesOfDay({ day, onOpen }: NoticesOfDayProps) {
  const id = useId();
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        {day.name}
      </h2>
      <ul className={classes.list}>
        {day.items.map((notice) => (
          <li key={notice.id} className={classes.item}>
            <Link
              href={notice.path}
              className={classes.notice}
              data-unread={!notice.isRead || undefined}
              onClick={() => {
                if (!notice.isRead) onOpen(notice.id);
              }}
            >
              <span className={classes.words}>
                <span className={classes.title}>
                  {notice.title}
                  {!notice.isRead && <span className={classes.new}>{NOTICES_PAGE.isNew}</span>}
                </span>
                <span className={classes.line}>{notice.line}</span>
              </span>
              <time className={classes.time} dateTime={notice.madeAt.toISOString()}>
                {timeText(notice.madeAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
