import { IconCalendarEvent, IconMapPin, IconUser } from '@tabler/icons-react';
import { periodText } from '#domain/values/days/formatDay.ts';
import type { PublicEvent } from '#domain/events/publicPage.ts';
import { EVENT_PAGE } from '../page/eventPageTexts.ts';
import { IconFacts } from '../../../../shared/look/pieces/IconFacts.tsx';
import classes from './PublicFacts.module.css';

/** When, where and by whom, as strangers see it. */
export function PublicFacts({ event: { eventDate, arenaName, address, organizer } }: { event: PublicEvent }) {
  const facts = [
    { icon: IconCalendarEvent, name: EVENT_PAGE.when, text: periodText(eventDate) },
    { icon: IconMapPin, name: EVENT_PAGE.where, text: `${arenaName}, ${address.street}, ${address.city}` },
    { icon: IconUser, name: EVENT_PAGE.organizer, text: organizer.name },
  ];
  return <IconFacts facts={facts} className={classes.facts} />;
}
