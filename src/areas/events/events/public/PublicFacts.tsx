import { IconCalendarEvent, IconMapPin, IconUser } from '@tabler/icons-react';
import { periodText } from '../../../../../domain/days/formatDay.ts';
import type { PublicEvent } from '../../../../../domain/events/publicPage.ts';
import { EVENT_PAGE } from '../page/eventPageTexts.ts';
import classes from './PublicFacts.module.css';

/** When, where and by whom, as strangers see it. */
export function PublicFacts({ event: { eventDate, arenaName, address, organizer } }: { event: PublicEvent }) {
  const facts = [
    { icon: IconCalendarEvent, name: EVENT_PAGE.when, text: periodText(eventDate) },
    { icon: IconMapPin, name: EVENT_PAGE.where, text: `${arenaName}, ${address.street}, ${address.city}` },
    { icon: IconUser, name: EVENT_PAGE.organizer, text: organizer.name },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ icon: Icon, name, text }) => (
        <div key={name}>
          <dt>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
