import { IconCalendar, IconMapPin, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { periodText } from '#domain/values/days/formatDay.ts';
import type { Event } from '#domain/events/event.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';
import { EventArtwork } from '../EventArtwork.tsx';
import { organizerText, placeText } from './eventListTexts.ts';
import { EnteredBadge } from '../mine/EnteredBadge.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import classes from './EventCard.module.css';

type EventCardProps = {
  event: Event;
  /** The address to which the whole card links. */
  href?: string;
  note?: string | undefined;
  /** The user is registered for it. */
  isEntered?: boolean;
  actions?: ReactNode;
};

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One event of a list: a row on phones, a card on wider screens. */
export function EventCard({ event, href, note, isEntered = false, actions }: EventCardProps) {
  const { name, artwork, status, eventDate, arenaName, address, organizer } = event;
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.body}>
        <div className={classes.artwork}>
          <EventArtwork artwork={artwork} />
        </div>
        <div className={classes.text}>
          <h2 className={classes.name}>{href === undefined ? name : <CardLink href={href}>{name}</CardLink>}</h2>
          <div className={classes.badge}>
            <EventStatusBadge status={status} isClosed={event.isClosed ?? false} />
            {isEntered && <EnteredBadge />}
          </div>
          <p className={classes.when}>
            <IconCalendar {...ICON} />
            {periodText(eventDate)}
          </p>
          <p className={classes.line}>
            <IconMapPin {...ICON} />
            {placeText(arenaName, address.city)}
          </p>
          <p className={classes.line}>
            <IconUser {...ICON} />
            {organizerText(organizer.name)}
          </p>
        </div>
      </div>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}

/** The link is named after the event alone, but covers the whole card. */
function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={classes.link ?? ''} {...usePrefetch(href)}>
      {children}
    </Link>
  );
}
