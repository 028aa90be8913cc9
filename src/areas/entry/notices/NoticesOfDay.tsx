import { ActionIcon } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { handedOn } from '#domain/notices/handedOn.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { whatsappMessageLink } from '#domain/people/phone.ts';
import { type OfDay, timeText } from '../../../shared/days/byDay.ts';
import { handOnText, NOTICES_PAGE } from './noticeTexts.ts';
import classes from './Notices.module.css';

type NoticesOfDayProps = { day: OfDay<Notice>; onOpen: (id: string) => void };

/** One day's notices. Following an unread one reads it; each can be handed on by WhatsApp, by whom it was told. */
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
              <span className={classes.title}>
                {notice.title}
                {!notice.isRead && <span className={classes.new}>{NOTICES_PAGE.isNew}</span>}
              </span>
              <span className={classes.line}>{notice.line}</span>
              <time className={classes.time} dateTime={notice.madeAt.toISOString()}>
                {timeText(notice.madeAt)}
              </time>
            </Link>
            <ActionIcon
              component="a"
              href={whatsappMessageLink(handedOn(notice, location.origin))}
              target="_blank"
              rel="noopener noreferrer"
              variant="subtle"
              size={44}
              className={classes.handOn ?? ''}
              aria-label={handOnText(notice.title)}
            >
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
